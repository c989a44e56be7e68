import type { FontSet } from '../../layout/fonts/font-set.ts';
import { shadowBox } from '../../layout/geometry/shadow-box.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { type LayOutVideoInput, layOutVideo } from './lay-out-video.ts';
import { planRender } from './plan-render.ts';
import type { RenderPlan } from './render-plan.ts';

export interface PlanVideoDeps {
  fonts: FontSet;
  /** Changes with the font files and the emoji art. */
  fontsKey: string;
  encoder: string;
  ffmpegBuild: string;
}

export interface PlanVideoInput extends Omit<LayOutVideoInput, 'frameTimes'> {
  sourceKey: string;
  /** See `planRender`. */
  frameTimes: FrameTimes | null | 'unread';
}

/** From captions to a render plan: pages, layout, libass script, plan. Pure except for reading font files. */
export function planVideo(deps: PlanVideoDeps, input: PlanVideoInput): RenderPlan {
  const { camera, pages, ass } = layOutVideo(deps, input);
  return planRender({
    ...input,
    camera,
    overlay: {
      ass,
      emojis: pages.flatMap((page) => page.emojis),
      shadowBox: shadowBox(pages),
      fontsKey: deps.fontsKey,
    },
    encoder: deps.encoder,
    ffmpegBuild: deps.ffmpegBuild,
  });
}
