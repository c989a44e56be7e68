import { emojiPop } from '../../layout/geometry/caption-motion.ts';
import type { EmojiPlacement } from '../../layout/geometry/page-layout.ts';

/**
 * A lane is one small stream of equal pictures laid over the video: empty, emoji, empty … One stream a lane costs a
 * hundredth of what an input for each emoji does.
 */
export interface EmojiLane {
  /** Side of its square pictures, in pixels. */
  sizePx: number;
  /** From time 0 on, without holes. */
  shows: LanePicture[];
  /** ffmpeg expressions over `t` for the overlay's corner. */
  x: string;
  y: string;
}

export interface LanePicture {
  durationMs: number;
  /** null = nothing. */
  picture: { emoji: string; drawnPx: number } | null;
}

export interface PlanLanesInput {
  emojis: EmojiPlacement[];
  /** Only what is seen in this window, on the video's clock. */
  startMs: number;
  endMs: number;
}

/** Spreads emojis over as few lanes as their overlaps allow. Pure. */
export function planEmojiLanes({ emojis, startMs, endMs }: PlanLanesInput): EmojiLane[] {
  const seen = emojis
    .filter((emoji) => emoji.endMs > emoji.startMs && emoji.startMs < endMs && emoji.endMs > startMs)
    .toSorted((a, b) => a.startMs - b.startMs);
  const lanes: EmojiPlacement[][] = [];
  for (const emoji of seen) {
    const free = lanes.find((lane) => (lane.at(-1)?.endMs ?? 0) <= emoji.startMs);
    if (free) free.push(emoji);
    else lanes.push([emoji]);
  }
  return lanes.map(toLane);
}

/** When an emoji looks different from before, in milliseconds. */
export function emojiMoments({ startMs, endMs, continues: goesOn }: EmojiPlacement): number[] {
  const count = goesOn ? 0 : emojiPop.shares.length;
  const steps = Array.from({ length: count + 1 }, (_, step) => startMs + step * emojiPop.stepMs);
  return [...steps.filter((ms) => ms < endMs), endMs].map(Math.round);
}

function toLane(emojis: EmojiPlacement[]): EmojiLane {
  const sizePx = 2 * Math.ceil((Math.max(...emojis.map((emoji) => emoji.sizePx)) * emojiPop.peakScale) / 2);
  return {
    sizePx,
    shows: shows(emojis),
    x: cornerExpression(emojis, (emoji) => Math.round(emoji.centreX - sizePx / 2)),
    y: cornerExpression(emojis, (emoji) => Math.round(emoji.centreY - sizePx / 2)),
  };
}

function shows(emojis: EmojiPlacement[]): LanePicture[] {
  const pictures: LanePicture[] = [];
  let nowMs = 0;
  const show = (untilMs: number, picture: LanePicture['picture']) => {
    if (untilMs <= nowMs) return;
    pictures.push({ durationMs: untilMs - nowMs, picture });
    nowMs = untilMs;
  };
  for (const { emoji, sizePx, startMs, endMs, continues: goesOn } of emojis) {
    show(Math.round(startMs), null);
    for (const [step, share] of (goesOn ? [] : emojiPop.shares).entries()) {
      const untilMs = Math.min(Math.round(endMs), Math.round(startMs) + (step + 1) * emojiPop.stepMs);
      show(untilMs, { emoji, drawnPx: Math.round(sizePx * share) });
    }
    show(Math.round(endMs), { emoji, drawnPx: Math.round(sizePx) });
  }
  show(nowMs + 1000, null);
  return pictures;
}

/** The value of whichever emoji is shown; between two of them nothing is, so that it does not matter there. */
function cornerExpression(emojis: EmojiPlacement[], corner: (emoji: EmojiPlacement) => number): string {
  const values = emojis.map(corner);
  if (values.every((value) => value === values[0])) return String(values[0]);
  const parts = emojis.map((emoji, i) => `${values[i]}*gte(t,${seconds(emoji.startMs)})*lt(t,${seconds(emoji.endMs)})`);
  return parts.join('+');
}

function seconds(ms: number): string {
  return (Math.round(ms) / 1000).toFixed(3);
}
