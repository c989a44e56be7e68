import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { ChatSetting } from '../../settings/chat-settings.ts';
import { dictionariesFor, withEnglish } from '../dictionary-of.ts';
import { type LookPart, lookPartWords } from '../lexicons/behind-change/look-part-words.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import type { PatternWord } from '../topics/patterns.ts';
import { isAmong, wordListOf } from '../vocabulary/word-list.ts';

/** What each part is made of. */
const settingsOfPart: Readonly<Record<LookPart, readonly ChatSetting[]>> = {
  outline: ['outlineColor', 'outlineThickness'],
  letters: ['fontColor', 'fontSize', 'fontFamily', 'letterSpacing'],
  highlight: ['highlightColor'],
  box: ['style', 'outlineColor'],
  color: ['fontColor', 'highlightColor', 'outlineColor', 'emphasisColor'],
  size: ['fontSize'],
  thickness: ['outlineThickness'],
  font: ['fontFamily', 'style'],
  position: ['position'],
  style: ['style', 'animation'],
  movement: ['animation'],
  spacing: ['letterSpacing'],
  emojis: ['addEmojis'],
  shape: ['resizeForSocialMedia', 'framing'],
};

/** They have a colour, a size and so on. */
const owners: ReadonlySet<LookPart> = new Set<LookPart>(['outline', 'letters', 'highlight', 'box']);
/** They say of a part which of its settings is meant: “the colour of the outline”. */
const properties: ReadonlySet<LookPart> = new Set<LookPart>(['color', 'size', 'thickness', 'font', 'spacing']);

/** The settings that belong to the named parts: of “outline” and “colour”, its colour. */
export function settingsOfParts(named: readonly LookPart[]): ChatSetting[] {
  const settingsOf = (fits: (part: LookPart) => boolean) => named.filter(fits).flatMap((part) => settingsOfPart[part]);
  const ofOwners = settingsOf((part) => owners.has(part));
  const ofProperties = settingsOf((part) => properties.has(part));
  const both = ofProperties.filter((setting) => ofOwners.includes(setting));
  const ofProperty = both.length > 0 ? both : ofProperties;
  const others = settingsOf((part) => !owners.has(part) && !properties.has(part));
  return [...new Set([...(ofProperty.length > 0 ? ofProperty : ofOwners), ...others])];
}

/** A part of a message between commas, “but” and “and”. */
export interface LookClause {
  text: string;
  words: PatternWord[];
  items: Item[];
  parts: LookPart[];
  /** “And” stands before it, no comma and no “but”. */
  isBehindAnd: boolean;
}

/** In tokens. A longer message tells more. */
const maxTokens = 32;

/** The clauses of a message with the parts of a look that they name; [] = it is too long. */
export function lookClauses(text: string, language: Language): LookClause[] {
  const tokens = tokenize(text);
  if (tokens.length > maxTokens) return [];
  const dictionaries = dictionariesFor(language);
  const joins = readItems(tokens, dictionaries).filter((item) => isKind(item, 'join') && item.meaning.word === 'and');
  const contrasts = (key: string) =>
    dictionaries.some(({ around, sentences }) => around.but.has(key) || sentences.contrast.has(key));
  const cuts = tokens.flatMap<Cut>((token) => {
    if (token.kind === 'break') return [{ to: token.start, from: token.end, isAnd: false }];
    // “only the letters”: the word itself says something
    if (contrasts(token.key)) return [{ to: token.start, from: token.start, isAnd: false }];
    const isJoin = joins.some(({ start }) => start === token.start);
    return isJoin ? [{ to: token.start, from: token.end, isAnd: true }] : [];
  });
  const starts = [{ at: 0, isAnd: false }, ...cuts.map(({ from, isAnd }) => ({ at: from, isAnd }))];
  const ends = [...cuts.map(({ to }) => to), text.length];
  return starts.flatMap(({ at, isAnd }, index) => {
    const clause = text.slice(at, ends[index]).trim();
    return /[\p{L}\p{N}]/u.test(clause) ? [clauseOf(clause, isAnd, language)] : [];
  });
}

/** Between two clauses. Indexes in the text. */
interface Cut {
  to: number;
  from: number;
  isAnd: boolean;
}

function clauseOf(text: string, isBehindAnd: boolean, language: Language): LookClause {
  const tokens = tokenize(text);
  const words = tokens.flatMap(({ kind, key }) => (kind === 'word' ? [{ key, isNumber: false }] : []));
  const parts = [...new Set(words.flatMap(({ key }) => partOf(key, language) ?? []))];
  return { text, words, items: readItems(tokens, dictionariesFor(language)), parts, isBehindAnd };
}

/** Whether a clause says how a part is to be: a colour, a size, a place. A switch that is itself the part says nothing. */
export function namesValue({ items, parts }: LookClause): boolean {
  return items.some((item) => {
    if (isKind(item, 'color', 'shade', 'grow', 'swap_colors', 'tongue', 'number', 'painted')) return true;
    if (isKind(item, 'switch'))
      return !settingsOfParts(parts).some((setting) => setting in (item.meaning.on as CaptionSettings));
    return isKind(item, 'choice');
  });
}

/** The part that a word names; null = none. */
export function partOf(key: string, language: Language): LookPart | null {
  for (const one of withEnglish(language)) {
    const part = parts.find((part) => isAmong([wordListOf(lookPartWords[one][part])], key));
    if (part) return part;
  }
  return null;
}

const parts = Object.keys(lookPartWords.en) as LookPart[];
