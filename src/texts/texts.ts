import type { en } from './en/en.ts';
import type { PluralForms, Text } from './fill.ts';

/**
 * Every sentence that a person reads, in one language. The English texts are the pattern: each language has the same
 * keys, and the same `{names}` in its sentences (a test proves the names). It is plain data, so that parts of it can be
 * handed to scripts in browsers.
 */
export type Texts = Translated<typeof en>;
export type ChatTexts = Texts['chat'];
export type PageTexts = Texts['pages'];

type Translated<Pattern> = Pattern extends string
  ? Text<NamesIn<Pattern>>
  : Pattern extends PluralPattern
    ? PluralForms<NamesIn<Pattern['other']>>
    : { [Key in keyof Pattern]: Translated<Pattern[Key]> };

/** The names in braces. */
export type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Nothing else in the texts has both `one` and `other`. */
type PluralPattern = { readonly one: string; readonly other: string } & {
  readonly [rule in Intl.LDMLPluralRule]?: string;
};
