import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontSet } from '../../layout/fonts/font-set.ts';
import type { EmojiPlacement, Frame } from '../../layout/geometry/page-layout.ts';
import { captionBands } from '../../layout/placement/caption-bands.ts';
import type { FramedShot } from '../../layout/placement/caption-places.ts';
import { layOutTitle } from '../../layout/title/lay-out-title.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { pictureMs } from '../../media/timing/video-length.ts';
import type { ScriptPart } from '../styles/ass-script.ts';
import { titleScript } from './title-script.ts';

interface LayOutExtrasInput {
  settings: CaptionSettings;
  facts: SourceFacts;
  style: CaptionStyle;
  frame: Frame;
  fonts: FontSet;
  /** Shots with their faces, in time order; may be empty. */
  shots: FramedShot[];
  hasCaptions: boolean;
}

/** Lays out what is drawn beside the captions: each keeps off faces, captions and the others. */
export function layOutExtras(input: LayOutExtrasInput): { parts: ScriptPart[]; emojis: EmojiPlacement[] } {
  const { settings, facts, style, hasCaptions } = input;
  const { title } = settings;
  if (!title) return { parts: [], emojis: [] };
  const bandOf = hasCaptions ? captionBands(input) : null;
  const durationMs = pictureMs(facts);
  const laidOut = layOutTitle({
    ...{ ...input, title, durationMs, kept: [] },
    captionsIn: (shot) => (bandOf ? [bandOf(shot)] : []),
  });
  if (!laidOut) return { parts: [], emojis: [] };
  return {
    parts: [titleScript(laidOut, { style, durationMs })],
    emojis: laidOut.pages.flatMap(({ emojis }) => emojis),
  };
}
