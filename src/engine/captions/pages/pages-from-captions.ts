import type { Caption, Page, PageWord } from '../caption.ts';
import { breakCost } from '../words/break-quality.ts';
import { endsPhrase, endsSentence } from '../words/punctuation.ts';
import { isUnspaced } from '../words/unspaced-script.ts';
import { addEmojisToPages } from './page-emojis.ts';
import { pageWords } from './page-words.ts';
import { removeOverlaps } from './remove-overlaps.ts';

/** What a page may hold. `fits` knows the width of the letters: whether these words stand on two lines at full size. */
export interface PageRules {
  maxWords: number;
  /** What a page reads best with. */
  idealWords: number;
  /** Pages of several words are longer only where they are said slowly, or a break would leave one too short to read. */
  maxDurationMs: number;
  /** Shorter pages flash; only where the speech leaves no other. */
  minDurationMs: number;
  /** A longer silence ends a page, and empties the picture. */
  pauseMs: number;
  /** How long the last word stays after it has been said, before a silence. */
  holdMs: number;
  fits(words: PageWord[]): boolean;
  /** Cuts a word that no line can hold; most come back whole. */
  cutWide(text: string): string[];
}

/** references of short-video practice: 2–4 words, 1.2–1.4 s, breaks at pauses over half a second. */
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
 * Cuts captions into pages, in time order, never two at once. Where two captions overlap the earlier ends as the later
 * begins. A page lasts until the next one of its caption begins unless there is a silence between.
 */
export function pagesFromCaptions(captions: Caption[], rules: PageRules = defaultPageRules): Page[] {
  return removeOverlaps(captions).flatMap((caption) => {
    const pages = cut(pageWords(caption, rules.cutWide), { rules, captionEndMs: caption.endMs });
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
  /** When the caption's next page begins. */
  nextMs: number | undefined;
  captionEndMs: number;
}

/** Without a gap up to the next page; before a silence, and at the caption's end, several words are not held too long. */
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

/** Each word stays lit until the next one begins, the last until the page ends. */
function gapFree(words: PageWord[], pageEndMs: number): PageWord[] {
  return words.map((word, index) => ({ ...word, endMs: words[index + 1]?.startMs ?? pageEndMs }));
}

interface CutContext {
  rules: PageRules;
  captionEndMs: number;
}

/** The cheapest way to cut a caption's words, found from its end to its start. */
function cut(words: PageWord[], { rules, captionEndMs }: CutContext): PageWord[][] {
  const best: { cost: number; next: number }[] = [];
  best[words.length] = { cost: 0, next: words.length };
  for (let from = words.length - 1; from >= 0; from--)
    best[from] = bestPage(words, from, { rules, captionEndMs, best });
  const pages: PageWord[][] = [];
  for (let from = 0; from < words.length; from = best[from]?.next ?? words.length) {
    pages.push(words.slice(from, best[from]?.next));
  }
  return pages;
}

function bestPage(words: PageWord[], from: number, context: CutContext & { best: { cost: number }[] }) {
  const { rules, best } = context;
  let found = { cost: Number.POSITIVE_INFINITY, next: from + 1 };
  for (let next = from + 1; next <= words.length; next++) {
    const page = words.slice(from, next);
    if (next > from + 1 && !mayStandTogether(page, rules)) break;
    const cost = pageCost(page, words[next], context) + (best[next]?.cost ?? 0);
    if (cost < found.cost) found = { cost, next };
  }
  return found;
}

function mayStandTogether(page: PageWord[], rules: PageRules): boolean {
  const [last, before] = [page.at(-1), page.at(-2)];
  if (!last || !before) return true;
  if (last.startMs - before.endMs > rules.pauseMs) return false;
  if (endsSentence(before.text) && !isPiece(last, before)) return false;
  return (isPiece(last, before) || weight(page) <= rules.maxWords) && rules.fits(page);
}

/** Lower reads better: two to four words that belong together, not an orphan, not longer than the eye waits. */
function pageCost(page: PageWord[], following: PageWord | undefined, context: CutContext): number {
  const last = page.at(-1);
  if (!last) return 0;
  const words = weight(page);
  const orphan = words > 1 ? 0 : orphanCost(last);
  const torn = page.slice(0, -1).filter(({ text }) => endsPhrase(text)).length * tornPhraseCost;
  const reading = 1 + (words - context.rules.idealWords) ** 2 / 3 + orphan + torn + endingCost(last, following);
  return reading + timeCost(page, { nextMs: following?.startMs, captionEndMs: context.captionEndMs }, context.rules);
}

/**
 * No page is too short to be read, and then none of several quick words too long, wherever another break can help.
 * Where the speech is slow, a little longer is better than a word by itself.
 */
function timeCost(page: PageWord[], end: PageEnd, rules: PageRules): number {
  const startMs = page[0]?.startMs ?? 0;
  const shownMs = shownUntil(page, end, rules) - startMs;
  const tooShortMs = rules.minDurationMs - shownMs;
  const short = tooShortMs > 0 ? 2 * unwantedCost + tooShortMs / 10 : 0;
  if (isOneWord(page)) return short;
  const overlongMs = shownMs - rules.maxDurationMs;
  const cutHoldMs = wantedUntil(page, end, rules) - startMs - shownMs;
  const unwanted = overlongMs > 0 && !isSlow(page) ? unwantedCost : 0;
  return short + unwanted + Math.max(0, overlongMs) / 30 + cutHoldMs / 100;
}

function isSlow(page: PageWord[]): boolean {
  const saidMs = page.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return saidMs / weight(page) > slowWordMs;
}

/** Two words a second: half of what people usually say. */
const slowWordMs = 500;

/** More than any way to cut the words of a page in other places. */
const unwantedCost = 100;

/** A page that runs on over a comma into the next thought; worth a page of two words, not an orphan. */
const tornPhraseCost = 1.2;

/** Half a word on a page: worse than a word before it by itself. */
const cutWordCost = 12;

function orphanCost(word: PageWord): number {
  return endsSentence(word.text) ? 0.8 : 2.5;
}

function endingCost(last: PageWord, following: PageWord | undefined): number {
  if (following === undefined) return 0;
  if (!following.joined) return breakCost(last.text);
  return isUnspaced(following.text) ? 1 + breakCost(last.text, following.text) : cutWordCost;
}

/** The rest of a word that was cut, e.g. of an address; the parts of unspaced writing are words of their own. */
function isPiece(last: PageWord, before: PageWord): boolean {
  return last.joined && !isUnspaced(last.text) && !isUnspaced(before.text);
}

/** A single word, or the pieces of one: it takes the time it takes. */
function isOneWord([, ...rest]: PageWord[]): boolean {
  return rest.every(({ text, joined }) => joined && !isUnspaced(text));
}

/** Words, where three signs of Chinese or Japanese and four of Thai count as one; signs between blanks do not count. */
function weight(page: PageWord[]): number {
  return page.reduce((sum, { text }) => sum + (isUnspaced(text) ? [...text].length / 3.5 : countWords(text)), 0);
}

function countWords(text: string): number {
  return Math.max(1, text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
}
