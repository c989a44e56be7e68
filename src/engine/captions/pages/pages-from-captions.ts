import type { Caption, Page, PageWord, Word } from '../caption.ts';
import { cheapestSplit } from '../words/cheapest-split.ts';
import { belongsToNext, breakCost, endsPhrase, endsSentence } from '../words/punctuation.ts';
import { splitTime } from '../words/split-time.ts';
import { isUnspaced, wordParts } from '../words/unspaced-script.ts';
import { attachEmojis } from './attach-emojis.ts';
import { attachPunctuation } from './attach-punctuation.ts';
import { addEmojisToPages } from './page-emojis.ts';
import { readingMs } from './reading-limits.ts';
import { removeOverlaps } from './remove-overlaps.ts';

/** Limits of a page. */
export interface PageRules {
  maxWords: number;
  /** Words that belong to the next one («the», «of») do not count before it. */
  keepsLittleWords?: true;
  /** Number of words that reads best. */
  idealWords: number;
  /** A page of several words is longer only in slow speech, or if a break would leave a page too short to read. */
  maxDurationMs: number;
  /** A shorter page flashes; it is used only if the speech allows no other. */
  minDurationMs: number;
  /** A longer silence ends a page; nothing is shown until the next word. */
  pauseMs: number;
  /** How long the last word stays before a silence. */
  holdMs: number;
  /** Pages are shown as long as it takes to read them, as far as the speech allows. Default: no. */
  isReadAtEase?: boolean;
  /** Whether these words fit on two lines at full size. */
  fits(words: PageWord[]): boolean;
  /** Cuts a word that is too wide for a line; other words come back whole. */
  cutWide(text: string): string[];
}

/** Common practice in short videos: 2–4 words, 1.2–1.4 s, breaks at pauses over half a second. */
export const defaultPageRules: PageRules = {
  maxWords: 4,
  idealWords: 3,
  maxDurationMs: 1400,
  minDurationMs: 300,
  pauseMs: 500,
  holdMs: 250,
  fits: () => true,
  cutWide: (text) => [text],
};

/**
 * Splits captions into pages, in time order and without overlap: if two captions overlap, the earlier ends where the
 * later begins. A page lasts until the next page of its caption begins, unless there is a silence between.
 */
export function pagesFromCaptions(captions: Caption[], rules: PageRules = defaultPageRules): Page[] {
  return removeOverlaps(captions).flatMap((caption) => {
    const pages = cheapestSplit(
      pageWords(caption, rules.cutWide),
      (page) => mayBeOnePage(page, rules),
      (page, following) =>
        readingCost(page, following, rules) +
        timeCost(page, { nextMs: following?.startMs, captionEndMs: caption.endMs }, rules),
    );
    return addEmojisToPages(caption, timePages(caption, pages, rules));
  });
}

function timePages(caption: Caption, groups: PageWord[][], rules: PageRules): Page[] {
  return groups.flatMap((words, index) => {
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last) return [];
    const startMs = first.startMs;
    const endMs = shownUntil(words, { nextMs: groups[index + 1]?.[0]?.startMs, captionEndMs: caption.endMs }, rules);
    return endMs > startMs ? [{ startMs, endMs, words: gapFree(words, endMs), emojis: [] }] : [];
  });
}

interface PageEnd {
  /** Start of the caption's next page. */
  nextMs: number | undefined;
  captionEndMs: number;
}

/** Up to the next page without a gap. Before a silence or at the caption's end, several words are not held too long. */
function shownUntil(page: PageWord[], end: PageEnd, rules: PageRules): number {
  const wantedMs = wantedUntil(page, end, rules);
  const lastMs = page.at(-1)?.endMs ?? 0;
  const isFollowed = wantedMs === end.nextMs;
  if (isFollowed || isOneWord(page)) return wantedMs;
  return Math.min(wantedMs, Math.max(lastMs, (page[0]?.startMs ?? 0) + rules.maxDurationMs));
}

function wantedUntil(page: PageWord[], { nextMs, captionEndMs }: PageEnd, rules: PageRules): number {
  const lastMs = page.at(-1)?.endMs ?? 0;
  const limitMs = nextMs ?? captionEndMs;
  return limitMs - lastMs > rules.pauseMs ? lastMs + rules.holdMs : limitMs;
}

/** Each word stays highlighted until the next one begins, the last until the page ends. */
function gapFree(words: PageWord[], pageEndMs: number): PageWord[] {
  return words.map((word, index) => ({ ...word, endMs: words[index + 1]?.startMs ?? pageEndMs }));
}

/** More than fit on any page; pieces without a width would go on for ever. */
const maxUnits = 50;

function mayBeOnePage(page: PageWord[], rules: PageRules): boolean {
  const [last, before] = [page.at(-1), page.at(-2)];
  if (!last || !before) return true;
  if (page.length > maxUnits) return false;
  if (last.startMs - before.endMs > rules.pauseMs) return false;
  if (endsSentence(before.text) && !isPiece(last, before)) return false;
  return (isPiece(last, before) || countedWords(page, rules) <= rules.maxWords) && rules.fits(page);
}

