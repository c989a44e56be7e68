import { type Language, languages } from '../../../texts/languages.ts';
import { dictionaryOf, isOwnWord, lexiconOf, withEnglish } from './dictionary-of.ts';
import { type RatingWords, ratingWords } from './lexicons/sentences/rating-words.ts';
import { readLikeness, thresholds } from './likeness/read-likeness.ts';
import { type ItemKind, isKind, readItems } from './read-items.ts';
import { fold } from './text/fold.ts';
import { saysMore } from './text/says-more.ts';
import { type Token, tokenize } from './text/tokenize.ts';
import { tellsAction } from './told.ts';
import { type PatternWord, placeOf } from './topics/patterns.ts';
import { talkTopics } from './topics/topic.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** Longer messages are stories. In tokens. */
const maxTokens = 60;
/** In words. Thanks further behind are politeness after a wish, unless they say what for, or a good-bye follows. */
const maxBeforeThanks = 4;
const minBehindThanks = 2;
/** In words; a shorter clause beside thanks says little. */
const minOther = 4;

/**
 * "Well, we got there I reckon, much obliged to you", "bueno pues mil gracias guapo, ya te contaré": whether a message says thanks or
 * good-bye and asks for nothing. Thanks behind a wish, a complaint or a "but" are politeness.
 */
export function thanksWithin(text: string, language: Language, isAllElseUnknown = false): boolean {
  const said = text.toLowerCase().replace(rating, ' ');
  const tokens = tokenize(said);
  if (saysMore.test(said) || tokens.length > maxTokens) return false;
  const languages = withEnglish(language);
  const dictionaries = languages.map(dictionaryOf);
  const first = tokens.find(({ kind }) => kind === 'word');
  const read = clausesIn(tokens).map((words) => readClause(words, dictionaries, language));
  const clauses = withoutGreetings(read, said, languages);
  const talks = (words: readonly Token[]) => isTalk(words, said, { dictionaries, language });
  if (clauses.some(({ isContrast }) => isContrast)) return false;
  const others = clauses.filter(({ closing }) => closing === null);
  const isDenied = first && languages.some((one) => lexiconOf(one).denied.test(said.slice(first.start, first.end)));
  // “no, I’ll post it myself, I only wanted to say thanks”
  const isTold = others.length > 0 && others.every(({ words }) => tellsAction(textOf(words, said), dictionaries));
  if (isDenied && !isTold) return false;
  const bare = clauses.filter(({ closing }) => closing === 'bare').length;
  // “thank you so much, you’re a star”
  const isClosed = bare > 1 || clauses.some(({ closing }) => closing === 'full');
  const isPolite = bare > 0;
  const isAlone = others.every(({ words }) => words.length < minOther || talks(words));
  // thanks that come first are not politeness after a wish
  if (!isClosed && !(isPolite && (isAlone || clauses[0]?.closing === 'bare'))) return false;
  const beside = { dictionaries, language, isClosed, isAllElseUnknown };
  return others.every(({ words }) => !mayAsk(words, said, { ...beside, isTalk: talks(words) }));
}

/** “You’re a 10”, “10/10”, “100 %”: numbers of praise, and of years. */
const rating = new RegExp(
  [
    String.raw`(?<!\p{N})(?:10\s?\/\s?10|100\s?%)`,
    String.raw`(?<=(?<!\p{L})(?:${anyOf('before')}) )100?(?![\p{N}%])`,
    String.raw`(?<!\p{N})\d{2}(?= (?:${anyOf('years')}))`,
  ].join('|'),
  'gu',
);

function anyOf(what: keyof RatingWords): string {
  const words = languages.flatMap((language) => ratingWords[language][what].split(' '));
  return [...new Set(words.filter(Boolean))].join('|');
}

/** “Hi, good night”: in a greeting, what may also be a good-bye is none. */
function withoutGreetings(clauses: readonly Clause[], said: string, languages: readonly Language[]): Clause[] {
  let hasGreeted = false;
  return clauses.map((clause) => {
    const text = textOf(clause.words, said);
    const isGreeting = languages.some((one) => lexiconOf(one).greeting.test(text));
    const isOpening = isGreeting && (hasGreeted || clause.closing === null || clause.from > 0);
    hasGreeted ||= isOpening;
    return isOpening ? { ...clause, closing: null } : clause;
  });
}

function textOf(words: readonly Token[], said: string): string {
  return said.slice(words[0]?.start, words.at(-1)?.end);
}

function clausesIn(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break') clauses.push([]);
    else if (token.kind === 'word') clauses.at(-1)?.push(token);
  }
  return clauses.filter(({ length }) => length > 0);
}

/** A clause is like talk from here on. */
const likeTalk = 0.4;

