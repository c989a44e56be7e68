import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import { looksLikeCorrection } from '../../../../src/chat/conversation/words/with-captions/looks-like-correction.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (language: Language, lines: string[], text: string) =>
  understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;

const plain = (words: string) => ({ kind: 'emphasize_words', words, on: false });
const marked = (words: string) => ({ kind: 'emphasize_words', words, on: true });

describe('words that are no longer to stand out', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'the pistachio is green', 'stop highlighting pistachio', 'pistachio'],
    ['en', 'so Anna came', 'Anna shouldn’t stand out any more', 'Anna'],
    ['en', 'so Anna came', 'Anna doesn’t need to stand out', 'Anna'],
    ['es', 'el pistacho es verde', 'deja de resaltar pistacho', 'pistacho'],
    ['es', 'el pistacho es verde', 'ya no quiero que destaque pistacho', 'pistacho'],
    ['fr', 'la pistache est verte', 'arrête de surligner pistache', 'pistache'],
    ['fr', 'la pistache est verte', 'arrête de mettre pistache en valeur', 'pistache'],
    ['de', 'die Pistazie ist grün', 'hör auf Pistazie hervorzuheben', 'Pistazie'],
    ['de', 'die Pistazie ist grün', 'Pistazie soll nicht mehr auffallen', 'Pistazie'],
    ['it', 'il pistacchio è verde', 'smetti di evidenziare pistacchio', 'pistacchio'],
    ['it', 'il pistacchio è verde', 'pistacchio non deve risaltare', 'pistacchio'],
    ['pt', 'o pistache é verde', 'para de destacar pistache', 'pistache'],
    ['pt', 'o pistache é verde', 'pistache não precisa destacar', 'pistache'],
    ['ru', 'фисташка зелёная', 'перестань выделять фисташка', 'фисташка'],
    ['ru', 'фисташка зелёная', 'фисташка не должна выделяться', 'фисташка'],
  ])('are like the others again: %s %j: “%s”', (language, line, text, words) => {
    expect(looksLikeCorrection(text, language)).toBe(true);
    expect(read(language, [line, 'x'], text)).toEqual([plain(words)]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'true the wheel', 'unmark wheel', 'wheel'],
    ['pt', 'o pistache é verde', 'desmarca pistache', 'pistache'],
    ['ru', 'татарский чакчак', 'не выделяй слова чакчак', 'чакчак'],
  ])('are only those that are named: %s %j: “%s”', (language, line, text, words) => {
    expect(read(language, [line, 'x'], text)).toEqual([plain(words)]);
  });

  it.each<[Language, string]>([
    ['en', 'remove the speech marks'],
    ['en', 'take the question marks off'],
    ['es', 'quita las marcas de agua'],
  ])('are not meant by other marks: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).not.toContainEqual({ kind: 'set', settings: { emphasis: false } });
  });

  it('are told from those that are to stand out instead', () => {
    const lines = ['the pistachio is green', 'so Anna came'];
    const both = [plain('Anna'), marked('pistachio')];
    expect(read('en', lines, 'don’t make Anna stand out, make pistachio stand out')).toEqual(both);
  });

  it('are not those that somebody misses', () => {
    expect(read('en', ['so Anna came'], 'Anna doesn’t stand out')).not.toContainEqual(plain('Anna'));
  });

  it.each<[Language, string]>([
    ['en', 'stop colouring random words'],
    ['es', 'deja de colorear palabras al azar'],
    ['fr', 'arrête de colorier n’importe quel mot'],
    ['de', 'hör auf irgendwelche Wörter bunt zu machen'],
    ['it', 'smetti di colorare parole a caso'],
    ['pt', 'para de pintar palavras aleatórias'],
    ['ru', 'хватит раскрашивать случайные слова'],
    ['en', 'stop picking out random words'],
    ['ru', 'хватит выделять какие попало слова'],
    ['ru', 'не надо выделять слова подряд'],
    ['en', 'unmark all words'],
    ['en', 'take the marks off'],
    ['en', 'don’t make any words stand out'],
    ['es', 'quita todas las marcas'],
    ['es', 'no me destaques ninguna palabra'],
    ['fr', 'enlève les mises en valeur'],
    ['fr', 'démarque tous les mots'],
    ['de', 'keine wörter mehr hervorheben'],
    ['de', 'nix hervorheben'],
    ['it', 'togli tutti i segni dalle parole'],
    ['pt', 'tira os destaques'],
    ['pt', 'não quero nada destacado'],
    ['ru', 'уберите выделение'],
    ['ru', 'не выделяй никакие слова'],
  ])('may be any: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'set', settings: { emphasis: false } }]);
  });
});

describe('names that are listed', () => {
  it.each<[Language, string, string, string[]]>([
    [
      'en',
      'my ferrets Biscuit and Whiskers',
      'make the ferrets’ names stand out, Biscuit and Whiskers',
      ['Biscuit', 'Whiskers'],
    ],
    [
      'es',
      'mis hurones Galleta y Bigotes',
      'destaca los nombres de los hurones, Galleta y Bigotes',
      ['Galleta', 'Bigotes'],
    ],
    [
      'fr',
      'mes furets Biscuit et Moustache',
      'mets en valeur les noms des furets, Biscuit et Moustache',
      ['Biscuit', 'Moustache'],
    ],
    ['de', 'meine Frettchen Keks und Bart', 'hebe die Namen der Frettchen hervor: Keks und Bart', ['Keks', 'Bart']],
    [
      'it',
      'i furetti Biscotto e Baffi',
      'metti in risalto i nomi dei furetti: Biscotto e Baffi',
      ['Biscotto', 'Baffi'],
    ],
    ['pt', 'os furões Biscoito e Bigode', 'destaca os nomes dos furões, Biscoito e Bigode', ['Biscoito', 'Bigode']],
    ['ru', 'хорьки Печенька и Усатик', 'выдели имена хорьки: Печенька и Усатик', ['Печенька', 'Усатик']],
  ])('stand out, and not what has them: %s %j: “%s”', (language, line, text, names) => {
    expect(read(language, [line], text)).toEqual(names.map(marked));
  });
});
