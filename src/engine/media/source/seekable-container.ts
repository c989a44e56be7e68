/**
 * Whether ffmpeg finds any key frame of a container by its time, exactly, by an index that is part of the file.
 *
 * @param container ffprobe's name of it
 */
export function isSeekable(container: string): boolean {
  return /mov|matroska/.test(container);
}
