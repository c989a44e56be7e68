import { describe, expect, it } from 'vitest';
import { dictionariesFor } from '../../../../src/chat/conversation/words/dictionary-of.ts';
import { alignedInLine } from '../../../../src/chat/conversation/words/in-lines/aligned-in-line.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const hook = 'the first thing people get wrong is the hock so the first three seconds';

describe('a text that is a part of its line', () => {
  it.each<[Language, string, string, [string, string][]]>([
    ['en', 'is wrong its "hook" so the first three seconds', hook, [['hock', 'hook']]],
    ['en', 'the word is hook', hook, [['hock', 'hook']]],
    ['en', 'reels not what you put', 'how I make my reals in ten minutes', [['reals', 'reels']]],
    ['en', '15 a week not 50', 'I post around 50 videos a week', [['50', '15']]],
    [
      'de',
      'ich heiße Svenja Kipper',
      'Hallo zusammen ich bin Swenja Kipper und komme aus Kiel',
      [['Swenja', 'Svenja']],
    ],
    [
      'es',
      'TikTok y Shorts',
      'el mismo video va a tic toc y a los shots de YouTube',
      [
        ['tic toc', 'TikTok'],
        ['shots', 'Shorts'],
      ],
    ],
    ['fr', "l'accroche", "les gens ratent le plus souvent c'est la croche", [['la croche', "l'accroche"]]],
    ['it', 'sono i primi 3 secondi', 'i primi 13 secondi sono quelli che contano', [['13', '3']]],
    ['pt', 'meu sobrenome é Andrade', 'meu nome é Taís Andrada e eu edito vídeo', [['Andrada', 'Andrade']]],
    ['ru', 'первые 3 секунды', 'первые 33 секунды решают вообще всё', [['33', '3']]],
  ])('changes only what differs: in %s, «%s»', (language, text, line, changes) => {
    expect(alignedInLine(text, line, dictionariesFor(language))).toEqual(
      changes.map(([wrong, right]) => ({ wrong, right })),
    );
  });

  it.each<[Language, string, string]>([
    ['en', 'most people get the hook wrong', hook],
    ['en', 'the first thing is the hook', hook],
    ['en', 'something else entirely', hook],
    ['en', 'people get wrong', hook],
    ['es', 'yo publico unos 60 videos al mes', 'yo publico unos 70 videos al mes y sí suena a muchísimo'],
    ['it', 'io programmo tutto con Zapier', 'io programmo tutto con zap ear la domenica sera'],
  ])('is none in %s: «%s»', (language, text, line) =>
    expect(alignedInLine(text, line, dictionariesFor(language))).toBeNull(),
  );

  it('is compared at most once over, however long both are', () => {
    expect(alignedInLine('word '.repeat(5000), hook, dictionariesFor('en'))).toBeNull();
    expect(alignedInLine('hook', 'word '.repeat(5000), dictionariesFor('en'))).toBeNull();
  });
});

describe('a message about a line by its number', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'line 1 should be reels not what you put', 'reals', 'reels'],
    ['en', '1 the word is reels', 'reals', 'reels'],
    ['fr', 'ligne 1 my reels in ten', 'reals', 'reels'],
  ])('keeps the rest of the line: in %s, «%s»', (language, text, wrong, right) => {
    const words = readCaptionWords(['how I make my reals in ten minutes and more', 'bye']);
    const { wishes } = understandWords(text, language, { words, isShown: true });
    expect(wishes).toEqual([expect.objectContaining({ kind: 'replace_words' })]);
    const [wish] = wishes;
    const changed =
      wish?.kind === 'replace_words'
        ? 'how I make my reals in ten minutes and more'.replace(wish.wrong, wish.right)
        : '';
    expect(changed).toBe('how I make my reals in ten minutes and more'.replace(wrong, right));
  });
});
