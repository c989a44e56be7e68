import { maxInputMs } from '../whisper/whisper-model.ts';
import type { FileRole, ModelFiles } from './model-files.ts';
import { canaryLanguages, namedLanguages, senseVoiceLanguages, whisperLanguages } from './model-languages.ts';
import type { OnnxFacts } from './onnx-facts.ts';

const kindNames = [
  'whisper',
  'parakeet',
  'nemo_transducer',
  'canary',
  'sense_voice',
  'moonshine',
  'moonshine_merged',
  'zipformer',
] as const;

export type KindName = (typeof kindNames)[number];

/** How a model comes to know the spoken language: it hears it, has to be told, or does not need to know. */
export type LanguageMode = 'detects' | 'is_told' | 'needs_none';

/** A kind of model that sherpa-onnx runs: what its folder holds, and how to use it. */
export interface ModelKind {
  name: KindName;
  /** What people call it. */
  label: string;
  /** What its folder holds. The properties are read from the first. */
  roles: readonly [FileRole, ...FileRole[]];
  /** Whether a file with these properties is of this kind; null = a file without readable properties. */
  fits(facts: OnnxFacts | null): boolean;
  /** ISO 639-1; null = the files do not tell. */
  languages(facts: OnnxFacts | null, dir: string): string[] | null;
  languageMode: LanguageMode;
  /** Whether the model says when it heard each token; absent = it never does. */
  measuresTimes?(decoder: OnnxFacts | null): boolean;
  /** Longest audio that it takes at once. Words without times are placed more exactly in shorter pieces. */
  maxChunkMs: number;
  /** The `modelConfig` of sherpa-onnx. `language` is a code of the model's own, '' = detect. */
  modelConfig(files: ModelFiles, language: string): object;
}

const typeOf = (facts: OnnxFacts | null) => facts?.metadata.model_type ?? '';
const isNemo = (facts: OnnxFacts | null) => /^EncDec(?:Hybrid)?RNNT/.test(typeOf(facts));
const urlOf = (facts: OnnxFacts | null) => facts?.metadata.url ?? '';
const named = (facts: OnnxFacts | null, dir: string) => namedLanguages(facts?.metadata ?? {}, dir);
const always = () => true;

/** Half a minute gives a model without a limit enough context, and takes little memory. */
const halfMinuteMs = 30_000;
/** For models whose words are placed by the sound. */
const alignedChunkMs = 18_000;

const transducer = {
  roles: ['encoder', 'decoder', 'joiner', 'tokens'],
  languages: named,
  measuresTimes: always,
} as const;
const transducerFiles = ({ encoder, decoder, joiner }: ModelFiles) => ({ encoder, decoder, joiner });
const nemoTransducer = {
  ...transducer,
  languageMode: 'needs_none' as const,
  maxChunkMs: halfMinuteMs,
  modelConfig: (files: ModelFiles) => ({ transducer: transducerFiles(files), modelType: 'nemo_transducer' }),
};

/** Every kind, one row each. Kinds with files of their own names come first. */
export const modelKinds: readonly ModelKind[] = [
  {
    name: 'moonshine',
    label: 'Moonshine',
    roles: ['preprocessor', 'audioEncoder', 'uncachedDecoder', 'cachedDecoder', 'tokens'],
    fits: always,
    languages: (facts, dir) => named(facts, dir) ?? ['en'],
    languageMode: 'needs_none',
    maxChunkMs: alignedChunkMs,
    modelConfig: ({ preprocessor, audioEncoder, uncachedDecoder, cachedDecoder }) => ({
      moonshine: { preprocessor, encoder: audioEncoder, uncachedDecoder, cachedDecoder },
    }),
  },
  {
    name: 'moonshine_merged',
    label: 'Moonshine',
    roles: ['mergedEncoder', 'mergedDecoder', 'tokens'],
    fits: always,
    languages: (facts, dir) => named(facts, dir) ?? ['en'],
    languageMode: 'needs_none',
    maxChunkMs: alignedChunkMs,
    modelConfig: ({ mergedEncoder, mergedDecoder }) => ({
      moonshine: { encoder: mergedEncoder, mergedDecoder },
    }),
  },
  {
    ...nemoTransducer,
    name: 'parakeet',
    label: 'Parakeet TDT',
    fits: (facts) => isNemo(facts) && /tdt/.test(urlOf(facts)),
  },
  {
    ...nemoTransducer,
    name: 'nemo_transducer',
    label: 'NeMo transducer',
    fits: (facts) => isNemo(facts),
  },
  {
    ...transducer,
    name: 'zipformer',
    label: 'Zipformer transducer',
    fits: (facts) => /^(?:zipformer2?|conformer)$/.test(typeOf(facts)) && !isStreaming(facts),
    languageMode: 'needs_none',
    maxChunkMs: halfMinuteMs,
    modelConfig: (files) => ({ transducer: transducerFiles(files), modelType: 'transducer' }),
  },
  {
    name: 'canary',
    label: 'Canary',
    roles: ['encoder', 'decoder', 'tokens'],
    fits: (facts) => typeOf(facts) === 'EncDecMultiTaskModel',
    languages: () => canaryLanguages,
    languageMode: 'is_told',
    maxChunkMs: alignedChunkMs,
    // the same language twice: it would translate otherwise
    modelConfig: ({ encoder, decoder }, language) => ({
      canary: { encoder, decoder, srcLang: language, tgtLang: language, usePnc: 1 },
    }),
  },
  {
    name: 'whisper',
    label: 'Whisper',
    roles: ['encoder', 'decoder', 'tokens'],
    fits: (facts) => /^whisper/.test(typeOf(facts)),
    languages: (facts) => whisperLanguages(facts?.metadata ?? {}),
    languageMode: 'detects',
    // the fourth output is the cross-attention
    measuresTimes: (decoder) => (decoder?.outputCount ?? 0) >= 4,
    maxChunkMs: Math.min(alignedChunkMs, maxInputMs),
    modelConfig: ({ encoder, decoder }, language) => ({
      whisper: { encoder, decoder, language, task: 'transcribe', enableTokenTimestamps: 1 },
    }),
  },
  {
    name: 'sense_voice',
    label: 'SenseVoice',
    roles: ['model', 'tokens'],
    fits: (facts) => typeOf(facts) === 'sense_voice_ctc' && !/Nano/.test(facts?.metadata.comment ?? ''),
    languages: () => senseVoiceLanguages,
    languageMode: 'detects',
    measuresTimes: always,
    maxChunkMs: halfMinuteMs,
    modelConfig: ({ model }, language) => ({
      senseVoice: { model, language, useInverseTextNormalization: 1 },
    }),
  },
];

/** Models for live speech see no further than their chunk; sherpa-onnx runs them another way. */
export function isStreaming(facts: OnnxFacts | null): boolean {
  return facts?.metadata.decode_chunk_len !== undefined;
}
