import { elidedArticle, splitAffixes, termParts } from '../wording/dictionary.ts';
import { endsPhrase, endsSentence } from '../words/punctuation.ts';
import { isUnspaced } from '../words/unspaced-script.ts';
import { english } from './lexicons/english.ts';
import { french } from './lexicons/french.ts';
import { german } from './lexicons/german.ts';
import { italian } from './lexicons/italian.ts';
import type { KeyWordLexicon } from './lexicons/lexicon.ts';
import { portuguese } from './lexicons/portuguese.ts';
import { russian } from './lexicons/russian.ts';
import { spanish } from './lexicons/spanish.ts';
import { wordRanks } from './word-ranks.ts';

/** The weight from which on a word may be chosen. */
export const minWeight = 0.5;

const weights = { number: 0.95, digit: 0.8, denial: 0.9, negation: 0.55, superlative: 0.9, stressed: 0.88, name: 0.78 };
/** The rarest word weighs so much. */
const rarest = 0.72;
/** «Most» before a word. */
const afterMost = 0.18;
/** As frequent words weigh nothing by themselves: a quarter of a thousand words makes half of what is said. */
const commonRank = 250;
/** What ends a sentence or a clause is stressed. */
const atEnd = 0.06;
/** What was said shortly before is not news. */
const again = 0.3;
const againWithin = 40;
/** Longer texts are no words. */
const maxLength = 60;

const lexicons: Record<string, KeyWordLexicon> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
};

/**
 * How much each of consecutive words says, 0–1: numbers, names, what denies or exceeds, what people stress, and rare
 * words. For languages without a list: numbers, names and long words. 0 = it is never chosen. Takes time that grows with
 * the words.
 */
export function wordWeights(words: readonly string[], language: string | null): number[] {
  const weigh = weigherOf(language, words);
  const lastAt = new Map<string, number>();
  return words.map((text, index) => {
    const core = coreOf(text);
    const weight = weigh({ text, core, before: words[index - 1] ?? '' });
    if (weight === 0) return 0;
    const sinceLast = index - (lastAt.get(core) ?? Number.NEGATIVE_INFINITY);
    lastAt.set(core, index);
    const ending = endsSentence(text) || endsPhrase(text) ? atEnd : 0;
    return Math.min(1, Math.max(0.01, weight + ending - (sinceLast <= againWithin ? again : 0)));
  });
}

interface Weighed {
  text: string;
  /** In small letters, without punctuation. */
  core: string;
  /** The word before it; empty at the beginning. */
  before: string;
}

function coreOf(text: string): string {
  if (text.length > maxLength) return '';
  const { core } = splitAffixes(text);
  return termParts(core.slice(elidedArticle(core).length)).join('-');
}

function weigherOf(language: string | null, words: readonly string[]): (word: Weighed) => number {
  const code = language?.toLowerCase().split(/[-_]/)[0] ?? '';
  const lists = Object.hasOwn(lexicons, code) ? lexicons[code] : undefined;
  const ofWord = lists ? byLists(compiled(code, lists), wordRanks(code)) : byLength;
  const isNamed = lists?.hasCapitalNouns || isAllCapitals(words) ? isAcronym : isName;
  return (word) => {
    if (!/[\p{L}\p{N}]/u.test(word.core) || word.text.includes('*') || isUnspaced(word.text)) return 0;
    if (/\p{Nd}/u.test(word.core)) return isBare(word) ? weights.digit : weights.number;
    return ofWord(word, isNamed(word));
  };
}

/** A single digit, without what it counts. */
function isBare({ text }: Weighed): boolean {
  return /^\P{N}*\p{Nd}\P{N}*$/u.test(text) && !/[%‰\p{Sc}]/u.test(text);
}

type Compiled = Record<
  'denials' | 'negations' | 'superlatives' | 'notSuperlatives' | 'most' | 'numbers' | 'stressed' | 'fillers',
  ReadonlySet<string>
> &
  Pick<KeyWordLexicon, 'superlativeEnding'>;

