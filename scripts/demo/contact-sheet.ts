import { confinedInput } from '../../src/engine/media/ffmpeg/confined-input.ts';
import { runFfmpeg } from '../../src/engine/media/ffmpeg/run-ffmpeg.ts';

export interface ContactSheetInput {
  ffmpeg: string;
  file: string;
  durationMs: number;
  /** A PNG file; an existing one is replaced. */
  outPng: string;
  /** Default 6. */
  frames?: number;
  /** Times of the frames in milliseconds; default: evenly distributed. */
  momentsMs?: number[];
  /** Height of each frame; default 480 pixels. */
  heightPx?: number;
  signal?: AbortSignal;
}

/** Draws frames of a video side by side. @throws FfmpegError */
export async function makeContactSheet({ ffmpeg, signal, ...sheet }: ContactSheetInput): Promise<void> {
  await runFfmpeg({ ffmpeg, signal, args: contactSheetArgs(sheet) });
}

/** The ffmpeg arguments of `makeContactSheet`. */
export function contactSheetArgs(sheet: Omit<ContactSheetInput, 'ffmpeg' | 'signal'>): string[] {
  const { file, durationMs, outPng, frames = 6, heightPx = 480 } = sheet;
  const shares = Array.from({ length: frames }, (_, i) => ((i + 0.5) / frames) * durationMs);
  const moments = sheet.momentsMs ?? shares;
  const scaled = moments.map((_, i) => `[${i}:v]scale=-2:${heightPx}:flags=area,setpts=0[f${i}]`);
  const all = moments.map((_, i) => `[f${i}]`).join('');
  return [
    ...moments.flatMap((momentMs) => confinedInput(file, ['-ss', (momentMs / 1000).toFixed(3)])),
    ...['-filter_complex', `${scaled.join(';')};${all}hstack=inputs=${moments.length},format=rgb24[sheet]`],
    ...['-map', '[sheet]', '-frames:v', '1', '-update', '1', '-f', 'image2', `file:${outPng}`],
  ];
}
