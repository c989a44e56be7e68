import type { Caption, CaptionInput, Word, WordPart } from './caption.ts';
import { cutUnspaced } from './cut-unspaced.ts';
import { editPath } from './edit-path.ts';
import { ownWordTimes } from './own-word-times.ts';
import { shareTime } from './share-time.ts';

/** Comparing takes pieces × known words; a caption beyond this (a whole book in one phrase) is cut by length alone. */
const maxComparisons = 2_000_000;
/** How far outside a caption a known word may begin or end and still be looked at: people shift edges a little. */
const toleranceMs = 600;
/** What a person can follow; inserted words take so much from a neighbour if nothing is free. */
const shortestWordMs = 120;

/** A piece of a supplied text: a word, or a part of one in a script without blanks. */
interface Piece {
  text: string;
  wordIndex: number;
}

interface Timed {
  startMs: number;
  endMs: number;
}

type KnownWord = Timed & { text: string };

/**
 * Gives supplied or edited phrases their word times. Words that were heard keep their time, changed words share the
 * time of what they replace, new ones get theirs by length. Every word stays in order and inside its caption; none is
 * lost. The phrases may come in any order and are returned in time order; phrases without known words are cut by
 * length. Word times that a phrase brings along count before all of that.
 */
export function alignCaptions(inputs: CaptionInput[], knownWords: Word[]): Caption[] {
  const known = knownWords.flatMap((word) => word.parts ?? [word]).sort((a, b) => a.startMs - b.startMs);
  let used = 0;
  return [...inputs]
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
    .map((input) => {
      const range = normaliseRange(input);
      const shared = { ...range, text: trimmed(input.text), ...(input.emoji ? { emoji: input.emoji } : {}) };
      const own = ownWordTimes({ ...input, ...range });
      if (own) return { ...shared, words: own };
      const from = Math.max(used, firstAfter(known, range.startMs - toleranceMs));
      const candidates = takeUntil(known, from, range.endMs + toleranceMs);
      const { words, lastUsed } = alignOne(input.text, range, candidates);
      used = lastUsed === null ? used : from + lastUsed + 1;
      return { ...shared, words };
    });
}

function alignOne(text: string, range: Timed, known: KnownWord[]): { words: Word[]; lastUsed: number | null } {
  const texts = trimmed(text) === '' ? [] : trimmed(text).split(' ');
  const pieces = texts.flatMap((word, wordIndex) => cutUnspaced(word).map((part) => ({ text: part, wordIndex })));
  const comparable = pieces.length * known.length <= maxComparisons ? known : [];
  const { times, lastUsed } = timePieces(pieces, range, comparable);
  return { words: wordsOf(texts, pieces, times), lastUsed };
}

/**
 * By what was heard; where that leaves a word no time to be seen although the caption has it (its text says something
 * else than the sound, or its edges lie elsewhere), by the words that are the same alone, and at last by length.
 */
function timePieces(pieces: Piece[], range: Timed, known: KnownWord[]): { times: Timed[]; lastUsed: number | null } {
  for (const sameOnly of [false, true]) {
    const { anchors, lastUsed } = findAnchors({ pieces, range, known, sameOnly });
    const times = fillBetween(pieces, range, anchors);
    if (!isCramped(times, range)) return { times, lastUsed };
  }
  return {
    times: fillBetween(
      pieces,
      range,
      pieces.map(() => null),
    ),
    lastUsed: null,
  };
}

function isCramped(times: Timed[], { startMs, endMs }: Timed): boolean {
  const hasRoom = endMs - startMs >= times.length * shortestWordMs;
  return hasRoom && times.some((time) => time.endMs - time.startMs < shortestWordMs / 2);
}

interface AnchorSearch {
  pieces: Piece[];
  range: Timed;
  known: KnownWord[];
  /** Leaves out what replaces other words. */
  sameOnly: boolean;
}

/** Times of the pieces that were heard, or that replace what was heard one for one; null = to be filled. */
function findAnchors({ pieces, range, known, sameOnly }: AnchorSearch) {
  const anchors: (Timed | null)[] = pieces.map(() => null);
  const steps = editPath(
    pieces.map(({ text }) => normalise(text)),
    known.map(({ text }) => normalise(text)),
  );
  let lastUsed: number | null = null;
  for (const group of groupChanges(steps)) {
    if (sameOnly && !group.every(({ same }) => same)) continue;
    const lefts = group.flatMap(({ left }) => (left === null ? [] : [left]));
    const heard = group
      .flatMap(({ right }) => (right === null ? [] : [known[right]]))
      .filter((word) => word !== undefined);
    const inside = heard.filter((word) => overlaps(word, range));
    if (lefts.length === 0 || inside.length === 0) continue;
    const times = lefts.length === inside.length ? inside : shareGroup(pieces, lefts, inside);
    for (const [index, left] of lefts.entries()) anchors[left] = times[index] ?? null;
    const last = inside.at(-1);
    lastUsed = last === undefined ? lastUsed : known.indexOf(last);
  }
  return { anchors, lastUsed };
}

