import type { EmojiPlacement } from '../../layout/geometry/page-layout.ts';
import { maxFrameWaitTicks, minFrameWaitTicks, ticksPerSecond } from '../../media/timing/video-clock.ts';
import { firstTickOf, timesOfLine } from '../ass/ass-event.ts';
import { movementsOf, type TimeSpan } from '../ass/event-movement.ts';
import { emojiMoments } from '../emojis/emoji-lanes.ts';
import { barFill } from '../titles/bar-script.ts';

/** When the overlay on the video changes, in milliseconds of its clock. Both lists are ascending without duplicates. */
export interface OverlayChanges {
  /** Something appears, disappears, or stops moving. What fades in is invisible at its start, and so appears later. */
  momentsMs: number[];
  /** Something is moving all the time; the spans do not touch. At the start of a span nothing has changed yet. */
  movingMs: TimeSpan[];
}

export const noChanges: OverlayChanges = { momentsMs: [], movingMs: [] };

/** Reads a libass script and the emojis beside it. Pure. */
export function overlayChanges({ ass, emojis }: { ass: string; emojis: EmojiPlacement[] }): OverlayChanges {
  const shown = ass.split(/\r?\n/).flatMap((line) => {
    const span = timesOfLine(line);
    return span ? [{ line, span }] : [];
  });
  const bars = shown.filter(({ line }) => line.includes(`,${barFill},`));
  const moving = shown.flatMap(({ line }) => (bars.some((bar) => bar.line === line) ? [] : movementsOf(line)));
  const moments = [...appearances(shown), ...moving.map(({ endMs }) => endMs)];
  return {
    momentsMs: [
      ...new Set([...moments, ...bars.flatMap(({ span }) => barSteps(span)), ...emojis.flatMap(emojiMoments)]),
    ].toSorted((a, b) => a - b),
    movingMs: joined(moving),
  };
}

interface ShownLine {
  line: string;
  span: TimeSpan;
}

/**
 * When events change the picture by appearing or disappearing. An event that goes on as another one, which differs by what
 * happens to it later, changes nothing between the two.
 */
function appearances(shown: readonly ShownLine[]): number[] {
  const events = shown.map(({ line, span }) => ({ ...span, drawn: drawnAtFirst(line), fadesIn: fadesIn(line) }));
  const starts = new Set(events.map(({ drawn, startMs }) => `${startMs} ${drawn}`));
  const ends = new Set(events.map(({ drawn, endMs }) => `${endMs} ${drawn}`));
  return events.flatMap(({ drawn, startMs, endMs, ...event }) => [
    ...(event.fadesIn || ends.has(`${startMs} ${drawn}`) ? [] : [startMs]),
    ...(starts.has(`${endMs} ${drawn}`) ? [] : [endMs]),
  ]);
}

/** The event without its times, and without a fade that begins opaque. */
function drawnAtFirst(dialogue: string): string {
  return dialogue.replace(/^(Dialogue: \d+),[^,]*,[^,]*,/, '$1,').replace(/\\fade\(0,[^)]*\)/, '');
}

function fadesIn(dialogue: string): boolean {
  return /\\fade\(255,\d+,\d+,\d|\\fad\(0*[1-9]/.test(dialogue);
}

/** A bar moves through the whole video: frames of a slide are not repeated thirty times a second for it. */
const barStep = { leastMs: 100, most: 1000 };

function barSteps({ startMs, endMs }: TimeSpan): number[] {
  const stepMs = Math.max(barStep.leastMs, (endMs - startMs) / barStep.most);
  return Array.from({ length: Math.floor((endMs - startMs) / stepMs) }, (_, step) =>
    Math.round(startMs + step * stepMs),
  );
}

function joined(spans: TimeSpan[]): TimeSpan[] {
  const all: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = all.at(-1);
    if (last && span.startMs <= last.endMs) last.endMs = Math.max(last.endMs, span.endMs);
    else all.push({ ...span });
  }
  return all;
}

/** How often a frame is repeated while something moves. */
const movingStepTicks = ticksPerSecond / 30;

/**
 * When a source's frames are shown again, in ticks: in its gaps, where the overlay changes, so that highlights are on time
 * even at ten frames a second or on a slide. The repeats of a gap depend on nothing outside of it. Pure.
 * @param frames times of the frames, ascending; `end` of the last one: null = unknown, then it is not repeated
 */
export function planRepeats(frames: { shown: number[]; end: number | null; changes: OverlayChanges }): number[] {
  const { shown, end, changes } = frames;
  const nextChange = changeFinder(changes);
  const repeats: number[] = [];
  for (const [i, from] of shown.entries()) {
    const to = shown[i + 1] ?? end;
    if (to === null || to - from <= maxFrameWaitTicks) continue;
    let last = from;
    for (;;) {
      const at = Math.ceil(Math.max(nextChange(last), last + minFrameWaitTicks));
      if (at > to - minFrameWaitTicks) break;
      repeats.push(at);
      last = at;
    }
  }
  return repeats;
}

/** Returns a function that finds the next change of the overlay after a moment; call it in ascending order. */
function changeFinder({ momentsMs, movingMs }: OverlayChanges): (afterTicks: number) => number {
  const never = Number.POSITIVE_INFINITY;
  let moment = 0;
  let span = 0;
  return (after) => {
    while (firstTickOf(momentsMs[moment] ?? never) <= after) moment += 1;
    while (firstTickOf(movingMs[span]?.endMs ?? never) <= after) span += 1;
    const movingFrom = firstTickOf(movingMs[span]?.startMs ?? never);
    return Math.min(firstTickOf(momentsMs[moment] ?? never), Math.max(after, movingFrom) + movingStepTicks);
  };
}
