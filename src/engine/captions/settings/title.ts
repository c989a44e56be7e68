import type { Timed } from '../caption.ts';

/** How a title is drawn: letters with an outline, letters on a panel, or on a box of two colours. */
export const titleStyles = ['plain', 'panel', 'two-tone'] as const;
export type TitleStyle = (typeof titleStyles)[number];

/** A hook over the picture. The engine chooses what is left out. */
export interface Title {
  text: string;
  /** On the video's clock; default 0. */
  startMs?: number;
  /** `end` = the end of the video; default: {@link titleMs} after the start. */
  endMs?: number | 'end';
  /** Where it is wanted: it moves only as far as it has to, off faces and captions. Default: the top. */
  position?: 'auto' | 'top' | 'middle' | 'bottom' | number;
  /** Default: the one that goes with the style of the captions. */
  style?: TitleStyle;
}

/** Long enough to read two lines, and gone before it is in the way. */
export const titleMs = 4000;

/** When a title is shown in a video of this length; null = it would begin after the end. */
export function titleSpan({ startMs = 0, endMs = startMs + titleMs }: Title, durationMs: number): Timed | null {
  if (startMs >= durationMs) return null;
  return { startMs, endMs: endMs === 'end' ? durationMs : Math.min(endMs, durationMs) };
}
