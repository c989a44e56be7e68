import { join } from 'node:path';
import type { SpeechConfig } from '../../infra/config/config.ts';
import { assetsDir } from '../../infra/config/project-dirs.ts';
import type { ToolPaths } from '../../infra/config/tool-paths.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { createCommandTranscriber } from './command/command-transcriber.ts';
import { limitTime } from './limit-time.ts';
import { createModelTranscriber } from './models/model-transcriber.ts';
import { recogniseModel } from './models/recognise-model.ts';
import { createOpenAiTranscriber } from './openai/openai-transcriber.ts';
import type { Transcriber } from './transcriber.ts';
import { createWhisperTranscriber } from './whisper/whisper-transcriber.ts';

/** Comes with the project: every model on this machine needs it. */
const vadModelFile = join(assetsDir, 'models/silero_vad.onnx');

/** The speech engine that the settings name. Nothing is loaded or connected before its first use. */
export function createTranscriber(deps: {
  speech: SpeechConfig;
  toolPaths: Pick<ToolPaths, 'speechModelDir'>;
  logger: Logger;
}): Transcriber {
  return limitTime(chosenTranscriber(deps));
}

function chosenTranscriber({ speech, toolPaths, logger }: Parameters<typeof createTranscriber>[0]): Transcriber {
  switch (speech.engine) {
    case 'whisper':
      return speech.modelDir === null
        ? whisperOrNone(toolPaths.speechModelDir, logger)
        : modelOrNone(speech.modelDir, logger);
    case 'openai':
      return createOpenAiTranscriber({ url: speech.url, apiKey: speech.apiKey, model: speech.model, logger });
    case 'command':
      return createCommandTranscriber({ command: speech.command, logger });
    case 'none':
      return createNoTranscriber({
        reason: 'Transcription is switched off by SPEECH_ENGINE=none.',
        fix: 'Set SPEECH_ENGINE to whisper, openai or command.',
      });
  }
}

function whisperOrNone(modelDir: string | null, logger: Logger): Transcriber {
  if (modelDir !== null) return createWhisperTranscriber({ modelDir, vadModelFile, logger });
  return createNoTranscriber({ reason: 'The speech model has not been set up.', fix: 'node scripts/setup.mjs' });
}

function modelOrNone(modelDir: string, logger: Logger): Transcriber {
  const found = recogniseModel(modelDir);
  return found.ok ? createModelTranscriber({ model: found.model, vadModelFile, logger }) : createNoTranscriber(found);
}

/** Takes the place of a missing speech engine: it says why there is none, and how to fix that. */
function createNoTranscriber({ reason, fix }: { reason: string; fix: string }): Transcriber {
  return {
    id: 'none',
    usesHints: false,
    available: async () => ({ ok: false, reason, fix }),
    async transcribe(_input, { signal } = {}) {
      signal?.throwIfAborted();
      throw new AppError('speech_unavailable', { reason: 'no_engine', details: { reason, fix } });
    },
  };
}
