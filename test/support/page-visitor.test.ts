import { describe, expect, it } from 'vitest';
import { expectLinear } from './expect-linear.ts';
import { unfilledText } from './page-visitor.ts';

describe('a text of a page without its value', () => {
  it('is found between its tags', () => {
    expect(unfilledText('<p>Hello</p><p>Hello, {name}!</p><p>{other}</p>')).toBe('Hello, {name}!');
    expect(unfilledText('{name}')).toBe('{name}');
  });

  it('is not found in a script, nor where braces hold no name', () => {
    expect(unfilledText('<script type="module">f({name})</script><p>{ name } {} {A}</p>')).toBeNull();
  });

  it('is searched in a time that grows with the page', async () => {
    await expectLinear('unfilledText', unfilledText, { words: ['{', '{name', '<p>'] });
  });
});
