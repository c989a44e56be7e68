import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function corrections(language: Language, lines: readonly string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.filter(({ kind }) => kind === 'replace_words');
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('a word that is to be two', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'pt',
      ['segura a sombrinha', 'ponta pracima', 'agora o ferrolo'],
      'ah e tb onde diz ferrolo é ferrolho com lh, e "pracima" ta tudo junto, separa',
      [replace('ferrolo', 'ferrolho'), replace('pracima', 'pra cima')],
    ],
    [
      'it',
      ['una fontanella conacqua corrente', 'di una cistite in fiamma toria'],
      'poi riga 1 conacqua va staccato, e alla 2 infiammatoria è una parola sola',
      [replace('conacqua', 'con acqua'), replace('in fiamma toria', 'infiammatoria')],
    ],
    ['en', ['they help eachother'], 'eachother should be two words', [replace('eachother', 'each other')]],
    ['de', ['das reicht garnicht aus'], 'garnicht schreibt man getrennt', [replace('garnicht', 'gar nicht')]],
    ['fr', ['on va enville demain'], 'enville en deux mots', [replace('enville', 'en ville')]],
    ['es', ['lo digo enserio'], '"enserio" está junto, sepáralo', [replace('enserio', 'en serio')]],
    ['ru', ['тебе врядли понравится'], 'врядли пишется раздельно', [replace('врядли', 'вряд ли')]],
  ])('is split where both are frequent, in %s', (language, lines, text, wishes) => {
    expect(corrections(language, lines, text)).toEqual(wishes);
  });

  it.each<[Language, string[], string]>([
    ['pt', ['segura a sombrinha', 'o xyzpra aqui'], '"xyzpra" tá tudo junto, separa'],
    ['it', ['la seppia cuoce', 'e xyzcon qui'], 'xyzcon è tutto attaccato, separa'],
    ['en', ['keep the fruitbowl here'], 'split the long lines please'],
    ['de', ['das schaltauge ist krumm'], 'wir leben getrennt'],
  ])('is left as it is where none is known, in %s: %s', (language, lines, text) => {
    expect(corrections(language, lines, text)).toEqual([]);
  });
});

describe('a word that is to be two, both with a capital', () => {
  it.each<[Language, string, string, string]>([
    ['it', 'io lo faccio sulla salita di sanluca', 'ah e anche san luca, due parole con le maiuscole', 'San Luca'],
    ['it', 'ci vediamo a piazzagrande', 'Piazza Grande, staccato e con le iniziali maiuscole', 'Piazza Grande'],
    ['en', 'we go to sanlucas every summer', 'San Lucas, two words with capitals', 'San Lucas'],
    ['de', 'ich bin Jonas aus badhomburg', 'bad homburg getrennt und beides groß', 'Bad Homburg'],
    ['es', 'hola soy Lucia de sanluis', 'san luis, dos palabras con mayúsculas', 'San Luis'],
    ['fr', 'bonjour je suis de saintmalo', 'saint malo, deux mots avec majuscules', 'Saint Malo'],
    ['pt', 'oi sou a Ines de saopaulo', 'São Paulo, duas palavras com maiúsculas', 'São Paulo'],
    ['ru', 'я живу в нижнийновгород', 'Нижний Новгород, два слова с большой буквы', 'Нижний Новгород'],
  ])('is both at once, in %s: %s, «%s»', (language, line, text, right) => {
    const wrong = line.split(' ').find((word) => word.toLowerCase() === right.replaceAll(' ', '').toLowerCase());
    expect(corrections(language, [line], text)).toEqual([replace(wrong ?? 'saopaulo', right)]);
  });

  it.each<[Language, string, string]>([
    ['it', 'ciao da Bologna', 'due parole con le maiuscole: ciao e da'],
    ['en', 'we go to sanlucas', 'two words with capitals would be nicer'],
  ])('is nothing where no word is named, in %s: %s, «%s»', (language, line, text) => {
    expect(corrections(language, [line], text)).toEqual([]);
  });
});
