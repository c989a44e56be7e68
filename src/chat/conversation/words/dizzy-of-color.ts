import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { withEnglish } from './dictionary-of.ts';
import { jumpingColors } from './lexicons/colors/jumping-colors.ts';
import { isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { tokenize } from './text/tokenize.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import { isAmong, wordListOf } from './vocabulary/word-list.ts';

interface Message {
  language: Language;
  dictionaries: readonly Dictionary[];
  read: (part: string) => UnderstoodWords;
}

/** In characters. A longer message tells more. */
const maxRead = 200;

const patternsOf = patternsByLanguage((language) => ({ tires: jumpingColors[language].tires }));
const still: Wish = { kind: 'set', settings: { animation: 'none' } };

/**
 * "That yellow that jumps makes me dizzy": the colour only says what jumps, and the words are to stand still.
 * @returns with what other sentences wish for; null = nobody says so
 */
export function dizzyOfColor(text: string, message: Message): UnderstoodWords | null {
  if (text.length > maxRead) return null;
  const sentences = text.match(/[^.!?;\n]+[.!?;\n]*\s*/gu) ?? [];
  const told = sentences.find((sentence) => isTold(sentence, message));
  if (told === undefined) return null;
  const rest = sentences.filter((sentence) => sentence !== told).join('');
  if (!/\p{L}/u.test(rest)) return { wishes: [still], notUnderstood: [] };
  const { wishes, notUnderstood } = message.read(rest);
  return { wishes: [still, ...wishes], notUnderstood };
}

/** One colour, something that jumps, and no wish beside the complaint. */
function isTold(sentence: string, { language, dictionaries }: Message): boolean {
  const words = plainWordsOf(sentence);
  const languages = withEnglish(language);
  const jumps = languages.map((one) => wordListOf(jumpingColors[one].jumps));
  if (!words.some(({ key }) => isAmong(jumps, key))) return false;
  if (!languages.some((one) => fitsAny(patternsOf(one), words))) return false;
  const items = readItems(tokenize(sentence), dictionaries);
  const isWish = items.some((item) => isAsking(item) || isKind(item, 'command', 'switch', 'number', 'grow'));
  return !isWish && items.filter((item) => isKind(item, 'color')).length === 1;
}
