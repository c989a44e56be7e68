import { describe, expect, it } from 'vitest';
import {
  doubtedTitle,
  guessTitle,
  likelyTitles,
} from '../../../../../../src/chat/conversation/features/title/ranked/guess-titles.ts';

describe('a title that a message may give', () => {
  it('has the time and the place that the message says', () => {
    const text = 'have Sunday at the mill at the bottom for the first 7 seconds';
    expect(guessTitle('Sunday at the mill', { text, language: 'en' })).toEqual({
      ...{ kind: 'title', text: 'Sunday at the mill', beside: [] },
      ...{ endMs: 7000, position: 'bottom' },
    });
  });

  it('takes what is wished behind it along, and leaves it its own colour', () => {
    const text = 'the heading is Sunday at the mill, in red, and no emojis';
    expect(guessTitle('Sunday at the mill', { text, language: 'en' })).toEqual({
      ...{ kind: 'title', text: 'Sunday at the mill', hasColour: true },
      beside: [{ kind: 'set', settings: { addEmojis: false } }],
    });
  });

  it('keeps its place and its size for itself, unless the captions are named', () => {
    const beside = (text: string) => guessTitle('Sunday at the mill', { text, language: 'en' }).beside;
    expect(beside('the heading is Sunday at the mill, bigger please')).toEqual([]);
    expect(beside('the heading is Sunday at the mill, and the captions bigger')).toHaveLength(1);
  });

  it('is neither a time nor thanks', () => {
    expect(likelyTitles({ text: 'the title: just the first 8 seconds', language: 'en' })).toEqual([]);
    expect(likelyTitles({ text: 'could you put a title on it? Thanks a lot', language: 'en' })).toEqual([]);
  });

  it('is no guess where the message hardly gives one', () => {
    expect(likelyTitles({ text: 'the words are too small for my mother', language: 'en' })).toEqual([]);
  });
});

describe('a title that rules read', () => {
  const text = 'Instead of First steps the title has to be Bread: first steps';

  it('is doubted where surely other words are one, and stands behind them', () => {
    expect(doubtedTitle('First steps the title', { text, language: 'en' }).map((guess) => guess.text)).toEqual([
      'Bread: first steps',
      'First steps the title',
    ]);
  });

  it('is not doubted where the other only goes on behind it', () => {
    expect(doubtedTitle('my tacos', { text: 'title: my tacos, in pink', language: 'en' })).toEqual([]);
  });

  it('is not doubted where it is likely itself, or not of the message', () => {
    expect(doubtedTitle('Bread: first steps', { text, language: 'en' })).toEqual([]);
    expect(doubtedTitle('Second steps', { text, language: 'en' })).toEqual([]);
    expect(doubtedTitle('', { text, language: 'en' })).toEqual([]);
  });
});
