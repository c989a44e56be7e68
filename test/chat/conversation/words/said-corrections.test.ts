import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { isCorrection } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Other videos than those of strangers. */
const talks: Record<Language, string[]> = {
  en: [
    'howdy from the Cotton Wood ranch',
    'my mare Sugar Foot was born in nineteen ninety seven',
    'she weighs eleven thousand pounds',
    'we ride to Black Jack creek with Gus Hander son',
  ],
  de: [
    'hier ist die Backstube von Ute',
    'das Roggen Mehl kommt in die Teig Schüssel',
    'wir backen seit neunzehnhundert zweiundsiebzig',
    'bei zweihundert dreißig Grad',
  ],
  es: [
    'hola desde Cuenca hija mía como siempre',
    'el taller abrió en mil novecientos cincuenta y tres',
    'usamos sal gema',
  ],
  fr: [
    'bonjour depuis Cahors',
    'la cave date de mille huit cent douze',
    'on presse le rai sin',
    'avec cette hor loge de papi',
  ],
  it: [
    'ciao da Gubbio',
    'la bottega è del mille ottocentoquaranta',
    'uso il porta cenere di rame',
    'mi piace l’inverno lunedì',
  ],
  pt: ['oi de Ouro Preto', 'a fazenda é de mil oitocentos e vinte', 'faço pão de quei jo', 'com leite da vaca mi mosa'],
  ru: [
    'привет из Вологды',
    'кружево плету с тысяча девятьсот восьмидесятого',
    'беру номер тридцать два ноль семь',
    'нитки из льно комбината',
  ],
};

