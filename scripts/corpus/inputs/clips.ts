import type { NumberedFrame } from '../checks/numbered-frames.ts';
import { ffmpeg } from '../tools.ts';

/** What a test clip is made of; whatever is left out is ordinary. */
export interface Clip {
  width?: number;
  height?: number;
  fps?: number | string;
  seconds?: number;
  /** Filters after the picture is drawn. */
  filters?: string[];
  video?: string[];
  /** null = no sound. */
  audio?: string[] | null;
  audioFilters?: string[];
  /** Arguments before the file. */
  output?: string[];
}

export const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '25'];
const aac = ['-c:a', 'aac', '-b:a', '96k'];

/** Black, and white from 1.0 to 1.2 s, with a beep for just as long. */
export async function flashClip(file: string, clip: Clip = {}): Promise<void> {
  const flash = "drawbox=0:0:iw:ih:white:fill:enable='between(t,0.999,1.199)'";
  const beep = ['asetnsamples=48', "volume='between(t,1,1.2)':eval=frame"];
  await make(file, clip, {
    picture: 'color=black',
    filters: [flash],
    sound: 'sine=f=1000:r=48000',
    soundFilters: beep,
  });
}

const numbered = ['format=yuv420p', "geq=lum='16+mod(N,20)*11':cb=128:cr=128"];

/** Frame n is of luma 16 + (n mod 20) × 11 all over. */
export async function numberedClip(file: string, clip: Clip = {}): Promise<void> {
  await make(
    file,
    { width: 160, height: 120, ...clip },
    { picture: 'color=black', filters: numbered, sound: 'sine=f=440:r=48000' },
  );
}

/** A numbered clip of 320 × 240 whose sound is at no two moments the same: it rises from 200 Hz, 40 Hz a second. */
export async function risingClip(file: string, clip: Clip = {}): Promise<void> {
  const filters = [...numbered, 'scale=320:240:flags=neighbor'];
  const sound = "aevalsrc='0.3*sin(2*PI*t*(200+20*t))':s=48000";
  // drawn small, since drawing costs more than all the rest
  await make(file, { width: 32, height: 24, ...clip }, { picture: 'color=black', filters, sound });
}

export const eventPeriodSeconds = 15;

/**
 * White and a beep from 1.0 to 1.2 s, and again every fifteen seconds; all of it a thousandth longer where that makes
 * whole pictures of it.
 */
export async function eventsClip(file: string, clip: Clip = {}): Promise<void> {
  const length = String(clip.fps).endsWith('/1001') ? 1.001 : 1;
  const isEvent = (t: string) => `between(mod((${t})/${length},${eventPeriodSeconds}),1,1.2)`;
  const flash = `geq=lum='if(${isEvent('T+0.001')},235,16)':cb=128:cr=128`;
  const beep = ['asetnsamples=48', `volume='${isEvent('t')}':eval=frame`];
  await make(
    file,
    { width: 32, height: 24, ...clip },
    {
      picture: 'color=black',
      filters: ['format=yuv420p', flash, 'scale=160:120:flags=neighbor'],
      sound: 'sine=f=1000:r=48000',
      soundFilters: beep,
    },
  );
}

/** What `everyPicture` is to find of a numbered clip, frames left out by `isThere` not counted. */
export function numberedFrames(fps: number, count: number, isThere = (_: number) => true): NumberedFrame[] {
  return Array.from({ length: count }, (_, n) => n)
    .filter(isThere)
    .map((n) => ({ second: n / fps, luma: 16 + (n % 20) * 11 }));
}

/** Four patches in the upper half of a grey picture; `toYuv` decides what colours they are stored as. */
export async function colourClip(file: string, toYuv: string[], clip: Clip = {}): Promise<void> {
  const box = (i: number, colour: string) => `drawbox=${i}*iw/4:0:iw/4:ih/2:${colour}:fill`;
  // boxes are drawn in YUV as BT.601 has it: this makes them the very colours
  const drawn = [...patchColours.map((colour, i) => box(i, colour)), 'format=gbrp', ...toYuv];
  await make(file, { seconds: 1, ...clip }, { picture: 'color=0x808080', filters: drawn, sound: 'sine=f=440:r=48000' });
}

const patchColours = ['0xC02040', '0x20A040', '0x2040C0', '0x808080'];

/** Where the four patches are in a picture of such a size, and what colours they are. */
export function patchesOf(width: number, height: number) {
  return patchColours.map((colour, i) => ({
    region: `${width / 8}:${height / 8}:${Math.round((i * width) / 4 + width / 16)}:${Math.round(height / 8)}`,
    rgb: [2, 4, 6].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number],
  }));
}

/** Black, with a white mark top left and a grey one top right. */
export async function cornerClip(file: string, clip: Clip = {}): Promise<void> {
  const marks = ['drawbox=0:0:48:48:white:fill', 'drawbox=iw-48:0:48:48:gray:fill'];
  await make(file, { seconds: 1, ...clip }, { picture: 'color=black', filters: marks, sound: 'sine=f=440:r=48000' });
}

/** A bar that moves, so that interlacing shows. */
export async function movingClip(file: string, clip: Clip = {}): Promise<void> {
  await make(file, clip, { picture: 'testsrc2', filters: ['scroll=horizontal=0.01'], sound: 'sine=f=440:r=48000' });
}

interface Drawn {
  picture: string;
  filters: string[];
  sound: string;
  soundFilters?: string[];
}

async function make(file: string, clip: Clip, drawn: Drawn): Promise<void> {
  const { width = 320, height = 240, fps = 25, seconds = 2 } = clip;
  const source = `${drawn.picture}${drawn.picture.includes('=') ? ':' : '='}s=${width}x${height}:r=${fps}:d=${seconds}`;
  const audio = clip.audio === undefined ? aac : clip.audio;
  const soundFilters = [...(drawn.soundFilters ?? []), ...(clip.audioFilters ?? [])];
  await ffmpeg([
    ...['-f', 'lavfi', '-i', source, ...(audio ? ['-f', 'lavfi', '-i', `${drawn.sound}:d=${seconds}`] : [])],
    ...['-vf', [...drawn.filters, ...(clip.filters ?? [])].join(',')],
    ...(audio && soundFilters.length > 0 ? ['-af', soundFilters.join(',')] : []),
    ...(clip.video ?? x264),
    ...(audio ?? ['-an']),
    ...(clip.output ?? []),
    `file:${file}`,
  ]);
}
