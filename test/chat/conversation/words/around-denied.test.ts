import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Each wish as "wrong → right". */
function read(language: Language, lines: readonly string[], text: string): string[] {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.map((wish) => (wish.kind === 'replace_words' ? `${wish.wrong} → ${wish.right}` : wish.kind));
}

type Row = [Language, string[], string, string[]];

describe('words around what is wrong', () => {
  it.each<Row>([
    ['fr', ["ou dans l'eau de sol", 'moitié sable'], 'eau de saule, pas eau de sol', ['sol → saule']],
    ['it', ["con l'olio di riccino", 'e sale'], 'olio di ricino, non olio di riccino', ['riccino → ricino']],
    ['en', ['a cup of flower and salt', 'mix it'], 'cup of flour, not cup of flower', ['cup of flower → cup of flour']],
  ])('belong to neither where both have them: in %s, %j, «%s»', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it.each<Row>([
    ['es', ['sale en seis cincuenta con todo'], 'y $650 en vez de seis cincuenta', ['seis cincuenta → $650']],
    ['fr', ['moitié sable moitié terrot'], 'et terreau au lieu de terrot', ['terrot → terreau']],
    ['en', ['bees and honey', 'two for tea'], 'and Tess instead of bees', ['bees → Tess']],
  ])('are no first “and”: in %s, %j, «%s»', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});
