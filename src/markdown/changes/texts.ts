import {platforms, type Audience, type Platform} from '../../site/products';
import {textsIn} from '../../site/texts';

/** What the build writes around entries, in a language. */
export interface ChangeTexts {
  /** In bold at the start of the paragraph that says what to do. */
  action: string;
  /** Whom an entry affects. */
  affects(who: Audience[]): string;
  platforms: Record<Platform, string>;
  changedIn: string;
  /** What stands for the changes of a version that has no entry. */
  undescribed: string;
  /** Between a version, or a date, and what changed. */
  colon: string;
  comma: string;
  /** A title after the name of its product. */
  titled(product: string, title: string): string;
}

/**
 * What the build writes around entries.
 *
 * @param language - code of the language.
 */
export function changeTexts(language: string): ChangeTexts {
  const write = textsIn(language);
  return {
    action: write('changes.action'),
    affects: (who) =>
      write('changes.affects', {
        audiences: who.map((one) => write(`changes.audience.${one}`)).join(write('changes.and')),
      }),
    platforms: Object.fromEntries(
      platforms.map((platform) => [platform, write(`changes.${platform}`)]),
    ) as Record<Platform, string>,
    changedIn: write('changes.changedIn'),
    undescribed: write('changes.undescribed'),
    colon: write('changes.colon'),
    comma: write('operation.comma'),
    titled: (product, title) => write('changes.titled', {product, title}),
  };
}
