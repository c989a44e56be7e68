import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const pops = { kind: 'set', settings: { animation: 'word-pop' } };
const still = { kind: 'set', settings: { animation: 'none' } };

describe('words that are to jump when they are said', () => {
  it.each<[Language, string]>([
    ['en', 'make the word jump when she says it'],
    ['en', 'I want every word to jump up when I’m saying it'],
    ['es', 'que salte la palabra cuando ella la dice'],
    ['es', 'haz que cada palabra brinque al decirla'],
    ['fr', 'fais sauter le mot quand elle le dit'],
    ['de', 'das wort soll hüpfen wenn ich es sag'],
    ['it', 'vorrei che la parola saltasse quando la dico'],
    ['pt', 'faz a palavra pular quando ela fala'],
    ['ru', 'пусть слово подпрыгивает, когда она его говорит'],
  ])('%s: pop: «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [pops], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'the words should not jump when I say them'],
    ['es', 'no quiero que salten las palabras cuando hablo'],
    ['de', 'die wörter sollen nicht hüpfen wenn ich sie sage'],
    ['it', 'non voglio che le parole saltino quando parlo'],
    ['pt', 'não quero as palavras pulando quando eu falo'],
    ['ru', 'не хочу чтобы слова прыгали когда я говорю'],
  ])('%s: stand still where that is denied: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([still]);
  });

  it.each<[Language, string]>([
    ['en', 'the word that jumps when I say it should be green'],
    ['es', 'la palabra que salta cuando la digo en verde'],
    ['de', 'das Wort das hüpft wenn ich es sage in grün'],
  ])('%s: are the spoken one where they get a colour: «%s»', (language, text) => {
    const [wish, ...others] = understandWords(text, language).wishes;
    expect(others).toEqual([]);
    expect(wish).toMatchObject({ kind: 'set', settings: { highlightColor: expect.any(String) } });
  });
});
