import { describe, expect, it } from 'vitest';
import { captionsField } from '../../../../src/engine/captions/settings/captions-field.ts';

const read = (words: unknown) => captionsField().read([{ start: 1, end: 2, text: 'for free', words }], 'captions');
const shared = { startMs: 1000, endMs: 2000, text: 'for free' };

describe('words of captions', () => {
  it.each([true, 'true', '1', 1])('are marked, with their times (%s)', (emphasis) => {
    const words = [
      { text: 'for', start: 1, end: 1.5 },
      { text: 'free', start: 1.5, end: 2, emphasis },
    ];
    expect(read(words)).toEqual({
      value: [
        {
          ...shared,
          words: [
            { text: 'for', startMs: 1000, endMs: 1500 },
            { text: 'free', startMs: 1500, endMs: 2000, emphasis: true },
          ],
        },
      ],
    });
  });

  it('are marked without times', () => {
    expect(read([{ text: 'for' }, { text: 'free', emphasis: false }])).toEqual({
      value: [{ ...shared, marks: [{ text: 'for' }, { text: 'free', emphasis: false }] }],
    });
  });

  it('are left out when they have neither times nor marks', () => {
    expect(read([{ text: 'for' }, { text: 'free', emphasis: null }])).toEqual({ value: [shared] });
  });

  it('are refused with a mark that is none', () => {
    expect(read([{ text: 'free', emphasis: 'loud' }])).toEqual({
      violations: [{ field: 'captions.0.words', rule: 'boolean' }],
    });
  });
});
