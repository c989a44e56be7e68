import type { Caption } from '../../captions/caption.ts';
import { type DeriveCaptionsInput, deriveCaptions } from '../../captions/derive-captions.ts';
import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import { type FontSet, fontsOfScript } from '../../layout/fonts/font-set.ts';
import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { PictureFacts } from '../../media/probe/picture-facts.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import type { CameraPath } from '../../reframe/camera/camera-path.ts';
import type { FaceMap } from '../../reframe/face-map/face-map.ts';
import { type FrameSettings, frameGeometry, orientedSize } from '../filters/output-frame.ts';
import { planFraming } from '../framing/plan-framing.ts';
import { layOutVideo } from '../plan/plan-video.ts';
import type { DraftFraming, DraftPreview } from './draft-preview.ts';

/** A video as it would be if an edit were saved. */
export interface Draft {
  derivation: DeriveCaptionsInput;
  settings: CaptionSettings;
  facts: SourceFacts;
  /** From an earlier face detection; null = not needed, or not known yet. */
  faces: FaceMap | null;
  /** Of the watermark; null or absent = none. */
  watermarkPicture?: PictureFacts | null;
}

/** Lays out a draft between two moments, with the same code that renders it. Pure except for reading font files. */
export function previewDraft(
  { fonts }: { fonts: FontSet },
  { draft, fromMs, toMs }: { draft: Draft; fromMs: number; toMs: number },
): DraftPreview {
  const { derivation, settings, facts, faces, watermarkPicture } = draft;
  const captions = deriveCaptions(derivation);
  const shown = captionsBetween(captions, fromMs, toMs);
  const video = { facts, settings, faces, watermarkPicture, language: derivation.language, captions: shown };
  const { frame, camera, pages, emojis, watermark, ass } = layOutVideo({ fonts }, video);
  return {
    frame,
    ass,
    fonts: fontsOfScript(ass, fonts),
    emojis,
    watermark,
    blocks: pages.map(({ startMs, endMs, box }) => ({ startMs, endMs, box })),
    shownEmojis: captions.map(({ emoji }) => emoji ?? null),
    keyWords: captions.map(({ words }) => words.flatMap(({ emphasis }, place) => (emphasis ? [place] : []))),
    framing: draftFraming(facts, settings, camera),
  };
}

/** Includes one more caption on each side, because a caption's end may depend on the start of the next one. */
function captionsBetween(captions: Caption[], fromMs: number, toMs: number): Caption[] {
  const first = captions.findIndex(({ endMs }) => endMs > fromMs);
  if (first === -1) return [];
  const behind = captions.findIndex(({ startMs }) => startMs >= toMs);
  return captions.slice(Math.max(0, first - 1), behind === -1 ? undefined : behind + 1);
}

/** Which part of the source the output shows. Without a camera path the crop is centred and constant. */
function draftFraming(facts: SourceFacts, settings: FrameSettings, camera: CameraPath | null): DraftFraming {
  const { crop, frame } = frameGeometry(facts, settings);
  if (camera) {
    const { source, stretches } = planFraming({ camera, video: facts.video, frame });
    return { source: { width: source.width, height: source.height }, whole: source.whole, stretches };
  }
  const source = orientedSize(facts.video);
  return { source, whole: frame, stretches: [{ startTicks: 0, kind: 'crop', ...centred(crop ?? source, source) }] };
}

/** Like ffmpeg's crop filter: centred, with its corner on an even pixel. */
function centred({ width, height }: Frame, source: Frame) {
  const corner = (length: number, whole: number) => 2 * Math.floor((whole - length) / 4);
  return { width, height, left: corner(width, source.width), top: corner(height, source.height) };
}
