import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/chat/conversation/action.ts';
import { button } from '../../../src/chat/conversation/action-code.ts';
import { answeredAction, rememberAsked } from '../../../src/chat/conversation/features/asked.ts';
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
const large = { stills: [{ settings: { fontSize: 52 }, leaveOpen: [] }] };

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
    expect(oneGuess('en').says('Size: large')).toMatchObject(large);
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

describe('what the last answer offers', () => {
  const emojis = (language: Language = 'en') => read(start(language).says('my emojs qwrt'));
  const page = (language: Language = 'en') => start(language).says('do you have the font Helvetica?');

  it.each([
    ['en', 'aye go on turn them on'],
    ['en', 'turn them on please'],
    ['es', 'sí, ponlos'],
    ['fr', 'oui mets-les'],
    ['de', 'ja mach das'],
    ['de', 'schalt sie ein'],
    ['it', 'sì, mettili'],
    ['pt', 'sim, coloca'],
    ['ru', 'да, включай'],
  ] as const)('is taken by an order to do it, in %s: %s', (language, text) => {
    expect(emojis(language).says(text)).toMatchObject({ stills: [{ settings: { addEmojis: true } }] });
  });

  it('is not turned on where it would be turned off', () => {
    const play = emojis();
    const off = { kind: 'set' as const, settings: { addEmojis: false } };
    const unclear = { id: 1, count: 1, guesses: [off], videoId: 'vid_1' };
    const offered = {
      ...play.state,
      unclear,
      asked: { buttons: [{ label: 'x', action: 'g:1:0' }], isYes: true as const },
    };
    expect(answeredAction(offered, 'turn them on')).toBeNull();
    expect(answeredAction(offered, 'yes please')).toBe('g:1:0');
  });

  it('is a page as well, which no question names', () => {
    const [label = ''] = page().buttons;
    expect(page().says('aye go on').told).toBe(page().taps(label).told);
    expect(page().says('the first one').told).toBe(page().taps(label).told);
  });

  it('is not taken by thanks', () => {
    const [label = ''] = page().buttons;
    expect(page().says('ok thanks').told).not.toBe(page().taps(label).told);
  });

  it('is gone when something else was said', () => {
    const later = page().says('thanks!');
    expect(later.state.asked).toBeUndefined();
  });

  it.each<[string, Action]>([
    ['takes no change back', { do: 'undo', target: { of: 'defaults' } }],
    ['opens no text', { do: 'text', videoId: 'vid_1' }],
  ])('%s beside what was done', (_, action) => {
    const message = { text: 'Done.', buttons: [[button('Button', action)]] };
    const turn = { state: start().state, replies: [{ kind: 'send' as const, message }], effects: [] };
    expect(rememberAsked(turn).state.asked).toBeUndefined();
  });

  it('is only tapped where it belongs to an account', () => {
    const message = { text: 'Shall we?', buttons: [[button('Link', { do: 'link' })]] };
    const turn = { state: start().state, replies: [{ kind: 'send' as const, message }], effects: [] };
    expect(rememberAsked(turn).state.asked).toBeUndefined();
  });
});
