import { describe, expect, it } from 'vitest';
import { inPages } from '../../../src/infra/database/in-pages.ts';

/** Reads a list of the numbers from 1 to `length`. */
const numbers = (length: number) => async (last: number | null, size: number) =>
  Array.from({ length }, (_, index) => index + 1)
    .filter((number) => number > (last ?? 0))
    .slice(0, size);

async function pagesOf(length: number): Promise<number[][]> {
  const pages: number[][] = [];
  for await (const page of inPages(3, numbers(length))) pages.push(page);
  return pages;
}

describe('inPages', () => {
  it.each([
    [0, []],
    [2, [[1, 2]]],
    [3, [[1, 2, 3]]],
    [7, [[1, 2, 3], [4, 5, 6], [7]]],
  ])('reads a list of %i records to its end, each once', async (length, pages) => {
    expect(await pagesOf(length)).toEqual(pages);
  });
});
