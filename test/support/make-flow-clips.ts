import { ffmpeg, makeClip } from './make-clip.ts';

/** The size of the clips that whole flows work on: 9:16, so nothing is cut, and small enough to be quick. */
export const flowFrame = { width: 320, height: 568 };

export interface FlowClipOptions {
  seconds?: number;
  audio?: 'tone' | 'none';
  /** Written into the file, so that clips with the same content are different sources all the same. */
  tag?: string;
}

/** Something moving, with a tone, for videos whose captions are supplied. 25 frames a second, 2 seconds. */
export function makeToneClip(file: string, { seconds = 2, audio = 'tone', tag = '' }: FlowClipOptions = {}): string {
  const outputArgs = ['-metadata', `comment=${tag}`, '-movflags', '+faststart'];
  return makeClip({ file, seconds, audio, ...flowFrame, outputArgs });
}

/** «And so my fellow Americans, ask not»: speech between `leadSeconds` and the last second, silence around it. */
export const speechClip = { seconds: 6.6, leadSeconds: 1, frames: 165 };

/** Real speech over a dark plane, 25 frames a second, so that the colours of captions are easy to measure. */
export function makeSpeechClip(file: string, { tag = '' }: Pick<FlowClipOptions, 'tag'> = {}): string {
  const { seconds, leadSeconds } = speechClip;
  const { width, height } = flowFrame;
  ffmpeg([
    ...['-f', 'lavfi', '-i', `color=0x101838:s=${width}x${height}:r=25:d=${seconds}`],
    ...['-t', '4.9', '-i', 'test/fixtures/en-jfk.flac'],
    ...['-af', `adelay=${leadSeconds * 1000}:all=1,apad=whole_dur=${seconds}`],
    ...['-t', String(seconds), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '96k', '-ar', '48000', '-metadata', `comment=${tag}`, '-movflags', '+faststart', file],
  ]);
  return file;
}
