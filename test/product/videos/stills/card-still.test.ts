import { describe, expect, it } from 'vitest';
import { createFairLimit } from '../../../../src/infra/threads/fair-limit.ts';
import { findCardStill } from '../../../../src/product/videos/stills/card-still.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const { signal } = new AbortController();

describe('the still of a card', () => {
  it('waits among those of its account, and is refused when too many of them wait', async () => {
    const stillLimit = createFairLimit({ places: 1, placesEach: 1, maxWaiting: 10, maxWaitingEach: 1 });
    const workDirs = {
      use: (work: (dir: string) => Promise<never>) => work(parts.rootDir),
      close: async () => undefined,
    };
    const deps = { ...parts, stillLimit, workDirs, ffmpeg: 'no ffmpeg here' } as Parameters<typeof findCardStill>[0];
    const cardOf = async (ownerId: number) => {
      const token = `token-${ownerId}`;
      const facts = { sizeBytes: 1, durationMs: 1000, width: 2, height: 2, createdAt: new Date(0) };
      const { _id: videoId } = await buildVideo(parts.videos, { ownerId, outputToken: token, givenCaptions: [] });
      const named = { _id: token, videoId, revision: 1, key: `outputs/${token}`, fileName: 'a.mp4' };
      await parts.outputs.create({ ...named, ...facts });
      return findCardStill(deps, { ownerId, videoId }, signal);
    };
    const ends: (() => void)[] = [];
    const of = { owner: 'user:1', signal };
    const running = stillLimit.run(of, () => new Promise<void>((resolve) => ends.push(resolve)));
    const waiting = stillLimit.run(of, async () => undefined);
    await expect(cardOf(1)).rejects.toMatchObject({ code: 'service_busy' });
    // the other account’s finds a place, and only then learns that its file is missing
    const other = cardOf(2);
    other.catch(() => undefined);
    ends[0]?.();
    await Promise.all([running, waiting]);
    await expect(other).rejects.toMatchObject({ code: 'not_found' });
  });
});
