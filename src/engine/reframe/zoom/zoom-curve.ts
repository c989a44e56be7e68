import type { Caption, Timed, Word } from '../../captions/caption.ts';
import { endsSentence } from '../../captions/words/punctuation.ts';

/** How close the picture is at a moment; between two moments it changes evenly. */
export interface ZoomPoint {
  atMs: number;
  zoom: number;
}

/** While the picture is closer: it is as filmed at the first of the points and at the last. */
export interface ZoomedPart extends Timed {
  points: ZoomPoint[];
}

/** Where the picture comes closer it jumps so much at once, which takes so long. */
const punch = { zoom: 1.04, ms: 130 };
/** Meanwhile an emphasised word brings it closer once more. */
const wordPunch = { zoom: 0.012, ms: 100 };
const minBetweenPunchesMs = 800;
/** Then it comes closer slowly, never more than this. */
const maxZoom = 1.08;
const zoomPerMs = 0.012 / 1000;
/** Every frame that is closer has to be scaled, so it is for so long at most. */
const maxCloseMs = 5_000;
/** As filmed, an emphasised word brings it closer for so long; then it stands as filmed for so long at least. */
const accentMs = 1_400;
const minRestMs = 2_500;
/** It goes back within this time; before a longer pause slowly. */
const backMs = 240;
const restMs = 450;
const longPauseMs = 900;
/** A shorter sentence goes on in the next one. */
const minSentenceMs = 1_200;

/**
 * The picture's zoom while these captions are said; outside the parts it is 1. It comes closer in every second sentence,
 * beginning with the first one and after each long pause, and on emphasised words in the others. In time order. Pure.
 */
export function zoomCurve(captions: Caption[]): ZoomedPart[] {
  const sentences = sentencesOf(captions.flatMap(({ words }) => words));
  const parts: ZoomedPart[] = [];
  let isClose = false;
  let isFollowed = false;
  for (const [i, sentence] of sentences.entries()) {
    const next = sentences[i + 1];
    isClose = !isFollowed || !isClose;
    isFollowed = next !== undefined && next.startMs - sentence.endMs < longPauseMs;
    const endMs = isFollowed && next ? next.startMs : sentence.endMs;
    if (isClose) parts.push(partOf(sentence, { endMs, backMs: isFollowed ? backMs : restMs }));
    parts.push(...accentsOf(sentence, { fromMs: parts.at(-1)?.endMs ?? 0, endMs }));
  }
  return parts;
}

/** Emphasised words of what is left of a sentence. */
function accentsOf(
  { startMs, emphasisMs }: Sentence,
  { fromMs, endMs }: { fromMs: number; endMs: number },
): ZoomedPart[] {
  const accents: ZoomedPart[] = [];
  for (const atMs of emphasisMs) {
    const lastMs = accents.at(-1)?.endMs ?? fromMs;
    const untilMs = Math.min(endMs - backMs, atMs + accentMs);
    if (atMs < startMs || atMs < lastMs + minRestMs || untilMs < atMs + 2 * punch.ms) continue;
    accents.push(partOf({ startMs: atMs, endMs: untilMs, emphasisMs: [] }, { endMs: untilMs, backMs }));
  }
  return accents;
}

interface Sentence extends Timed {
  /** When emphasised words begin. */
  emphasisMs: number[];
}

/** Comes closer at the start, and goes back at the end. */
function partOf(
  { startMs, emphasisMs }: Sentence,
  { endMs: sentenceEndMs, backMs: backAfterMs }: { endMs: number; backMs: number },
): ZoomedPart {
  const endMs = Math.min(sentenceEndMs, startMs + maxCloseMs);
  const points: ZoomPoint[] = [{ atMs: startMs, zoom: 1 }];
  const closer = (atMs: number, zoom: number) => points.push({ atMs, zoom: Math.min(maxZoom, zoom) });
  const last = () => points.at(-1) ?? { atMs: startMs, zoom: 1 };
  const slowly = (untilMs: number) => closer(untilMs, last().zoom + (untilMs - last().atMs) * zoomPerMs);
  closer(Math.min(endMs, startMs + punch.ms), punch.zoom);
  for (const atMs of emphasisMs) {
    if (atMs < last().atMs + minBetweenPunchesMs || atMs + wordPunch.ms > endMs) continue;
    slowly(atMs);
    closer(atMs + wordPunch.ms, last().zoom + wordPunch.zoom);
  }
  if (last().atMs < endMs) slowly(endMs);
  points.push({ atMs: endMs + backAfterMs, zoom: 1 });
  return { startMs, endMs: endMs + backAfterMs, points };
}

function sentencesOf(words: Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let isOpen = false;
  for (const { text, startMs, endMs, emphasis } of words) {
    const last = sentences.at(-1);
    const emphasisMs = emphasis ? [startMs] : [];
    const goesOn = last && startMs - last.endMs < longPauseMs && (isOpen || last.endMs - last.startMs < minSentenceMs);
    if (last && goesOn) {
      last.endMs = Math.max(last.endMs, endMs);
      last.emphasisMs.push(...emphasisMs);
    } else if (endMs > startMs) sentences.push({ startMs, endMs, emphasisMs });
    isOpen = !endsSentence(text);
  }
  return sentences;
}
