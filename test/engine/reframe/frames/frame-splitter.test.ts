import { describe, expect, it } from 'vitest';
import { cutIntoPictures } from '../../../../src/engine/reframe/frames/frame-splitter.ts';

describe('cutting bytes into pictures', () => {
  it('gives whole pictures, however the bytes come', () => {
    const pictures = cutIntoPictures(3);
    pictures.add(new Uint8Array([1, 2]));
    expect(pictures.ready).toEqual([]);
    pictures.add(new Uint8Array([3, 4, 5, 6, 7]));
    expect(pictures.ready.map((picture) => [...picture])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('uses the memory of a picture again once nobody needs it, and not before', () => {
    const pictures = cutIntoPictures(2);
    pictures.add(new Uint8Array([1, 2, 3]));
    const [first = new Uint8Array()] = pictures.ready.splice(0);
    pictures.reuse(first);
    pictures.add(new Uint8Array([4, 5, 6]));
    const [second, third] = pictures.ready;
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    expect([...(second ?? []), ...first]).toEqual([3, 4, 5, 6]);
  });
});