const compiledLists = new Map<string, Compiled>();

function compiled(code: string, lists: KeyWordLexicon): Compiled {
  const known = compiledLists.get(code);
  if (known) return known;
  const setOf = (list: string) => new Set(list.split(' ').filter(Boolean));
  const made = {
    denials: setOf(lists.denials),
    negations: setOf(lists.negations),
    superlatives: setOf(lists.superlatives),
    superlativeEnding: lists.superlativeEnding,
    notSuperlatives: setOf(lists.notSuperlatives),
    most: setOf(lists.most),
    numbers: setOf(lists.numbers),
    stressed: setOf(lists.stressed),
    fillers: setOf(lists.fillers),
  };
  compiledLists.set(code, made);
  return made;
}

function byLists(lists: Compiled, ranks: ReadonlyMap<string, number> | null) {
  return ({ core, before }: Weighed, isNamed: boolean): number => {
    if (lists.fillers.has(core)) return 0;
    if (lists.denials.has(core)) return weights.denial;
    if (lists.negations.has(core)) return weights.negation;
    if (lists.numbers.has(core)) return weights.number;
    if (lists.superlatives.has(core) || endsAsSuperlative(core, lists)) return weights.superlative;
    if (lists.stressed.has(core)) return weights.stressed;
    const rarity = rarityOf(core, ranks);
    // «The» in the middle of a sentence is no name
    if (rarity === 0) return 0;
    const own = Math.max(rarity * rarest, isNamed ? weights.name : 0);
    return lists.most.has(coreOf(before)) && !endsPhrase(before) ? own + afterMost : own;
  };
}

function endsAsSuperlative(core: string, { superlativeEnding, notSuperlatives }: Compiled): boolean {
  return superlativeEnding !== null && core.length > 5 && superlativeEnding.test(core) && !notSuperlatives.has(core);
}

/** 0 = very frequent, 1 = not on the list. Of a compound, its rarest part counts. */
function rarityOf(core: string, ranks: ReadonlyMap<string, number> | null): number {
  if (!ranks) return 0;
  const parts = ranks.has(asListed(core)) ? [core] : core.split('-').filter(Boolean);
  const rank = parts.reduce((most, part) => Math.max(most, ranks.get(asListed(part)) ?? Number.POSITIVE_INFINITY), 0);
  if (rank <= commonRank) return 0;
  if (rank > ranks.size) return [...core].length > 2 ? 1 : 0;
  return Math.log(rank / commonRank) / Math.log(ranks.size / commonRank);
}

/** The lists write ss for ß, and mostly е for ё. */
function asListed(word: string): string {
  return word.replaceAll('ß', 'ss').replaceAll('ё', 'е');
}

/** Long words are rare ones, in every language. */
function byLength({ core }: Weighed, isNamed: boolean): number {
  const letters = [...core].length;
  const long = letters < 8 ? 0 : Math.min(rarest, minWeight + (letters - 8) * 0.05);
  return Math.max(long, isNamed ? weights.name : 0);
}

/** With a capital in the middle of a sentence, or an inner capital: «iPhone». */
function isName(word: Weighed): boolean {
  if (isAcronym(word)) return true;
  const { text, before, core } = word;
  const isFirst = before === '' || endsSentence(before) || /[:"“„«‹]$/u.test(before) || /^["“„«‹¿¡(]/u.test(text);
  return !isFirst && /^\P{L}*\p{Lu}\p{L}*\p{Ll}/u.test(text) && [...core].length > 1;
}

/** «NASA», «iPhone», «YouTube»: capitals where no sentence begins. */
function isAcronym({ text }: Weighed): boolean {
  return /^\P{L}*\p{Lu}{2}/u.test(text) || /\p{Ll}\p{Lu}/u.test(text);
}

/** Whether letter case says nothing, because everything is in capitals. */
function isAllCapitals(words: readonly string[]): boolean {
  const written = words.filter((word) => /\p{L}{2}/u.test(word));
  return written.length > 0 && written.every((word) => !/\p{Ll}/u.test(word));
}
