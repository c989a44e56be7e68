import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { ChatSetting } from '../../settings/chat-settings.ts';
import { dictionariesFor, withEnglish } from '../dictionary-of.ts';
import { type LookPart, lookPartWords } from '../lexicons/behind-change/look-part-words.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { fold } from '../text/fold.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { PatternWord } from '../topics/patterns.ts';

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

/** They say of a part which of its settings is meant: “the colour of the outline”. */
const properties: ReadonlySet<LookPart> = new Set<LookPart>(['color', 'size', 'thickness', 'font', 'spacing']);

/** The settings that belong to the named parts: of “outline” and “colour”, its colour. */
export function settingsOfParts(parts: readonly LookPart[]): ChatSetting[] {
  const [owners, named] = [parts.filter((one) => !properties.has(one)), parts.filter((one) => properties.has(one))];
  const ofOwners = new Set(owners.flatMap((one) => settingsOfPart[one]));
  const ofProperties = new Set(named.flatMap((one) => settingsOfPart[one]));
  const both = [...ofProperties].filter((setting) => ofOwners.has(setting));
  if (both.length > 0) return both;
  return [...(ofProperties.size > 0 && owners.length > 0 ? ofProperties : new Set([...ofOwners, ...ofProperties]))];
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
  const cuts = tokens.flatMap<{ token: Token; isAnd: boolean }>((token) => {
    const isJoin = joins.some(({ start }) => start === token.start);
    if (token.kind === 'break' || contrasts(token.key)) return [{ token, isAnd: false }];
    return isJoin ? [{ token, isAnd: true }] : [];
  });
  const starts = [{ at: 0, isAnd: false }, ...cuts.map(({ token, isAnd }) => ({ at: token.end, isAnd }))];
  const ends = [...cuts.map(({ token }) => token.start), text.length];
  return starts.flatMap(({ at, isAnd }, index) => {
    const clause = text.slice(at, ends[index]).trim();
    return /[\p{L}\p{N}]/u.test(clause) ? [clauseOf(clause, isAnd, language)] : [];
  });
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
function partOf(key: string, language: Language): LookPart | null {
  for (const one of withEnglish(language)) {
    const { whole, beginnings } = wordsOf(one);
    const part = whole.get(key) ?? beginnings.find(({ begin }) => key.startsWith(begin))?.part;
    if (part) return part;
  }
  return null;
}

interface PartWords {
  whole: ReadonlyMap<string, LookPart>;
  beginnings: readonly { begin: string; part: LookPart }[];
}

const compiled = new Map<Language, PartWords>();

function wordsOf(language: Language): PartWords {
  const known = compiled.get(language);
  if (known) return known;
  const all = (Object.entries(lookPartWords[language]) as [LookPart, string][]).flatMap(([part, words]) =>
    words.split(' ').map((word) => ({ word, part })),
  );
  const words = {
    whole: new Map(all.flatMap(({ word, part }) => (word.endsWith('*') ? [] : [[fold(word), part] as const]))),
    beginnings: all.flatMap(({ word, part }) => (word.endsWith('*') ? [{ begin: fold(word.slice(0, -1)), part }] : [])),
  };
  compiled.set(language, words);
  return words;
}
