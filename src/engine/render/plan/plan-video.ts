import type { Caption } from '../../captions/caption.ts';
import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import { type CaptionStyle, resolveCaptionStyle } from '../../captions/settings/caption-style.ts';
import { isOwnFont } from '../../captions/settings/own-font.ts';
import type { FontSet } from '../../layout/fonts/font-set.ts';
import { shadowBox } from '../../layout/geometry/boxes.ts';
import type { EmojiPlacement, Frame, PageLayout } from '../../layout/geometry/page-layout.ts';
import { styleExtents } from '../../layout/geometry/style-extents.ts';
import { layOutCaptions } from '../../layout/lay-out-captions.ts';
import type { PictureFacts } from '../../media/probe/picture-facts.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import type { CameraPath } from '../../reframe/camera/camera-path.ts';
import type { FaceMap } from '../../reframe/face-map/face-map.ts';
import { facesInOutput } from '../../reframe/faces-in-output.ts';
import { planCameraPath } from '../../reframe/plan-camera-path.ts';
import { zoomCamera } from '../../reframe/zoom/zoom-camera.ts';
import { outputFrame } from '../filters/output-frame.ts';
import { writeAssScript } from '../styles/ass-script.ts';
import { layOutExtras } from '../titles/lay-out-extras.ts';
import type { PlannedWatermark } from '../watermark/watermark-args.ts';
import { planRender } from './plan-render.ts';
import type { RenderPlan } from './render-plan.ts';

interface LayOutVideoInput {
  facts: SourceFacts;
  settings: CaptionSettings;
  captions: Caption[];
  /** Spoken language; null = unknown. */
  language: string | null;
  /** Left out = not known. */
  faces?: FaceMap | null;
  /** The picture of the watermark; null or left out = there is none, or it is gone. */
  watermarkPicture?: PictureFacts | null;
  /** Default: 'unread', then times follow from the average frame rate. */
  frameTimes?: FrameTimes | null | 'unread';
}

export interface LaidOutVideo {
  frame: Frame;
  /** Which part of its source a vertical output shows; null = all of it. */
  camera: CameraPath | null;
  style: CaptionStyle;
  pages: PageLayout[];
  /** Of the captions and the title. */
  emojis: EmojiPlacement[];
  watermark: PlannedWatermark | null;
  /** libass script on the video's clock; empty if there is nothing to draw. */
  ass: string;
}

/** Lays out the captions of a video, for rendering and for the editor. Pure except for reading font files. */
export function layOutVideo(
  { fonts }: { fonts: FontSet },
  {
    facts,
    settings,
    captions,
    language,
    faces = null,
    watermarkPicture: picture = null,
    frameTimes = 'unread',
  }: LayOutVideoInput,
): LaidOutVideo {
  const frame = outputFrame(facts, settings);
  const { framing } = settings;
  const words = captions.flatMap((caption) => caption.words);
  const framed = settings.resizeForSocialMedia ? planCameraPath({ facts, framing, faces, frameTimes, words }) : null;
  const camera = settings.autoZoom ? zoomCamera({ camera: framed, captions, faces }) : framed;
  const shots = faces ? facesInOutput({ faces, camera, shown: facts.video, frame }) : [];
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  const pages = layOutCaptions({ captions, style, frame, fonts, shots });
  const extras = layOutExtras({
    settings,
    picture,
    facts,
    style,
    frame,
    fonts,
    shots,
    hasCaptions: captions.length > 0,
  });
  const { parts, watermark } = extras;
  const isEmpty = pages.length === 0 && parts.length === 0;
  const emojis = [...pages.flatMap((page) => page.emojis), ...extras.emojis];
  const ass = isEmpty ? '' : writeAssScript({ pages, style, frame, parts });
  return { frame, camera, style, pages, emojis, watermark, ass };
}

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
  return planLaidOut(deps, input).plan;
}

/** The same, with the pages. */
export function planLaidOut(deps: PlanVideoDeps, input: PlanVideoInput): { plan: RenderPlan; pages: PageLayout[] } {
  const { fontsKey, encoder, ffmpegBuild } = deps;
  const { camera, style, pages, emojis, watermark, ass } = layOutVideo(deps, input);
  const { soft } = styleExtents[style.drawing];
  const { fontFamily: font } = style;
  const ownFont = isOwnFont(font) && ass !== '' ? { ownFont: font } : {};
  const captionStartsMs = startsOfCaptions(input.captions, pages);
  const overlay = { ass, ...ownFont, emojis, captionStartsMs, shadowBox: shadowBox(pages, soft), watermark, fontsKey };
  return { plan: planRender({ ...input, camera, overlay, encoder, ffmpegBuild }), pages };
}

/** When the first page of each caption appears. */
function startsOfCaptions(captions: readonly Caption[], pages: readonly PageLayout[]): number[] {
  const spoken = new Set(captions.flatMap(({ words: [first] }) => first?.startMs ?? []));
  return pages.filter(({ words: [first] }) => first && spoken.has(first.startMs)).map(({ startMs }) => startMs);
}
