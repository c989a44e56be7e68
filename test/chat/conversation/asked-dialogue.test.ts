import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = (language: Language = 'en') =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));

/** The captions are loaded if the message waits for them. */
function read(play: PlayedConversation): PlayedConversation {
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

const oneGuess = (language: Language) => read(start(language).says('xyzzy bigg plugh'));
const large = { stills: [{ settings: { fontSize: 51 }, leaveOpen: [] }] };

describe('a question that the bot asked', () => {
  it.each([
    ['en', 'yes'],
    ['en', 'yes please'],
    ['en', 'the first one'],
    ['en', '1'],
    ['de', 'ja bitte'],
    ['es', 'sí'],
    ['fr', 'oui s’il te plaît'],
    ['it', 'sì grazie'],
    ['pt', 'sim, por favor'],
    ['ru', 'да'],
    ['ru', 'да, пожалуйста'],
  ] as const)('is answered in words, in %s: %s', (language, text) => {
    expect(oneGuess(language).says(text)).toMatchObject(large);
  });

  it('is answered by the words of a button', () => {
    expect(oneGuess('en').says('Size: large (51)')).toMatchObject(large);
  });

  it.each([
    ['en', 'the second one'],
    ['en', 'ok, number 2 please'],
    ['de', 'das zweite bitte'],
    ['es', 'la segunda'],
    ['fr', 'la deuxième'],
    ['it', 'la seconda'],
    ['pt', 'a segunda'],
    ['ru', 'второе'],
  ] as const)('is answered by the place of a button, in %s: %s', (language, text) => {
    const asked = read(start(language).says('xyzzy bigg gren plugh'));
    const [, second = ''] = asked.buttons;
    const tapped = read(start(language).says('xyzzy bigg gren plugh')).taps(second);
    const answered = asked.says(text);
    expect(second).not.toBe('');
    expect(answered.told).toBe(tapped.told);
    expect(answered.effects).toEqual(tapped.effects);
  });

  it('is answered once, and by the next message only', () => {
    const play = oneGuess('en').says('yes');
    expect(play.says('yes').stills).toEqual([]);
    const later = oneGuess('en').says('thanks!');
    expect(later.says('the first one').stills).toEqual([]);
  });

  it('is not answered by a wish', () => {
    expect(read(oneGuess('en').says('yes, but green')).stills).toMatchObject([{ settings: { fontColor: '#2BE36B' } }]);
  });

  it('that would delete is only answered by a tap', () => {
    const play = start().says('delete my data');
    for (const text of ['yes', 'the first one', 'yes, delete everything', 'Delete my data']) {
      expect(play.says(text).effects.some(({ kind }) => kind === 'delete_data')).toBe(false);
    }
  });

  it('is forgotten by a tap and by the next video', () => {
    expect(oneGuess('en').taps('Change the look').state.asked).toBeUndefined();
    expect(ordered(oneGuess('en'), 'vid_2', 'https://example.com/b.mp4').state.asked).toBeUndefined();
  });
});
