import type { AudioFacts, SourceFacts } from '../source-facts.ts';
import { soundHoles, soundLimitMs } from '../timing/video-length.ts';
import type { AudioSpan } from './audio-span.ts';

/** How the chosen audio track lies on the video's clock. Plain JSON. */
export interface AudioClock {
  channels: number;
  sampleRate: number;
  /** The zero of the video's clock, on the file's own clock. */
  videoStartMs: number;
  /** Nothing of the audio is used from here on; absent in older plans = no limit. */
  limitMs?: number;
  /** Long stretches without audio, on the video's clock, ascending; absent = none. */
  holes?: AudioSpan[];
}

export function audioClockOf(facts: SourceFacts & { audio: AudioFacts }): AudioClock {
  const { audio, video } = facts;
  const holes = soundHoles(facts);
  return {
    channels: audio.channels,
    sampleRate: audio.sampleRate,
    videoStartMs: video.startMs,
    limitMs: soundLimitMs(facts),
    ...(holes.length > 0 ? { holes } : {}),
  };
}

/**
 * Audio filters that move a stream with its file's own timestamps (`-copyts`) to the video's clock, starting at 0, with
 * gaps filled by silence. Audio before 0 and after the limit is dropped before anything is filled.
 */
export function videoClockFilters({ videoStartMs, limitMs, ...clock }: AudioClock): string[] {
  const limit = limitMs === undefined ? [] : [`atrim=end=${seconds(limitMs)}`];
  const filled = clock.holes?.length ? [aroundHoles(clock, clock.holes)] : [fillGaps];
  return [`asetpts=PTS-${seconds(videoStartMs)}/TB`, ...limit, ...mixed(clock), ...filled];
}

/** More channels than this are seldom loudspeakers: ffmpeg knows no layout for most numbers of them, and mixes none. */
const maxKnownChannels = 8;

/** The mean of many channels: tracks of a recorder, one microphone each. */
function mixed({ channels }: Pick<AudioClock, 'channels'>): string[] {
  if (channels <= maxKnownChannels) return [];
  return [`pan=mono|c0<${Array.from({ length: channels }, (_, i) => `c${i}`).join('+')}`];
}

const fillGaps = 'aresample=async=1:min_hard_comp=0.02:first_pts=0';

/**
 * ffmpeg keeps all silence that it fills into a gap in memory: a gigabyte for a quarter of an hour. So the stretches
 * between long holes are filled one by one, and joined with silence that is made as it is read.
 */
function aroundHoles(
  { channels, sampleRate }: Pick<AudioClock, 'channels' | 'sampleRate'>,
  holes: AudioSpan[],
): string {
  const layout = channels > 1 ? 'stereo' : 'mono';
  const format = `aformat=sample_fmts=fltp:sample_rates=${sampleRate}:channel_layouts=${layout}`;
  const starts = [0, ...holes.map((hole) => hole.endMs)];
  const stretches = starts.map((startMs, i) => {
    const hole = holes[i];
    const from = `[a${i}]atrim=start=${seconds(startMs)}${hole ? `:end=${seconds(hole.startMs)}` : ''}`;
    const filled = `${from},asetpts=PTS-${seconds(startMs)}/TB,${fillGaps},${format}`;
    if (!hole) return `${filled}[s${i}]`;
    const length = seconds(hole.startMs - startMs);
    const silence = `anullsrc=r=${sampleRate}:cl=${layout}:d=${seconds(hole.endMs - hole.startMs)},${format}[h${i}]`;
    return `${filled},apad=whole_dur=${length},atrim=end=${length}[s${i}];${silence}`;
  });
  const inputs = starts.map((_, i) => `[s${i}]${holes[i] ? `[h${i}]` : ''}`).join('');
  const copies = starts.map((_, i) => `[a${i}]`).join('');
  const count = starts.length + holes.length;
  return [`asplit=${starts.length}${copies}`, ...stretches, `${inputs}concat=n=${count}:v=0:a=1`].join(';');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(6);
}
