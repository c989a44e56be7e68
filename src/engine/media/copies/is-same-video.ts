import type { ProbedSource } from '../probe/probe-source.ts';
import type { AudioFacts, VideoFacts } from '../source-facts.ts';
import type { AudioPacket } from '../timing/read-audio-packets.ts';

export interface SourceWithAudio extends ProbedSource {
  /** Of the chosen sound; empty without any. */
  sound: AudioPacket[];
}

/** Less than a tick of any container. */
const sameSeconds = 1e-6;
/** Where recordings are joined, sound may begin again before it has ended; a copy puts that a little later. */
const sameSoundMs = 10;

/**
 * Whether a copy in another container shows the same pictures at the same times (those that decoding can start at, too)
 * and has the same sound in step with them, as far as packets and headers say. Where the times of either are not known
 * it is not. Pure.
 */
export function isSameVideo(source: SourceWithAudio, copy: SourceWithAudio): boolean {
  return hasSameLook(source.facts.video, copy.facts.video) && hasSameTimes(source, copy) && hasSameSound(source, copy);
}

/** What decoding and drawing go by; rates are worked out from times. */
const looks = [
  ...['codec', 'codedWidth', 'codedHeight', 'rotation', 'mirrored', 'sampleAspect', 'displayWidth', 'displayHeight'],
  ...['pixelFormat', 'bitDepth', 'hasAlpha', 'interlaced', 'colour'],
] as (keyof VideoFacts)[];

function hasSameLook(source: VideoFacts, copy: VideoFacts): boolean {
  return looks.every((name) => JSON.stringify(source[name]) === JSON.stringify(copy[name]));
}

function hasSameTimes(source: SourceWithAudio, copy: SourceWithAudio): boolean {
  return (['pts', 'keyPts'] as const).every((which) => {
    const [wanted, got] = [secondsOf(source, which), secondsOf(copy, which)];
    if (!wanted || !got || wanted.length !== got.length) return false;
    return wanted.every((seconds, i) => Math.abs(seconds - (got[i] ?? 0)) < sameSeconds);
  });
}

/** From the first picture that can be shown on; null where times are not known, or counted. */
function secondsOf({ facts: { video }, frameTimes }: SourceWithAudio, which: 'pts' | 'keyPts'): number[] | null {
  if (!frameTimes || frameTimes.countedStep) return null;
  const shown = frameTimes[which].filter((pts) => pts >= video.startPts);
  return shown.map((pts) => ((pts - video.startPts) * video.timeBase.num) / video.timeBase.den);
}

function hasSameSound(source: SourceWithAudio, copy: SourceWithAudio): boolean {
  const [before, now] = [source.facts.audio, copy.facts.audio];
  if (!before || !now) return before === now;
  const names: (keyof AudioFacts)[] = ['codec', 'profile', 'channels', 'sampleRate'];
  if (names.some((name) => before[name] !== now[name])) return false;
  const [wanted, got] = [soundOf(source), soundOf(copy)];
  if (wanted.length !== got.length) return false;
  return wanted.every((ms, i) => Math.abs(ms - (got[i] ?? Number.POSITIVE_INFINITY)) <= sameSoundMs);
}

/**
 * When each packet is heard, from the first picture on; of samples that are not coded, which each container puts into
 * packets of its own, when the first begins and the last ends.
 */
function soundOf({ facts: { audio, video }, sound }: SourceWithAudio): number[] {
  const [first, last] = [sound[0], sound.at(-1)];
  const isUncoded = audio?.codec.startsWith('pcm_') && first && last;
  const moments = isUncoded ? [first.atMs, last.atMs + last.durationMs] : sound.map(({ atMs }) => atMs);
  return moments.map((ms) => ms - video.startMs);
}
