import { resolveCaptionStyle } from '../../captions/caption-style.ts';
import type { FontSet } from '../../layout/font-set.ts';
import { layOutCaptions } from '../../layout/lay-out-captions.ts';
import type { FrameTimes } from '../../media/read-frame-times.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { writeAssScript } from '../../render/ass-script.ts';
import { outputFrame } from '../../render/output-frame.ts';
import { planRender } from '../../render/plan-render.ts';
import type { RenderPlan } from '../../render/render-plan.ts';
import type { TranscriptDeps } from '../../speech/kept-transcripts.ts';
import { captionsOfVideo, type VideoCaptions } from '../captions-of-video.ts';
import { keepPlan } from '../kept-plans.ts';
import { noticesOfVideo } from '../notices-of-video.ts';
import type { Step } from '../run-step.ts';
import { withSource } from '../source-of-video.ts';
import type { VideoRecord } from '../video.model.ts';

export interface PlanDeps extends TranscriptDeps {
  readFrameTimes(input: { file: string; facts: SourceFacts; signal: AbortSignal }): Promise<FrameTimes | null>;
  fonts: FontSet;
  /** Changes with the font files and the emoji art. */
  fontsKey: string;
  encoder: string;
  ffmpegBuild: string;
}

/** planning → rendering: captions laid out with the real fonts, and everything a render does decided. */
export function planStep(deps: PlanDeps): Step {
  return {
    from: ['planning'],
    stage: 'planning',
    progress: { from: 40, to: 42 },
    failure: 'internal',
    async run(video, { signal }) {
      const { facts, sourceKey } = video;
      if (!facts || !sourceKey) return { to: 'queued', changes: {} };
      const captions = await captionsOfVideo(deps, video);
      let frameTimes: FrameTimes | null = null;
      const isThere = await withSource(deps.store, video, async (file) => {
        frameTimes = await deps.readFrameTimes({ file, facts, signal });
      });
      if (!isThere) return { to: 'queued', changes: {} };
      const plan = planOf(deps, { facts, sourceKey, settings: video.settings, captions, frameTimes });
      const planKey = await keepPlan(deps.store, plan);
      return { to: 'rendering', changes: { planKey, notices: noticesOfVideo(video, captions) } };
    },
  };
}

interface PlanInput {
  facts: SourceFacts;
  sourceKey: string;
  settings: VideoRecord['settings'];
  captions: VideoCaptions;
  frameTimes: FrameTimes | null;
}

function planOf(deps: PlanDeps, { facts, sourceKey, settings, captions, frameTimes }: PlanInput): RenderPlan {
  const frame = outputFrame(facts, settings);
  const style = resolveCaptionStyle({ ...settings, language: captions.language ?? undefined });
  const pages = layOutCaptions({ captions: captions.captions, style, frame, fonts: deps.fonts });
  return planRender({
    sourceKey,
    facts,
    frameTimes,
    settings,
    overlay: {
      ass: pages.length > 0 ? writeAssScript({ pages, style, frame }) : '',
      emojis: pages.flatMap((page) => page.emojis),
      fontsKey: deps.fontsKey,
    },
    encoder: deps.encoder,
    ffmpegBuild: deps.ffmpegBuild,
  });
}
