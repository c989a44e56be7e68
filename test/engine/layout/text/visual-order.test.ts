import { describe, expect, it } from 'vitest';
import { visualOrder } from '../../../../src/engine/layout/text/visual-order.ts';

const ltr = false;
const rtl = true;

function order(line: string, rightToLeft: boolean) {
  return visualOrder(
    line.split(' ').map((text) => ({ text, joined: false })),
    rightToLeft,
  );
}

function texts(line: string, rightToLeft: boolean): string[] {
  return order(line, rightToLeft).map(({ text }) => text);
}

describe('visualOrder', () => {
  it.each([
    ['a number with the Latin word before it', 'קניתי iPhone 15 אתמול', rtl, ['אתמול', 'iPhone', '15', 'קניתי']],
    ['a number between short words', 'ו Windows 11 כי', rtl, ['כי', 'Windows', '11', 'ו']],
    ['a number with the Hebrew word before it', 'the שלום 15 end', ltr, ['the', '15', 'שלום', 'end']],
    ['a number between Hebrew words', 'שלום 25 ילדים', rtl, ['ילדים', '25', 'שלום']],
    ['Hebrew words in an English line', 'say שלום עולם now', ltr, ['say', 'עולם', 'שלום', 'now']],
    ['a Latin word that begins a Hebrew line', 'iPhone חדש', rtl, ['חדש', 'iPhone']],
    ['words of one direction', 'say it now', ltr, ['say', 'it', 'now']],
  ] as const)('orders %s', (_, line, rightToLeft, expected) => {
    expect(texts(line, rightToLeft)).toEqual(expected);
  });

  it('draws a Latin word that ends a Hebrew line from right to left, its dot on the left', () => {
    expect(order('אוהב TypeScript.', rtl)).toMatchObject([
      { text: 'TypeScript.', rightToLeft: true },
      { text: 'אוהב', rightToLeft: true },
    ]);
  });

  it('joins detached punctuation to the word that it touches', () => {
    expect(order('ראיתי Google Cloud, יפה', rtl)).toMatchObject([
      { text: 'יפה', index: 3 },
      { text: 'Google,', index: 1, rightToLeft: true },
      { text: 'Cloud', index: 2 },
      { text: 'ראיתי', index: 0 },
    ]);
    expect(texts('say שלום עולם, now', ltr)).toEqual(['say', 'עולם', 'שלום,', 'now']);
  });

  it('splits a word whose letters are separated by another, and marks pieces that touch as joined', () => {
    expect(order('ב-Google Cloud', rtl)).toMatchObject([
      { text: 'Google', index: 0, joined: false },
      { text: 'Cloud', index: 1, joined: false },
      { text: 'ב-', index: 0, joined: true },
    ]);
  });

  it('follows direction marks and does not draw them', () => {
    expect(order('אמר \u200eC++\u200e אז', rtl)).toMatchObject([
      { text: 'אז' },
      { text: 'C++', rightToLeft: false },
      { text: 'אמר' },
    ]);
  });

  it('keeps pieces of one word together', () => {
    const pieces = [
      { text: 'שלו', joined: false },
      { text: 'ם', joined: true },
      { text: 'now', joined: false },
    ];
    expect(visualOrder(pieces, ltr).map(({ text, joined }) => [text, joined])).toEqual([
      ['ם', false],
      ['שלו', true],
      ['now', false],
    ]);
  });
});
