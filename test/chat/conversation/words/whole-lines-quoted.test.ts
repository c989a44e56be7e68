import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (language: Language, line: string, text: string) =>
  understandWords(text, language, { words: readCaptionWords(['x', line, 'y']), isShown: false });

describe('almost a whole line, without its number', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'only a quarter tern at a time', 'only a quarter turn at a time. with u', 'only a quarter turn at a time'],
    ['en', 'if the rim pull left loosen it', 'if the rim pulls left loosen it ok', 'if the rim pulls left loosen it'],
    [
      'de',
      'und öffnen die Wachsdeckel auf den Waden',
      'und öffnen die Wachsdeckel auf den Waben, mit b',
      'und öffnen die Wachsdeckel auf den Waben',
    ],
    [
      'pt',
      'o décimo terceiro sai em duas parcela',
      'o décimo terceiro sai em duas parcelas. com s',
      'o décimo terceiro sai em duas parcelas',
    ],
    [
      'es',
      'lo sumerjo tres segundo sobretodo el borde',
      'lo sumerjo tres segundos sobre todo el borde. con s',
      'lo sumerjo tres segundos sobre todo el borde',
    ],
    [
      'ru',
      'тесто режем тонко и жарим вафритюре',
      'тесто режем тонко и жарим во фритюре. раздельно',
      'тесто режем тонко и жарим во фритюре',
    ],
  ])('is what the line becomes in %s: “%s”, “%s”', (language, line, text, right) => {
    expect(read(language, line, text)).toEqual({
      wishes: [{ kind: 'replace_line', line: 2, text: right }],
      notUnderstood: [],
    });
  });

  it.each<[Language, string, string]>([
    ['en', 'if the rim pull left tighten the right', 'if the rim pull left tighten the right'],
    ['en', 'bring it to the shop on Monday', 'can you bring it to the left on my video'],
    ['de', 'das Glas kostet bei uns 57 Euro', 'was kostet das bei euch im Monat'],
    ['es', 'luego cuelo el esmalte con una maya fina', 'luego pon el texto con una letra fina'],
  ])('is no other sentence, and not what stands there, in %s: “%s”, “%s”', (language, line, text) => {
    const { wishes } = read(language, line, text);
    expect(wishes.filter(({ kind }) => kind === 'replace_line')).toEqual([]);
  });
});