/** "It took long", "my sister will be pleased": whether a clause beside thanks is sure to ask for nothing. */
function isTalk(
  words: readonly Token[],
  text: string,
  { dictionaries, language }: { dictionaries: readonly Dictionary[]; language: Language },
): boolean {
  const keys = words.map(({ key }) => ({ key: shortened(key), isNumber: false }));
  if (tellsAction(textOf(words, text), dictionaries)) return true;
  if (
    dictionaries.some(({ topics }) => topics.some((topic) => restful.has(topic.name) && placeOf(topic, keys) !== null))
  )
    return true;
  const [first] = readLikeness(textOf(words, text), language).all();
  return first !== undefined && restful.has(first.meaning) && first.score >= likeTalk;
}

/** What is said and asks for nothing; a complaint does. */
const restful: ReadonlySet<string> = new Set([...talkTopics.filter((topic) => topic !== 'complaint'), 'told']);

interface Clause {
  words: Token[];
  /** Index of the word with which thanks or a good-bye begins. */
  from: number;
  /** `bare`: thanks and hardly anything else, which may be said after a wish. */
  closing: 'full' | 'bare' | null;
  isContrast: boolean;
}

function readClause(words: Token[], dictionaries: readonly Dictionary[], language: Language): Clause {
  const keys = words.map(({ key }) => ({ key: shortened(key), isNumber: false }));
  const found = dictionaries.flatMap((dictionary) =>
    dictionary.closings.flatMap((closing) => {
      const place = placeOf(closing, keys);
      const said = place ? keys.slice(place.from, place.to + 1).map(({ key }) => key) : [];
      const isOther = dictionary.language !== language && isOwnWord(said.join(' '), language);
      // "the goodbye is missing"
      const isNamed =
        said.length === 1 && place !== null && dictionary.sentences.beforeNoun.has(keys[place.from - 1]?.key ?? '');
      return place && !isOther && !(isNamed && closing.name === 'goodbye') ? [{ name: closing.name, ...place }] : [];
    }),
  );
  if (found.length === 0) return { words, from: 0, closing: null, isContrast: objects(keys, dictionaries) };
  const isBye = found.some(({ name }) => name === 'goodbye');
  const from = Math.min(...found.map((one) => one.from));
  const to = Math.max(...found.map((one) => one.to));
  const behind = keys.length - 1 - to;
  // "you did quite well in the end though": a "but" within the thanks
  const isContrast = objects([...keys.slice(0, from), ...keys.slice(to)], dictionaries);
  const isFull =
    isBye || (from < maxBeforeThanks ? behind >= minBehindThanks : behind + (to - from) >= minBehindThanks);
  if (isFull) return { words, from, closing: 'full', isContrast };
  return { words, from, closing: from < maxBeforeThanks ? 'bare' : null, isContrast };
}

/** "But it is still wrong", not "I struggled, but it came out well". */
function objects(keys: readonly PatternWord[], dictionaries: readonly Dictionary[]): boolean {
  const but = keys.findIndex(({ key }) =>
    dictionaries.some(({ around, sentences }) => around.but.has(key) || sentences.contrast.has(key)),
  );
  if (but === -1) return false;
  const behind = keys.slice(but + 1);
  return !dictionaries.some(
    ({ topics, closings }) =>
      closings.some((closing) => placeOf(closing, behind) !== null) ||
      topics.some((topic) => topic.name === 'praise' && placeOf(topic, behind) !== null),
  );
}

/** "Thanksss"; Spanish "quedao" is "quedado". */
function shortened(key: string): string {
  return fold(key)
    .replace(/(.)\1{2,}/gu, '$1')
    .replace(/^(.{3,})ao$/u, '$1ado');
}

/** What a look is wished for with. */
const wishing: readonly ItemKind[] = ['role', 'color', 'grow', 'switch', 'choice', 'leave_out', 'covers', 'no'];
/** See `thresholds.worthAsking`. */
const likeness = 0.35;
/** Who takes leave says more that asks for nothing. */
const likenessBesideClosing = 0.6;

interface Beside {
  dictionaries: readonly Dictionary[];
  language: Language;
  isClosed: boolean;
  /** Nothing was understood beside the thanks. */
  isAllElseUnknown: boolean;
  isTalk: boolean;
}

/** Whether a clause beside thanks may be a wish, a question or a complaint. */
function mayAsk(words: readonly Token[], text: string, beside: Beside): boolean {
  const { dictionaries, language, isClosed, isAllElseUnknown, isTalk } = beside;
  const likeOther = isClosed ? likenessBesideClosing : likeness;
  // "never mind, I'll have a go"
  const kinds = isTalk ? wishing.filter((kind) => kind !== 'no' && kind !== 'leave_out') : wishing;
  if (readItems([...words], dictionaries).some((item) => isKind(item, ...kinds))) return true;
  if (words.length < minOther || isTalk) return false;
  const [first] = readLikeness(textOf(words, text), language).all();
  const isLike = isAllElseUnknown && isClosed ? thresholds.sure : likeOther;
  if (first && !restful.has(first.meaning) && first.score >= isLike) return true;
  return !isClosed && namesMistake(words, dictionaries);
}

function namesMistake(words: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ corrections }) => words.some(({ key }) => corrections.mistaken.has(key)));
}
