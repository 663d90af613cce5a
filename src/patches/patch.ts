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

/** A module of a finished compilation. */
export interface BuiltModule {
  /** Absolute path of its file. */
  resource: string;
  /** Its text after all loaders. */
  source(): string;
}

/** A finished compilation for readers. */
export interface Built {
  modules: BuiltModule[];
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

/**
 * What a patch spares readers: how much more a page costs without it (`npm run bench -- patches`). A time
 * that differs by less than it does from run to run is left out.
 */
export interface Saves {
  /** Compressed scripts and styles, in kB, that a page of the API reference loads until its reader acts. */
  kilobytes: number;
  /** Milliseconds of the main thread from a click to the painted page, on a processor slowed four times. */
  navigation?: number;
  /** Milliseconds for which tasks keep a loading page from reacting, on the same processor. */
  blocking?: number;
  /** Day of the measurement, and version of Docusaurus. */
  measured: string;
}

/** One change to Docusaurus itself. */
export interface Patch {
  /** Name of its folder, and its name in `PATCHES`. */
  name: string;
  /** The file of the package, or the hook, that it replaces. */
  replaces: string;
  /** What that costs readers. */
  why: string;
  /** What it saves. */
  saves: Saves;
  /** Why it stays although it saves little (`isWorthItsKeep`): what the site promises and only it keeps. */
  needed?: string;
  /** The issue or pull request of the project whose code it replaces, where there is one. */
  upstream?: string;
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

/** Whether a patch saves readers enough to be kept for that alone: 2 kB of what they load, or 10 ms. */
export const isWorthItsKeep = ({saves}: Pick<Patch, 'saves'>): boolean =>
  saves.kilobytes >= 2 || (saves.navigation ?? 0) >= 10;

/** Whether a file asks for what is to be replaced. */
export const isAsked = (
  {issuer, request}: Pick<Replacement, 'issuer' | 'request'>,
  file: string,
  asked: string,
): boolean =>
  file.replaceAll('\\', '/').includes(`/node_modules/${issuer}`) &&
  (asked === request || asked.endsWith(`/${request}`));

/** A hold that is there as soon as the compilation has a module of that file. */
export const hasModule = (file: string, expects: string): Hold => ({
  expects,
  count: ({modules}) => modules.filter(({resource}) => resource === file).length,
});

/** A hold that is counted in the text of the modules of some files. */
export const inModules = (file: RegExp, text: RegExp, expects: string): Hold => ({
  expects,
  count: ({modules}) =>
    modules
      .filter(({resource}) => file.test(resource))
      .reduce((sum, module) => sum + (module.source().match(text)?.length ?? 0), 0),
});
