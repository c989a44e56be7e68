import { describe, expect, it } from 'vitest';
import { writeAction } from '../../../src/chat/conversation/action-code.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = (language: Language = 'en') =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));

/** The button of the first guess of a question. */
const guess = (question: number) => ({
  kind: 'tapped' as const,
  action: writeAction({ do: 'guess', question, index: 0 }),
});

describe('a button of an earlier question', () => {
  it.each<[Language, string, string]>([
    ['en', 'xyzzy bigg plugh', 'zork yelow grue'],
    ['it', 'xyzzy grandee plugh', 'zork gialloo grue'],
    ['es', 'xyzzy grandee plugh', 'zork amarilloo grue'],
  ])('still does what it says, in %s', (language, first, second) => {
    const play = start(language).says(first).reads('Hello there').says(second).reads('Hello there');
    expect(play.buttons[0]).toContain(textsOf(language).chat.looks.names.fontColor);
    play.happens(guess(1));
    expect(Object.keys(play.state.videos[0]?.draft?.settings ?? {})).toEqual(['fontSize']);
    play.happens(guess(2));
    expect(Object.keys(play.state.videos[0]?.draft?.settings ?? {})).toEqual(['fontSize', 'fontColor']);
  });

  it('is too old behind many others', () => {
    const play = start().says('xyzzy bigg plugh').reads('Hello there');
    for (let count = 0; count < 7; count++)
      play.says('what is it').says('zork yelow grue').reads('Hello there').says('thanks');
    play.happens(guess(1));
    expect(play.told).toBe(textsOf('en').chat.oldButton);
  });

  it('does nothing where its video is gone', () => {
    const play = start().says('xyzzy bigg plugh').reads('Hello there');
    play.state = { ...play.state, videos: [] };
    play.happens(guess(1));
    expect(play.told).toBe(textsOf('en').chat.videoUnknown);
  });
});

describe('the style as at the beginning', () => {
  it.each<[Language, string, string]>([
    ['en', 'letters blue', 'same style as at the beginning'],
    ['de', 'schrift blau', 'gleicher stil wie am anfang'],
    ['es', 'letras azules', 'el mismo estilo que al principio'],
    ['fr', 'lettres bleues', 'le même style qu’au début'],
    ['it', 'lettere blu', 'lo stesso stile dell’inizio'],
    ['pt', 'letras azuis', 'o mesmo estilo do começo'],
    ['ru', 'буквы синие', 'тот же стиль что в начале'],
  ])('is all of the look that the video had, in %s', (language, wish, back) => {
    const play = start(language).says(wish).says(back);
    expect(play.state.videos[0]?.draft?.settings.fontColor).toBeUndefined();
    expect(play.told).not.toContain(textsOf(language).chat.draft.unchanged);
  });
});
