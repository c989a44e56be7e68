import type { Logger } from '../../../infra/logging/logger.ts';
import { modelFingerprint } from '../model-fingerprint.ts';
import type { Transcriber } from '../transcriber.ts';
import { transcribeInChild } from '../whisper/transcribe-in-child.ts';
import { checkFiles, defaultThreads, resultsVersion as whisperResultsVersion } from '../whisper/whisper-transcriber.ts';
import { type LocalModel, recogniseModel, runsAsWhisper } from './recognise-model.ts';

/** Increase it when the same model would give other words or times. */
const resultsVersion = 1;

interface ModelTranscriberOptions {
  model: LocalModel;
  /** Silero's voice activity model. */
  vadModelFile: string;
  logger: Logger;
}

/** Runs any model that sherpa-onnx knows on this machine, in a child process per transcription. */
export function createModelTranscriber({ model, vadModelFile, logger }: ModelTranscriberOptions): Transcriber {
  const { kind, dir, files } = model;
  const version = runsAsWhisper(model) ? `${resultsVersion}.${whisperResultsVersion}` : resultsVersion;
  return {
    id: `sherpa-${kind.name}:${modelFingerprint(Object.values(files))}:${version}`,
    usesHints: false,
    async available() {
      const now = recogniseModel(dir);
      return now.ok ? checkFiles([vadModelFile]) : now;
    },
    transcribe: ({ wavFile, language }, options) =>
      transcribeInChild(
        { wavFile, language, modelDir: dir, isOwnModel: true, hints: [], vadModelFile, threads: defaultThreads },
        options,
        { logger },
      ),
  };
}
