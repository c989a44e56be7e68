import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const textOf = (language: Language) => textsOf(language).chat.title;

/** With the title that the video has already. */
function withTitle(language: Language): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  const [video] = play.state.videos;
  if (!video) throw new Error('There is no video.');
  const settings = { ...video.settings, title: { text: 'Warm bees' } };
  play.state = { ...play.state, videos: [{ ...video, settings }] };
  return play;
}

describe('what is asked of a title', () => {
  it.each<[Language, string]>([
    ['en', 'is the title going to be on those too or just this one?'],
    ['en', 'will the title be on the next videos too?'],
    ['de', 'Kommt der Titel auch auf die nächsten Videos?'],
    ['es', '¿el título sale también en los próximos vídeos?'],
    ['fr', 'le titre sera aussi sur les prochaines vidéos ?'],
    ['it', 'il titolo ci sarà anche nei prossimi video?'],
    ['pt', 'o título vai aparecer nos próximos vídeos também?'],
    ['ru', 'заголовок будет и на следующих видео?'],
  ])('is whether the next videos get it, in %s: %s', (language, text) => {
    const { told, effects } = withTitle(language).says(text);
    expect(told).toBe(textOf(language).ofOneVideo);
    expect(effects).toEqual([]);
  });

  it.each<[Language, string]>([
    ['it', 'Dicevo: dove sta il titolo, in alto?'],
    ['it', 'Però il titolo sta sopra o mi copre la faccia?'],
    ['en', 'where is the title, at the top?'],
    ['de', 'wo steht der Titel?'],
    ['fr', 'il est où le titre, en haut ?'],
    ['ru', 'где стоит заголовок?'],
  ])('is where it stands, in %s: %s', (language, text) => {
    const place = textsOf(language).chat.looks.positions.top;
    expect(withTitle(language).says(text).told).toBe(fill(textOf(language).where, { place }));
  });

  it.each<[Language, string]>([
    ['en', 'does the navy background apply to the title as well, or only to the captions?'],
    ['de', 'hat der Titel die gleiche Farbe wie die Untertitel?'],
    ['fr', 'le titre a les mêmes couleurs que les sous-titres ?'],
    ['en', 'None of those, thank you. I was only asking whether the title has the same colors as the captions.'],
    ['de', 'Ich wollte nur wissen, ob der Titel die gleichen Farben wie die Untertitel hat.'],
    ['es', 'solo preguntaba si el título tiene los mismos colores que los subtítulos'],
  ])('is whether it looks like the captions, in %s: %s', (language, text) => {
    const { told, effects } = withTitle(language).says(text);
    expect(told).toBe(textOf(language).looks);
    expect(effects).toEqual([]);
  });

  it('is not asked by who has it moved', () => {
    const play = withTitle('en').says('could the title go to the bottom so it doesn’t cover my face?');
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { title: { position: 'bottom' } } }]);
  });
});
