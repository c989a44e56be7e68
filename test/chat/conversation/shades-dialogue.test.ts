import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = (language: Language) =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));

/** The settings that wait after these messages. */
function draftAfter(language: Language, ...messages: string[]) {
  const play = messages.reduce((one, text) => one.says(text), start(language));
  return play.state.videos[0]?.draft?.settings ?? {};
}

describe('a shade of a colour that is there', () => {
  it.each([
    ['en', 'a bit darker'],
    ['es', 'un poco más oscuro'],
    ['fr', 'un peu plus foncé'],
    ['de', 'etwas dunkler'],
    ['it', 'un po’ più scuro'],
    ['pt', 'um pouco mais escuro'],
    ['ru', 'чуть темнее'],
  ] as const)('is a step from the letters where these have a colour, in %s: %s', (language, text) => {
    expect(draftAfter(language, '#C86432', text)).toEqual({ fontColor: '#964B26' });
  });

  it('is a step from the highlight where the letters have none', () => {
    const { highlightColor, fontColor } = draftAfter('en', 'darker');
    expect(highlightColor).toMatch(/^#/);
    expect(fontColor).toBeUndefined();
  });

  it('is of the part that is named', () => {
    expect(Object.keys(draftAfter('en', 'make the highlighted word a bit lighter'))).toEqual(['highlightColor']);
    expect(draftAfter('de', '#C86432', 'Schrift heller')).toEqual({ fontColor: '#D68B65' });
  });

  it('is larger where much is asked for, and goes on from there', () => {
    expect(draftAfter('en', '#C86432', 'much darker')).toEqual({ fontColor: '#6E371C' });
    expect(draftAfter('en', '#C86432', 'darker', 'darker')).toEqual({ fontColor: '#71381D' });
  });

  it.each([
    ['en', 'on a light background'],
    ['es', 'con un fondo claro'],
    ['fr', 'un fond clair derrière les lettres'],
    ['de', 'mit einem hellen Hintergrund'],
    ['it', 'su uno sfondo chiaro'],
    ['pt', 'com um fundo claro'],
    ['ru', 'на светлом фоне'],
  ] as const)('of a box is a white one, in %s: %s', (language, text) => {
    expect(draftAfter(language, text)).toEqual({ style: 'boxed', outlineColor: '#FFFFFF' });
  });

  it('is no wish among words that are not understood', () => {
    expect(draftAfter('en', 'my uncle has a darker barn')).toEqual({});
  });
});
