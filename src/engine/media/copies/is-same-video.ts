import type { ProbedSource } from '../probe/probe-source.ts';
import type { AudioFacts, VideoFacts } from '../source-facts.ts';
import type { AudioPacket } from '../timing/audio-packets.ts';
import { firstFramePts, ptsToMs } from '../timing/video-clock.ts';

export interface SourceWithAudio extends ProbedSource {
  /** Of the chosen audio track; empty if there is none. */
  audioPackets: AudioPacket[];
}

/** Less than a tick of any container. */
const toleranceSeconds = 1e-6;
/** Where recordings are joined, audio packets may overlap; a copy moves the later ones a little. */
const audioToleranceMs = 10;

/**
 * Whether a copy in another container has the same frames and key frames at the same times, and the same audio in sync
 * with them, as far as packets and headers tell. False if the times of either are not known. Pure.
 */
export function isSameVideo(source: SourceWithAudio, copy: SourceWithAudio): boolean {
  return (
    hasSameFormat(source.facts.video, copy.facts.video) && hasSameTimes(source, copy) && hasSameAudio(source, copy)
  );
}

/** Everything that decoding and drawing depend on. Frame rates are left out: they follow from the times. */
const formatFields = [
  ...['codec', 'codedWidth', 'codedHeight', 'rotation', 'mirrored', 'sampleAspect', 'displayWidth', 'displayHeight'],
  ...['pixelFormat', 'bitDepth', 'hasAlpha', 'interlaced', 'colour'],
] as (keyof VideoFacts)[];

function hasSameFormat(source: VideoFacts, copy: VideoFacts): boolean {
  if ((source.heldPts === undefined) !== (copy.heldPts === undefined)) return false;
  return formatFields.every((name) => JSON.stringify(source[name]) === JSON.stringify(copy[name]));
}

function hasSameTimes(source: SourceWithAudio, copy: SourceWithAudio): boolean {
  return (['pts', 'keyPts'] as const).every((which) => {
    const [wanted, got] = [secondsOf(source, which), secondsOf(copy, which)];
    if (!wanted || !got || wanted.length !== got.length) return false;
    return wanted.every((seconds, i) => Math.abs(seconds - (got[i] ?? 0)) < toleranceSeconds);
  });
}

/** Seconds from the first frame that can be shown; null if times are not known or only counted. */
function secondsOf({ facts: { video }, frameTimes }: SourceWithAudio, which: 'pts' | 'keyPts'): number[] | null {
  if (!frameTimes || frameTimes.countedStep) return null;
  const firstPts = firstFramePts(video);
  const shown = frameTimes[which].filter((pts) => pts >= firstPts);
  return shown.map((pts) => ((pts - firstPts) * video.timeBase.num) / video.timeBase.den);
}

function hasSameAudio(source: SourceWithAudio, copy: SourceWithAudio): boolean {
  const [before, now] = [source.facts.audio, copy.facts.audio];
  if (!before || !now) return before === now;
  if (before.isCut !== now.isCut) return false;
  const names: (keyof AudioFacts)[] = ['codec', 'profile', 'channels', 'sampleRate'];
  if (names.some((name) => before[name] !== now[name])) return false;
  const [wanted, got] = [audioTimes(source), audioTimes(copy)];
  if (wanted.length !== got.length) return false;
  return wanted.every((ms, i) => Math.abs(ms - (got[i] ?? Number.POSITIVE_INFINITY)) <= audioToleranceMs);
}

/**
 * Times of the audio packets in milliseconds from the first frame. Each container cuts PCM into packets of its own, so
 * for PCM only the start of the first packet and the end of the last count.
 */
function audioTimes({ facts: { audio, video }, audioPackets }: SourceWithAudio): number[] {
  const [first, last] = [audioPackets[0], audioPackets.at(-1)];
  const isPcm = audio?.codec.startsWith('pcm_') && first && last;
  const timesMs = isPcm ? [first.atMs, last.atMs + last.durationMs] : audioPackets.map(({ atMs }) => atMs);
  const firstMs = ptsToMs(firstFramePts(video), video) + video.startMs;
  return timesMs.map((ms) => ms - firstMs);
}
