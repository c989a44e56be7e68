import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberLines } from '../../../../src/chat/conversation/corrections/number-lines.ts';
import { captionsOf } from '../../../support/play-conversation.ts';

describe('numbering lines', () => {
  it('writes one caption a line', () => {
    expect(numberLines(captionsOf('Hello', 'two\nrows'), 100)).toEqual(['1. Hello\n2. two rows']);
  });

  it('fills messages and loses no line', async () => {
    await fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 40 })),
        fc.integer({ min: 12, max: 90 }),
        (lines, most) => {
          const pieces = numberLines(captionsOf(...lines), most);
          expect(pieces.every((piece) => piece.length <= most && isWhole(piece))).toBe(true);
          const numbers = pieces.flatMap((piece) => piece.split('\n').map((line) => Number.parseInt(line, 10)));
          expect(numbers).toEqual(lines.map((_, index) => index + 1));
        },
      ),
    );
  });
});

/** No emoji was cut into halves. */
function isWhole(text: string): boolean {
  return Buffer.from(text).toString() === text;
}
