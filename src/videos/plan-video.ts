import type { Caption } from '../captions/caption.ts';
import type { CaptionSettings } from '../captions/caption-settings.ts';
import { resolveCaptionStyle } from '../captions/caption-style.ts';
import type { FontSet } from '../layout/font-set.ts';
import { layOutCaptions } from '../layout/lay-out-captions.ts';
import { shadowBox } from '../layout/shadow-box.ts';
import type { FrameTimes } from '../media/read-frame-times.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import { writeAssScript } from '../render/ass-script.ts';
import { outputFrame } from '../render/output-frame.ts';
import { planRender } from '../render/plan-render.ts';
import type { RenderPlan } from '../render/render-plan.ts';

export interface PlanVideoDeps {
  fonts: FontSet;
  /** Changes with the font files and the emoji art. */
  fontsKey: string;
  encoder: string;
  ffmpegBuild: string;
}

export interface PlanVideoInput {
  sourceKey: string;
  facts: SourceFacts;
  /** See `planRender`. */
  frameTimes: FrameTimes | null | 'unread';
  settings: CaptionSettings;
  captions: Caption[];
  /** What is spoken, as far as it is known. */
  language: string | null;
}

/** From captions to everything a render does: pages, layout, script, plan. Pure but for the font files. */
export function planVideo(deps: PlanVideoDeps, input: PlanVideoInput): RenderPlan {
  const { facts, settings, captions, language } = input;
  const frame = outputFrame(facts, settings);
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  const pages = layOutCaptions({ captions, style, frame, fonts: deps.fonts });
  return planRender({
    ...input,
    overlay: {
      ass: pages.length > 0 ? writeAssScript({ pages, style, frame }) : '',
      emojis: pages.flatMap((page) => page.emojis),
      shadowBox: shadowBox(pages),
      fontsKey: deps.fontsKey,
    },
    encoder: deps.encoder,
    ffmpegBuild: deps.ffmpegBuild,
  });
}
