import { fold } from '../text/fold.ts';

/** What people say for something that has a name. */
export interface Pattern<Name extends string> {
  name: Name;
  steps: PatternStep[];
  beginsSentence: boolean;
  endsSentence: boolean;
  /** Its words may come in any order, each once. */
  inAnyOrder: boolean;
}

/** One word of a pattern. */
interface PatternStep {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
  isNumber: boolean;
  /** `@`: a single letter. */
  isLetter: boolean;
  /** It comes right behind the word before. */
  isNext: boolean;
}

/** @param phrases by name: patterns, see `TopicPhrases` */
export function compilePatterns<Name extends string>(phrases: Partial<Record<Name, string>>): Pattern<Name>[] {
  return Object.entries<string>(phrases as Record<string, string>).flatMap(([name, list]) =>
    list
      .split(',')
      .map((pattern) => pattern.trim().split(/\s+/))
      .filter(([first]) => first !== '')
      .flatMap(variantsOf)
      .map((parts) => compilePattern(name as Name, parts)),
  );
}

/** An alternative of several words is a variant of the whole pattern. */
function variantsOf(parts: readonly string[]): string[][] {
  return parts.reduce<string[][]>(
    (variants, part) => variants.flatMap((variant) => choicesOfPart(part).map((choice) => [...variant, choice])),
    [[]],
  );
}

/** `no_(hurry|big_rush)` → `no_hurry` and `no_big_rush`; alternatives of one word stay together. */
function choicesOfPart(part: string): string[] {
  const pieces = part.split(/_(?![^(]*\))/).map((piece) => choicesOf(piece.replace(/^\(|\)$/g, '').split('|')));
  return pieces.reduce((choices, piece) => choices.flatMap((choice) => piece.map((one) => `${choice}_${one}`)));
}

function choicesOf(alternatives: readonly string[]): string[] {
  // an end of the sentence is a variant, too: `(please|$)`
  const isSeveral = (one: string) => one.includes('_') || one === '$';
  const single = alternatives.filter((one) => !isSeveral(one));
  const several = alternatives.filter(isSeveral);
  return [...(single.length > 0 ? [single.join('|')] : []), ...several];
}

function compilePattern<Name extends string>(name: Name, parts: readonly string[]): Pattern<Name> {
  const beginsSentence = parts[0] === '^';
  const inAnyOrder = parts[0] === '&';
  const endsSentence = parts.at(-1) === '$';
  const words = parts.slice(beginsSentence || inAnyOrder ? 1 : 0, endsSentence ? -1 : undefined);
  const steps = words.flatMap((joined) => joined.split('_').map((word, index) => compileStep(word, index > 0)));
  return { name, steps, beginsSentence, endsSentence, inAnyOrder };
}

function compileStep(word: string, isNext: boolean): PatternStep {
  const alternatives = word.split('|');
  const whole = alternatives.filter((one) => !one.endsWith('*') && one !== '#' && one !== '@');
  const begun = alternatives.filter((one) => one.endsWith('*')).map((one) => fold(one.slice(0, -1)));
  const [isNumber, isLetter] = [alternatives.includes('#'), alternatives.includes('@')];
  return { words: new Set(whole.map(fold)), beginnings: begun, isNumber, isLetter, isNext };
}

/** A word of a sentence, folded. */
export interface PatternWord {
  key: string;
  isNumber: boolean;
  /** It is the first one behind a comma or the like. A pattern in any order does not reach over it. */
  isBehindBreak?: boolean;
}

/** Words between two of a pattern. */
const maxBetween = 3;

/** The places of the first and the last word of a pattern in a sentence; null = it is not there. */
export function placeOf(pattern: Pattern<string>, words: readonly PatternWord[]): { from: number; to: number } | null {
  if (pattern.inAnyOrder) return placeInAnyOrder(pattern, words);
  const last = pattern.beginsSentence ? 0 : words.length - 1;
  for (let from = 0; from <= last; from++) {
    const to = endOf(pattern, words, from);
    if (to !== null) return { from: tightest(pattern, words, { from, to }), to };
  }
  return null;
}

/** "The text … and the text bigger": of the places with one end, the shortest. */
function tightest(
  pattern: Pattern<string>,
  words: readonly PatternWord[],
  { from, to }: { from: number; to: number },
): number {
  if (pattern.beginsSentence) return from;
  for (let start = to; start > from; start--) if (endOf(pattern, words, start) === to) return start;
  return from;
}

/** In words, from the first word of a pattern in any order to the last one. */
const maxReach = 14;

/** The shortest stretch in which all words of the pattern stand; those that `_` joins stand side by side there, too. */
function placeInAnyOrder(
  { steps }: Pattern<string>,
  words: readonly PatternWord[],
): { from: number; to: number } | null {
  const units = unitsOf(steps);
  const fitting = words.map((_, at) => units.flatMap((unit, index) => (fitsAt(unit, words, at) ? [index] : [])));
  let best: { from: number; to: number } | null = null;
  for (const [from, begins] of fitting.entries()) {
    if (begins.length === 0) continue;
    const found = new Set<number>();
    const end = Math.min(words.length, from + (best ? best.to - best.from : maxReach));
    for (let to = from; to < end && found.size < units.length; to++) {
      if (to > from && words[to]?.isBehindBreak) break;
      const next = fitting[to]?.find((index) => !found.has(index));
      if (next === undefined) continue;
      found.add(next);
      to += (units[next]?.length ?? 1) - 1;
      if (found.size === units.length) best = { from, to };
    }
  }
  return best;
}

function unitsOf(steps: readonly PatternStep[]): PatternStep[][] {
  const units: PatternStep[][] = [];
  for (const step of steps) {
    if (step.isNext) units.at(-1)?.push(step);
    else units.push([step]);
  }
  return units;
}

function fitsAt(unit: readonly PatternStep[], words: readonly PatternWord[], at: number): boolean {
  return unit.every((step, index) => fits(step, words[at + index]));
}

function endOf({ steps, endsSentence }: Pattern<string>, words: readonly PatternWord[], from: number): number | null {
  let at = from;
  for (const [index, step] of steps.entries()) {
    const limit = index === 0 || step.isNext ? at : at + maxBetween;
    while (at <= limit && !fits(step, words[at])) at++;
    if (at > limit) return null;
    at++;
  }
  return endsSentence && at !== words.length ? null : at - 1;
}

function fits({ words, beginnings, isNumber, isLetter }: PatternStep, word: PatternWord | undefined): boolean {
  if (!word) return false;
  if (word.isNumber) return isNumber || words.has(word.key);
  if (isLetter && word.key.length === 1) return true;
  return words.has(word.key) || beginnings.some((beginning) => word.key.startsWith(beginning));
}
