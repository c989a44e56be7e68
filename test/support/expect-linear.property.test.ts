import { describe, expect, it } from 'vitest';
import { expectLinear } from './expect-linear.ts';

describe('the search for slow texts', () => {
  it.each<[string, (text: string) => unknown]>([
    ['spaces at the end', (text) => text.replace(/\s+$/, '')],
    ['an open bracket', (text) => /\[[^\]]*\]/.exec(text)],
    ['nested brackets', (text) => nesting(text)],
    ['different words', (text) => distinctWords(text)],
  ])('finds that the time grows with the square: %s', async (name, read) => {
    await expect(expectLinear(name, read, { searchMs: 40, leastRounds: 200 })).rejects.toThrow(/times as long for/);
  });
});

/** For each opening bracket, searches its closing one. */
function nesting(text: string): number {
  let found = 0;
  for (let at = text.indexOf('('); at !== -1; at = text.indexOf('(', at + 1)) {
    let depth = 0;
    for (let to = at; to < text.length && (depth > 0 || to === at); to++) {
      if (text[to] === '(') depth++;
      else if (text[to] === ')') depth--;
    }
    found++;
  }
  return found;
}

function distinctWords(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s/))
    if (!found.some((one) => one.toLowerCase() === word.toLowerCase())) found.push(word);
  return found;
}
