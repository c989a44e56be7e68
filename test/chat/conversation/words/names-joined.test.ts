import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function understood(language: Language, lines: readonly string[], text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

const pots = ["it's gwen from middle port pots", 'see you next week'];

describe('a name that the captions write with more blanks', () => {
  it.each<[Language, string[], string, CorrectionWish]>([
    ['en', pots, 'Middleport Pots is one word then Pots, big M big P', replace('middle port pots', 'Middleport Pots')],
    ['en', pots, 'no all one word, Middleport. Middleport Pots', replace('middle port pots', 'Middleport Pots')],
    ['pt', ['surf na eric eira', 'tchau'], 'Ericeira é junto e com maiúscula', replace('eric eira', 'Ericeira')],
    [
      'pt',
      ['surf na eric eira', 'tchau'],
      'Ericeira é tudo uma palavra, ainda tem um espaço no meio',
      replace('eric eira', 'Ericeira'),
    ],
    ['es', ['desde villa nueva', 'ya'], 'Villanueva va junto y con mayúscula', replace('villa nueva', 'Villanueva')],
    ['de', ['aus neu stadt', 'ade'], 'Neustadt zusammen und groß', replace('neu stadt', 'Neustadt')],
  ])('is written in %s as the person writes it', (language, lines, text, wish) => {
    expect(understood(language, lines, text)).toEqual({ wishes: [wish], notUnderstood: [] });
  });

  it('gets its capital alone where the person writes its blanks', () => {
    const { wishes } = understood('en', pots, 'middle port with a capital M');
    expect(wishes).toEqual([replace('middle port', 'Middle port')]);
  });
});

describe('words that are written apart', () => {
  it.each<[Language, string[], string, CorrectionWish]>([
    ['it', ['poi luvetta e i pinoli', 'ciao'], "l'uvetta staccato", replace('luvetta', "l'uvetta")],
    ['fr', ['après lescalier rouge', 'salut'], "l'escalier en deux mots", replace('lescalier', "l'escalier")],
    ['es', ['no se mete paradentro', 'ya'], 'paradentro es pa dentro separado', replace('paradentro', 'pa dentro')],
    ['es', ['no se mete paradentro', 'ya'], 'paradentro va separado', replace('paradentro', 'para dentro')],
    ['pt', ['ele vai praqui', 'tchau'], 'praqui é pra aqui separado', replace('praqui', 'pra aqui')],
  ])('stand in %s as the person writes them', (language, lines, text, wish) => {
    expect(understood(language, lines, text).wishes).toEqual([wish]);
  });
});
