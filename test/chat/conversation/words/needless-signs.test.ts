import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string) {
  const captions = { words: readCaptionWords([line, 'xyz']), isShown: false };
  return understandWords(text, language, captions).wishes.filter(({ kind }) => kind === 'replace_words');
}

const replace = (wrong: string, right: string) => ({ kind: 'replace_words', wrong, right });

describe('a sign that is not to stand behind a word', () => {
  it.each<[Language, string, string, string]>([
    ['ru', 'декларация 3-НДФЛ, вот', 'А зачем после 3-НДФЛ запятая? Уберите, пожалуйста, она там не нужна', '3-НДФЛ'],
    ['ru', 'мой кабинет, налоговой', 'после кабинет лишняя запятая', 'кабинет'],
    ['en', 'we make ricotta, folks', 'there’s a comma too many after ricotta', 'ricotta'],
    ['en', 'we make ricotta, folks', 'no comma after ricotta please', 'ricotta'],
    ['it', 'parliamo di fartlek, ragazzi', 'che ci fa la virgola dopo fartlek?', 'fartlek'],
    ['it', 'parliamo di fartlek, ragazzi', 'togli la virgola dopo fartlek', 'fartlek'],
    ['de', 'es gibt Strudel, Leute', 'nach Strudel ist ein Komma zu viel', 'Strudel'],
    ['es', 'hacemos besugo, amigos', 'sobra la coma después de besugo', 'besugo'],
    ['fr', 'un soufflé, les amis', 'il y a une virgule de trop après soufflé', 'soufflé'],
    ['pt', 'tem bilro, pessoal', 'tem uma vírgula a mais depois de bilro', 'bilro'],
  ])('goes, in %s: %s, «%s»', (language, line, text, word) => {
    expect(read(language, line, text)).toEqual([replace(`${word},`, word)]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'we make ricotta folks', 'put a comma after ricotta', 'ricotta'],
    ['ru', 'мой кабинет налоговой', 'поставьте запятую после кабинет', 'кабинет'],
    ['it', 'parliamo di fartlek ragazzi', 'metti una virgola dopo fartlek', 'fartlek'],
  ])('comes where it is asked for, in %s: %s, «%s»', (language, line, text, word) => {
    expect(read(language, line, text)).toEqual([replace(word, `${word},`)]);
  });

  it.each<[Language, string, string]>([
    ['en', 'we make ricotta folks', 'why is there no comma after ricotta?'],
    ['en', 'we make ricotta, folks', 'put a comma after ricotta'],
    ['de', 'es gibt Strudel, Leute', 'warum ist das Komma da?'],
  ])('changes nothing where none stands there, or one is wished for, in %s: %s, «%s»', (language, line, text) => {
    expect(read(language, line, text).filter((wish) => 'right' in wish && !wish.right.includes(','))).toEqual([]);
  });
});

describe('what is said of the right words behind a comma', () => {
  it.each<[Language, string, string, string]>([
    ['ru', 'декларация три эн дэфэл', 'не "три эн дэфэл", а 3-НДФЛ, это форма такая', '3-НДФЛ'],
    ['ru', 'работаю с эксель', 'не "эксель", а Excel, это программа такая', 'Excel'],
    ['en', 'we use zap ear', 'it’s not "zap ear" but Zapier, it’s a very old brand', 'Zapier'],
    ['it', 'la salita di sanluca', 'non "sanluca" ma S.Luca, è un posto famoso', 'S.Luca'],
    ['de', 'wir nutzen zapp ihr', 'nicht „zapp ihr“, sondern Zapier, das ist eine Firma', 'Zapier'],
  ])('leaves no comma behind, in %s: %s, «%s»', (language, line, text, right) => {
    expect(read(language, line, text)).toEqual([expect.objectContaining({ right })]);
  });
});