function corrections(language: Language, text: string, isShown = false): CorrectionWish[] {
  const captions = { words: readCaptionWords(talks[language]), isShown };
  return understandWords(text, language, captions).wishes.filter(isCorrection);
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('what people say of words', () => {
  it.each<[Language, string, CorrectionWish[]]>([
    [
      'en',
      'sugarfoot is one word, cottonwood too',
      [replace('Sugar Foot', 'Sugarfoot'), replace('Cotton Wood', 'Cottonwood')],
    ],
    [
      'de',
      'Roggen Mehl gehört zusammen und Teig Schüssel auch',
      [replace('Roggen Mehl', 'Roggenmehl'), replace('Teig Schüssel', 'Teigschüssel')],
    ],
    ['fr', 'raisin en un seul mot, horloge aussi', [replace('rai sin', 'raisin'), replace('hor loge', 'horloge')]],
    ['it', 'portacenere tutto attaccato', [replace('porta cenere', 'portacenere')]],
    ['pt', 'queijo é uma palavra só', [replace('quei jo', 'queijo')]],
    ['en', 'sugar foot belongs together', [replace('Sugar Foot', 'SugarFoot')]],
    ['ru', 'льнокомбината пишется слитно', [replace('льно комбината', 'льнокомбината')]],
  ])('in %s, joins words: “%s”', (language, text, wishes) => {
    expect(corrections(language, text)).toEqual(wishes);
  });

  it.each<[Language, string, CorrectionWish[]]>([
    ['en', '1997 in digits please', [replace('nineteen ninety seven', '1997')]],
    [
      'de',
      '1972 und 230 bitte in Ziffern',
      [replace('neunzehnhundert zweiundsiebzig', '1972'), replace('zweihundert dreißig', '230')],
    ],
    ['es', 'escribe 1953 en números', [replace('mil novecientos cincuenta y tres', '1953')]],
    ['fr', 'mettez 1812 en chiffres', [replace('mille huit cent douze', '1812')]],
    ['it', '1840 in cifre', [replace('mille ottocentoquaranta', '1840')]],
    ['pt', '1820 em algarismos', [replace('mil oitocentos e vinte', '1820')]],
    ['ru', '32 07 цифрами', [replace('тридцать два ноль семь', '3207')]],
  ])('in %s, writes numbers with digits: “%s”', (language, text, wishes) => {
    expect(corrections(language, text)).toEqual(wishes);
  });

  it.each<[Language, string, CorrectionWish[]]>([
    ['en', 'nope still wrong change eleven thousand to eleven hundred', [replace('eleven thousand', 'eleven hundred')]],
    [
      'en',
      'well the mare aint eleven thousand thats supposed to say eleven hundred pounds',
      [replace('eleven thousand pounds', 'eleven hundred pounds')],
    ],
    ['en', 'its Gus Henderson h e n d e r s o n', [replace('Gus Hander son', 'Gus Henderson')]],
    [
      'it',
      '"porta cenere" deve diventare portafiori; "di rame" deve diventare di ferro',
      [replace('porta cenere', 'portafiori'), replace('di rame', 'di ferro')],
    ],
  ])('in %s, reads “%s”', (language, text, wishes) => {
    expect(corrections(language, text)).toEqual(wishes);
  });

  it('removes the words of a line that are named', () => {
    const removed = expect.objectContaining({ wrong: 'hija mía', right: '' });
    expect(corrections('es', 'en la línea 1 borra hija mía', true)).toEqual([removed]);
  });

  it('does not remove a line of which words are named', () => {
    for (const isShown of [false, true])
      expect(corrections('es', 'en la línea 1 quita hija mía', isShown)).not.toContainEqual({
        kind: 'remove_line',
        line: 1,
      });
  });
});

describe('words that are written apart', () => {
  const lines = ['Gummi Stiefel und Natur Schutz', 'im Pier Wurm'];
  const joined = [
    { kind: 'replace_words', wrong: 'Gummi Stiefel', right: 'Gummistiefel' },
    { kind: 'replace_words', wrong: 'Natur Schutz', right: 'Naturschutz' },
  ];
  const wishes = (text: string) =>
    understandWords(text, 'de', { words: readCaptionWords(lines), isShown: false }).wishes;

  it('are joined where several are named before', () => {
    expect(wishes('Gummistiefel und Naturschutz bitte auch in einem wort')).toEqual(joined);
  });

  it('are joined where the message says that they still are apart', () => {
    expect(wishes('Gummi Stiefel ist immer noch getrennt, Natur Schutz auch')).toEqual(joined);
  });

  it('stay so where the message says that it is right', () => {
    expect(wishes('Pierwurm schreibt man getrennt')).toEqual([]);
    const one = understandWords('Naturschutz ist immer noch getrennt', 'de', {
      words: readCaptionWords(['Naturschutz']),
      isShown: false,
    });
    expect(one.wishes).toEqual([]);
  });
});

describe('several corrections in one way', () => {
  const lines = ['we feed her rye flower', 'in a vile jar', 'her name is Eastwood'];
  it.each([
    ['replace flower with flour and vile with Kilner', 'vile → Kilner'],
    ['change flower to flour and Eastwood to Clint Eastwood', 'Eastwood → Clint Eastwood'],
  ])('are all done: “%s”', (text, second) => {
    const { wishes, notUnderstood } = understandWords(text, 'en', { words: readCaptionWords(lines), isShown: false });
    const said = wishes.map((wish) => (wish.kind === 'replace_words' ? `${wish.wrong} → ${wish.right}` : wish.kind));
    expect({ said, notUnderstood }).toEqual({ said: ['flower → flour', second], notUnderstood: [] });
  });

  it('a setting said in that way is one', () => {
    const text = 'change flower to flour and the text to yellow';
    const { wishes } = understandWords(text, 'en', { words: readCaptionWords(lines), isShown: false });
    expect(wishes.map(({ kind }) => kind)).toEqual(['replace_words', 'set']);
  });

  it('the right words are as long as the wrong ones that share an end with them', () => {
    const captions = { words: readCaptionWords(['für Gott und bis bald']), isShown: false };
    const { wishes } = understandWords('Und am Schluss heißt es Pfiat Gott, nicht für Gott', 'de', captions);
    expect(wishes).toEqual([{ kind: 'replace_words', wrong: 'für Gott', right: 'Pfiat Gott' }]);
  });
});

describe('words that are nothing else', () => {
  it('“it” at the end is no language, and a place to cook is no colour', () => {
    expect(understandWords('you did not do it', 'en').wishes).not.toContainEqual(
      expect.objectContaining({ kind: 'set' }),
    );
    const asked = understandWords('y como cuanto se va a tardar porque ya voy a poner el comal', 'es');
    expect(asked.wishes).toEqual([{ kind: 'topic', topic: 'work' }]);
  });
});
