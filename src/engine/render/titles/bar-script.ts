import { contrast } from '../../captions/settings/color-contrast.ts';
import type { BarLayout } from '../../layout/extras/lay-out-bar.ts';
import { assColour } from '../ass/ass-colour.ts';
import { clear } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import type { ScriptPart } from '../styles/ass-script.ts';

/** Name of the style of what grows. */
export const barFill = 'BarFill';

/** Above captions and below a title; it touches neither. */
const layers = { track: 8, fill: 9 };

/** What is not filled yet: dark, or light under a dark colour. */
const tracks = { dark: '#00000080', light: '#FFFFFF80' };

/** A bar that is as long at a moment as the share of the video that has passed. It depends on nothing but the time. */
export function barScript({ box, radiusPx, color }: BarLayout, durationMs: number): ScriptPart {
  const { tags, text } = roundedBox(box, radiusPx);
  // the last frame is shown until the end
  const shown = { startMs: 0, endMs: durationMs + 1000, text };
  const clip = (right: number) => `\\clip(${box.left},${box.top - 1},${right},${box.bottom + 1})`;
  const growing = `${clip(box.left)}\\t(0,${Math.round(durationMs)},${clip(box.right)})`;
  const track = contrast(color.slice(0, 7), '#000000') < 2 ? tracks.light : tracks.dark;
  return {
    styles: [
      { name: 'BarTrack', fill: assColour(track), border: clear },
      { name: barFill, fill: assColour(color), border: clear },
    ],
    events: [
      { ...shown, layer: layers.track, style: 'BarTrack', tags },
      { ...shown, layer: layers.fill, style: barFill, tags: tags + growing },
    ],
  };
}
