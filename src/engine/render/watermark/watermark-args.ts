import type { WatermarkLayout } from '../../layout/extras/lay-out-watermark.ts';
import type { PictureFacts } from '../../media/probe/picture-facts.ts';
import type { Chroma } from '../emojis/write-emoji-lanes.ts';

/** A watermark as a plan draws it. */
export interface PlannedWatermark extends WatermarkLayout, Pick<PictureFacts, 'type' | 'sha256'> {
  /** Where the picture's bytes are: `upload://<id>`, or a file. Segments do not depend on it. */
  picture: string;
}

/** Name of the picture in the work folder. */
export const watermarkFile = 'watermark.picture';

const maxPixels = 4096 * 4096;

/** ffmpeg arguments that open the picture: as what its first bytes are, and as nothing else. */
export function watermarkInput({ type }: PlannedWatermark): string[] {
  const demuxer = `${type}_pipe`;
  return [
    ...['-protocol_whitelist', 'file', '-format_whitelist', demuxer, '-max_pixels', String(maxPixels)],
    ...['-f', demuxer, '-i', `file:${watermarkFile}`],
  ];
}

/** Filter chains that draw input `index` over `from`. The picture is scaled once; its frame is repeated. */
export function watermarkChains(
  { left, top, width, height, opacity }: PlannedWatermark,
  { index, from, to, chroma = '420' }: { index: number; from: string; to: string; chroma?: Chroma },
): string[] {
  const scaled = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  return [
    `[${index}:v]trim=end_frame=1,${scaled},format=yuva${chroma}p,lutyuv=a=val*${opacity.toFixed(4)}[mark]`,
    `[${from}][mark]overlay=x=${left}:y=${top}:eof_action=repeat:format=yuv${chroma}[${to}]`,
  ];
}

/** What is seen of a watermark. */
export function watermarkContent({ picture: _, ...seen }: PlannedWatermark): object {
  return seen;
}
