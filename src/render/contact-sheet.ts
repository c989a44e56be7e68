import { confinedInput } from '../media/confined-input.ts';
import { runFfmpeg } from '../media/run-ffmpeg.ts';

export interface ContactSheetInput {
  ffmpeg: string;
  file: string;
  durationMs: number;
  /** PNG; replaced when there. */
  outPng: string;
  /** Default 6. */
  frames?: number;
  /** Height of each, default 480 pixels. */
  heightPx?: number;
  signal?: AbortSignal;
}

/**
 * Draws frames from all over a video side by side: each from the middle of its equal share of the time.
 * @throws FfmpegError
 */
export async function makeContactSheet({ ffmpeg, signal, ...sheet }: ContactSheetInput): Promise<void> {
  await runFfmpeg({ ffmpeg, signal, args: contactSheetArgs(sheet) });
}

/** Pure part of `makeContactSheet`. */
export function contactSheetArgs(sheet: Omit<ContactSheetInput, 'ffmpeg' | 'signal'>): string[] {
  const { file, durationMs, outPng, frames = 6, heightPx = 480 } = sheet;
  const numbers = Array.from({ length: frames }, (_, i) => i);
  const momentS = (i: number) => (((i + 0.5) / frames) * durationMs) / 1000;
  const scaled = numbers.map((i) => `[${i}:v]scale=-2:${heightPx}:flags=area,setpts=0[f${i}]`);
  const all = numbers.map((i) => `[f${i}]`).join('');
  return [
    ...numbers.flatMap((i) => confinedInput(file, ['-ss', momentS(i).toFixed(3)])),
    ...['-filter_complex', `${scaled.join(';')};${all}hstack=inputs=${frames},format=rgb24[sheet]`],
    ...['-map', '[sheet]', '-frames:v', '1', '-update', '1', '-f', 'image2', `file:${outPng}`],
  ];
}
