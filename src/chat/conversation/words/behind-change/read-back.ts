import type { Language } from '../../../../texts/languages.ts';
import type { ChatSetting } from '../../settings/chat-settings.ts';
import { withEnglish } from '../dictionary-of.ts';
import { backWords } from '../lexicons/behind-change/back-words.ts';
import { isKind } from '../read-items.ts';
import { mayNameWords } from '../text/says-more.ts';
import { fitsAny, patternsByLanguage } from '../topics/patterns-by-language.ts';
import { type LookClause, lookClauses, namesValue, settingsOfParts } from './look-parts.ts';

/** A part of the look that is to be as it was. */
export interface WishedBack {
  settings: ChatSetting[];
  /** `start`: as it was at first; `before`: before it was changed last. */
  from: 'before' | 'start';
  /** It is said what it was like, so it is no order to undo something else. */
  isCompared: boolean;
}

export interface ReadBack {
  backs: WishedBack[];
  /** What else the message says, without the parts that are to stay as they are now. */
  rest: string;
}

type BackName = Exclude<keyof (typeof backWords)['en'], 'asks'>;
const patternsOf = patternsByLanguage<BackName>((language) => {
  const { asks: _, ...patterns } = backWords[language];
  return patterns;
});

/**
 * “Keep the font but the old colour please”: the parts that are to be as they were; null = the message says nothing so.
 * @param hasExample it names a video: “use the size of the first one”
 */
export function readBack(text: string, language: Language, hasExample = false): ReadBack | null {
  if (mayNameWords.test(text) || !mayAsk(text, language)) return null;
  const backs: WishedBack[] = [];
  const others: LookClause[] = [];
  let waiting: LookClause[] = [];
  for (const clause of lookClauses(text, language)) {
    if (!clause.isBehindAnd) others.push(...waiting.splice(0));
    const found = backsIn([...waiting, clause], language, hasExample);
    backs.push(...found);
    if (found.length === 0 && isNamedAlone(clause, language)) {
      waiting.push(clause);
      continue;
    }
    if (found.length === 0) others.push(...waiting, clause);
    waiting = [];
  }
  const rest = [...others, ...waiting].filter((one) => !isEmpty(one, language));
  return backs.length > 0 ? { backs, rest: rest.map((one) => one.text).join(', ') } : null;
}

/** “No, …”, “hm, …”: it says nothing by itself, or that a part stays. */
function isEmpty(clause: LookClause, language: Language): boolean {
  const { parts, items } = clause;
  const isFiller = items.every((item) => isKind(item, 'no', 'yes', 'filler', 'praise', 'article'));
  return (isFiller && parts.length === 0) || staysAsItIs(clause, language);
}

/** The last clause says “as it was”; those before it, joined by “and”, name further parts only. */
function backsIn(clauses: readonly LookClause[], language: Language, hasExample: boolean): WishedBack[] {
  const clause = clauses.at(-1);
  if (!clause) return [];
  const says = (name: BackName) => saysSo(clause, name, language);
  const isCompared = says('compared') || (hasExample && says('ofVideo'));
  const isPlace = says('place') || (isCompared && clause.parts.length === 0 && hasGrow(clause, 'height'));
  const isSize = isCompared && clause.parts.length === 0 && hasGrow(clause, 'size');
  const isNegated = clause.items.some((item) => isKind(item, 'no'));
  if (isNegated || (!isPlace && !isSize && namesValue(clause))) return [];
  const own = isSize ? (['size'] as const) : clause.parts;
  const named = isPlace ? (['position'] as const) : own;
  if (named.length === 0 || !(isCompared || isPlace || says('verbs'))) return [];
  if (unknownIn(clause) > maxUnknown) return [];
  const from = says('start') ? 'start' : 'before';
  const parts = [...clauses.slice(0, -1).map((one) => one.parts), named];
  return parts.map((one) => ({ settings: settingsOfParts(one), from, isCompared: isCompared || isPlace }));
}

/** Words that a dictionary does not know, beside those of the look. */
const maxUnknown = 5;

function unknownIn({ items }: LookClause): number {
  return items.filter((item) => isKind(item, 'unknown')).length;
}

function hasGrow({ items }: LookClause, dimension: 'size' | 'height'): boolean {
  return items.some((item) => isKind(item, 'grow') && item.meaning.dimension === dimension);
}

/** “The font and the colour as before”: a clause that is no more than a part. */
function isNamedAlone(clause: LookClause, language: Language): boolean {
  const { parts, words, items } = clause;
  const isShort = parts.length > 0 && words.length <= parts.length + maxBeside;
  return isShort && !items.some((item) => isKind(item, 'no')) && !saysSo(clause, 'stays', language);
}

/** In words: “put the”. */
const maxBeside = 2;

/** “Keep the font”, “the position is fine”. */
export function staysAsItIs(clause: LookClause, language: Language): boolean {
  return clause.parts.length > 0 && !namesValue(clause) && saysSo(clause, 'stays', language);
}

function saysSo({ words }: LookClause, name: BackName, language: Language): boolean {
  return withEnglish(language).some((one) =>
    fitsAny(
      patternsOf(one).filter((pattern) => pattern.name === name),
      words,
    ),
  );
}

/** A question wishes something only where it begins as one that does. */
function mayAsk(text: string, language: Language): boolean {
  if (!/[?？]/.test(text)) return true;
  const [first = ''] = lookClauses(text, language)[0]?.words.map(({ key }) => key) ?? [];
  return withEnglish(language).some((one) => backWords[one].asks.split(' ').includes(first));
}
