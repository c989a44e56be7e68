import { describe, expect, it } from 'vitest';
import { createRenderPlaces } from '../../../../src/product/videos/lease/render-places.ts';

describe('a spare place', () => {
  it('is there while fewer render than there are places', async () => {
    const places = createRenderPlaces(2);
    const seen = await places.hold(async () => [places.takeSpare(), places.takeSpare()]);
    expect(seen).toEqual([expect.anything(), null]);
    expect(places.takeSpare()).not.toBeNull();
    expect(places.takeSpare()).toBeNull();
    seen[0]?.leave();
    expect(places.takeSpare()).not.toBeNull();
  });

  it('is needed as soon as a render that cannot wait takes one more', async () => {
    const places = createRenderPlaces(1);
    const spare = places.takeSpare();
    expect(spare?.isNeeded()).toBe(false);
    const needed = await places.hold(async () => spare?.isNeeded());
    expect([needed, spare?.isNeeded()]).toEqual([true, false]);
  });

  it('is left by a render that fails, too', async () => {
    const places = createRenderPlaces(1);
    await expect(places.hold(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(places.takeSpare()).not.toBeNull();
  });
});
