import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { createDrift, drawDrift } from './demo-clip/draw-drift.ts';
import { drawForeground, drawHills, drawSky } from './demo-clip/draw-landscape.ts';
import { drawRose } from './demo-clip/draw-rose.ts';
import { frame } from './demo-clip/svg-shapes.ts';

/**
 * Makes assets/demo/sonnet.mp4: five lines of Shakespeare's first sonnet, read for LibriVox (public domain), over a
 * drawn picture. Takes some minutes.
 *
 *   node --import tsx scripts/make-demo-clip.ts --speech sonnet1.flac [--out assets/demo/sonnet.mp4]
 */
const framesPerSecond = 30;
const durationSeconds = 20.4;

/** Seconds of the recording, cut at its pauses: lines 1 and 2, and 7 to 9. */
const spoken = [
  { from: 1.9, to: 9.1 },
  { from: 22.6, to: 34.2 },
];
/** Before the first piece, and between them. */
const silences = [0.3, 0.1];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      speech: { type: 'string' },
      out: { type: 'string', default: 'assets/demo/sonnet.mp4' },
    },
  });
  if (values.speech === undefined) throw new Error('--speech must be the file of the recording');
  const { ffmpeg } = readToolPaths(resolve(process.env.CACHE_DIR ?? '.cache'));
  const folder = await mkdtemp(join(tmpdir(), 'demo-clip-'));
  try {
    const layers = await drawLayers(folder);
    await encode({
      ffmpeg,
      layers,
      speech: values.speech,
      out: values.out,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Layer {
  file: string;
  /** Zoom at the end, such as 0.08; near layers zoom more than far ones. */
  pushIn: number;
  /** Has fine edges, which need the slower interpolation. */
  crisp: boolean;
  /** Sway to each side around the bottom of the frame, in radians. */
  sway: number;
}

async function drawLayers(folder: string): Promise<Layer[]> {
  const layers = [
    { name: 'sky', svg: drawSky(), pushIn: 0.035, sway: 0, crisp: false },
    { name: 'hills', svg: drawHills(), pushIn: 0.05, sway: 0, crisp: false },
    { name: 'rose', svg: drawRose(), pushIn: 0.085, sway: 0.007, crisp: true },
    { name: 'foreground', svg: drawForeground(), pushIn: 0.12, sway: 0, crisp: false },
  ];
  return Promise.all(
    layers.map(async ({ name, svg, ...movement }) => {
      const file = join(folder, `${name}.png`);
      await writeFile(file, rasterise(svg).asPng());
      return { file, ...movement };
    }),
  );
}

function rasterise(svg: string) {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render();
}

interface Encoding {
  ffmpeg: string;
  layers: Layer[];
  speech: string;
  out: string;
}

async function encode({ ffmpeg, ...encoding }: Encoding): Promise<void> {
  const child = spawn(ffmpeg, ffmpegArgs(encoding), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const drift = createDrift(durationSeconds);
  for (let index = 0; index < Math.ceil(durationSeconds * framesPerSecond); index += 1) {
    const picture = straightAlpha(rasterise(drawDrift(drift, index / framesPerSecond)).pixels);
    if (!child.stdin.write(picture)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function ffmpegArgs({ layers, speech, out }: Omit<Encoding, 'ffmpeg'>): string[] {
  const size = `${frame.width}x${frame.height}`;
  const moving = layers.map(
    (layer, index) =>
      // repeats one decoded picture; `-loop 1` would decode it for every frame
      `[${index}:v]format=${index === 0 ? 'yuv444p' : 'yuva444p'},loop=loop=-1:size=1,setpts=N/(${framesPerSecond}*TB),fps=${framesPerSecond},${camera(layer)}[l${index}]`,
  );
  const stacked = [
    '[l0][l1]overlay=format=yuv444[s1]',
    '[s1][l2]overlay=format=yuv444[s2]',
    `[s2][${layers.length}:v]overlay=format=yuv444[s3]`,
    '[s3][l3]overlay=format=yuv444[s4]',
    // a little grain prevents banding in the long gradients
    `[s4]noise=c0s=1:c0f=t+u,fade=t=in:d=0.5,fade=t=out:st=${durationSeconds - 0.5}:d=0.5,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[v]`,
  ];
  return [
    ...['-hide_banner', '-loglevel', 'error', '-stats', '-y'],
    ...layers.flatMap(({ file }) => ['-i', file]),
    ...['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', size, '-framerate', String(framesPerSecond)],
    ...['-i', 'pipe:0', '-i', speech],
    ...[
      '-filter_complex',
      [...moving, ...stacked, ...audioFilters(`${layers.length + 1}:a`)].join(';'),
      '-map',
      '[v]',
      '-map',
      '[a]',
    ],
    ...['-t', String(durationSeconds), '-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high'],
    ...['-x264-params', 'aq-mode=3', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '1', '-movflags', '+faststart', out],
  ];
}

/** Joins the pieces of the recording and sets their loudness. */
function audioFilters(input: string): string[] {
  const pieces = spoken.map(({ from, to }, index) => {
    const faded = `afade=t=in:d=0.1,afade=t=out:st=${(to - from - 0.15).toFixed(2)}:d=0.15`;
    const delayMs = (silences[index] ?? 0) * 1000;
    return `[r${index}]atrim=${from}:${to},asetpts=PTS-STARTPTS,${faded},adelay=${delayMs}:all=1[p${index}]`;
  });
  const copies = spoken.map((_, index) => `[r${index}]`).join('');
  const joined = spoken.map((_, index) => `[p${index}]`).join('');
  return [
    `[${input}]asplit=${spoken.length}${copies}`,
    ...pieces,
    `${joined}concat=n=${spoken.length}:v=0:a=1,volume=5dB,alimiter=limit=0.9:level=0,aresample=48000,apad[a]`,
  ];
}

/**
 * A slow zoom towards the bloom, with the sway. `perspective` moves by fractions of a pixel; zoompan would jump.
 */
function camera({ pushIn, sway, crisp }: Layer): string {
  const total = durationSeconds * framesPerSecond;
  const eased = `(0.5-0.5*cos(PI*min(1,on/${total})))`;
  const size = `(1/(1+${pushIn}*${eased}))`;
  const angle = `(${sway}*sin(2*PI*on/${framesPerSecond * 7.3}))`;
  const [targetX, targetY] = [frame.width / 2, 720];
  const bottom = { x: frame.width / 2, y: frame.height };
  const corner = (x: number, y: number) => {
    const sourceX = `(${targetX}+(${x}-${targetX})*${size}-${bottom.x})`;
    const sourceY = `(${targetY}+(${y}-${targetY})*${size}-${bottom.y})`;
    return [
      `${bottom.x}+${sourceX}*cos(${angle})-${sourceY}*sin(${angle})`,
      `${bottom.y}+${sourceX}*sin(${angle})+${sourceY}*cos(${angle})`,
    ];
  };
  const corners = [corner(0, 0), corner(frame.width, 0), corner(0, frame.height), corner(frame.width, frame.height)];
  const options = corners.flatMap(([x, y], index) => [`x${index}='${x}'`, `y${index}='${y}'`]);
  return `perspective=${options.join(':')}:interpolation=${crisp ? 'cubic' : 'linear'}:eval=frame`;
}

/** Converts the rasteriser's premultiplied alpha to straight alpha, which ffmpeg expects. */
function straightAlpha(premultiplied: Uint8Array): Buffer {
  const pixels = Buffer.from(premultiplied);
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (let index = 0; index < words.length; index += 1) {
    if (words[index] === 0) continue;
    const at = index * 4;
    const alpha = pixels[at + 3] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
  return pixels;
}

await main();
