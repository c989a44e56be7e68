import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { runFfmpeg } from '../../../src/engine/media/ffmpeg/run-ffmpeg.ts';

/** Where a face is, as shares of the picture. */
export interface FaceBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A clip in which pictures of a face move along known paths over a background. */
export interface FaceClip {
  name: string;
  seconds: number;
  /** The first is the main one. */
  faces: MovingFace[];
  /** The background changes its hue at each of these seconds. */
  cutsAtSeconds: number[];
  /** Height of a face's picture, in shares of 288 pixels; default 1. */
  faceScale?: number;
  /** A drawn face instead of a photographed one. */
  isDrawn?: boolean;
  /** Quick to make: a background of one colour, and 640 × 360 instead of 1920 × 1080. */
  isQuick?: boolean;
  /** Encoder arguments; default: none, so that x264 sets a key frame at each cut that it finds. */
  videoArgs?: string[];
}

export interface MovingFace {
  /** Left edge of the face's picture in pixels; `expression` is the same for ffmpeg's overlay filter. */
  x(seconds: number): number;
  expression: string;
}

/** The frame that positions are given in. */
export const clipSize = { width: 1280, height: 720 };
const fullSize = { width: 1920, height: 1080 };

const photo = fileURLToPath(new URL('../../../test/fixtures/astronaut.jpg', import.meta.url));
/** Pixels of the photo, and of the head in it from hair to chin. */
const photoSize = { width: 272, height: 320 };
const head = { left: 72, top: 14, width: 136, height: 164 };
const shownHeight = 288;
const top = 180;

/** Stands still. */
export function at(x: number): MovingFace {
  return { x: () => x, expression: String(x) };
}

/** Swings between two places, with this period. */
export function between(from: number, to: number, periodSeconds: number): MovingFace {
  const middle = (from + to) / 2;
  const reach = (to - from) / 2;
  return {
    x: (seconds) => middle - reach * Math.cos((2 * Math.PI * seconds) / periodSeconds),
    expression: `${middle}-${reach}*cos(2*PI*t/${periodSeconds})`,
  };
}

/** Jumps to the next place every `everySeconds`, and starts again after the last. */
export function places(xs: number[], everySeconds: number): MovingFace {
  const index = `mod(floor(t/${everySeconds}+0.001),${xs.length})`;
  return {
    x: (seconds) => xs[Math.floor(seconds / everySeconds + 0.001) % xs.length] ?? 0,
    expression: xs.map((x, i) => `eq(${index},${i})*${x}`).join('+'),
  };
}

export function everySeconds(step: number, seconds: number): number[] {
  return Array.from({ length: Math.ceil(seconds / step) - 1 }, (_, i) => (i + 1) * step);
}

/** Where each face of a clip is at a moment. */
export function facesAt({ faces, faceScale = 1 }: FaceClip, seconds: number): FaceBox[] {
  const scale = (shownHeight * faceScale) / photoSize.height;
  return faces.map(({ x }) => ({
    left: (Math.round(x(seconds)) + head.left * scale) / clipSize.width,
    top: (top + head.top * scale) / clipSize.height,
    width: (head.width * scale) / clipSize.width,
    height: (head.height * scale) / clipSize.height,
  }));
}

/**
 * Makes the clip with sound of nothing, of the size that phones film, as an upload: x264, key frames as it sees fit.
 */
export async function makeFaceClip(
  { ffmpeg, signal }: { ffmpeg: string; signal?: AbortSignal },
  clip: FaceClip,
  file: string,
): Promise<string> {
  const { width, height } = clipSize;
  const shot = clip.cutsAtSeconds.map((second) => `gte(t,${second}-0.001)`).join('+') || '0';
  const size = `-2:${Math.round(shownHeight * (clip.faceScale ?? 1))}`;
  const overlays = clip.faces.map(
    ({ expression }, i) => `[v${i}][f${i}]overlay=x='${expression}':y=${top}:format=yuv420[v${i + 1}]`,
  );
  const graph = [
    `[0:v]hue=H='2*(${shot})':b='3*mod(${shot},2)-1',format=yuv420p[v0]`,
    ...(clip.faces.length > 0
      ? [`[1:v]scale=${size},split=${clip.faces.length}${clip.faces.map((_, i) => `[f${i}]`).join('')}`]
      : []),
    ...overlays,
    `[v${clip.faces.length}]scale=${clip.isQuick ? width / 2 : fullSize.width}:-2[out]`,
  ];
  const picture = clip.isDrawn ? drawnFace(dirname(file)) : photo;
  const length = `s=${width}x${height}:r=30:d=${clip.seconds}`;
  const background = clip.isQuick ? `color=teal:${length}` : `gradients=${length}:c0=teal:c1=navy:c2=gray:n=3:seed=7`;
  await runFfmpeg({
    ffmpeg,
    signal,
    args: [
      ...['-f', 'lavfi', '-i', background],
      ...(clip.faces.length > 0 ? ['-loop', '1', '-framerate', '30', '-i', picture] : []),
      ...['-f', 'lavfi', '-i', `anullsrc=r=44100:cl=mono:d=${clip.seconds}`],
      ...['-filter_complex', graph.join(';'), '-map', '[out]'],
      ...['-map', `${clip.faces.length > 0 ? 2 : 1}:a`, '-t', String(clip.seconds), '-r', '30', '-pix_fmt', 'yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', ...(clip.videoArgs ?? []), '-c:a', 'aac', file],
    ],
  });
  return file;
}

/** A face as emoji art draws it. */
function drawnFace(dir: string): string {
  const file = join(dir, 'drawn-face.png');
  if (existsSync(file)) return file;
  const require = createRequire(import.meta.url);
  const art = join(dirname(require.resolve('@twemoji/svg/package.json')), '1f469.svg');
  const { width, height } = photoSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8e0d0"/><svg x="46" y="10" width="180" height="180" viewBox="0 0 36 36">${readFileSync(art, 'utf8')}</svg></svg>`;
  writeFileSync(file, new Resvg(svg).render().asPng());
  return file;
}
