import { alignCaptions } from './alignment/align-captions.ts';
import type { Caption, CaptionInput, Word } from './caption.ts';
import { captionsFromWords } from './captions-from-words.ts';
import { chooseEmojis } from './emojis/choose-emojis.ts';
import type { CaptionSettings } from './settings/caption-settings.ts';
import { applyDictionary } from './wording/apply-dictionary.ts';
import type { DictionaryEntry } from './wording/dictionary.ts';
import { maskCaptions, unmaskWords } from './wording/mask-profanity.ts';
import { restoreConfidence } from './words/restore-confidence.ts';

export interface DeriveCaptionsInput {
  /** Of the transcript; empty if there is none. */
  words: Word[];
  /** Captions of the caller; null = derive them from the transcript. */
  given: CaptionInput[] | null;
  /** Spoken language; null = not known. */
  language: string | null;
  settings: Pick<CaptionSettings, 'addEmojis' | 'maskProfanity'>;
  /** Applied to transcribed words only; captions that somebody typed are not changed. */
  dictionary: DictionaryEntry[];
}

/** Captions as they are shown and exported, from transcript, given captions and settings. Pure. */
export function deriveCaptions({ words, given, language, settings, dictionary }: DeriveCaptionsInput): Caption[] {
  const transcribed = applyDictionary(words, dictionary);
  const phrases =
    given === null
      ? captionsFromWords(transcribed)
      : alignCaptions(unmaskWords(given, transcribed, language), transcribed);
  const heard = restoreConfidence(phrases, transcribed);
  const shown = settings.addEmojis ? chooseEmojis(heard, language) : heard;
  return settings.maskProfanity ? maskCaptions(shown, language) : shown;
}
