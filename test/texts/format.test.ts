import { describe, expect, it } from 'vitest';
import { fill } from '../../src/texts/fill.ts';
import { plural, pluralWith } from '../../src/texts/format.ts';
import { textsOf } from '../../src/texts/texts-of.ts';

describe('plural', () => {
  it('follows the language', () => {
    const { places } = textsOf('ru').chat.counted;
    expect([1, 3, 5].map((count) => plural('ru', count, places))).toEqual(['1 место', '3 места', '5 мест']);
  });

  it('puts other values into the sentence, too', () => {
    const { noSuchLine } = textsOf('en').chat.corrections;
    expect(pluralWith('en', 1, noSuchLine, { line: 2 })).toBe('There’s no line 2; there is 1 line.');
  });
});

describe('fill', () => {
  it('leaves braces alone that come with a value', () => {
    expect(fill('{a}, {b}', { a: '{b}', b: 2 })).toBe('{b}, 2');
  });
});
