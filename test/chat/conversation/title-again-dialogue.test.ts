import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** A finished video whose title was just told. */
function titled(language: Language, title: string): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  return edited(play.says(title));
}

function titleIn(play: PlayedConversation) {
  return play.effects.flatMap((effect) => (effect.kind === 'edit_video' ? [effect.settings.title?.text] : [])).at(-1);
}

describe('a title that is to say something else', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'title: Garden Tour', 'actually make it say Rose Garden instead', 'Rose Garden'],
    ['es', 'título: Mi jardín', 'mejor que diga Mi huerto', 'Mi huerto'],
    ['fr', 'titre : Mon jardin', 'finalement mets plutôt Mon potager', 'Mon potager'],
    ['de', 'Titel: Mein Garten', 'lieber doch Mein Beet', 'Mein Beet'],
    ['it', 'titolo: Il mio orto', 'anzi scrivi Il mio giardino', 'Il mio giardino'],
    ['pt', 'título: Minha horta', 'melhor escrever Meu jardim', 'Meu jardim'],
    ['ru', 'заголовок: Мой сад', 'лучше напиши Мой огород', 'Мой огород'],
  ])('gets those words, in %s: %s – %s', (language, title, again, words) => {
    expect(titleIn(titled(language, title).says(again))).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['en', 'title: Garden Tour', 'make it pink instead'],
    ['en', 'title: Garden Tour', 'put the captions at the bottom instead'],
    ['es', 'título: Mi jardín', 'mejor ponlas en rosa'],
    ['de', 'Titel: Mein Garten', 'schreib lieber größer'],
  ])('is not every wish behind it, in %s: %s – %s', (language, title, wish) => {
    expect(titleIn(titled(language, title).says(wish))).toBeUndefined();
  });

  it.each<[Language, string, string]>([
    ['en', 'title: Garden Tour', 'the title smaller and at the bottom'],
    ['fr', 'titre : Mon jardin', 'le titre en bas et plus petit'],
    ['it', 'titolo: Il mio orto', 'il titolo in basso e più piccolo'],
    ['ru', 'заголовок: Мой сад', 'заголовок поменьше и внизу'],
  ])('is moved, and its size is told of, in %s: %s – %s', (language, title, wish) => {
    const play = titled(language, title).says(wish);
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { title: { position: 'bottom' } } }]);
    expect(play.told).toContain(textsOf(language).chat.title.size);
  });

  it('has no size in a wish for less time', () => {
    expect(titled('en', 'title: Garden Tour').says('the title should be shorter, 2 seconds').told).not.toContain(
      'always goes',
    );
  });
});
