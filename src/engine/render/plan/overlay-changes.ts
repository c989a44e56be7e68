import type { EmojiPlacement } from '../../layout/geometry/page-layout.ts';
import { parseAssTime } from '../ass/ass-time.ts';
import { emojiMoments } from '../emojis/emoji-lanes.ts';

/** When the overlay on the video changes, in milliseconds of its clock. Both lists are ascending without duplicates. */
export interface OverlayChanges {
  /** Something appears, disappears, or begins or stops moving. */
  momentsMs: number[];
  /** Something is moving all the time; the spans do not touch. */
  movingMs: TimeSpan[];
}

export interface TimeSpan {
  fromMs: number;
  toMs: number;
}

export const noChanges: OverlayChanges = { momentsMs: [], movingMs: [] };

/** Reads a libass script and the emojis beside it. Pure. */
export function overlayChanges({ ass, emojis }: { ass: string; emojis: EmojiPlacement[] }): OverlayChanges {
  const events = ass.split(/\r?\n/).filter((line) => line.startsWith('Dialogue:'));
  const shown = events.map((line) => ({ ...spanOf(line), line }));
  const moving = shown.flatMap(({ line, ...span }) => movements(line, span));
  const moments = [...shown, ...moving].flatMap(({ fromMs, toMs }) => [fromMs, toMs]);
  return {
    momentsMs: [...new Set([...moments, ...emojis.flatMap(emojiMoments)])].toSorted((a, b) => a - b),
    movingMs: joined(moving),
  };
}

/** `Dialogue: Layer,Start,End,…` */
function spanOf(dialogue: string): TimeSpan {
  const [, start = '', end = ''] = dialogue.split(',', 3);
  return { fromMs: parseAssTime(start), toMs: parseAssTime(end) };
}

/** Tags with their own times move for that long; other moving tags as long as the event is shown. */
function movements(dialogue: string, event: TimeSpan): TimeSpan[] {
  const within = (fromMs: number, toMs: number) => ({
    fromMs: Math.max(event.fromMs, fromMs),
    toMs: Math.min(event.toMs, toMs),
  });
  const timed = dialogue.matchAll(/\\(?:t\(|move\((?:[^,()]*,){4})\s*(\d+)\s*,\s*(\d+)\s*[,)]/g);
  const fades = dialogue.matchAll(/\\fad\(\s*(\d+)\s*,\s*(\d+)\s*\)/g);
  const whole = /\\(?:t\((?!\s*\d+\s*,\s*\d+\s*,)|move\((?:[^,()]*,){3}[^,()]*\)|fade\(|[kK])/.test(dialogue);
  return [
    ...[...timed].map(([, from, to]) => within(event.fromMs + Number(from), event.fromMs + Number(to))),
    ...[...fades].flatMap(([, rise, fall]) => [
      within(event.fromMs, event.fromMs + Number(rise)),
      within(event.toMs - Number(fall), event.toMs),
    ]),
    ...(whole ? [event] : []),
  ].filter(({ fromMs, toMs }) => toMs > fromMs);
}

function joined(spans: TimeSpan[]): TimeSpan[] {
  const all: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = all.at(-1);
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs);
    else all.push({ ...span });
  }
  return all;
}
