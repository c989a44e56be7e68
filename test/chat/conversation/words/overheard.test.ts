import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../../src/chat/conversation/features/title/take-title.ts';
import type { Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { set } from './phrases/phrase.ts';

function read(language: Language, lines: readonly string[], text: string): Wish[] {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

describe('a sentence that asks for what cannot be done', () => {
  it.each<[Language, string[], string, string]>([
    ['pt', ['tira-se a cortiça'], 'faz lá o vídeo. E tira-me o barulho do trator, se fazes favor', 'noise'],
    ['fr', ['mon musée'], 'vous pourriez glisser un petit air de musette derrière ?', 'music'],
    ['en', ["she's a jill"], "could you blur his face? he's supposed to be off sick", 'hideFaces'],
    ['es', ['una máquina de coser'], 'una última, ¿no le puedes bajar al ruido de la máquina?', 'noise'],
  ])('corrects no words that sound alike: %s %j “%s”', (language, lines, text, topic) => {
    const wishes = read(language, lines, text);
    expect(wishes).toContainEqual({ kind: 'topic', topic });
    expect(wishes.filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('words that are to move', () => {
  it.each<[Language, string]>([
    ['en', 'I want the words to move'],
    ['es', 'que se muevan'],
    ['fr', 'ils doivent bouger'],
    ['de', 'die Wörter sollen sich bewegen'],
    ['it', 'voglio che le scritte si muovano'],
    ['pt', 'quero que as palavras se mexam'],
    ['ru', 'пусть двигаются'],
  ])('are not stopped: %s “%s”', (language, text) => {
    expect(read(language, [], text)).toEqual([set({ animation: 'auto' })]);
  });
});

describe('words that are no longer to stand out', () => {
  it.each(['take it off the word ferrets in line 3', 'stop highlighting the word ferrets'])('“%s”', (text) => {
    const wish = { kind: 'emphasize_words', words: 'ferrets', on: false };
    expect(read('en', ['six drain pipes', 'and six ferrets'], text)).toEqual([wish]);
  });
});

it('a video that lies on its side is to be upright', () => {
  for (const text of ['o vídeo está deitado', 'põe ao alto'])
    expect(read('pt', [], text)).toEqual([set({ resizeForSocialMedia: true })]);
});

it('a capital vowel inside a Russian word is its stress', () => {
  const wish = { kind: 'replace_words', wrong: 'шишка дробилке', right: 'шишкодробилке' };
  expect(read('ru', ['мелем на шишка дробилке'], 'не шишка дробилке а шишкОдробилке')).toEqual([wish]);
});

it('a word that is written in one is no title', () => {
  const text = 'sì titolo per tutto il video e rincalzo va scritto tutto insieme';
  expect(titleInText(text)).toBeNull();
});

describe('whether the video is there', () => {
  it.each<[Language, string]>([
    ['en', 'did it arrive?'],
    ['es', '¿llegó el video?'],
    ['fr', 'vous en avez pour longtemps ?'],
    ['de', 'is der angekommen?'],
    ['it', 'è arrivato il video?'],
    ['pt', 'chegou aí?'],
    ['ru', 'видео дошло?'],
  ])('is asked about the work: %s “%s”', (language, text) => {
    expect(read(language, [], text)).toEqual([{ kind: 'topic', topic: 'work' }]);
  });
});

describe('a word that stands twice in a row', () => {
  it.each<[Language, string[], string]>([
    ['ru', ['шишка падает падает вниз'], 'убери слово падает'],
    ['en', ['we we work here'], 'remove the word we'],
    ['es', ['con con ella'], 'quita la palabra con'],
  ])('is left once when it is to go: %s %j “%s”', (language, [line = ''], text) => {
    const word = text.split(' ').at(-1) ?? '';
    expect(line).toContain(`${word} ${word}`);
    expect(read(language, [line], text)).toEqual([{ kind: 'replace_words', wrong: `${word} ${word}`, right: word }]);
  });
});

describe('quoted words that are put before one', () => {
  it.each<[Language, string, string, string, string]>([
    ['en', 'all brushes inside', 'put "the" before brushes', 'brushes', 'the brushes'],
    ['es', 'vamos a casa hoy', 'pon "la" antes de casa', 'casa', 'la casa'],
    ['fr', 'on va maison', 'mets « à la » devant maison', 'maison', 'à la maison'],
    ['de', 'es ist Kürbisfleisch hier', 'setz „das“ vor Kürbisfleisch', 'Kürbisfleisch', 'das Kürbisfleisch'],
    ['it', 'andiamo casa', 'metti "a" prima di casa', 'casa', 'a casa'],
    ['pt', 'vai tudo para Amorim', 'põe "a" antes de Amorim', 'Amorim', 'a Amorim'],
    ['ru', 'идём дом', 'поставь «в» перед дом', 'дом', 'в дом'],
  ])('are put there: %s “%s”: “%s”', (language, line, text, wrong, right) => {
    expect(read(language, [line], text)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it('are not, where the word begins a line, whose capital would change', () => {
    expect(read('en', ['Brushes wear down'], 'put "the" before brushes')).toEqual([]);
  });
});
