import { confinedInput } from '../../src/engine/media/ffmpeg/confined-input.ts';
import { runFfmpeg } from '../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import type { ApiClient } from '../service/api-client.ts';

/** Draws frames of a video side by side, as a PNG. @throws FfmpegError */
export async function makeContactSheet({
  ffmpeg,
  file,
  outPng,
  momentsMs,
  heightPx = 480,
}: {
  ffmpeg: string;
  file: string;
  outPng: string;
  momentsMs: number[];
  /** Height of each frame. */
  heightPx?: number;
}): Promise<void> {
  const scaled = momentsMs.map((_, i) => `[${i}:v]scale=-2:${heightPx}:flags=area,setpts=0[f${i}]`);
  const all = momentsMs.map((_, i) => `[f${i}]`).join('');
  const args = [
    ...momentsMs.flatMap((momentMs) => confinedInput(file, ['-ss', (momentMs / 1000).toFixed(3)])),
    ...['-filter_complex', `${scaled.join(';')};${all}hstack=inputs=${momentsMs.length},format=rgb24[sheet]`],
    ...['-map', '[sheet]', '-frames:v', '1', '-update', '1', '-f', 'image2', `file:${outPng}`],
  ];
  await runFfmpeg({ ffmpeg, args });
}

interface SpokenWord {
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

const frames = 6;

/** Six moments at which a caption is on screen: the middle of the longest word in each sixth of the words. */
export async function captionedMomentsMs(client: ApiClient, videoId: string): Promise<number[]> {
  const reply = await client.call('GET', `/api/videos/${videoId}/captions`);
  const words = reply.json<{ captions: { words: SpokenWord[] }[] }>().captions.flatMap((caption) => caption.words);
  const step = words.length / frames;
  return Array.from({ length: frames }, (_, index) =>
    words.slice(Math.floor(index * step), Math.floor((index + 1) * step)),
  )
    .filter((some) => some.length > 0)
    .map((some) => some.reduce((longest, word) => (word.text.length > longest.text.length ? word : longest)))
    .map(({ start, end }) => (start + end) * 500);
}