/** Lower reads better: two to four words that belong together, no orphan, not too long. */
function readingCost(page: PageWord[], following: PageWord | undefined, rules: PageRules): number {
  const last = page.at(-1);
  if (!last) return 0;
  const words = countedWords(page, rules);
  const orphan = words > 1 ? 0 : orphanCost(last);
  const brokenPhrase = page.slice(0, -1).filter(({ text }) => endsPhrase(text)).length * brokenPhraseCost;
  return 1 + (words - rules.idealWords) ** 2 / 3 + orphan + brokenPhrase + endingCost(last, following);
}

/**
 * First avoids pages that are too short to read, then pages of several quick words that are too long. In slow speech a
 * page that is a little too long is better than a single word.
 */
function timeCost(page: PageWord[], end: PageEnd, rules: PageRules): number {
  const startMs = page[0]?.startMs ?? 0;
  const shownMs = shownUntil(page, end, rules) - startMs;
  const tooShortMs = rules.minDurationMs - shownMs;
  const short = (tooShortMs > 0 ? 2 * unwantedCost + tooShortMs / 10 : 0) + hurryCost(page, shownMs, rules);
  if (isOneWord(page)) return short;
  const overlongMs = shownMs - rules.maxDurationMs * (isLongPair(page) ? pairShare : 1);
  const cutHoldMs = wantedUntil(page, end, rules) - startMs - shownMs;
  const unwanted = overlongMs > 0 && !isSlow(page) ? unwantedCost : 0;
  return short + unwanted + Math.max(0, overlongMs) / 30 + cutHoldMs / 100;
}

/** Averages quick words with slower ones next to them. */
function hurryCost(page: PageWord[], shownMs: number, { isReadAtEase = false }: PageRules): number {
  if (!isReadAtEase) return 0;
  const spaces = page.filter(({ joined }, index) => index > 0 && !joined).length;
  const neededMs = page.reduce((sum, { text }) => sum + readingMs(text), 0) + spaces * readingMs(' ');
  return Math.max(0, neededMs - shownMs) / 50;
}

/** A long word with its neighbour may be shown longer than several words: one of them alone looks lost. */
const pairShare = 1.4;
const longWordLength = 8;

function isLongPair(page: PageWord[]): boolean {
  return page.length === 2 && page.some(({ text }) => text.length >= longWordLength);
}

function isSlow(page: PageWord[]): boolean {
  const saidMs = page.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return saidMs / weight(page) > slowWordMs;
}

/** Two words per second: half the usual speed. */
const slowWordMs = 500;

/** More than any other way to split the words costs. */
const unwantedCost = 100;

/** For a page that continues after a comma: worse than a page of two words, better than an orphan. */
const brokenPhraseCost = 1.2;

/** For a page that ends inside a word: worse than a page of the single word before it. */
const splitWordCost = 12;

function orphanCost(word: PageWord): number {
  return endsSentence(word.text) ? 0.8 : 2.5;
}

function endingCost(last: PageWord, following: PageWord | undefined): number {
  if (following === undefined) return 0;
  if (!following.joined) return breakCost(last.text);
  return isUnspaced(following.text) ? 1 + breakCost(last.text, following.text) : splitWordCost;
}

/** Whether it is the rest of a cut word, such as an address. Parts in scripts without spaces are separate words. */
function isPiece(last: PageWord, before: PageWord): boolean {
  return last.joined && !isUnspaced(last.text) && !isUnspaced(before.text);
}

/** A single word, or the pieces of one: it may take any time. */
export function isOneWord([, ...rest]: PageWord[]): boolean {
  return rest.every(({ text, joined }) => joined && !isUnspaced(text));
}

/** Number of words for the limits of a page. */
function countedWords(page: PageWord[], { keepsLittleWords }: PageRules): number {
  if (!keepsLittleWords) return weight(page);
  const isCounted = ({ text }: PageWord, index: number) =>
    index === page.length - 1 || !belongsToNext.has(text.toLowerCase());
  return weight(page.filter(isCounted));
}

/** Number of words. 3.5 characters in scripts without spaces count as one; separate punctuation does not count. */
function weight(page: PageWord[]): number {
  return page.reduce((sum, { text }) => sum + (isUnspaced(text) ? [...text].length / 3.5 : countWords(text)), 0);
}

function countWords(text: string): number {
  return Math.max(1, text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
}

/**
 * The units that are highlighted one by one: words with their punctuation and emojis, the parts of words in scripts without spaces,
 * and the pieces that `cutWide` makes of a word that is too wide for a line. Pieces do not stand out.
 */
export function pageWords(caption: Caption, cutWide: (text: string) => string[]): PageWord[] {
  return attachEmojis(attachPunctuation(caption.words.flatMap(partsOfWord))).flatMap((unit) => {
    const pieces = splitTime(cutWide(unit.text), unit.startMs, unit.endMs);
    if (pieces.length === 1) return [unit];
    return pieces.map((piece, index) => ({ ...piece, joined: unit.joined || index > 0 }));
  });
}

function partsOfWord(word: Word): PageWord[] {
  const emphasis = word.emphasis ? { emphasis: true } : {};
  return wordParts(word).map((part, index) => ({ ...part, joined: index > 0, ...emphasis }));
}
