import { AppError } from '../../infra/errors/app-error.ts';
import type { Transcriber } from './transcriber.ts';

/** Stands where no speech engine is to be had: says why, and what would mend it. */
export function createNoTranscriber({ reason, fix }: { reason: string; fix: string }): Transcriber {
  return {
    id: 'none',
    usesHints: false,
    available: async () => ({ ok: false, reason, fix }),
    async transcribe(_input, { signal } = {}) {
      signal?.throwIfAborted();
      throw new AppError('speech_unavailable', {
        message: 'This service cannot listen to speech. Send the captions along with the video.',
        details: { reason, fix },
      });
    },
  };
}
