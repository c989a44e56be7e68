import type { Caption, Timed, Word } from '../../captions/caption.ts';
import { endsSentence } from '../../captions/words/punctuation.ts';

/** How close the picture is at a moment; between two moments it changes evenly. */
export interface ZoomPoint {
  atMs: number;
  zoom: number;
}

/** What is said in one go: the picture comes closer until its end. */
export interface ZoomedSentence extends Timed {
  points: ZoomPoint[];
}

/** At the start of a sentence the picture jumps so much closer, which takes so long. */
const punch = { zoom: 1.04, ms: 130 };
/** An emphasised word brings it closer once more. */
const wordPunch = { zoom: 0.012, ms: 100 };
const minBetweenPunchesMs = 800;
/** Then it comes closer slowly, never more than this. */
const maxZoom = 1.08;
const zoomPerMs = 0.012 / 1000;
/** From one sentence to the next it goes back; before a longer pause it comes to rest as filmed. */
const backMs = 240;
const restMs = 450;
const longPauseMs = 900;
/** A shorter sentence goes on in the next one. */
const minSentenceMs = 1_200;

/** The picture's zoom while these captions are said; outside the sentences it is 1. In time order. Pure. */
export function zoomCurve(captions: Caption[]): ZoomedSentence[] {
  const sentences = sentencesOf(captions.flatMap(({ words }) => words));
  let before = 1;
  return sentences.map((sentence, i) => {
    const next = sentences[i + 1];
    const isFollowed = next !== undefined && next.startMs - sentence.endMs < longPauseMs;
    const endMs = isFollowed ? next.startMs : sentence.endMs;
    const points = pointsOf(sentence, { endMs, from: before });
    before = points.at(-1)?.zoom ?? 1;
    if (isFollowed) return { startMs: sentence.startMs, endMs, points };
    before = 1;
    return { startMs: sentence.startMs, endMs: endMs + restMs, points: [...points, { atMs: endMs + restMs, zoom: 1 }] };
  });
}

interface Sentence extends Timed {
  /** When emphasised words begin. */
  emphasisMs: number[];
}

function pointsOf({ startMs, emphasisMs }: Sentence, { endMs, from }: { endMs: number; from: number }): ZoomPoint[] {
  const points: ZoomPoint[] = [{ atMs: startMs, zoom: from }];
  const closer = (atMs: number, zoom: number) => points.push({ atMs, zoom: Math.min(maxZoom, zoom) });
  const last = () => points.at(-1) ?? { atMs: startMs, zoom: from };
  const slowly = (untilMs: number) => closer(untilMs, last().zoom + (untilMs - last().atMs) * zoomPerMs);
  closer(Math.min(endMs, startMs + (from === 1 ? punch.ms : backMs)), punch.zoom);
  for (const atMs of emphasisMs) {
    if (atMs < last().atMs + minBetweenPunchesMs || atMs + wordPunch.ms > endMs) continue;
    slowly(atMs);
    closer(atMs + wordPunch.ms, last().zoom + wordPunch.zoom);
  }
  if (last().atMs < endMs) slowly(endMs);
  return points;
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
