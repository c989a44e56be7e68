import { basename } from 'node:path';
import { iso6391Codes, parseLanguage } from '../../captions/settings/languages.ts';
import { languageFromWhisperCode } from '../whisper/whisper-languages.ts';

type Metadata = Readonly<Record<string, string>>;

/** The 25 languages of NVIDIA's Parakeet TDT 0.6B v3, as its model card lists them. */
const parakeetV3 = 'bg hr cs da nl en et fi fr de el hu it lv lt mt pl pt ro ru sk sl es sv uk'.split(' ');

/** sherpa-onnx passes on no others, although Canary 1B v2 knows 25. */
export const canaryLanguages = ['en', 'de', 'es', 'fr'];

/** Its own code `yue`, Cantonese, is answered as Chinese, which is how it is written. */
export const senseVoiceLanguages = ['zh', 'en', 'ja', 'ko'];

/** ISO 639-1 codes of a Whisper model. The distilled ones keep all language tokens, but were trained on English. */
export function whisperLanguages(metadata: Metadata): string[] {
  if (metadata.is_multilingual === '0' || /distil/.test(metadata.model_type ?? '')) return ['en'];
  return (metadata.all_language_codes ?? '')
    .split(',')
    .filter((code) => code !== '')
    .map(languageFromWhisperCode);
}

/**
 * Languages of a NeMo transducer or a Moonshine or Zipformer model. The files do not list them: they are read from the
 * name of the model that the file gives, or of its folder.
 * @returns null when the names do not tell
 */
export function namedLanguages(metadata: Metadata, dir: string): string[] | null {
  const names = [metadata.language ?? '', metadata.url ?? '', basename(dir), metadata.comment ?? ''];
  for (const name of names.map((text) => text.toLowerCase())) {
    const parakeet = /parakeet-tdt-0\.6b-v([23])/.exec(name)?.[1];
    if (parakeet !== undefined) return parakeet === '3' ? parakeetV3 : ['en'];
    const languages = languagesInName(name);
    if (languages.length > 0) return languages;
  }
  return null;
}

/** `sherpa-onnx-zipformer-ja-en-reazonspeech-2025-01-17` has Japanese and English. */
function languagesInName(name: string): string[] {
  // a repository's owner and the site say nothing
  const words = (name.split('/').at(-1) ?? '').split(/[^\p{L}]+/u);
  const codes = words.map((word) => datasetLanguages[word] ?? codeOf(word)).filter((code) => code !== null);
  return [...new Set(codes)];
}

/** Corpora in the names of models. */
const datasetLanguages: Readonly<Record<string, string>> = {
  gigaspeech: 'en',
  librispeech: 'en',
  reazonspeech: 'ja',
  wenetspeech: 'zh',
  aishell: 'zh',
  gigaam: 'ru',
  hans: 'zh',
};

/** Words of names that are also codes of a language. */
const otherMeanings = new Set(['am', 'as', 'av', 'be', 'kn', 'la', 'mt', 'ss', 'st', 'ts', 'ii', 'io', 'or', 'to']);

function codeOf(word: string): string | null {
  if (word.length === 2) return iso6391Codes.includes(word) && !otherMeanings.has(word) ? word : null;
  if (word.length < 4) return null;
  const choice = parseLanguage(word);
  return choice?.kind === 'code' ? choice.code : null;
}
