import { describe, expect, it } from 'vitest';
import { guessWishes } from '../../../../src/chat/conversation/words/guess-wishes.ts';
import { readLikeness } from '../../../../src/chat/conversation/words/likeness/read-likeness.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function guessesFor(text: string, language: Language, lines: readonly string[]) {
  const captions = { words: readCaptionWords(lines), isShown: false };
  return guessWishes(readLikeness(text, language), captions).flatMap((wish) =>
    wish.kind === 'replace_words' ? [`${wish.wrong} → ${wish.right}`] : [],
  );
}

const english = ['I post around 50 videos a week to tick tock', 'use the hock in ten minutes', 'see you next weak'];

describe('the corrections that a button offers', () => {
  it.each<[Language, string, readonly string[], string]>([
    ['en', 'everything great except it wrote weak when i meant week', english, 'weak → week'],
    ['en', 'the word is hook, as in fish hook', english, 'hock → hook'],
    ['es', 'son 17 videos al mes', ['yo publico unos 70 videos al mes', 'en menos de diez minutos'], '70 → 17'],
    ['it', 'ha capito lupa ma era luce', ['la lupa giusta cambia tutto'], 'lupa → luce'],
    ['it', 'sono 3 secondi', ['i primi 13 secondi sono quelli che contano'], '13 → 3'],
    ['ru', 'тикток слитно', ['чтобы ролики залетали и в тик так'], 'тик так → тикток'],
    ['pt', 'no youtube é shorts', ['direto pros shots do YouTube'], 'shots → shorts'],
  ])('name both words: in %s, «%s»', (language, text, lines, guess) =>
    expect(guessesFor(text, language, lines)).toContain(guess),
  );

  it.each<[Language, string, readonly string[]]>([
    ['fr', 'bien reçu les trois, mille mercis et belle soirée à vous', ['on a trois chats']],
    ['es', 'me pones el fondo de una playa jeje', ['nos vemos el lunes']],
    ['en', `when I meant week ${'and so on '.repeat(20)}`, english],
  ])('are none of words that are hardly alike: in %s, «%s»', (language, text, lines) =>
    expect(guessesFor(text, language, lines)).toEqual([]),
  );
});

describe('two numbers, of which the captions have one', () => {
  it.each<[Language, string, string, string]>([
    ['en', "it's not fifty videos, it's fifteen", '50', '15'],
    ['de', 'Es sind 3 Videos, keine 50', '50', '3'],
    ['de', 'Es sind 3 Videos und nicht 50', '50', '3'],
    ['fr', 'c’est 12 vidéos et pas 50', '50', '12'],
  ])('are corrected: in %s, «%s»', (language, text, wrong, right) => {
    const captions = { words: readCaptionWords(['I post 50 videos a week']), isShown: false };
    expect(understandWords(text, language, captions).wishes).toEqual([{ kind: 'replace_words', wrong, right }]);
  });
});
