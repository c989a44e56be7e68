import type { Transcript } from '../transcriber.ts';
import { chooseLanguage } from '../whisper/choose-language.ts';
import type { SpeechChunk } from '../whisper/speech-chunks.ts';
import { languageFromWhisperCode, whisperCodeOf } from '../whisper/whisper-languages.ts';
import { languageOfText } from './language-of-text.ts';
import type { ModelOutput } from './model-output.ts';
import type { LocalModel } from './recognise-model.ts';

interface LanguageDecision {
  /** What the model is told, in its own code; '' = nothing. */
  code: string;
  /** ISO 639-1; null = `ofText` tells when the text is there. */
  language: string | null;
  ofText(text: string): string;
  languageNotice?: Transcript['languageNotice'];
  /** Chunks that were decoded in this language on the way. */
  known: ReadonlyMap<SpeechChunk, ModelOutput>;
}

/**
 * Decides what is spoken, by what the kind of model can do: hear it (a claim holds unless the sound contradicts it), be
 * told, or do without. Where nobody says it, the text tells in which of the model's languages it is.
 */
export async function decideLanguage(
  chunks: readonly SpeechChunk[],
  {
    model: { kind, languages },
    claimed,
    decodeChunk,
  }: {
    model: LocalModel;
    claimed: string | undefined;
    decodeChunk: (chunk: SpeechChunk, language: string) => Promise<ModelOutput>;
  },
): Promise<LanguageDecision> {
  const ofText = (text: string) => languageOfText(text, languages);
  const isUnknown =
    claimed !== undefined && languages !== null && !languages.includes(claimed) && !isRelative(claimed, languages);
  const notice = isUnknown ? { languageNotice: 'unknown_language' as const } : {};
  const stated = claimed === undefined || isUnknown ? null : claimed;
  const only = languages?.length === 1 ? (languages[0] ?? null) : null;
  const common = { ofText, known: new Map(), ...notice };
  if (only !== null)
    return { ...common, code: kind.languageMode === 'needs_none' ? '' : only, language: stated ?? only };
  if (kind.languageMode === 'needs_none') return { ...common, code: '', language: stated };
  if (kind.languageMode === 'is_told') {
    const told = stated ?? languages?.[0] ?? 'en';
    return { ...common, code: told, language: told };
  }
  const heard = new Map<SpeechChunk, ModelOutput>();
  const detect = async (chunk: SpeechChunk) => {
    const output = await decodeChunk(chunk, '');
    heard.set(chunk, output);
    return { [codeOfTag(output.lang)]: 1 };
  };
  const chosen = await chooseLanguage(chunks, { claimed: stated === null ? null : whisperCodeOf(stated), detect });
  return {
    ofText,
    code: chosen.language,
    // the caller's own code if it was used: a request for `nb` is not answered with `no`
    language: stated !== null && !chosen.contradicted ? stated : isoOf(chosen.language),
    known: new Map([...heard].filter(([, output]) => codeOfTag(output.lang) === chosen.language)),
    ...(chosen.contradicted ? { languageNotice: 'contradicted_by_sound' } : notice),
  };
}

/** Whether the model has the language under the code of its closest relative, as Whisper has `nb` as `no`. */
function isRelative(claimed: string, languages: string[]): boolean {
  const code = whisperCodeOf(claimed);
  return code !== null && languages.includes(languageFromWhisperCode(code));
}

/** SenseVoice answers with `<|en|>`, and with `<|nospeech|>` where it hears none. */
function codeOfTag(tag: string): string {
  return /^(?:<\|)?([a-z]{2,3})(?:\|>)?$/.exec(tag)?.[1] ?? '';
}

/** Cantonese is written as Chinese; ISO 639-1 has no code for it. null = the model heard no language. */
function isoOf(code: string): string | null {
  if (code === '') return null;
  return code === 'yue' ? 'zh' : languageFromWhisperCode(code);
}
