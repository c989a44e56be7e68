import { alignCaptions } from './alignment/align-captions.ts';
import type { Caption, CaptionInput, Word } from './caption.ts';
import { captionsFromWords } from './captions-from-words.ts';
import { chooseEmojis } from './emojis/choose-emojis.ts';
import type { CaptionSettings } from './settings/caption-settings.ts';
import { applyDictionary } from './wording/apply-dictionary.ts';
import type { DictionaryEntry } from './wording/dictionary.ts';
import { maskCaptions } from './wording/mask-profanity.ts';
import { unmaskWords } from './wording/unmask-words.ts';

export interface DeriveCaptionsInput {
  /** As heard; empty where nobody has listened. */
  words: Word[];
  /** As a caller gave them; null = what was heard. */
  given: CaptionInput[] | null;
  /** Of what is spoken, as far as it is known. */
  language: string | null;
  settings: Pick<CaptionSettings, 'addEmojis' | 'maskProfanity'>;
  /** Applies to what was heard; captions that somebody typed are as they meant them. */
  dictionary: DictionaryEntry[];
}

/** Captions as they are shown and exported: from what was heard, what was given, and what was asked for. Pure. */
export function deriveCaptions({ words, given, language, settings, dictionary }: DeriveCaptionsInput): Caption[] {
  const heard = applyDictionary(words, dictionary);
  const phrases =
    given === null ? captionsFromWords(heard, language) : alignCaptions(unmaskWords(given, heard, language), heard);
  const shown = settings.addEmojis ? chooseEmojis(phrases, language) : phrases;
  return settings.maskProfanity ? maskCaptions(shown, language) : shown;
}
