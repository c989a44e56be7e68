import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';

/** The tools that setup found, for tests that run the real ones. */
export const tools = readToolPaths(process.env.CACHE_DIR ? resolve(process.env.CACHE_DIR) : resolve('.cache'));

export interface ClipOptions {
  /** Path of the clip; its extension chooses the container. */
  file: string;
  /** Default 1. */
  seconds?: number;
  /** Default 160 × 120. */
  width?: number;
  height?: number;
  /** Default 25; also a fraction, e.g. `30000/1001`. */
  fps?: number | string;
  /**
   * Lavfi source of the picture, without size, rate and duration. Default `testsrc2`; `numbered` = see
   * `numberedFrames`.
   */
  picture?: 'testsrc2' | 'numbered' | 'flash' | `color=${string}`;
  /** A 440 Hz tone, a beep together with the flash, or none. Default tone. */
  audio?: 'tone' | 'beep' | 'none';
  /** When flash and beep come; default half way. */
  flashAtSeconds?: number;
  /** Further video filters, before encoding. */
  videoFilters?: string[];
  audioFilters?: string[];
  /** Defaults: libx264 ultrafast, aac. */
  videoArgs?: string[];
  audioArgs?: string[];
  /** Last arguments before the file, e.g. `-movflags +faststart`. */
  outputArgs?: string[];
}

/** Makes a small clip with the real ffmpeg; a tenth of a second each. Returns the file's path. */
export function makeClip(options: ClipOptions): string {
  ffmpeg([...inputs(options), ...filters(options), ...codecs(options), ...(options.outputArgs ?? []), options.file]);
  return options.file;
}

/** Runs the real ffmpeg on test material. @throws Error with its output */
export function ffmpeg(args: string[]): Buffer {
  return execFileSync(tools.ffmpeg, ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', ...args], {
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** ffmpeg computes drawn pictures pixel by pixel, and they look the same everywhere: so a small one is enlarged. */
const drawnSize = '16x16';

function inputs({ seconds = 1, fps = 25, ...rest }: ClipOptions): string[] {
  const picture = rest.picture ?? 'testsrc2';
  const size = `s=${isDrawn(picture) ? drawnSize : sizeOf(rest)}:r=${fps}:d=${seconds}`;
  const video = picture.startsWith('color=') ? `${picture}:${size}` : `testsrc2=${size}`;
  const source = isDrawn(picture) ? `color=black:${size}` : video;
  const sound = rest.audio === 'beep' ? `sine=f=1000:r=48000:d=${seconds}` : `sine=f=440:r=48000:d=${seconds}`;
  const audio = rest.audio === 'none' ? [] : ['-f', 'lavfi', '-i', sound];
  return ['-f', 'lavfi', '-i', source, ...audio];
}

const sizeOf = ({ width = 160, height = 120 }: Pick<ClipOptions, 'width' | 'height'>) => `${width}x${height}`;

const isDrawn = (picture: ClipOptions['picture']) => picture === 'numbered' || picture === 'flash';

function filters(options: ClipOptions): string[] {
  const flashAt = options.flashAtSeconds ?? (options.seconds ?? 1) / 2;
  const during = `gte(T,${flashAt - 0.001})*lt(T,${flashAt + 0.2})`;
  const drawn: Record<string, string[]> = {
    numbered: [`geq=lum='16+mod(N,${numberedLevels})*${numberedStep}':cb=128:cr=128`],
    flash: [`geq=lum='16+219*${during}':cb=128:cr=128`],
  };
  const enlarged = isDrawn(options.picture)
    ? [`scale=${sizeOf(options).replace('x', ':')}:flags=neighbor`, 'setsar=1']
    : [];
  const own = [...(drawn[options.picture ?? ''] ?? []), ...enlarged, ...(options.videoFilters ?? [])];
  const video = ['format=yuv420p', ...own];
  const beep = options.audio === 'beep' ? [`volume='between(t,${flashAt},${flashAt + 0.2})':eval=frame`] : [];
  const audio = [...beep, ...(options.audioFilters ?? [])];
  const beepFrames = options.audio === 'beep' ? ['asetnsamples=48', ...audio] : audio;
  return ['-vf', video.join(','), ...(beepFrames.length > 0 ? ['-af', beepFrames.join(',')] : [])];
}

function codecs({ videoArgs, audioArgs, audio }: ClipOptions): string[] {
  const sound = audio === 'none' ? ['-an'] : (audioArgs ?? ['-c:a', 'aac', '-b:a', '64k']);
  return [...(videoArgs ?? ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']), ...sound];
}

/** A numbered clip's frame n has luma 16 + (n mod 20) × 11 all over. */
export const numberedLevels = 20;
export const numberedStep = 11;
