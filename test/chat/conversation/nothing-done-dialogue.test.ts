import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const inWork = (language: Language) => ordered(new PlayedConversation({ understand: understandWords, language }));

describe('“leave it, don’t do anything”', () => {
  it.each<[Language, string]>([
    ['en', 'leave it, don’t do anything'],
    ['es', 'Ya no, déjelo así, mejor no haga nada'],
    ['fr', 'laisse, ne fais rien'],
    ['de', 'lass es, mach nix'],
    ['it', 'no lascia, meglio non fare nulla'],
    ['pt', 'deixa, não faz nada'],
    ['ru', 'оставь, ничего не делай'],
  ])('stops a video in work, in %s: %s', (language, text) => {
    expect(inWork(language).says(text).effects).toMatchObject([{ kind: 'cancel_video', videoId: 'vid_1' }]);
  });

  it.each<[Language, string]>([
    ['en', 'leave it as it is'],
    ['es', 'no cambies nada'],
    ['de', 'nichts ändern'],
    ['ru', 'ничего не меняй'],
  ])('is not what “%s: %s” says', (language, text) => {
    const play = inWork(language).says(text);
    expect(play.effects).toEqual([]);
    expect(play.told).toBe(textsOf(language).chat.topics.talk.refusal);
  });

  it.each<[Language, string]>([
    ['en', 'leave it, don’t do anything'],
    ['fr', 'laisse, ne fais rien'],
    ['it', 'no lascia, meglio non fare nulla'],
  ])('stops nothing once the video is there, in %s: %s', (language, text) => {
    const play = finished(inWork(language)).says(text);
    expect(play.effects).not.toContainEqual(expect.objectContaining({ kind: 'cancel_video' }));
    expect(play.told).not.toContain(textsOf(language).chat.stopping.nothing);
  });
});
