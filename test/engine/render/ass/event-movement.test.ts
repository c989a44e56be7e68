import { describe, expect, it } from 'vitest';
import { movedBy, movementsOf, reachOf } from '../../../../src/engine/render/ass/event-movement.ts';

const line = (tags: string) => `Dialogue: 1,0:00:01.00,0:00:02.00,Shadow,,0,0,0,,{${tags}}word`;

describe('movementsOf', () => {
  it.each([
    ['\\pos(1,2)\\blur3', []],
    ['\\move(1,2,3,4,0,120)', [[1000, 1120]]],
    ['\\move(1,2,3,4)', [[1000, 2000]]],
    ['\\t(-40,80,\\fscx110)', [[1000, 1080]]],
    ['\\t(0,180,0.7,\\frz0)', [[1000, 1180]]],
    ['\\t(\\fscx110)', [[1000, 2000]]],
    ['\\t(0,900,\\clip(1,2,3,4))', [[1000, 1900]]],
    ['\\fade(153,0,0,0,60,60,60)', [[1000, 1060]]],
    ['\\fade(0,0,153,0,0,950,1000)', [[1950, 2000]]],
    ['\\fad(140,0)', [[1000, 1140]]],
    ['\\t(990,1200,\\fscx110)', [[1990, 2000]]],
  ] as const)('knows when %s changes something', (tags, spans) => {
    expect(movementsOf(line(tags)).map(({ startMs, endMs }) => [startMs, endMs])).toEqual(spans);
  });

  it('knows nothing of lines that are no events', () => {
    expect(movementsOf('Comment: \\move(1,2,3,4)')).toEqual([]);
  });
});

describe('movedBy', () => {
  it('moves every place in a line, and nothing else', () => {
    const tags = '\\move(1,2,3,4,0,120)\\org(5,6)\\clip(7,8,9,10)\\t(0,120,\\iclip(1,1,2,2))\\fad(1,2)\\pos(-1,0.5)';
    expect(movedBy(line(tags), 10, 100, String)).toBe(
      line(
        '\\move(11,102,13,104,0,120)\\org(15,106)\\clip(17,108,19,110)\\t(0,120,\\iclip(11,101,12,102))\\fad(1,2)\\pos(9,100.5)',
      ),
    );
  });
});

describe('reachOf', () => {
  it('is the longest way on each side, and what turning adds', () => {
    const size = { width: 200, height: 100 };
    expect(reachOf([line('\\move(10,30,20,20)'), line('\\move(0,50,20,55)'), line('\\pos(900,900)')], size)).toEqual({
      left: 20,
      top: 5,
      right: 0,
      bottom: 10,
    });
    const { top, left } = reachOf([line('\\frz-30')], size);
    expect([Math.round(top), Math.round(left)]).toEqual([50, 25]);
  });
});
