import { join } from 'node:path';
import type { SpeechConfig } from '../../infra/config/config.ts';
import { assetsDir } from '../../infra/config/project-dirs.ts';
import type { ToolPaths } from '../../infra/config/tool-paths.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { createCommandTranscriber } from './command/command-transcriber.ts';
import { createOpenAiTranscriber } from './openai/openai-transcriber.ts';
import type { Transcriber } from './transcriber.ts';
import { createWhisperTranscriber } from './whisper/whisper-transcriber.ts';

export interface CreateTranscriberDeps {
  speech: SpeechConfig;
  toolPaths: Pick<ToolPaths, 'speechModelDir'>;
  logger: Logger;
}

/** Comes with the project, since it is needed wherever Whisper is. */
const vadModelFile = join(assetsDir, 'models/silero_vad.onnx');

/** The speech engine that the settings ask for. Nothing is loaded or connected before it is used. */
export function createTranscriber({ speech, toolPaths, logger }: CreateTranscriberDeps): Transcriber {
  switch (speech.engine) {
    case 'whisper':
      return whisperOrNone(toolPaths.speechModelDir, logger);
    case 'openai':
      return createOpenAiTranscriber({ url: speech.url, apiKey: speech.apiKey, logger });
    case 'command':
      return createCommandTranscriber({ command: speech.command, logger });
    case 'none':
      return createNoTranscriber({
        reason: 'Listening is switched off by SPEECH_ENGINE=none.',
        fix: 'Set SPEECH_ENGINE to whisper, openai or command.',
      });
  }
}

function whisperOrNone(modelDir: string | null, logger: Logger): Transcriber {
  if (modelDir !== null) return createWhisperTranscriber({ modelDir, vadModelFile, logger });
  return createNoTranscriber({ reason: 'The speech model has not been set up.', fix: 'node scripts/setup.mjs' });
}

/** Stands where no speech engine is to be had: says why, and what would mend it. */
function createNoTranscriber({ reason, fix }: { reason: string; fix: string }): Transcriber {
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
