import { lasts, playsThrough } from '../checks/checks.ts';
import { inSyncThroughout } from '../checks/sync-throughout.ts';
import type { HardInput } from '../hard-input.ts';
import { ffmpeg } from '../tools.ts';
import { type Clip, eventsClip } from './clips.ts';

const group = 'Minutes';
const seconds = 185;
const aac = ['-c:a', 'aac', '-b:a', '96k'];
const opus = ['-c:a', 'libopus'];

/** Three minutes with a flash and a beep every fifteen seconds. */
function events(name: string, file: string, clip: Clip): HardInput {
  return {
    group,
    name,
    file,
    make: (path) => eventsClip(path, { seconds, ...clip }),
    expected: [inSyncThroughout(seconds), lasts(seconds, 0.1), playsThrough],
  };
}

interface Changed {
  name: string;
  file: string;
  /** Arguments before the sound. */
  input?: string[];
  filters?: string[];
  sound: string[];
  /** How much later each beep is than its flash. */
  lateSeconds?: number;
}

/** As `events`, with the sound stored once more. */
function changed({ name, file, input = [], filters = ['anull'], sound, lateSeconds = 0 }: Changed): HardInput {
  return {
    group,
    name,
    file,
    async make(path) {
      const clip = `${path}.clip.mkv`;
      await eventsClip(clip, { seconds, audio: ['-c:a', 'pcm_s16le'] });
      await ffmpeg([
        ...['-i', clip, ...input, '-i', clip, '-map', '0:v', '-map', '1:a', '-c:v', 'copy'],
        ...['-af', filters.join(','), ...sound, `file:${path}`],
      ]);
    },
    expected: [inSyncThroughout(seconds, lateSeconds), playsThrough],
  };
}

/** Samples by a clock that is too fast, 20 ms a minute, in packets timed by another: 61 ms by the end. */
function drifting(name: string, file: string, sound: string[]): HardInput {
  const [rate, said] = [48_000, 47_984];
  const longer = [`asetrate=${said}`, `aresample=${rate}`];
  return changed({ name, file, filters: longer, sound: [...sound, '-bsf:a', `setts=ts=TS*${said}/${rate}`] });
}

/** 43 ms of sound are missing every fifteen seconds, and the times say so: half a second by the end. */
function holed(name: string, file: string, sound: string[]): HardInput {
  const filters = ['asetnsamples=1024', "aselect='not(between(mod(t,15),5,5.04))'"];
  return changed({ name, file, filters, sound });
}

/** Ten pictures a second, but thirty where something happens. */
const variable: Clip = {
  fps: 30,
  filters: ["select='not(between(mod(t,15),3,12))+not(mod(n,3))'"],
  output: ['-fps_mode', 'vfr'],
};
const vp8 = ['-c:v', 'libvpx', '-cpu-used', '8', '-deadline', 'realtime'];

export const longClips: HardInput[] = [
  events('44.1 kHz AAC, MP4', 'a.mp4', { audio: [...aac, '-ar', '44100'] }),
  events('48 kHz AAC, 30000/1001 pictures a second, MP4', 'a.mp4', { fps: '30000/1001', audio: aac }),
  events('44.1 kHz AAC, MPEG-TS', 'a.ts', { audio: [...aac, '-ar', '44100'] }),
  events('Opus, MKV', 'a.mkv', { audio: opus }),
  events('Opus, WebM', 'a.webm', { audio: opus, video: vp8, fps: 15 }),
  events('variable rate, MP4', 'a.mp4', { ...variable, audio: aac }),
  events('variable rate, AAC in MKV', 'a.mkv', { ...variable, audio: aac }),
  changed({
    name: 'sound that begins late, MP4',
    file: 'a.mp4',
    input: ['-itsoffset', '2.5'],
    sound: aac,
    lateSeconds: 2.5,
  }),
  changed({
    name: 'sound that begins late, Opus',
    file: 'a.mkv',
    input: ['-itsoffset', '2.5'],
    sound: opus,
    lateSeconds: 2.5,
  }),
  holed('small holes, AAC in MP4', 'a.mp4', aac),
  holed('small holes, AAC in MKV', 'a.mkv', aac),
  holed('small holes, Opus in MKV', 'a.mkv', opus),
  drifting('sound longer than its times, AAC in MP4', 'a.mp4', aac),
  drifting('sound longer than its times, AAC in MKV', 'a.mkv', aac),
  drifting('sound longer than its times, Opus in MKV', 'a.mkv', opus),
];
