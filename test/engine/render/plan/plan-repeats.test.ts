import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noChanges, overlayChanges, planRepeats } from '../../../../src/engine/render/plan/plan-repeats.ts';

const event = (start: string, end: string, tags = '') => `Dialogue: 0,${start},${end},D,,0,0,0,,${tags}word\n`;
const every = (ticks: number, count: number) => Array.from({ length: count }, (_, i) => i * ticks);
const ms = (...values: number[]) => values.map((value) => value * 90);

describe('overlayChanges', () => {
  const of = (ass: string) => overlayChanges({ ass, emojis: [] });

  it('are where events begin and end', () => {
    const script = `[Events]\n${event('0:00:01.00', '0:00:02.50')}${event('0:00:02.50', '1:00:00.00', '{\\bord3}')}`;
    expect(of(script)).toEqual({ momentsMs: [1000, 2500, 3_600_000], movingMs: [] });
  });

  it.each([
    ['{\\t(0,80,\\fscx110)\\t(80,140,\\fscx107)}', [[1000, 1140]]],
    ['{\\t(100,9000,\\fscx110)}', [[1100, 2000]]],
    ['{\\t(\\fscx110)}', [[1000, 2000]]],
    ['{\\move(1,2,3,4,50,90)}', [[1050, 1090]]],
    ['{\\move(1,2,3,4)}', [[1000, 2000]]],
    [
      '{\\fad(100,200)}',
      [
        [1000, 1100],
        [1800, 2000],
      ],
    ],
    ['{\\fade(153,0,0,0,60,60,60)}', [[1000, 1060]]],
    ['{\\fade(0,0,153,-20,-20,900,1000)}', [[1900, 2000]]],
    ['{\\kf40}', [[1000, 2000]]],
    ['{\\pos(1,2)\\bord3}', []],
  ])('move with %s', (tags, moving) => {
    expect(of(event('0:00:01.00', '0:00:02.00', tags)).movingMs.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
      moving,
    );
  });

  it('do not begin with what is invisible at its start', () => {
    expect(of(event('0:00:01.00', '0:00:02.00', '{\\fade(255,0,0,0,60,60,60)}')).momentsMs).toEqual([1060, 2000]);
    expect(of(event('0:00:01.00', '0:00:02.00', '{\\fad(100,0)}')).momentsMs).toEqual([1100, 2000]);
  });

  it('are not where an event goes on as another one', () => {
    const fading = '{\\fade(0,0,255,0,0,0,50)}';
    const parts = `${event('0:00:01.00', '0:00:02.00', '{}')}${event('0:00:02.00', '0:00:02.05', fading)}`;
    expect(of(parts).momentsMs).toEqual([1000, 2050]);
  });

  it('has steps of a progress bar, and not thirty pictures a second for it', () => {
    const bar = event('0:00:00.00', '0:00:02.00', '{\\t(0,2000,\\clip(0,0,9,9))}').replace(',D,', ',BarFill,');
    const { momentsMs, movingMs } = of(bar);
    expect(movingMs).toEqual([]);
    expect(momentsMs).toEqual([...every(100, 20), 2000]);
  });

  it('include the steps in which an emoji appears', () => {
    const emojis = [{ emoji: '🎉', startMs: 500, endMs: 900, centreX: 0, centreY: 0, sizePx: 9 }];
    expect(overlayChanges({ ass: '', emojis }).momentsMs).toEqual([500, 540, 580, 620, 660, 900]);
  });
});

describe('planRepeats', () => {
  const changes = { momentsMs: [1000, 1030, 2000], movingMs: [{ startMs: 1000, endMs: 1030 }] };

  it.each([24, 25, 30, 60, 24_000 / 1001])('repeats nothing at %d frames a second', (fps) => {
    const shown = every(90_000 / fps, 100).map(Math.round);
    expect(planRepeats({ shown, end: null, changes })).toEqual([]);
  });

  it('repeats a frame where something changes, and continuously while something moves', () => {
    const moving = { momentsMs: [1010, 1110], movingMs: [{ startMs: 1010, endMs: 1110 }] };
    const shown = ms(0, 900, 1200);
    expect(planRepeats({ shown, end: null, changes: moving })).toEqual(
      [1010, 1010 + 100 / 3, 1010 + 200 / 3, 1110].map((value) => value * 90),
    );
  });

  it('shows the first step of a movement that begins invisibly', () => {
    const rising = { momentsMs: [1110], movingMs: [{ startMs: 1010, endMs: 1110 }] };
    expect(planRepeats({ shown: ms(0, 900, 1200), end: null, changes: rising })[0]).toBe((1010 + 100 / 3) * 90);
  });

  it('repeats nothing if a frame is shown at the time of the change', () => {
    const atOnce = { momentsMs: [4800, 4900], movingMs: [] };
    expect(planRepeats({ shown: ms(4700, 4800, 4900, 5000), end: null, changes: atOnce })).toEqual([]);
  });

  it('uses the time that libass gets, which may be rounded to the millisecond before', () => {
    const isShort = (value: number) => value * 90 * (1 / 90_000) * 1000 < value;
    const moment = Array.from({ length: 100_000 }, (_, i) => i).findLast(isShort) ?? 0;
    const changes = { momentsMs: [moment], movingMs: [] };
    expect(planRepeats({ shown: ms(0, 200_000), end: null, changes })).toEqual([moment * 90 + 1]);
  });

  it('repeats nothing if the next frame comes soon enough', () => {
    expect(planRepeats({ shown: ms(0, 990, 1010), end: null, changes: { momentsMs: [985], movingMs: [] } })).toEqual(
      [],
    );
  });

  it('repeats the last frame for as long as it is shown', () => {
    expect(planRepeats({ shown: ms(0), end: null, changes })).toEqual([]);
    expect(planRepeats({ shown: ms(0), end: 1900 * 90, changes })).toHaveLength(2);
  });

  it('repeats nothing without an overlay', () => {
    expect(planRepeats({ shown: ms(0, 60_000), end: ms(120_000)[0] ?? 0, changes: noChanges })).toEqual([]);
  });

  it('shows every change within 34 ms, with at most 60 frames a second in a gap', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 40 });
    const moments = fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 40 });
    fc.assert(
      fc.property(gaps, moments, (waits, unordered) => {
        const shown = waits.map((_, i) => 90 * waits.slice(0, i).reduce((sum, wait) => sum + wait, 0));
        const momentsMs = [...new Set(unordered)].toSorted((a, b) => a - b);
        const repeats = planRepeats({ shown, end: null, changes: { momentsMs, movingMs: [] } });
        const all = [...shown, ...repeats].toSorted((a, b) => a - b);
        for (const at of momentsMs.filter((value) => value * 90 < (shown.at(-1) ?? 0))) {
          const wait = (all.find((value) => value >= at * 90) ?? Number.POSITIVE_INFINITY) / 90 - at;
          expect(wait).toBeLessThanOrEqual(3800 / 90);
          const inGap = shown.some(
            (from, i) => (shown[i + 1] ?? 0) - from > 3800 && at * 90 > from && at * 90 < (shown[i + 1] ?? 0),
          );
          if (inGap) expect(wait).toBeLessThanOrEqual(34.4);
        }
        for (const at of repeats) {
          const before = all.findLast((value) => value < at) ?? -9999;
          const after = all.find((value) => value > at) ?? Number.POSITIVE_INFINITY;
          expect(Math.min(at - before, after - at)).toBeGreaterThanOrEqual(1500);
        }
      }),
      { numRuns: 200 },
    );
  });
});
