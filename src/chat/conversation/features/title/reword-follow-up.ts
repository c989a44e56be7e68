import type { Language } from '../../../../texts/languages.ts';
import { withEnglish } from '../../words/dictionary-of.ts';
import { type TitleRewords, titleRewords } from '../../words/lexicons/title/title-rewords.ts';
import { fold } from '../../words/text/fold.ts';
import { isAmong, wordListOf } from '../../words/vocabulary/word-list.ts';
import type { IsWish } from './cut-title.ts';

/** In words. */
const maxLead = 8;
const maxTitle = 10;

/**
 * “Actually make it say Rose Garden instead”, right behind an answer about the title: words of writing, and then the title, which begins
 * with a capital. null = it says nothing like that
 */
export function rewordedAgain(
  text: string,
  { language, isWish }: { language: Language; isWish: IsWish },
): string | null {
  if (/[?？:«»“”"„\n]/u.test(text)) return null;
  for (const one of withEnglish(language)) {
    const title = titleBehind(text, one);
    // “put Red”: one word may be a colour
    const isTitle = title !== null && (/\s/u.test(title) || !isWish(title));
    if (isTitle) return title;
  }
  return null;
}

function titleBehind(text: string, language: Language): string | null {
  const lists = titleRewords[language];
  const is = (which: keyof TitleRewords, word: string) => isAmong([wordListOf(lists[which])], fold(word));
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)];
  const isLead = ({ 0: word }: RegExpExecArray) => is('says', word) || is('beside', word);
  const begin = words.findIndex((word, at) => !isLead(word) || (at > 0 && /^\p{Lu}/u.test(word[0])));
  const first = words[begin];
  if (!first || begin === 0 || begin > maxLead || !/^[\p{Lu}\p{N}]/u.test(first[0])) return null;
  const lead = words.slice(0, begin);
  let end = words.length;
  while (end > begin + 1 && is('behind', words[end - 1]?.[0] ?? '')) end--;
  const isSaid = [...lead, ...words.slice(end)].some(([word]) => is('says', word));
  const last = words[end - 1];
  if (!isSaid || !last || end - begin > maxTitle) return null;
  const title = text.slice(first.index, last.index + last[0].length);
  return /[,;.!]/u.test(title) ? null : title;
}
