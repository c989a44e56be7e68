import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../../support/play-conversation.ts';

const colors = { kind: 'topic', topic: 'colors', isSure: true };

describe('a colour in doubt', () => {
  it.each<[Language, string]>([
    ['en', 'pink?? I fix trucks for a living mate'],
    ['en', 'pink, seriously?'],
    ['es', 'rosa? soy mecánico tío'],
    ['fr', 'rose sérieux ? je suis plombier'],
    ['de', 'rosa? ich bin Klempner'],
    ['it', 'rosa, davvero? sono un idraulico'],
    ['pt', 'rosa? eu conserto caminhão'],
    ['ru', 'розовый? я сантехник'],
  ])('is not wished: %s «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [colors], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'what do you have that is brighter?'],
    ['en', 'yellow hurts my eyes. anything calmer?'],
    ['es', '¿qué tienes más luminoso?'],
    ['fr', 't’as quoi de plus lumineux ?'],
    ['de', 'was hast du leuchtenderes?'],
    ['it', 'cos’hai di più luminoso?'],
    ['pt', 'o que você tem de mais brilhante?'],
    ['ru', 'Жёлтый вырви глаз. Есть что-нибудь поспокойнее?'],
  ])('is asked for in another shade: %s «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [colors], notUnderstood: [] });
  });

  it('opens the page of colours, and sets nothing', () => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language: 'en' })));
    play.says('pink? really? I am a plumber');
    play.reads('Hello there');
    expect(play.state.videos[0]?.draft).toBeUndefined();
    expect(play.told).toContain('Colours');
  });

  it('stands beside what else is wished', () => {
    const bigger = { kind: 'step', setting: 'fontSize', direction: 1, much: false };
    expect(understandWords('Do you have anything brighter? And make it bigger', 'en').wishes).toEqual([bigger, colors]);
  });

  it.each<[Language, string]>([
    ['en', 'pink?'],
    ['en', 'pink? yes please'],
    ['en', 'orange? that would be nice'],
    ['en', 'can you make it brighter?'],
    ['de', 'rosa? wäre schön'],
    ['de', 'rosa? ich bin Klempner, mach blau'],
  ])('is not found in what wishes: %s «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).not.toContainEqual(colors);
  });

  it('is no word of the captions', () => {
    const captions = { words: readCaptionWords(['so Rosa came']), isShown: true };
    expect(understandWords('Rosa? ich habe Rosi gesagt', 'de', captions).wishes).not.toContainEqual(colors);
  });
});
