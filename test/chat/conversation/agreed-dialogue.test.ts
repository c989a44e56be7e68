import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { ordered, PlayedConversation } from '../../support/play-conversation.ts';
import { afterSaying } from '../../support/said-in-turn.ts';

/** What is answered while a video is made, with its captions if they are asked for. */
function whileMade(language: Language, text: string): PlayedConversation {
  const play = ordered(new PlayedConversation({ understand: understandWords, language })).says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

describe('what may only be a yes, where nothing waits to be rendered', () => {
  it.each<[Language, string]>([
    ['de', 'ja das kann man so nehmen denk ich'],
    ['de', 'hm naja geht so'],
    ['fr', 'ouais c’est bon ça ira'],
  ])('is no question, in %s: %s', (language, text) => {
    const play = afterSaying(language, text);
    expect(play.told).toBe(textsOf(language).chat.thanks);
    expect([play.buttons, play.effects]).toEqual([[], []]);
  });

  it.each<[Language, string]>([
    ['de', 'ich bin dann mal weg, meld dich'],
    ['en', 'right im off to bed then'],
    ['es', 'ok aquí andamos'],
  ])('waits while the video is made, in %s: %s', (language, text) => {
    const play = whileMade(language, text);
    expect(play.told).toBe(textsOf(language).chat.topics.talk.patience);
    expect(play.effects).toEqual([]);
  });

  it.each<[Language, string]>([
    ['de', 'da stimmt der satz vorne nicht'],
    ['en', 'yeah that’ll do, what next?'],
  ])('is not taken for a yes, in %s: %s', (language, text) => {
    expect(afterSaying(language, text).told).not.toBe(textsOf(language).chat.thanks);
  });
});
