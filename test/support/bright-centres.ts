import { ffmpeg } from './make-clip.ts';

/**
 * Where what is bright in a picture's upper rows has its middle, to a fraction of a pixel; null where nothing is.
 * One for each picture.
 */
export function brightCentres(file: string, width: number): (number | null)[] {
  const rows = grayPictures(file, `crop=${width}:2:0:20`);
  const centres: (number | null)[] = [];
  for (let at = 0; at < rows.length; at += 2 * width) {
    const row = [...rows.subarray(at, at + width)].map((luma) => Math.max(0, luma - 120));
    const sum = row.reduce((total, luma) => total + luma, 0);
    centres.push(sum < 300 ? null : row.reduce((total, luma, x) => total + luma * (x + 0.5), 0) / sum);
  }
  return centres;
}

/** Luma of each picture behind the filters, in full range. */
export function grayPictures(file: string, filters: string): Buffer {
  return ffmpeg([
    ...['-i', file, '-vf', `${filters},scale=in_range=auto:out_range=pc,format=gray`],
    ...['-fps_mode', 'passthrough', '-f', 'rawvideo', 'pipe:1'],
  ]);
}
