import { describe, expect, it } from 'vitest';
import { makeChoice } from '../../../../src/chat/conversation/settings/choice.ts';
import type { SteppedSetting } from '../../../../src/chat/conversation/settings/step-setting.ts';

const step = (
  settings: object,
  setting: SteppedSetting,
  direction: 1 | -1,
  options: { much?: boolean; upright?: boolean } = {},
) => makeChoice(settings, { kind: 'step', setting, direction, much: options.much ?? false }, options.upright);

describe('a step', () => {
  it('goes on from what is set', () => {
    expect(step({ outlineThickness: 4 }, 'outlineThickness', 1)).toEqual({ outlineThickness: 6 });
    expect(step({ fontSize: 40 }, 'fontSize', -1, { much: true })).toEqual({ fontSize: 26 });
  });

  it('goes on from what the style has for the shape', () => {
    expect(step({}, 'fontSize', 1, { upright: true })).toEqual({ fontSize: 52 });
    expect(step({}, 'fontSize', -1, { upright: false })).toEqual({ fontSize: 52 });
    expect(step({ style: 'minimal' }, 'outlineThickness', 1, { upright: true })).toMatchObject({ outlineThickness: 2 });
  });

  it('leads from one named size to the next, and two names far where it is wide', () => {
    const upright = true;
    expect(step({ fontSize: 65 }, 'fontSize', -1, { upright })).toEqual({ fontSize: 52 });
    expect(step({ fontSize: 52 }, 'fontSize', -1, { upright })).toEqual({ fontSize: 40 });
    expect(step({ fontSize: 28 }, 'fontSize', 1, { upright })).toEqual({ fontSize: 40 });
    expect(step({}, 'fontSize', 1, { upright, much: true })).toEqual({ fontSize: 65 });
    expect(step({ fontSize: 65 }, 'fontSize', -1, { upright, much: true })).toEqual({ fontSize: 40 });
    expect(step({ fontSize: 65 }, 'fontSize', -1, { upright: false })).toEqual({ fontSize: 52 });
  });

  it('passes a name that is too near to be seen, and goes on below the smallest one', () => {
    expect(step({ fontSize: 50 }, 'fontSize', 1, { upright: true })).toEqual({ fontSize: 65 });
    expect(step({ fontSize: 28 }, 'fontSize', -1, { upright: true })).toEqual({ fontSize: 22 });
  });

  it('leads to a size itself where another one goes too far', () => {
    const large = { kind: 'step', setting: 'fontSize', direction: 1, much: false, to: 'large' } as const;
    expect(makeChoice({ fontSize: 65 }, large, true)).toEqual({ fontSize: 52 });
    expect(makeChoice({}, large, true)).toEqual({ fontSize: 52 });
    expect(makeChoice({ fontSize: 40 }, large, false)).toEqual({ fontSize: 65 });
  });

  it('goes the right way on any shape while that is not known', () => {
    expect(step({ style: 'minimal' }, 'fontSize', 1).fontSize).toBeGreaterThan(42);
    expect(step({ style: 'minimal' }, 'fontSize', -1).fontSize).toBeLessThan(30);
  });

  it('moves up and down from words too', () => {
    expect(step({ position: 'bottom' }, 'position', 1)).toEqual({ position: 0.75 });
    expect(step({ position: 0.3 }, 'position', -1)).toEqual({ position: 0.4 });
  });

  it('ends at the limits', () => {
    expect(step({ fontSize: 64 }, 'fontSize', 1)).toEqual({ fontSize: 65 });
    expect(step({ outlineThickness: 1 }, 'outlineThickness', -1)).toEqual({ outlineThickness: 0 });
    expect(step({ position: 0.12 }, 'position', 1, { much: true })).toEqual({ position: 0.1 });
  });
});
