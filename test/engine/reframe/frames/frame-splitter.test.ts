import { describe, expect, it } from 'vitest';
import { createFrameSplitter } from '../../../../src/engine/reframe/frames/frame-splitter.ts';

describe('createFrameSplitter', () => {
  it('gives whole frames, however the bytes arrive', () => {
    const frames = createFrameSplitter(3);
    frames.add(new Uint8Array([1, 2]));
    expect(frames.ready).toEqual([]);
    frames.add(new Uint8Array([3, 4, 5, 6, 7]));
    expect(frames.ready.map((frame) => [...frame])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('reuses the memory of a frame once it is released, and not before', () => {
    const frames = createFrameSplitter(2);
    frames.add(new Uint8Array([1, 2, 3]));
    const [first = new Uint8Array()] = frames.ready.splice(0);
    frames.reuse(first);
    frames.add(new Uint8Array([4, 5, 6]));
    const [second, third] = frames.ready;
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    expect([...(second ?? []), ...first]).toEqual([3, 4, 5, 6]);
  });
});
