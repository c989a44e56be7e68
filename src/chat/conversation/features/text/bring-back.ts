import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { DoneChange, VideoInChat } from '../../chat-state.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { dictionariesFor } from '../../words/dictionary-of.ts';
import { isSpace } from '../../words/lexicons/said/space-words.ts';
import { isKind, readItems } from '../../words/read-items.ts';
import { clausesOf } from '../../words/text/clauses.ts';
import { lettersOf } from '../../words/text/letters.ts';
import { type Token, tokenize } from '../../words/text/tokenize.ts';
import type { Dictionary } from '../../words/vocabulary/compile-lexicon.ts';
import type { Meaning } from '../../words/vocabulary/meaning.ts';
import { saidAt } from '../../words/vocabulary/said-phrases.ts';
import { asksForLineBack } from './line-back.ts';

/** A word that a change took away, and what stands there instead. */
interface TakenAway {
  startMs: number;
  before: string;
  after: string;
}

export interface BroughtBack {
  wishes: CorrectionWish[];
  /** What else the message says. */
  rest: string;
}

/** In words. A longer clause tells something. */
const maxClause = 12;
/** In letters. Shorter words stand in any clause. */
const minWord = 3;
/** In words, of one line. */
const maxLine = 60;

/** Whether a message asks for a word or a line that one of the last changes took away: "put stove back", "put line 7 back". */
export function asksToBringBack(video: Pick<VideoInChat, 'done'>, text: string, language: Language): boolean {
  return namedIn(video.done ?? [], text, language).length > 0 || asksForLineBack(video, text, language);
}

/**
 * The corrections that bring such words back; other words that the same change made stay.
 * @param captions as they are now
 * @returns null = the message asks for none, or they cannot be brought back any more
 */
export function bringBack(
  { done = [] }: Pick<VideoInChat, 'done'>,
  captions: readonly { startMs: number; text: string }[],
  { text, language }: { text: string; language: Language },
): BroughtBack | null {
  const named = namedIn(done, text, language);
  const wishes = named.flatMap(({ taken }) => {
    const line = captions.findIndex(({ startMs }) => startMs === taken.startMs);
    const stands = ` ${lettersIn(captions[line]?.text ?? '')} `.includes(` ${lettersIn(taken.after)} `);
    if (line === -1 || !stands) return [];
    return [{ kind: 'replace_words' as const, wrong: taken.after, right: taken.before, lines: [line + 1] }];
  });
  if (wishes.length === 0) return null;
  return {
    wishes,
    rest: withoutSentences(
      text,
      named.map(({ clause }) => clause),
    ),
  };
}

/** The clauses that name such words, each with the newest change that took its word away. */
function namedIn(done: readonly DoneChange[], text: string, language: Language) {
  const dictionaries = dictionariesFor(language);
  const asking = clausesOf(text).filter((clause) => asksIn(tokenize(clause), dictionaries));
  if (asking.length === 0) return [];
  const isOfLetters = namesLetters(tokenize(text), dictionaries);
  const all = done.flatMap((change) => ('lines' in change ? change.lines.flatMap(takenAwayIn) : []));
  return asking.flatMap((clause) => {
    const own = tokenize(clause).filter((token) => !isOfLook(token, dictionaries));
    const said = new Set(own.map(({ key }) => lettersOf(key)).filter(({ length }) => length >= minWord));
    const ofSpace = own.some(({ key }) => isSpace(key, [language, 'en'])) && !isOfLetters;
    const isNamed = ({ before }: TakenAway) => before.split(/\s+/).some((word) => said.has(lettersOf(word)));
    const taken = all.find(isNamed) ?? (ofSpace ? all.find(joins) : undefined);
    return taken ? [{ clause, taken }] : [];
  });
}

/** "Put the space back": the change made one word of two. */
function joins({ before, after }: TakenAway): boolean {
  return lettersOf(before) === lettersOf(after) && before.split(/\s+/).length > after.split(/\s+/).length;
}

/** "The space between the letters" is one of the look. */
function namesLetters(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return tokens.some(({ key }) => dictionaries.some(({ phrases }) => isTextRole(phrases.next.get(key)?.meaning)));
}

function isTextRole(meaning: Meaning | null | undefined): boolean {
  return meaning?.kind === 'role' && meaning.role === 'text';
}

function asksIn(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return (
    tokens.length <= maxClause && tokens.some((_, at) => saidAt(tokens, at, { dictionaries, of: 'bringBack' }) > 0)
  );
}

/** "Put the yellow back": articles and words of the look name no word of the captions. */
function isOfLook(token: Token, dictionaries: readonly Dictionary[]): boolean {
  return readItems([token], dictionaries).some((item) =>
    isKind(item, 'article', 'filler', 'join', 'color', 'role', 'grow'),
  );
}

/** The words that a change of a line replaced by others. */
function takenAwayIn({
  startMs,
  before,
  after,
}: {
  startMs: number;
  before: string;
  after: string | null;
}): TakenAway[] {
  const [one, other] = [before, after ?? ''].map((line) => line.split(/\s+/).filter(Boolean)) as [string[], string[]];
  if (one.length > maxLine || other.length > maxLine) return [];
  return changedRuns(one, other)
    .map(({ from, to, start, end }) => ({
      startMs,
      before: coreOf(one.slice(from, to)),
      after: coreOf(other.slice(start, end)),
    }))
    .filter((run) => run.before !== '' && run.after !== '' && run.before !== run.after);
}

function coreOf(words: readonly string[]): string {
  return words.length === 0 ? '' : splitAffixes(words.join(' ')).core;
}

/** Runs of words that two lines do not share: `from` to `to` of the one, `start` to `end` of the other. */
function changedRuns(one: readonly string[], other: readonly string[]) {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      (lengths[a] as number[])[b] = one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const runs: { from: number; to: number; start: number; end: number }[] = [];
  for (let a = 0, b = 0; a < one.length || b < other.length; ) {
    if (a < one.length && b < other.length && one[a] === other[b]) {
      [a, b] = [a + 1, b + 1];
      continue;
    }
    const run = { from: a, to: a, start: b, end: b };
    while ((a < one.length || b < other.length) && !(a < one.length && b < other.length && one[a] === other[b])) {
      if (b >= other.length || (a < one.length && at(a + 1, b) >= at(a, b + 1))) a++;
      else b++;
    }
    runs.push({ ...run, to: a, end: b });
  }
  return runs;
}

function lettersIn(text: string): string {
  return text.split(/\s+/).map(lettersOf).filter(Boolean).join(' ');
}

/** The sentences that have none of some clauses. */
function withoutSentences(text: string, clauses: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?…\n])/u);
  return sentences
    .filter((sentence) => !clauses.some((clause) => sentence.includes(clause)))
    .join('')
    .trim();
}
