import { type AudioSpan, clipSpans } from '../audio/audio-span.ts';
import type { AudioFacts, SourceFacts } from '../source-facts.ts';
import { minHoleMs } from './audio-packets.ts';

/**
 * A video is as long as its picture and its sound together. Everything that needs its length or its clock takes them
 * from the facts that `withWholeLength` returns: limits, bills, transcription, layout, previews, the editor, outputs.
 */

/**
 * Sound that begins before the picture, or ends after it, by no more than this does not count: encoders pad sound with
 * silence at both ends, by up to a packet. HE-AAC packets of 48 kHz are 43 ms long, AAC packets of 16 kHz 64 ms.
 */
function maxPaddingMs({ sampleRate }: Pick<AudioFacts, 'sampleRate'>): number {
  return Math.max(50, 1000 * (1024 / sampleRate) + 1);
}

/** Sound that goes on for longer after the last picture ends with the picture. */
const maxSoundAfterMs = 500;

/**
 * The length of a video and the start of its clock, from those of its picture and its sound. Pure.
 * @param picture facts whose clock begins with the first frame, and whose length is that of the picture
 * @param isStartKnown whether the first frame's time is known, and not estimated from the order of decoding
 */
export function withWholeLength(picture: SourceFacts, isStartKnown: boolean): SourceFacts {
  const { audio } = picture;
  if (!audio) return picture;
  const held = isStartKnown ? withHeldFrame(picture) : picture;
  const pictureMs = held.durationMs;
  const soundStartsMs = audio.startMs - held.video.startMs;
  if (soundStartsMs >= pictureMs + maxSoundAfterMs) return { ...held, audio: null };
  if (audio.durationMs === null) return held;
  const soundEndsMs = soundStartsMs + audio.durationMs;
  if (soundEndsMs > pictureMs + maxSoundAfterMs) {
    const durationMs = Math.max(0, Math.round(pictureMs - soundStartsMs));
    return { ...held, audio: { ...audio, durationMs, isCut: true } };
  }
  if (soundEndsMs <= pictureMs + maxPaddingMs(audio)) return held;
  return { ...held, durationMs: Math.round(soundEndsMs), video: { ...held.video, durationMs: pictureMs } };
}

/** Sound before the first frame: that frame is shown from where the sound begins, so the clock begins there. */
function withHeldFrame(facts: SourceFacts): SourceFacts {
  const { video, audio } = facts;
  if (!audio || video.startMs - audio.startMs <= maxPaddingMs(audio)) return facts;
  const { num, den } = video.timeBase;
  const startPts = Math.floor((audio.startMs * den) / (1000 * num));
  const startMs = (startPts * num * 1000) / den;
  const durationMs = Math.round(facts.durationMs + video.startMs - startMs);
  return { ...facts, durationMs, video: { ...video, startPts, startMs, heldPts: video.startPts } };
}

/** The end of all sound that can be used, on the file's own clock; `picture` as for `withWholeLength`. */
export function soundEndMs({ video, durationMs }: SourceFacts): number {
  return video.startMs + durationMs + maxSoundAfterMs;
}

/** When the last picture ends on the video's clock. */
export function pictureMs({ video, durationMs }: SourceFacts): number {
  return video.durationMs ?? durationMs;
}

/**
 * Nothing of the sound is used from here on, in milliseconds of the video's clock: it ends with the picture, or is
 * longer than it says.
 */
export function soundLimitMs(facts: SourceFacts): number {
  return pictureMs(facts) + (facts.audio?.isCut ? 0 : maxSoundAfterMs);
}

/** Long stretches without sound, on the video's clock: gaps between packets, and a late start. */
export function soundHoles(facts: SourceFacts): AudioSpan[] {
  const { audio, video } = facts;
  if (!audio) return [];
  const onClock = (ms: number) => ms - video.startMs;
  const gaps = (audio.holes ?? []).map((hole) => ({ startMs: onClock(hole.startMs), endMs: onClock(hole.endMs) }));
  const startMs = onClock(audio.startMs);
  const late = startMs > minHoleMs ? [{ startMs: 0, endMs: startMs }] : [];
  return clipSpans([...late, ...gaps], 0, soundLimitMs(facts));
}
