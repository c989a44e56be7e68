import type { NumberedFrame } from '../checks/numbered-frames.ts';
import { ffmpeg } from '../tools.ts';

/** Settings of a test clip: 320 × 240, 25 fps, 2 s, H.264 and AAC unless set otherwise. */
export interface Clip {
  width?: number;
  height?: number;
  fps?: number | string;
  seconds?: number;
  /** Filters after the picture is drawn. */
  filters?: string[];
  /** Encoder arguments. */
  video?: string[];
  /** Encoder arguments; null = no audio. */
  audio?: string[] | null;
  audioFilters?: string[];
  /** Arguments before the output file. */
  output?: string[];
}

export const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '25'];
const aac = ['-c:a', 'aac', '-b:a', '96k'];

/** Black, and white from 1.0 to 1.2 s with a beep of the same length. */
export async function flashClip(file: string, clip: Clip = {}): Promise<void> {
  const flash = "drawbox=0:0:iw:ih:white:fill:enable='between(t,0.999,1.199)'";
  const beep = ['asetnsamples=48', "volume='between(t,1,1.2)':eval=frame"];
  await make(file, clip, {
    picture: 'color=black',
    filters: [flash],
    audio: 'sine=f=1000:r=48000',
    audioFilters: beep,
  });
}

const numbered = ['format=yuv420p', "geq=lum='16+mod(N,20)*11':cb=128:cr=128"];

/** Every pixel of frame n has luma 16 + (n mod 20) × 11. */
export async function numberedClip(file: string, clip: Clip = {}): Promise<void> {
  await make(
    file,
    { width: 160, height: 120, ...clip },
    { picture: 'color=black', filters: numbered, audio: 'sine=f=440:r=48000' },
  );
}

/** A numbered clip of 320 × 240 with a tone that rises from 200 Hz by 40 Hz a second, so that no two moments are alike. */
export async function risingClip(file: string, clip: Clip = {}): Promise<void> {
  const filters = [...numbered, 'scale=320:240:flags=neighbor'];
  const tone = "aevalsrc='0.3*sin(2*PI*t*(200+20*t))':s=48000";
  // drawn small, because drawing is the slowest part
  await make(file, { width: 32, height: 24, ...clip }, { picture: 'color=black', filters, audio: tone });
}

export const eventPeriodSeconds = 15;

/**
 * White and a beep from 1.0 to 1.2 s, and again every fifteen seconds. At NTSC rates all times are longer by a thousandth,
 * so that they fall on frames.
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
      audio: 'sine=f=1000:r=48000',
      audioFilters: beep,
    },
  );
}

/** The frames of a numbered clip, for `everyFrameOnce`, without those that `isKept` leaves out. */
export function numberedFrames(fps: number, count: number, isKept = (_: number) => true): NumberedFrame[] {
  return Array.from({ length: count }, (_, n) => n)
    .filter(isKept)
    .map((n) => ({ second: n / fps, luma: 16 + (n % 20) * 11 }));
}

/** Four patches in the upper half of a grey picture. The filters `toYuv` decide how their colours are stored. */
export async function colourClip(file: string, toYuv: string[], clip: Clip = {}): Promise<void> {
  const box = (i: number, colour: string) => `drawbox=${i}*iw/4:0:iw/4:ih/2:${colour}:fill`;
  // boxes are drawn in BT.601 YUV; RGB restores their exact colours
  const drawn = [...patchColours.map((colour, i) => box(i, colour)), 'format=gbrp', ...toYuv];
  await make(file, { seconds: 1, ...clip }, { picture: 'color=0x808080', filters: drawn, audio: 'sine=f=440:r=48000' });
}

const patchColours = ['0xC02040', '0x20A040', '0x2040C0', '0x808080'];

/** Regions and colours of the four patches in a picture of this size. */
export function patchesOf(width: number, height: number) {
  return patchColours.map((colour, i) => ({
    region: `${width / 8}:${height / 8}:${Math.round((i * width) / 4 + width / 16)}:${Math.round(height / 8)}`,
    rgb: [2, 4, 6].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number],
  }));
}

/** Black, with a white mark top left and a grey one top right. */
export async function cornerClip(file: string, clip: Clip = {}): Promise<void> {
  const marks = ['drawbox=0:0:48:48:white:fill', 'drawbox=iw-48:0:48:48:gray:fill'];
  await make(file, { seconds: 1, ...clip }, { picture: 'color=black', filters: marks, audio: 'sine=f=440:r=48000' });
}

/** A bar that moves, so that interlacing shows. */
export async function movingClip(file: string, clip: Clip = {}): Promise<void> {
  await make(file, clip, { picture: 'testsrc2', filters: ['scroll=horizontal=0.01'], audio: 'sine=f=440:r=48000' });
}

/** Sources and filters of lavfi. */
interface Drawn {
  picture: string;
  filters: string[];
  audio: string;
  audioFilters?: string[];
}

async function make(file: string, clip: Clip, drawn: Drawn): Promise<void> {
  const { width = 320, height = 240, fps = 25, seconds = 2 } = clip;
  const source = `${drawn.picture}${drawn.picture.includes('=') ? ':' : '='}s=${width}x${height}:r=${fps}:d=${seconds}`;
  const audio = clip.audio === undefined ? aac : clip.audio;
  const audioFilters = [...(drawn.audioFilters ?? []), ...(clip.audioFilters ?? [])];
  await ffmpeg([
    ...['-f', 'lavfi', '-i', source, ...(audio ? ['-f', 'lavfi', '-i', `${drawn.audio}:d=${seconds}`] : [])],
    ...['-vf', [...drawn.filters, ...(clip.filters ?? [])].join(',')],
    ...(audio && audioFilters.length > 0 ? ['-af', audioFilters.join(',')] : []),
    ...(clip.video ?? x264),
    ...(audio ?? ['-an']),
    ...(clip.output ?? []),
    `file:${file}`,
  ]);
}
