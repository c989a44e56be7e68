import { sampleRate } from '../../media/audio/wav-file.ts';
import { loadSherpaOnnx, type OfflineRecognizer } from '../whisper/sherpa-onnx.ts';
import { type Decode, modelOutputSchema } from './model-output.ts';
import type { LocalModel } from './recognise-model.ts';

/** Loads a model into this process when something is decoded, and again when the language changes. */
export function lazyModel({ kind, files }: LocalModel, threads: number): Decode {
  let loaded: { language: string; recognizer: OfflineRecognizer } | null = null;
  const load = async (language: string) => {
    if (loaded?.language === language) return loaded.recognizer;
    const modelConfig = kind.modelConfig(files, language);
    const common = { tokens: files.tokens, numThreads: threads, provider: 'cpu' };
    // the number of bands is that of the models that do not say how many they need
    const config = { featConfig: { sampleRate, featureDim: 80 }, modelConfig: { ...modelConfig, ...common } };
    const recognizer = await loadSherpaOnnx().OfflineRecognizer.createAsync(config);
    loaded = { language, recognizer };
    return recognizer;
  };
  return async (samples, language) => {
    const recognizer = await load(language);
    const stream = recognizer.createStream();
    stream.acceptWaveform({ sampleRate, samples });
    return modelOutputSchema.parse(await recognizer.decodeAsync(stream));
  };
}
