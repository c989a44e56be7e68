import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import type { PlayedConversation } from '../../support/play-conversation.ts';
import { afterSaying } from '../../support/said-in-turn.ts';

/** Two settings were offered for a message that was not understood. */
function asked(language: Language): PlayedConversation {
  const play = afterSaying(language);
  play.state.unclear = {
    id: 1,
    count: 1,
    videoId: 'vid_1',
    guesses: [
      { kind: 'set', settings: { fontColor: '#FF0000' } },
      { kind: 'set', settings: { outlineColor: '#FF0000' } },
    ],
  };
  play.state.asked = { buttons: [0, 1].map((index) => ({ label: `Guess ${index}`, action: `g:1:${index}` })) };
  return play;
}

describe('an answer to several offers', () => {
  it.each<[Language, string, string]>([
    ['en', 'neither', 'Is it about the words'],
    ['en', 'none of those, sorry', 'Is it about the words'],
    ['es', 'ninguna de las dos', '¿'],
    ['fr', 'aucune des deux', '?'],
    ['de', 'keins von beiden', '?'],
    ['it', 'nessuna delle due', '?'],
    ['pt', 'nenhuma das duas', '?'],
    ['ru', 'ни то ни другое', '?'],
  ])('takes none of them, in %s: %s', (language, none, told) => {
    const play = asked(language).says(none);
    expect(play.told).toContain(told);
    expect(play.effects).toEqual([]);
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'both please'],
    ['es', 'las dos'],
    ['fr', 'oui les deux'],
    ['de', 'beides bitte'],
    ['it', 'tutte e due'],
    ['pt', 'os dois'],
    ['ru', 'и то и другое'],
  ])('takes both, in %s: %s', (language, both) => {
    const look = asked(language).says(both).state.videos[0]?.draft?.settings;
    expect(look).toEqual({ fontColor: '#FF0000', outlineColor: '#FF0000' });
  });

  it('is no answer where nothing was asked', () => {
    expect(afterSaying('en', 'orange letters', 'both').state.videos[0]?.draft?.settings).toEqual({
      fontColor: '#FF8A00',
    });
  });
});

describe('a no to what was just changed', () => {
  it.each<[Language, string, string]>([
    ['en', 'orange letters', 'no leave it'],
    ['es', 'letras naranjas', 'no, déjalo'],
    ['fr', 'lettres orange', 'non laisse'],
    ['fr', 'lettres orange', 'non en fait laisse tomber'],
    ['de', 'orange Buchstaben', 'ach nein doch nicht'],
    ['it', 'lettere arancioni', 'no, niente'],
    ['pt', 'letras laranja', 'não, deixa'],
    ['ru', 'оранжевые буквы', 'ой нет, не надо'],
  ])('drops it, in %s: %s – %s', (language, change, no) => {
    const play = afterSaying(language, change);
    expect(play.state.videos[0]?.draft).toBeDefined();
    expect(play.says(no).state.videos[0]?.draft).toBeUndefined();
  });

  it.each<[Language, string, string]>([
    ['en', 'orange letters', 'no, leave it orange'],
    ['en', 'orange letters', 'leave it'],
    ['fr', 'lettres orange', 'non laisse les lettres orange'],
    ['ru', 'оранжевые буквы', 'оставь'],
  ])('is not every word to leave it, in %s: %s – %s', (language, change, said) => {
    expect(afterSaying(language, change, said).state.videos[0]?.draft).toBeDefined();
  });
});
