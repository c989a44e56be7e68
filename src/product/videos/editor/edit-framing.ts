import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Frame } from '../../../engine/layout/geometry/page-layout.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { CameraPath } from '../../../engine/reframe/camera/camera-path.ts';
import { frameGeometry, orientedSize } from '../../../engine/render/filters/output-frame.ts';
import { planFraming } from '../../../engine/render/framing/plan-framing.ts';
import type { EditFraming } from './editor-view.ts';

/** Which part of the source the output shows. Without a camera path the crop is centred and constant. */
export function editFraming(
  facts: SourceFacts,
  settings: Pick<CaptionSettings, 'resizeForSocialMedia'>,
  camera: CameraPath | null,
): EditFraming {
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
