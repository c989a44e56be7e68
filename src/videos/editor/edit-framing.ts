import type { CaptionSettings } from '../../captions/caption-settings.ts';
import type { Frame } from '../../layout/page-layout.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { pictureGeometry } from '../../render/output-frame.ts';
import type { EditFraming } from './editor-view.ts';

/** Which part of the source the output shows. */
export function editFraming(facts: SourceFacts, settings: Pick<CaptionSettings, 'resizeForSocialMedia'>): EditFraming {
  const { codedWidth, codedHeight, rotation } = facts.video;
  const isTurned = rotation === 90 || rotation === 270;
  const source = isTurned ? { width: codedHeight, height: codedWidth } : { width: codedWidth, height: codedHeight };
  const { crop, frame } = pictureGeometry(facts, settings);
  return { source, whole: frame, stretches: [{ startTicks: 0, kind: 'crop', ...centred(crop ?? source, source) }] };
}

/** As ffmpeg places a crop: in the middle, its corner on an even pixel. */
function centred({ width, height }: Frame, source: Frame) {
  const corner = (length: number, whole: number) => 2 * Math.floor((whole - length) / 4);
  return { width, height, left: corner(width, source.width), top: corner(height, source.height) };
}
