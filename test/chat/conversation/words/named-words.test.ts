import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string, isShown = false) =>
  correctionsIn(language, lines, text, isShown);

type Row = [Language, string[], string, string[]];

describe('words that point at others', () => {
  it.each<Row>([
    [
      'en',
      ['we grow three million apples', 'it is late'],
      'now it says three million! change it to three mil',
      ['three million → three mil'],
    ],
    ['en', ['call it a day'], 'replace it with a rest', []],
    ['en', ['that is it'], 'fix that to this', []],
    ['es', ['eso es todo'], 'cambia eso por aquello', []],
    ['fr', ['ça va bien'], 'remplace ça par rien', []],
    ['de', ['das ist gut'], 'ändere das in nichts', []],
    ['de', ['ich weiß das er kommt'], 'ändere das zu dass', ['das → dass']],
    ['it', ['questo è il mare'], 'cambia questo con quello', []],
    ['pt', ['isso é bom'], 'troca isso por aquilo', []],
    ['ru', ['это мой дом'], 'замени это на то', []],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

describe('one of two words', () => {
  it.each<Row>([
    ['en', ['the barn is by the the river'], 'drop one of the thes', ['the the → the']],
    ['es', ['la gallina negra negra pone'], 'quita una de las negra', ['negra negra → negra']],
    ['fr', ['on pèse le le grain'], 'enlève un des le', ['le le → le']],
    ['de', ['der Teig muss muss ruhen'], 'nimm eins von den muss weg', ['muss muss → muss']],
    ['it', ['la torta di di nonna'], 'togli uno dei di', ['di di → di']],
    ['pt', ['cento e e dez pessoas'], 'tapioca é junto, "cento e e dez" tira um e', ['e e → e']],
    [
      'ru',
      ['пирог пирог горячий', 'весит двадцать кило'],
      'весит тридцать а не двадцать и пирог два раза один убери',
      ['двадцать → тридцать', 'пирог пирог → пирог'],
    ],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it('removes nothing of another clause, and takes no word of another language for a verb', () => {
    const lines = ['ella ella sabe de pan', 'y soy del grupo'];
    expect(read('es', lines, 'quita un ella y al final es socio del grupo')).toEqual(['ella ella → ella']);
    expect(read('es', lines, 'al final es socio del grupo')).toEqual([]);
  });
});

describe('words by their letters', () => {
  it.each<Row>([
    ['en', ['my uncle Hanse drives'], 'uncle Hansi, h a n s i', ['Hanse → Hansi']],
    ['es', ['mi primo Rogelia vive aquí'], 'Rogelio con o', ['Rogelia → Rogelio']],
    [
      'fr',
      ['le moulin de Madame Rossette', 'à la louche'],
      'la dame c Rosette sans s a la fin',
      ['Rossette → Rosette'],
    ],
    [
      'de',
      ['mein Bruder Kastian backt', 'der Eike fährt'],
      'kristian mit k, und der eike ist quatsch. das ist der eyke. E Y K E',
      ['Kastian → Kristian', 'Eike → Eyke'],
    ],
    ['it', ['mio zio Gaspara canta'], 'Gaspare con e', ['Gaspara → Gaspare']],
    ['pt', ['minha tia Marilda vem'], 'Matilda com t', ['Marilda → Matilda']],
    ['ru', ['мой дядя Генадий'], 'Геннадий с двумя н', ['Генадий → Геннадий']],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

describe('words written together or apart', () => {
  it.each<Row>([
    ['en', ['our town is Nether field'], 'it is called Netherfield no gap in it', ['Nether field → Netherfield']],
    ['es', ['vive en Alba Cete'], 'albacete va todo seguido', ['Alba Cete → Albacete']],
    ['fr', ["c'est un passe temps"], "passetemps d'un seul tenant", ['passe temps → passetemps']],
    [
      'de',
      ['wir nehmen Sauer Teig und Roggen Mehl'],
      'sauerteig und roggenmehl, jeweils EIN wort',
      ['Sauer Teig → Sauerteig', 'Roggen Mehl → Roggenmehl'],
    ],
    ['it', ['ci vuole farina inte grale'], 'integrale tutta unita', ['inte grale → integrale']],
    ['pt', ['ele derrepente caiu'], 'é de repente, separado', ['derrepente → de repente']],
    // the case is that of the captions
    ['ru', ['мы идём по лес нике'], 'лесник слитно', ['лес нике → леснике']],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

describe('what is said of words', () => {
  it.each<Row>([
    ['en', ['we grow three million apples'], 'three million wants to be three mil', ['three million → three mil']],
    ['en', ['the mill stood for ninety ours'], "it's ninety hours", ['ours → hours']],
    ['en', ['we drive with Hansel to Passau'], 'the town is called Bergen not Passau', ['Passau → Bergen']],
    ['en', ['we want to go to work'], 'change go to work to go home', ['go to work → go home']],
    [
      'es',
      ['no olvides a ser del coro'],
      'cambia olvides a ser del por olvides hacerte del',
      ['olvides a ser del → olvides hacerte del'],
    ],
    [
      'de',
      ['das kostet vier Euro zwanzig', 'es sind zwölf'],
      'als ziffern: 12, 4,20 euro',
      ['zwölf → 12', 'vier Euro zwanzig → 4,20 Euro'],
    ],
    ['it', ['alla contrada cara lì venite'], 'cara lì deve diventare Carali', ['cara lì → Carali']],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it('takes no number of the captions for a line, and no change for the text of a line', () => {
    expect(read('en', ['one', 'two', 'it cuts at 3 mil'], '3 mil not 3 mile', true)).toEqual([]);
    expect(read('ru', ['мы на леснике', 'едем'], 'в первой строчке на лесник замени на леснике')).toEqual([]);
  });

  it('does not join two quotes of two sentences', () => {
    const text = 'Now it reads "we cut at for ten". Take out "for". And at the end it is "we are done"';
    expect(read('en', ['we cut at for ten', 'we are don'], text)).not.toContain('for → we are done');
  });
});
