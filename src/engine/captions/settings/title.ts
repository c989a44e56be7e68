import type { Timed } from '../caption.ts';

/** How a title is drawn: letters with an outline, letters on a panel, or on a box of two colours. */
export const titleStyles = ['plain', 'panel', 'two-tone'] as const;
export type TitleStyle = (typeof titleStyles)[number];

/** A hook over the picture. The engine chooses what is left out. */
export interface Title {
  /** Empty in the settings of a preset, and of a video that has its design but no title yet: then nothing is shown. */
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

/** What a preset holds of a title: how it looks and where it stands, without its words. null = none of it was chosen. */
export function titleDesign({ style, position, endMs }: Title): Title | null {
  const design = {
    ...(style === undefined ? {} : { style }),
    ...(position === undefined ? {} : { position }),
    ...(endMs === 'end' ? { endMs } : {}),
  };
  return Object.keys(design).length === 0 ? null : { text: '', ...design };
}

/** A title after a change. A design is for the words that are there, or that come later. */
export function mergeTitle(current: Title | undefined, change: Title): Title {
  if (change.text === '') return { ...current, ...change, text: current?.text ?? '' };
  return current?.text === '' ? { ...current, ...change } : change;
}