/** Each equal pair alone, and everything between two of them as one change. */
function groupChanges(steps: ReturnType<typeof editPath>): ReturnType<typeof editPath>[] {
  const groups: ReturnType<typeof editPath>[] = [];
  for (const [index, step] of steps.entries()) {
    const previous = steps[index - 1];
    const current = groups.at(-1);
    if (current && previous && !previous.same && !step.same) current.push(step);
    else groups.push([step]);
  }
  return groups;
}

function shareGroup(pieces: Piece[], lefts: number[], heard: Timed[]): Timed[] {
  const texts = lefts.map((left) => pieces[left]?.text ?? '');
  return shareTime(texts, heard[0]?.startMs ?? 0, heard.at(-1)?.endMs ?? 0);
}

/**
 * Inserted words take the time between their neighbours, and where there is none, a share of the one before or after.
 */
function fillBetween(pieces: Piece[], range: Timed, anchors: (Timed | null)[]): Timed[] {
  const times = keepInside(anchors, range);
  for (let from = 0; from < pieces.length; from++) {
    if (times[from]) continue;
    let next = from;
    while (next < pieces.length && !times[next]) next++;
    fillGap({ pieces, range, times, from, next });
  }
  return times.map((time) => time ?? { startMs: range.startMs, endMs: range.startMs });
}

function fillGap(gap: { pieces: Piece[]; range: Timed; times: (Timed | null)[]; from: number; next: number }): void {
  const { pieces, range, times } = gap;
  let { from, next } = gap;
  const neededMs = shortestWordMs * (next - from);
  const freeMs = () => (times[next]?.startMs ?? range.endMs) - (times[from - 1]?.endMs ?? range.startMs);
  if (freeMs() < neededMs && from > 0) from--;
  if (freeMs() < neededMs && next < pieces.length) next++;
  const startMs =
    gap.from === from ? (times[from - 1]?.endMs ?? range.startMs) : (times[from]?.startMs ?? range.startMs);
  const endMs = gap.next === next ? (times[next]?.startMs ?? range.endMs) : (times[next - 1]?.endMs ?? range.endMs);
  const texts = pieces.slice(from, next).map(({ text }) => text);
  for (const [index, { text: _, ...time }] of shareTime(texts, startMs, endMs).entries()) times[from + index] = time;
}

/** Clips to the caption and to one another, so that times never run backwards. */
function keepInside(anchors: (Timed | null)[], range: Timed): (Timed | null)[] {
  const limits = anchors.map(() => range.endMs);
  for (let index = anchors.length - 2; index >= 0; index--) {
    limits[index] = Math.round(anchors[index + 1]?.startMs ?? limits[index + 1] ?? range.endMs);
  }
  let lastMs = range.startMs;
  return anchors.map((anchor, index) => {
    if (anchor === null) return null;
    const startMs = Math.min(Math.max(Math.round(anchor.startMs), lastMs), range.endMs);
    const limitMs = Math.min(range.endMs, Math.max(startMs, limits[index] ?? range.endMs));
    const endMs = Math.max(startMs, Math.min(Math.round(anchor.endMs), limitMs));
    lastMs = endMs;
    return { startMs, endMs };
  });
}

function wordsOf(texts: string[], pieces: Piece[], times: Timed[]): Word[] {
  const parts = texts.map((): WordPart[] => []);
  for (const [index, { text, wordIndex }] of pieces.entries()) {
    const time = times[index];
    if (time) parts[wordIndex]?.push({ text, ...time });
  }
  return texts.map((text, index) => wordOf(text, parts[index] ?? []));
}

function wordOf(text: string, parts: WordPart[]): Word {
  const startMs = parts[0]?.startMs ?? 0;
  const endMs = parts.at(-1)?.endMs ?? startMs;
  return parts.length > 1 ? { text, startMs, endMs, parts } : { text, startMs, endMs };
}

/** Letters and digits only, without accents or case: what makes two spellings the same spoken word. */
function normalise(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}

function normaliseRange({ startMs, endMs }: CaptionInput): Timed {
  const start = Math.max(0, Math.round(startMs));
  return { startMs: start, endMs: Math.max(start, Math.round(endMs)) };
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function overlaps(word: Timed, range: Timed): boolean {
  return word.startMs < range.endMs && word.endMs > range.startMs;
}

function firstAfter(known: Timed[], timeMs: number): number {
  const index = known.findIndex((word) => word.endMs > timeMs);
  return index === -1 ? known.length : index;
}

function takeUntil<Known extends Timed>(known: Known[], from: number, timeMs: number): Known[] {
  const end = known.findIndex((word, index) => index >= from && word.startMs >= timeMs);
  return known.slice(from, end === -1 ? known.length : end);
}
