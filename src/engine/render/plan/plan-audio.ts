import type { AudioFacts, SourceFacts } from '../../media/source-facts.ts';
import type { AudioPlan } from './render-plan.ts';

/** Sound goes into the output as it is where players of MP4 can be trusted with it; else it is encoded once. Pure. */
export function planAudio({ audio, video, container }: SourceFacts): AudioPlan | null {
  if (!audio) return null;
  const mode = isCopyable(audio, container) ? 'copy' : 'encode';
  return {
    mode,
    streamIndex: audio.index,
    channels: audio.channels,
    sampleRate: audio.sampleRate,
    videoStartMs: video.startMs,
    // what is encoded has silence before it
    startMs: mode === 'copy' ? Math.max(0, audio.startMs - video.startMs) : 0,
    endMs: audio.durationMs === null ? null : Math.max(0, audio.startMs + audio.durationMs - video.startMs),
  };
}

/** Half of what sound and picture may be apart. */
const mostClockErrorMs = 20;

/**
 * AAC from containers that time its frames, whose times are those of its samples; sound from before the first picture
 * would play early in some players.
 */
function isCopyable(audio: AudioFacts, container: string): boolean {
  if ((audio.clockErrorMs ?? 0) > mostClockErrorMs) return false;
  if (audio.codec !== 'aac' || !['LC', 'HE-AAC', 'HE-AACv2'].includes(audio.profile ?? '')) return false;
  return /mov|matroska|flv|mpegts/.test(container) && audio.sampleRate <= 48_000 && audio.channels <= 8;
}
