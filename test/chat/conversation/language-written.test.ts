import { describe, expect, it } from 'vitest';
import { languageWritten } from '../../../src/chat/conversation/words/language-written.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation, progressed } from '../../support/play-conversation.ts';

const said: [Language, string][] = [
  ['en', 'hi, could you please tell me how long it takes'],
  ['es', 'y luego se lo puedo pasar a las otras madres, ¿no?'],
  ['fr', 'bonjour, est-ce que je peux vous envoyer une vidéo'],
  ['de', 'Wie lange wird es denn noch dauern, bis ich mein Video habe?'],
  ['it', 'ciao, mi puoi dire quanto ci vuole per il mio video'],
  ['pt', 'oi, você pode me dizer quanto tempo isso vai levar'],
  ['ru', 'ну что там'],
];

describe('the language that somebody writes', () => {
  it.each(said)('is recognised: %s', (language, text) => expect(languageWritten(text)).toBe(language));

  it.each([
    'yellow',
    'Anna, Berlin, Paris, Roma',
    'title: Wie lange wird es denn noch dauern',
    '3: Wie lange wird es denn noch dauern, bis ich mein Video habe',
    'replace “Wie lange wird es denn” with “Wie lange wird das”',
    'Zapier → ich bin da und du bist es auch',
    'qwe rty uio pas dfg',
    '',
  ])('is not told by «%s»', (text) => expect(languageWritten(text)).toBeNull());

  it('is told by the beginning of a text without end', () => {
    expect(languageWritten('und ich bin da '.repeat(100_000))).toBe('de');
  });
});

describe('a chat', () => {
  const start = () => ordered(new PlayedConversation({ understand: understandWords }));

  it.each(said.filter(([language]) => language !== 'en'))(
    'goes on in the language of the person: %s',
    (language, text) => {
      const play = progressed(start(), 'rendering', 30).says(text);
      expect(play.state.language).toBe(language);
      expect(finished(play).told).toContain(textsOf(language).chat.results.ready);
    },
  );

  it.each([
    ['en español porfa', 'es'],
    ['auf deutsch bitte', 'de'],
  ])('speaks the language that is asked for by its own name: %s', (text, language) => {
    expect(finished(start()).says(text).state.language).toBe(language);
    expect(finished(start()).says('Deutsch, bitte.').reads('Hello there').state.language).toBe('de');
    expect(finished(start()).says('it is in German').state.language).toBe('en');
  });

  it('keeps the language that was chosen', () => {
    const play = start()
      .commands('language', 'English')
      .says('Wie lange wird es denn noch dauern, bis ich mein Video habe?');
    expect(play.state.language).toBe('en');
  });
});
