import { describe, expect, it } from 'vitest';
import { nextVerificationDelayMs } from '../../../../src/product/payments/messages/verify-message.ts';

const waits = Array.from({ length: 129 }, (_, failures) => nextVerificationDelayMs(failures));
const minutes = (count: number) => count * 60_000;

describe('the delays after a failed verification', () => {
  it('are three short ones', () => {
    expect(waits.slice(0, 3)).toEqual([5_000, 15_000, 45_000]);
  });

  it('are then two minutes each, for an hour', () => {
    expect(waits.slice(3, 33)).toEqual(Array(30).fill(minutes(2)));
  });

  it('are then an hour each, for four days, and then no more', () => {
    expect(waits.slice(33, 129)).toEqual(Array(96).fill(minutes(60)));
    expect(nextVerificationDelayMs(129)).toBeNull();
  });
});
