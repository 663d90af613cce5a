import type {LoadContext, Plugin} from '@docusaurus/types';

export type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type BundlerPlugin = NonNullable<NonNullable<Configuration['plugins']>[number]>;
export type Compiler = Parameters<Extract<BundlerPlugin, (compiler: never) => void>>[0];

/** What a patch may ask about the compilation that it is applied to. */
export interface Target {
  context: LoadContext;
  /** The bundler's configuration so far. */
  config: Configuration;
  isServer: boolean;
  /** Whether readers get the result: neither the server's compilation nor a writer's preview. */
  isForReaders: boolean;
}

/** A module that packages ask for among themselves, where an alias doesn't reach. */
export interface Replacement {
  /** The file that asks for it, or a folder of such files, as a path below `node_modules`. */
  issuer: string;
  /** What they ask for: a package, or the last part of a path. */
  request: string;
  /** Absolute path of what they get instead. */
  file: string;
}

/** A finished compilation for readers. */
export interface Built {
  /** Its modules: the absolute path of each file, and its text after all loaders. */
  modules: {resource: string; source(): string}[];
  /** Names of the files that it wrote. */
  files: string[];
}

/** A place where a patch has to take hold. */
export interface Hold {
  /** The file or the text of Docusaurus that the patch expects, for the error message. */
  expects: string;
  /** How often the patch took hold in a compilation for readers. */
  count(built: Built): number;
}

/** One change to Docusaurus itself. */
export interface Patch {
  /** Name of its folder, and its name in `PATCHES`. */
  name: string;
  /** The file of the package, or the hook, that it replaces. */
  replaces: string;
  /** What that costs readers. */
  why: string;
  /** What it saves: compressed scripts and styles of a page, or what else it is there for. */
  saves: string;
  /** Versions of Docusaurus that it was verified with. */
  verified: readonly string[];
  /** Modules of packages that it replaces. Each has to be asked for in a compilation for readers. */
  replacements?: readonly Replacement[];
  /** Modules that it replaces by their name. Each has to be asked for, too. */
  aliases?: Readonly<Record<string, string>>;
  /** Whether replacements and aliases are for compilations for readers only. */
  onlyForReaders?: boolean;
  /** What else it adds to the bundler's configuration. */
  configure?(target: Target): Partial<Configuration>;
  /** Where it has to take hold beside its replacements and aliases. */
  holds?: readonly Hold[];
}

/** Whether a file asks for what is to be replaced. */
export const isAsked = (
  {issuer, request}: Pick<Replacement, 'issuer' | 'request'>,
  file: string,
  asked: string,
): boolean =>
  file.replaceAll('\\', '/').includes(`/node_modules/${issuer}`) &&
  (asked === request || asked.endsWith(`/${request}`));

/** A hold that is counted in the text of the modules of some files. */
export const inModules = (file: RegExp, text: RegExp, expects: string): Hold => ({
  expects,
  count: ({modules}) =>
    modules
      .filter(({resource}) => file.test(resource))
      .reduce((sum, module) => sum + (module.source().match(text)?.length ?? 0), 0),
});
