import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: readonly string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [[wish.wrong, wish.right]] : []));
}

describe('a title before a name', () => {
  it.each<[Language, string[], string, [string, string]]>([
    ['pt', ['na estação de sambento', 'são azuis'], 'sambento é São Bento', ['sambento', 'São Bento']],
    ['es', ['vivo en sansebastian'], 'sansebastian es San Sebastián', ['sansebastian', 'San Sebastián']],
    ['de', ['wir fahren nach sanktmergen'], 'sanktmergen ist Sankt Märgen', ['sanktmergen', 'Sankt Märgen']],
    ['fr', ['la ville de saintmalou'], 'saintmalou c’est Saint Malo', ['saintmalou', 'Saint Malo']],
    ['it', ['vengo da sanjimignano'], 'sanjimignano è San Gimignano', ['sanjimignano', 'San Gimignano']],
  ])('belongs to it in %s', (language, lines, text, pair) => {
    expect(read(language, lines, text)).toEqual([pair]);
  });

  it.each<[Language, string[], string, [string, string]]>([
    ['pt', ['na estação de Bento'], 'falta o São, é "São Bento"', ['Bento', 'São Bento']],
    ['en', ['we flew to diego'], 'the San is missing, it’s San Diego', ['diego', 'San Diego']],
    ['de', ['nach märgen rauf'], 'da fehlt das Sankt, es heißt Sankt Märgen', ['märgen', 'Sankt Märgen']],
    ['fr', ['la ville de malo'], 'il manque le Saint, c’est Saint Malo', ['malo', 'Saint Malo']],
  ])('that is missing is put before it in %s', (language, lines, text, pair) => {
    expect(read(language, lines, text)).toEqual([pair]);
  });

  it.each<[Language, string[], string]>([
    ['pt', ['as casas bonitas'], 'São bonitas as letras'],
    ['pt', ['eu falo do bento'], 'falta o vídeo, São letras grandes'],
    ['en', ['we flew to San Diego'], 'the San is missing, it’s San Diego'],
  ])('changes nothing in %s: %s', (language, lines, text) => {
    expect(read(language, lines, text)).toEqual([]);
  });
});
