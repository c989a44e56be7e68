import type { EmojiPlacement } from '../../layout/geometry/page-layout.ts';
import { parseAssTime } from '../ass/ass-time.ts';
import { emojiMoments } from '../emojis/emoji-lanes.ts';

/** When what is drawn over the video changes, in milliseconds of its clock. Both ascending, without repetition. */
export interface OverlayChanges {
  /** Something comes, goes or comes to rest. */
  momentsMs: number[];
  /** Something moves all along; the stretches are apart from one another. */
  movingMs: Stretch[];
}

export interface Stretch {
  fromMs: number;
  toMs: number;
}

export const noChanges: OverlayChanges = { momentsMs: [], movingMs: [] };

/** Reads a libass script and the emojis beside it. Pure. */
export function overlayChanges({ ass, emojis }: { ass: string; emojis: EmojiPlacement[] }): OverlayChanges {
  const events = ass.split(/\r?\n/).filter((line) => line.startsWith('Dialogue:'));
  const shown = events.map((line) => ({ ...stretchOf(line), line }));
  const moving = shown.flatMap(({ line, ...stretch }) => movements(line, stretch));
  const moments = [...shown, ...moving].flatMap(({ fromMs, toMs }) => [fromMs, toMs]);
  return {
    momentsMs: [...new Set([...moments, ...emojis.flatMap(emojiMoments)])].toSorted((a, b) => a - b),
    movingMs: joined(moving),
  };
}

/** `Dialogue: Layer,Start,End,…` */
function stretchOf(dialogue: string): Stretch {
  const [, start = '', end = ''] = dialogue.split(',', 3);
  return { fromMs: parseAssTime(start), toMs: parseAssTime(end) };
}

/** Tags with times of their own move for that long; the others for as long as the event is shown. */
function movements(dialogue: string, event: Stretch): Stretch[] {
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

function joined(stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = all.at(-1);
    if (last && stretch.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, stretch.toMs);
    else all.push({ ...stretch });
  }
  return all;
}
