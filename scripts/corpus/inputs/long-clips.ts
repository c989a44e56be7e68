import { lasts, playsThrough } from '../checks/checks.ts';
import { inSyncThroughout } from '../checks/sync-throughout.ts';
import type { HardInput } from '../hard-input.ts';
import { ffmpeg } from '../tools.ts';
import { type Clip, eventsClip } from './clips.ts';

const group = 'Long clips';
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
  /** Arguments before the input of the audio. */
  input?: string[];
  filters?: string[];
  /** Encoder arguments. */
  audio: string[];
  /** How much later each beep is than its flash. */
  lateSeconds?: number;
}

/** As `events`, with the audio encoded again. */
function changed({ name, file, input = [], filters = ['anull'], audio, lateSeconds = 0 }: Changed): HardInput {
  return {
    group,
    name,
    file,
    async make(path) {
      const clip = `${path}.clip.mkv`;
      await eventsClip(clip, { seconds, audio: ['-c:a', 'pcm_s16le'] });
      await ffmpeg([
        ...['-i', clip, ...input, '-i', clip, '-map', '0:v', '-map', '1:a', '-c:v', 'copy'],
        ...['-af', filters.join(','), ...audio, `file:${path}`],
      ]);
    },
    expected: [inSyncThroughout(seconds, lateSeconds), playsThrough],
  };
}

/** The clock of the samples is 20 ms a minute faster than that of the packets: 61 ms at the end. */
function drifting(name: string, file: string, audio: string[]): HardInput {
  const [rate, declared] = [48_000, 47_984];
  const longer = [`asetrate=${declared}`, `aresample=${rate}`];
  return changed({ name, file, filters: longer, audio: [...audio, '-bsf:a', `setts=ts=TS*${declared}/${rate}`] });
}

/** 43 ms of audio are missing every fifteen seconds, and the timestamps have gaps there: half a second in all. */
function withGaps(name: string, file: string, audio: string[]): HardInput {
  const filters = ['asetnsamples=1024', "aselect='not(between(mod(t,15),5,5.04))'"];
  return changed({ name, file, filters, audio });
}

/** 10 fps, but 30 fps around each event. */
const variable: Clip = {
  fps: 30,
  filters: ["select='not(between(mod(t,15),3,12))+not(mod(n,3))'"],
  output: ['-fps_mode', 'vfr'],
};
const vp8 = ['-c:v', 'libvpx', '-cpu-used', '8', '-deadline', 'realtime'];

export const longClips: HardInput[] = [
  events('44.1 kHz AAC, MP4', 'a.mp4', { audio: [...aac, '-ar', '44100'] }),
  events('48 kHz AAC, 30000/1001 fps, MP4', 'a.mp4', { fps: '30000/1001', audio: aac }),
  events('44.1 kHz AAC, MPEG-TS', 'a.ts', { audio: [...aac, '-ar', '44100'] }),
  events('Opus, MKV', 'a.mkv', { audio: opus }),
  events('Opus, WebM', 'a.webm', { audio: opus, video: vp8, fps: 15 }),
  events('variable rate, MP4', 'a.mp4', { ...variable, audio: aac }),
  events('variable rate, AAC in MKV', 'a.mkv', { ...variable, audio: aac }),
  changed({
    name: 'audio that starts late, MP4',
    file: 'a.mp4',
    input: ['-itsoffset', '2.5'],
    audio: aac,
    lateSeconds: 2.5,
  }),
  changed({
    name: 'audio that starts late, Opus',
    file: 'a.mkv',
    input: ['-itsoffset', '2.5'],
    audio: opus,
    lateSeconds: 2.5,
  }),
  withGaps('small gaps, AAC in MP4', 'a.mp4', aac),
  withGaps('small gaps, AAC in MKV', 'a.mkv', aac),
  withGaps('small gaps, Opus in MKV', 'a.mkv', opus),
  drifting('audio longer than its timestamps, AAC in MP4', 'a.mp4', aac),
  drifting('audio longer than its timestamps, AAC in MKV', 'a.mkv', aac),
  drifting('audio longer than its timestamps, Opus in MKV', 'a.mkv', opus),
];
