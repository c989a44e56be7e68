import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { layOutBar } from '../../layout/extras/lay-out-bar.ts';
import { layOutWatermark } from '../../layout/extras/lay-out-watermark.ts';
import { beginningOf, type Surroundings } from '../../layout/extras/surroundings.ts';
import type { FontSet } from '../../layout/fonts/font-set.ts';
import { grow } from '../../layout/geometry/boxes.ts';
import type { Box, EmojiPlacement, Frame } from '../../layout/geometry/page-layout.ts';
import { captionBands } from '../../layout/placement/caption-bands.ts';
import type { FramedShot } from '../../layout/placement/caption-places.ts';
import { layOutTitle } from '../../layout/title/lay-out-title.ts';
import type { PictureFacts } from '../../media/probe/picture-facts.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { pictureMs } from '../../media/timing/video-length.ts';
import type { ScriptPart } from '../styles/ass-script.ts';
import type { PlannedWatermark } from '../watermark/watermark-args.ts';
import { barScript } from './bar-script.ts';
import { titleScript } from './title-script.ts';

interface LayOutExtrasInput {
  settings: CaptionSettings;
  /** Of the watermark; null = none, or it is gone. */
  picture: PictureFacts | null;
  facts: SourceFacts;
  style: CaptionStyle;
  frame: Frame;
  fonts: FontSet;
  /** Shots with their faces, in time order; may be empty. */
  shots: FramedShot[];
  hasCaptions: boolean;
}

/** What is drawn beside the captions. */
interface Extras {
  parts: ScriptPart[];
  emojis: EmojiPlacement[];
  watermark: PlannedWatermark | null;
}

/** Lays out bar, watermark and title: each keeps off faces, captions and what was placed before it. */
export function layOutExtras(input: LayOutExtrasInput): Extras {
  const { settings, facts, style, shots, hasCaptions, picture } = input;
  const { title, progressBar, watermark } = settings;
  const extras: Extras = { parts: [], emojis: [], watermark: null };
  if (!title && !progressBar && !watermark) return extras;
  const bandOf = hasCaptions ? captionBands(input) : null;
  const surroundings: Surroundings = { shots, captionsIn: (shot) => (bandOf ? [bandOf(shot)] : []) };
  const durationMs = pictureMs(facts);
  const kept: Box[] = [];
  if (progressBar) {
    const bar = layOutBar({ ...input, ...beginningOf(surroundings), bar: progressBar });
    extras.parts.push(barScript(bar, durationMs));
    // as much room as the bar is thick
    kept.push(grow(bar.box, bar.box.bottom - bar.box.top));
  }
  if (watermark && picture) {
    const { type, sha256 } = picture;
    const mark = layOutWatermark({ ...input, ...beginningOf(surroundings), watermark, picture, kept });
    extras.watermark = { ...mark, type, sha256, picture: watermark.picture };
    const { left, top, width, height } = mark;
    kept.push({ left, top, right: left + width, bottom: top + height });
  }
  const laidOut = title && layOutTitle({ ...input, ...surroundings, title, durationMs, kept });
  if (laidOut) {
    extras.parts.push(titleScript(laidOut, { style, durationMs }));
    extras.emojis.push(...laidOut.pages.flatMap(({ emojis }) => emojis));
  }
  return extras;
}
