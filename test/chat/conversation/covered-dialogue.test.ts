import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The captions are loaded if the message waits for them. */
function says(language: Language, text: string): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  play.says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

describe('whether something is covered', () => {
  it.each<[Language, string]>([
    ['en', 'and does it cover my hands where it is? I need people to see me scoring the clay'],
    ['en', 'will the buttons of tiktok cover them?'],
    ['es', '¿no tapa el letrero? está abajo del todo'],
    ['fr', 'les boutons d’insta vont pas cacher le texte ?'],
    ['de', 'verdeckt mir die große Schrift nicht das Apothekenschild? Des is ganz unten im Bild'],
    ['it', 'le scritte coprono il cartello? sta tutto in basso'],
    ['pt', 'no insta os botões não vão tapar?'],
    ['ru', 'а в инсте это место не закроет описание и кнопки?'],
  ])('is answered with places to choose from, and sets nothing, in %s: %s', (language, text) => {
    const { places, looks } = textsOf(language).chat;
    const play = says(language, text);
    expect(play.told).toContain(`${places.onlyFaces} ${places.apps}`);
    expect(play.buttons).toEqual(expect.arrayContaining(Object.values(looks.steps.position)));
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'can you move them up so they don’t cover my hands?'],
    ['es', '¿puedes subirlas para que no tapen el letrero?'],
    ['de', 'kannst du sie höher machen, damit sie das Schild nicht verdecken?'],
    ['ru', 'можно повыше, чтобы не закрывало руки?'],
  ])('is not asked by who wishes for another place, in %s: %s', (language, text) => {
    expect(says(language, text).state.videos[0]?.draft?.settings.position).toBe(0.62);
  });

  it('is answered beside a look that is wished for', () => {
    const play = says('en', 'do they hide the price tag? please make them green');
    expect(play.state.videos[0]?.draft?.settings.fontColor).toBeDefined();
  });

  it('says nothing of apps where a video is not vertical', () => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords })));
    play.state = { ...play.state, videos: play.state.videos.map((video) => ({ ...video, upright: false })) };
    expect(play.says('does it cover my hands?').told).not.toContain('TikTok');
  });
});
