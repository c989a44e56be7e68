import type { en } from './en/en.ts';

/** Every sentence that a person reads, in one language; the English texts are the pattern of all others. */
export type Texts = typeof en;

export type ChatTexts = Texts['chat'];
/**
 * Plain data, so that scripts can be handed parts of it: values are put into `{names}` by `fill`, and what counts
 * something is `PluralForms`.
 */
export type PageTexts = Texts['pages'];
