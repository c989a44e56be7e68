import { describe, expect, it } from 'vitest';
import { possibleTitles } from '../../../../../../src/chat/conversation/features/title/ranked/possible-titles.ts';
import { readForTitle } from '../../../../../../src/chat/conversation/features/title/ranked/words-of-message.ts';

function textsIn(text: string): string[] {
  const message = readForTitle({ text, language: 'en', captions: undefined, meanings: [] });
  return message ? possibleTitles(message).map((title) => title.text) : [];
}

describe('what may be the title of a message', () => {
  it('is every run of its words, and not all of them', () => {
    expect(textsIn('title Good bread')).toEqual(['title', 'title Good', 'Good', 'Good bread', 'bread']);
  });

  it.each([
    ['title: Why? Because.', 'Why? Because'],
    ['write ¿Qué comemos? on top', '¿Qué comemos?'],
    ['write ¿Qué comemos? on top', '¿Qué comemos'],
    ['the hook is Wait for it!! 😂 please', 'Wait for it!! 😂'],
    ['the hook is Wait for it 👩🏽‍🌾 please', 'Wait for it 👩🏽‍🌾'],
    ['heading Bikes at 0 € now', 'Bikes at 0 €'],
    ['heading £5 fade vs £50 fade', '£5 fade vs £50 fade'],
    ['heading Sale at «Daisy» today', 'Sale at «Daisy»'],
    ['heading Marathon (on foot) please', 'Marathon (on foot)'],
    ['title:8:30 is too late', '8:30 is too late'],
  ])('has the signs that belong to it: %s', (text, title) => {
    expect(textsIn(text)).toContain(title);
  });

  it('has no quotes around it, and no half of one inside', () => {
    const texts = textsIn('put "Good bread" on top');
    expect(texts).toContain('Good bread');
    expect(texts).not.toContain('"Good bread');
    expect(texts).not.toContain('put "Good');
  });

  it('has at most fourteen words', () => {
    const counts = textsIn('one two '.repeat(20)).map((title) => title.split(' ').length);
    expect(Math.max(...counts)).toBe(14);
  });
});
