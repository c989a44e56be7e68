import type { EmojiPlacement } from '../../layout/geometry/page-layout.ts';
import { emojiPop } from '../../layout/geometry/style-extents.ts';

/**
 * A lane is a small video stream of images of one size that is overlaid on the video: empty, emoji, empty, and so on.
 * One stream for many emojis costs a hundredth of an input for each.
 */
export interface EmojiLane {
  /** Side of its square images, in pixels. */
  sizePx: number;
  /** From time 0 on, without gaps. */
  images: LaneImage[];
  /** ffmpeg expressions over `t` for the overlay's upper left corner. */
  x: string;
  y: string;
}

export interface LaneImage {
  durationMs: number;
  /** null = transparent. */
  content: { emoji: string; drawnPx: number } | null;
}

export interface PlanLanesInput {
  emojis: EmojiPlacement[];
  /** Only emojis shown in this window, on the video's clock. */
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

/** When an emoji's appearance changes, in milliseconds. */
export function emojiMoments({ startMs, endMs, continues }: EmojiPlacement): number[] {
  const count = continues ? 0 : emojiPop.shares.length;
  const steps = Array.from({ length: count + 1 }, (_, step) => startMs + step * emojiPop.stepMs);
  return [...steps.filter((ms) => ms < endMs), endMs].map(Math.round);
}

function toLane(emojis: EmojiPlacement[]): EmojiLane {
  const sizePx =
    2 * Math.ceil((emojis.reduce((most, emoji) => Math.max(most, emoji.sizePx), 0) * emojiPop.peakScale) / 2);
  return {
    sizePx,
    images: imagesOf(emojis),
    x: cornerExpression(emojis, (emoji) => Math.round(emoji.centreX - sizePx / 2)),
    y: cornerExpression(emojis, (emoji) => Math.round(emoji.centreY - sizePx / 2)),
  };
}

function imagesOf(emojis: EmojiPlacement[]): LaneImage[] {
  const images: LaneImage[] = [];
  let nowMs = 0;
  const show = (untilMs: number, content: LaneImage['content']) => {
    if (untilMs <= nowMs) return;
    images.push({ durationMs: untilMs - nowMs, content });
    nowMs = untilMs;
  };
  for (const { emoji, sizePx, startMs, endMs, continues } of emojis) {
    show(Math.round(startMs), null);
    for (const [step, share] of (continues ? [] : emojiPop.shares).entries()) {
      const untilMs = Math.min(Math.round(endMs), Math.round(startMs) + (step + 1) * emojiPop.stepMs);
      show(untilMs, { emoji, drawnPx: Math.round(sizePx * share) });
    }
    show(Math.round(endMs), { emoji, drawnPx: Math.round(sizePx) });
  }
  show(nowMs + 1000, null);
  return images;
}

/** The coordinate of whichever emoji is shown; between emojis it does not matter. */
function cornerExpression(emojis: EmojiPlacement[], corner: (emoji: EmojiPlacement) => number): string {
  const values = emojis.map(corner);
  if (values.every((value) => value === values[0])) return String(values[0]);
  const parts = emojis.map((emoji, i) => `${values[i]}*gte(t,${seconds(emoji.startMs)})*lt(t,${seconds(emoji.endMs)})`);
  return parts.join('+');
}

function seconds(ms: number): string {
  return (Math.round(ms) / 1000).toFixed(3);
}
