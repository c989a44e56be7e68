import { type Language, languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { UnderstoodWords } from '../understood-words.ts';
import { readMessage } from './read-message.ts';
import { dictionaryOf } from './vocabulary/dictionary-of.ts';

/**
 * What somebody asks for in their own words: settings, corrections of the text, requests, in any mixture. What the
 * language of the chat does not understand is read as English. Who writes altogether in another language that we speak
 * is understood too, if all of it is clear.
 */
export function understandWords(text: string, language: Language): UnderstoodWords {
  if (language === 'en')
    return completeOr(readMessage(text, [dictionaryOf('en')]), () => inAnotherLanguage(text, language));
  const [own, english] = [dictionaryOf(language), dictionaryOf('en')];
  const mixed = readMessage(text, [own, english]);
  if (text.trim() === '') return mixed;
  const plain = readMessage(text, [english]);
  // what is all English is read as English, unless it is all in the other language, too
  if (isComplete(plain) && !isComplete(readMessage(text, [own]))) return plain;
  return completeOr(mixed, () => inAnotherLanguage(text, language));
}

function completeOr(understood: UnderstoodWords, look: () => UnderstoodWords | null): UnderstoodWords {
  const isNothing = understood.wishes.length === 0 && understood.notUnderstood.length > 0;
  return isNothing ? (look() ?? understood) : understood;
}

/** Characters; a long text that is neither the chat's language nor English is no wish. */
const longestForeign = 300;

/** One word may mean something by accident («gross» is no wish for larger letters); a sentence hardly does. */
function inAnotherLanguage(text: string, language: Language): UnderstoodWords | null {
  if (text.length > longestForeign || text.trim().split(/\s+/).length < 2) return null;
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text);
  const others = languages.filter(
    (other) => other !== language && other !== 'en' && isCyrillicWritten(other) === isCyrillic,
  );
  return others.map((other) => readMessage(text, [dictionaryOf(other)])).find(isComplete) ?? null;
}

function isCyrillicWritten(language: Language): boolean {
  return /\p{Script=Cyrillic}/u.test(textsOf(language).name);
}

function isComplete({ wishes, notUnderstood }: UnderstoodWords): boolean {
  return wishes.length > 0 && notUnderstood.length === 0;
}
