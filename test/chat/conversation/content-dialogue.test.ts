import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));

/** What is answered, with the captions if they are asked for. */
function answered(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const waits = play.effects.some((effect) => effect.kind === 'load_captions' && effect.purpose.kind === 'read');
  return waits ? play.reads('Hello there') : play;
}

describe('who is content', () => {
  const content: readonly [Language, string][] = [
    ['de', 'Reicht mir'],
    ['de', 'Das reicht mir so'],
    ['de', 'bassd scho'],
    ['it', 'mi basta così'],
    ['fr', 'ça me suffit comme ça'],
    ['fr', 'ça me va'],
    ['es', 'con eso me basta'],
    ['es', 'me vale'],
    ['pt', 'pra mim tá bom assim'],
    ['ru', 'мне хватит'],
    ['en', 'good enough for me'],
  ];

  it.each(content)('is thanked, in %s: %s', (language, text) => {
    expect(answered(withVideo(language), text).told).toBe(textsOf(language).chat.thanks);
  });

  it.each(content)('gets the look that waits, in %s: %s', (language, text) => {
    const waits = withVideo(language).says({ en: 'bigger', es: 'más grande' }[language as 'en' | 'es'] ?? 'bigger');
    expect(waits.says(text).effects.map(({ kind }) => kind)).toContain('edit_video');
  });

  it.each(content)('does not stop the video in work, in %s: %s', (language, text) => {
    const { effects } = ordered(new PlayedConversation({ understand: understandWords, language })).says(text);
    expect(effects.map(({ kind }) => kind)).not.toContain('cancel_video');
  });

  it.each<[Language, string]>([
    ['de', 'Das reicht mir nicht'],
    ['de', 'mir reichts jetzt'],
    ['es', 'no me vale'],
    ['ru', 'меня это не устраивает'],
  ])('is not who says no, in %s: %s', (language, text) => {
    expect(answered(withVideo(language), text).told).toBe(textsOf(language).chat.topics.talk.complaint);
  });
});

describe('thanks in other words', () => {
  it.each<[Language, string]>([
    ['it', 'Perfetto, la ringrazio di cuore! Se passa ad Alba una bottiglia gliela offro io 🍷'],
    ['es', 'eres un figura'],
    ['es', 'mil gracias, si pasas por Triana te invito a una caña'],
    ['pt', 'Arrasou, valeu'],
    ['pt', 'muito obrigado, se passar em Floripa te pago uma cerveja'],
    ['de', 'bist ein Engel'],
    ['de', 'tausend Dank, wenn du mal in Köln bist geb ich dir ein Bier aus'],
    ['fr', 't’es un chef'],
    ['en', 'thanks a bunch, drinks are on me if you’re ever in Leeds'],
    ['ru', 'спасибо огромное, будете в Самаре - с меня пиво'],
  ])('are taken as thanks, in %s: %s', (language, text) => {
    expect(answered(withVideo(language), text).told).toBe(textsOf(language).chat.thanks);
  });

  it('are none where a beer is what the captions say', () => {
    const play = answered(withVideo('en'), 'it should say the beer is on us, not the bear');
    expect(play.told).not.toBe(textsOf('en').chat.thanks);
  });
});
