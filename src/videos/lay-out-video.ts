import type { Caption } from '../captions/caption.ts';
import type { CaptionSettings } from '../captions/caption-settings.ts';
import { type CaptionStyle, resolveCaptionStyle } from '../captions/caption-style.ts';
import type { FontSet } from '../layout/font-set.ts';
import { layOutCaptions } from '../layout/lay-out-captions.ts';
import type { Frame, PageLayout } from '../layout/page-layout.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import { writeAssScript } from '../render/ass-script.ts';
import { outputFrame } from '../render/output-frame.ts';

export interface LayOutVideoInput {
  facts: SourceFacts;
  settings: CaptionSettings;
  captions: Caption[];
  /** What is spoken, as far as it is known. */
  language: string | null;
}

export interface LaidOutVideo {
  frame: Frame;
  style: CaptionStyle;
  pages: PageLayout[];
  /** libass script on the video's clock; empty where nothing is to be drawn. */
  ass: string;
}

/** What is drawn over a video's picture, for a render as for whoever edits it. Pure but for the font files. */
export function layOutVideo(
  { fonts }: { fonts: FontSet },
  { facts, settings, captions, language }: LayOutVideoInput,
): LaidOutVideo {
  const frame = outputFrame(facts, settings);
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  const pages = layOutCaptions({ captions, style, frame, fonts });
  return { frame, style, pages, ass: pages.length > 0 ? writeAssScript({ pages, style, frame }) : '' };
}
