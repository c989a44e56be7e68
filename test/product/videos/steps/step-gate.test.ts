import { describe, expect, it } from 'vitest';
import { createStepGate } from '../../../../src/product/videos/steps/step-gate.ts';

const going = new AbortController().signal;

describe('the gate of a process', () => {
  it('puts back what takes too long beside a video that has to run alone', async () => {
    const gate = createStepGate({ patienceMs: 0 });
    const [long, poison] = [await gate.enter(going), await gate.enter(going)];
    long.signal.addEventListener('abort', () => long.leave());
    await poison.beAlone(going);
    expect([long.signal.aborted, poison.signal.aborted]).toEqual([true, false]);
  });

  it('lets only one be alone, and tells another one so at once', async () => {
    const gate = createStepGate();
    const [first, second] = [await gate.enter(going), await gate.enter(going)];
    const isFirst = first.beAlone(going);
    // before the first one has got the process for itself
    expect(await second.beAlone(going)).toBe(false);
    second.leave();
    expect(await isFirst).toBe(true);
    first.leave();
    const third = await gate.enter(going);
    expect(await third.beAlone(going)).toBe(true);
    third.leave();
  });

  it('lets others in beside one that takes very long', async () => {
    const gate = createStepGate({ maxAloneMs: 0 });
    const long = await gate.enter(going);
    await long.beAlone(going);
    const other = await gate.enter(going);
    other.leave();
    long.leave();
    expect(await (await gate.enter(going)).beAlone(going)).toBe(true);
  });

  it('lets nobody wait when the service stops', async () => {
    const gate = createStepGate();
    const alone = await gate.enter(going);
    await alone.beAlone(going);
    const stopping = new AbortController();
    const waiting = gate.enter(stopping.signal);
    stopping.abort(new Error('stops'));
    await expect(waiting).rejects.toThrow('stops');
    alone.leave();
    (await gate.enter(going)).leave();
  });
});
