import { alignCaptions } from './alignment/align-captions.ts';
import type { Caption, CaptionInput, Word } from './caption.ts';
import { captionsFromWords } from './captions-from-words.ts';
import { confirmDoubts } from './doubts/confirm-doubts.ts';
import { chooseEmojis } from './emojis/choose-emojis.ts';
import { chooseKeyWords } from './emphasis/choose-key-words.ts';
import { applyScript } from './script/apply-script.ts';
import type { ScriptReport } from './script/script-report.ts';
import type { CaptionSettings } from './settings/caption-settings.ts';
import { applyDictionary } from './wording/apply-dictionary.ts';
import { type DictionaryEntry, mergeDictionaries } from './wording/dictionary.ts';
import { maskCaptions, unmaskWords } from './wording/mask-profanity.ts';
import { ownSpellings } from './wording/own-spellings.ts';
import { restoreConfidence } from './words/restore-confidence.ts';

export interface DeriveCaptionsInput {
  /** Of the transcript; empty if there is none. */
  words: Word[];
  /** Captions of the caller; null = derive them from the transcript. */
  given: CaptionInput[] | null;
  /** Spoken language; null = not known. */
  language: string | null;
  settings: Pick<CaptionSettings, 'addEmojis' | 'emphasis' | 'maskProfanity' | 'script'>;
  /** Applied to transcribed words only; captions and scripts that somebody typed are not changed. */
  dictionary: DictionaryEntry[];
  /** Texts of doubts that somebody said are right; default none. */
  confirmed?: readonly string[];
}

/** Captions as they are shown and exported, from transcript, script, given captions and settings. Pure. */
export function deriveCaptions(input: DeriveCaptionsInput): Caption[] {
  const { given, language, settings, confirmed = [] } = input;
  const spoken = spokenPhrases(input);
  const words = spoken.flat();
  const phrases =
    given === null ? spoken.flatMap(captionsFromWords) : alignCaptions(unmaskWords(given, words, language), words);
  const heard = confirmDoubts(restoreConfidence(phrases, words), confirmed);
  const withEmojis = settings.addEmojis ? chooseEmojis(heard, language) : heard;
  const shown = settings.maskProfanity ? maskCaptions(withEmojis, language) : withEmojis;
  return settings.emphasis ? chooseKeyWords(shown, language) : shown;
}

/** How what was said differs from the script; null = there is no script, or nothing was heard. */
export function reportOfScript(input: DeriveCaptionsInput): ScriptReport | null {
  const { words, language, settings } = input;
  if (!settings.script || words.length === 0) return null;
  return applyScript(spelledWords(input), settings.script, language).report;
}

/** What was said, with the script's words where there is a script; divided by the lines of the script. */
function spokenPhrases(input: DeriveCaptionsInput): Word[][] {
  const { language, settings } = input;
  const transcribed = spelledWords(input);
  return settings.script ? applyScript(transcribed, settings.script, language).phrases : [transcribed];
}

/** The transcript's words as the dictionary writes them. */
function spelledWords({ words, language, dictionary }: DeriveCaptionsInput): Word[] {
  return applyDictionary(words, mergeDictionaries(dictionary, ownSpellings(dictionary, language)));
}
