import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = (language: Language) => new PlayedConversation({ language, understand: understandWords });
/** The captions are loaded if the message waits for them. */
function read(play: PlayedConversation): PlayedConversation {
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

/** What it costs is told with what is left. */
const asksForUsage = ({ effects }: PlayedConversation) => effects.some(({ kind }) => kind === 'load_usage');

const questions = (language: Language) => textsOf(language).chat.topics.questions;

const phoneStaysOn: [Language, string][] = [
  ['en', 'will my phone have to stay on?'],
  ['es', '¿tiene que quedar encendido el móvil?'],
  ['fr', 'est-ce que mon téléphone doit rester allumé ?'],
  ['de', 'muss mein Handy anbleiben?'],
  ['de', 'muss mein Handy die ganze Zeit an bleiben?'],
  ['it', 'il telefono deve restare acceso?'],
  ['pt', 'o celular tem que ficar ligado?'],
  ['ru', 'телефон должен быть включён?'],
];

describe('whether one may go away', () => {
  it.each([...phoneStaysOn, ['en', 'can I close the app?'] as const, ['en', 'do I have to wait here?'] as const])(
    'is answered before the first video and behind the last, in %s: %s',
    (language, text) => {
      expect(start(language).says(text).told).toContain(questions(language).putAway);
      expect(read(finished(ordered(start(language))).says(text)).told).toContain(questions(language).putAway);
    },
  );

  it.each<[Language, string]>([
    ['en', 'how much is it and will my phone have to stay on?'],
    ['es', '¿cuánto cuesta y tiene que quedar encendido el móvil?'],
    ['de', 'was kostet das und muss mein Handy anbleiben?'],
    ['fr', 'ça coûte combien et mon téléphone doit rester allumé ?'],
  ])('is answered beside the price, in %s: %s', (language, text) => {
    const play = start(language).says(text);
    expect(play.told).toContain(questions(language).putAway);
    expect(asksForUsage(play)).toBe(true);
  });
});

describe('a wish for the vertical shape beside a question', () => {
  it.each<[Language, string]>([
    ['en', 'can you do it vertical and how much is it?'],
    ['en', 'How much is it? And can you do it vertical?'],
    ['es', '¿lo puedes hacer vertical y cuánto cuesta?'],
    ['fr', 'tu peux le faire en vertical et c’est combien ?'],
    ['de', 'kannst du es hochkant machen und was kostet das?'],
    ['it', 'puoi farlo verticale e quanto costa?'],
    ['pt', 'dá pra fazer vertical e quanto custa?'],
    ['ru', 'можно сделать вертикально и сколько это стоит?'],
  ])('is granted, and the question answered, in %s: %s', (language, text) => {
    const play = start(language).says(text);
    expect(play.state.defaults).toEqual({ resizeForSocialMedia: true });
    expect(asksForUsage(play)).toBe(true);
  });

  it('is a question where nothing else is asked', () => {
    expect(start('en').says('can you do vertical videos?').state.defaults).toEqual({});
    expect(start('pt').says('serve pra reels e shorts tb?').state.defaults).toEqual({});
  });
});
