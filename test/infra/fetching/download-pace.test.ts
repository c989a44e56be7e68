import { describe, expect, it } from 'vitest';
import { createPaceWindow } from '../../../src/infra/fetching/download-pace.ts';

const minBytes = 1200;

/** Plays one step for each amount; returns the step (from 1) at which the download is given up, or null. */
function givenUpAt(amounts: number[], lengthBytes: number | null = null): number | null {
  const window = createPaceWindow(minBytes);
  let receivedBytes = 0;
  for (const [at, bytes] of amounts.entries()) {
    receivedBytes += bytes;
    if (bytes > 0) window.add(bytes, lengthBytes === null ? null : lengthBytes - receivedBytes);
    if (window.step()) return at + 1;
  }
  return null;
}

const times = (count: number, bytes: number): number[] => Array(count).fill(bytes);

describe('the pace of a download', () => {
  it('is too slow when a whole window brings too little, and not before', () => {
    expect(givenUpAt(times(40, 99))).toBe(12);
    expect(givenUpAt(times(11, 0))).toBeNull();
    expect(givenUpAt(times(40, 0))).toBe(12);
  });

  it('is good enough at exactly the least pace, in whatever pieces it comes', () => {
    expect(givenUpAt(times(40, 100))).toBeNull();
    expect(givenUpAt([...times(11, 0), 1200, ...times(11, 0), 1200])).toBeNull();
  });

  it('counts the last window only: much at the beginning does not excuse a drip', () => {
    expect(givenUpAt([1_000_000, ...times(40, 1)])).toBe(13);
  });

  it('gives one more window, once, to a download that would end within it', () => {
    expect(givenUpAt(times(20, 60), 1200)).toBeNull();
    expect(givenUpAt(times(40, 60), 1440)).toBe(24);
    expect(givenUpAt(times(40, 60), 1441)).toBe(12);
  });

  it('does not wait for the end of a file whose rest never comes', () => {
    expect(givenUpAt([...times(12, 60), ...times(40, 1)], 1440)).toBe(24);
  });
});
