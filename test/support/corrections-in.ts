import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../src/texts/languages.ts';

/**
 * What a message corrects in captions: each wish as "wrong → right", or as "line: text".
 *
 * @param isShown the numbered text was shown just before, so that the message is probably about words
 */
export function correctionsIn(language: Language, lines: readonly string[], text: string, isShown: boolean): string[] {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown });
  return wishes.flatMap((wish) => {
    if (wish.kind === 'replace_words') return [`${wish.wrong} → ${wish.right}`];
    return wish.kind === 'replace_line' ? [`${wish.line}: ${wish.text}`] : [];
  });
}
