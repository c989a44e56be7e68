import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const clip = (name: string) => `https://example.com/${name}.mp4`;

function threeVideos(language: Language): PlayedConversation {
  const play = new PlayedConversation({ understand: understandWords, language });
  for (const name of ['one', 'two', 'three']) finished(ordered(play, name, clip(name)), name);
  return play;
}

/** The titles that a message leads to, by video; null = none any more. */
function titlesBehind(language: Language, text: string): Record<string, string | null> {
  const { effects } = threeVideos(language).says(text);
  const edits = effects.filter((effect) => effect.kind === 'edit_video');
  return Object.fromEntries(edits.map(({ videoId, settings }) => [videoId, settings.title?.text ?? null]));
}

describe('the title of one of several videos', () => {
  it.each<[Language, string, Record<string, string | null>]>([
    ['en', 'title on number 2: Locks & Shocks', { two: 'Locks & Shocks' }],
    ['en', 'title for the first one: My garden', { one: 'My garden' }],
    ['es', 'título para el primero: Mi casa', { one: 'Mi casa' }],
    ['fr', 'titre pour la deuxième : Mon jardin, partie 2', { two: 'Mon jardin, partie 2' }],
    ['de', 'Titel beim zweiten: Mein Garten, Teil 2', { two: 'Mein Garten, Teil 2' }],
    ['it', 'titolo sul secondo: Casa mia', { two: 'Casa mia' }],
    ['pt', 'título no segundo: Minha casa', { two: 'Minha casa' }],
    ['ru', 'заголовок для второго: Мой сад', { two: 'Мой сад' }],
    ['en', 'first and second without title, third with the title Dark', { one: null, two: null, three: 'Dark' }],
    ['it', 'primo e secondo senza titolo, terzo col titolo Buio', { one: null, two: null, three: 'Buio' }],
  ])('%s: is that of the named one: «%s»', (language, text, titles) => {
    expect(titlesBehind(language, text)).toEqual(titles);
  });

  it('may hold a comma, and stand beside a wish for another video', () => {
    const play = threeVideos('fr');
    play.says('la 1 tu mets le texte en haut et la 3 avec un titre : Dégât des eaux, mode d’emploi');
    expect(play.effects).toContainEqual(
      expect.objectContaining({
        videoId: 'three',
        settings: expect.objectContaining({
          title: expect.objectContaining({ text: 'Dégât des eaux, mode d’emploi' }),
        }),
      }),
    );
    expect(play.state.videos.find(({ videoId }) => videoId === 'one')?.draft?.settings.position).toBe('top');
  });

  it.each<[Language, string, string]>([
    ['en', 'title: The third video', 'The third video'],
    ['de', 'Titel: Das erste Mal am Meer', 'Das erste Mal am Meer'],
  ])('%s: may speak of a third one itself: «%s»', (language, text, title) => {
    expect(titlesBehind(language, text)).toEqual({ three: title });
  });
});
