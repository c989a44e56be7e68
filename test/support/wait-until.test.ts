import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { waitUntil } from './wait-until.ts';

describe('waiting until something holds', () => {
  it('ends when it holds, and rests between two looks', async () => {
    const isOver = delay(200, true);
    let holds = false;
    let looks = 0;
    void isOver.then((over) => {
      holds = over;
    });
    await waitUntil(() => {
      looks += 1;
      return holds;
    });
    expect(looks).toBeGreaterThan(1);
    expect(looks).toBeLessThan(60);
  });
});
