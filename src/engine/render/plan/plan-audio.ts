import type { AudioFacts, SourceFacts } from '../../media/source-facts.ts';
import type { AudioPlan } from './render-plan.ts';

/** Audio is copied into the output if MP4 players support it, else encoded once. null = the source has none. Pure. */
export function planAudio({ audio, video, container }: SourceFacts): AudioPlan | null {
  if (!audio) return null;
  const mode = isCopyable(audio, container) ? 'copy' : 'encode';
  return {
    mode,
    streamIndex: audio.index,
    channels: audio.channels,
    sampleRate: audio.sampleRate,
    videoStartMs: video.startMs,
    // encoded audio is padded with silence
    startMs: mode === 'copy' ? Math.max(0, audio.startMs - video.startMs) : 0,
    endMs: audio.durationMs === null ? null : Math.max(0, audio.startMs + audio.durationMs - video.startMs),
  };
}

/** Half of what audio and video may be out of sync. */
const maxClockErrorMs = 20;

/**
 * AAC from containers whose audio timestamps agree with the sample count. Audio from before the first frame would play
 * too early in some players.
 */
function isCopyable(audio: AudioFacts, container: string): boolean {
  if ((audio.clockErrorMs ?? 0) > maxClockErrorMs) return false;
  if (audio.codec !== 'aac' || !['LC', 'HE-AAC', 'HE-AACv2'].includes(audio.profile ?? '')) return false;
  return /mov|matroska|flv|mpegts/.test(container) && audio.sampleRate <= 48_000 && audio.channels <= 8;
}
