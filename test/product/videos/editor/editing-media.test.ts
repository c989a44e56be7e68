import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFairLimit } from '../../../../src/infra/threads/fair-limit.ts';
import { createEditingMedia, type EditingMediaDeps } from '../../../../src/product/videos/editor/editing-media.ts';
import { forgottenAfterMs } from '../../../../src/product/videos/editor/shared-works.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const going = new AbortController().signal;

type Media = ReturnType<typeof createEditingMedia>;
let media: Media | null = null;
afterEach(async () => {
  await media?.close();
});

/** One copy and one waveform at a time, two of an account waiting. Each is made when the test says so. */
function open(store = parts.store) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const limits = { places: 1, placesEach: 1, maxWaiting: 10, maxWaitingEach: 2 };
  const until = (name: string, signal: AbortSignal) => {
    begun.push(name);
    return new Promise<void>((resolve, reject) => {
      // the works may have been stopped while the source was being read
      if (signal.aborted) reject(signal.reason);
      ends.set(name, resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  };
  const loadEngine: EditingMediaDeps['loadEngine'] = async () => ({
    isPlayableInBrowsers: () => false,
    async makeEditingCopy({ sourceFile, outFile, signal }) {
      await until(nameOf(sourceFile), signal ?? going);
      await writeFile(outFile, 'copy');
    },
    async extractSpeechAudio({ file, signal }) {
      await until(nameOf(file), signal ?? going);
      throw new Error('no sound after all');
    },
  });
  media = createEditingMedia({
    ...{ ...parts, store },
    ...{ loadEngine, editingCopyLimit: createFairLimit(limits), waveformLimit: createFairLimit(limits) },
    workDirs: { use: (work) => work(parts.rootDir), close: async () => undefined },
  });
  const end = async (name: string) => {
    await expect.poll(() => begun).toContain(name);
    ends.get(name)?.();
  };
  return { media, begun, end };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

let count = 0;

/** A video with a source of its own. The source’s name begins with the account’s number. */
async function video(ownerId: number) {
  count += 1;
  const name = `${ownerId}-${count}`;
  await parts.store.put(`sources/${name}`, Readable.from([Buffer.from(name)]), { contentType: 'video/mp4' });
  const facts = buildFacts();
  const { _id: videoId } = await buildVideo(parts.videos, { ownerId, sourceKey: `sources/${name}`, facts });
  return { name, owner: { ownerId, videoId } };
}

const preparing = { state: 'preparing', progress: 0 };
const busy = expect.objectContaining({ code: 'service_busy' });

async function isReady(media: Media, { owner }: { owner: { ownerId: number; videoId: string } }): Promise<void> {
  await expect.poll(() => media.prepareEditingVideo(owner)).toEqual({ state: 'ready' });
}

describe('the video for editing', () => {
  it('is made in its account’s turn', async () => {
    const { media, begun, end } = open();
    const [first, second, third] = [await video(1), await video(1), await video(1)];
    const mine = await video(2);
    for (const { owner } of [first, second, third, mine]) {
      expect(await media.prepareEditingVideo(owner)).toEqual(preparing);
    }
    for (const one of [first, mine, second, third]) {
      await end(one.name);
      await isReady(media, one);
    }
    expect(begun).toEqual([first, mine, second, third].map(({ name }) => name));
  });

  it('is refused when too many of the account wait, and begins when there is room again', async () => {
    const { media, begun, end } = open();
    const [first, second, third, last] = [await video(1), await video(1), await video(1), await video(1)];
    for (const { owner } of [first, second, third]) await media.prepareEditingVideo(owner);
    await expect(media.prepareEditingVideo(last.owner)).rejects.toEqual(busy);
    // one that waits already is not counted twice
    expect(await media.prepareEditingVideo(third.owner)).toEqual(preparing);
    expect(await media.prepareEditingVideo((await video(2)).owner)).toEqual(preparing);
    await end(first.name);
    await isReady(media, first);
    await expect.poll(() => begun).toHaveLength(2);
    await end(begun[1] ?? '');
    await expect.poll(() => media.prepareEditingVideo(last.owner)).toEqual(preparing);
  });

  it('is not made when nobody has asked for it for long, and leaves its place in the queue', async () => {
    const { media, begun, end } = open();
    const [first, left, wanted, next] = [await video(1), await video(1), await video(1), await video(1)];
    for (const { owner } of [first, left, wanted]) await media.prepareEditingVideo(owner);
    parts.time.now += forgottenAfterMs;
    await media.prepareEditingVideo(wanted.owner);
    await expect(media.prepareEditingVideo(next.owner)).rejects.toEqual(busy);
    parts.time.now += 1;
    expect(await media.prepareEditingVideo(next.owner)).toEqual(preparing);
    for (const one of [first, wanted, next]) {
      await end(one.name);
      await isReady(media, one);
    }
    expect(begun).toEqual([first, wanted, next].map(({ name }) => name));
  });

  it('is not begun when it was forgotten while it waited', async () => {
    const { media, begun, end } = open();
    const [first, left, mine] = [await video(1), await video(1), await video(2)];
    for (const { owner } of [first, left]) await media.prepareEditingVideo(owner);
    parts.time.now += forgottenAfterMs + 1;
    await end(first.name);
    // not by asking for it, which drops what was forgotten
    await expect.poll(() => parts.store.head(`editing/${first.name}`)).not.toBeNull();
    expect(await media.prepareEditingVideo(mine.owner)).toEqual(preparing);
    await end(mine.name);
    await isReady(media, mine);
    expect(begun).toEqual([first, mine].map(({ name }) => name));
  });

  it('is made once, also when a caller who looked before it was stored goes on after it', async () => {
    const held: (() => void)[] = [];
    let isHolding = false;
    const head: typeof parts.store.head = async (key) => {
      const found = await parts.store.head(key);
      if (isHolding && key.startsWith('editing/')) {
        isHolding = false;
        await new Promise<void>((resolve) => held.push(resolve));
      }
      return found;
    };
    const { media, begun, end } = open({ ...parts.store, head });
    const [first, next] = [await video(1), await video(1)];
    await media.prepareEditingVideo(first.owner);
    await expect.poll(() => begun).toEqual([first.name]);
    isHolding = true;
    const late = media.prepareEditingVideo(first.owner);
    await expect.poll(() => held).toHaveLength(1);
    await end(first.name);
    await isReady(media, first);
    held[0]?.();
    await late;
    await media.prepareEditingVideo(next.owner);
    await end(next.name);
    await isReady(media, next);
    expect(begun).toEqual([first, next].map(({ name }) => name));
  });
});

describe('the waveform', () => {
  it('does not wait for copies', async () => {
    const { media, begun } = open();
    const [one, other] = [await video(1), await video(2)];
    await media.prepareEditingVideo(one.owner);
    const peaks = media.readWaveform(other.owner, going);
    peaks.catch(() => undefined);
    await expect.poll(() => begun.toSorted()).toEqual([one.name, other.name]);
  });

  it('does not begin when its last caller has gone, and leaves its place in the queue', async () => {
    const { media, begun, end } = open();
    const [first, left, shared, next] = [await video(1), await video(1), await video(1), await video(1)];
    /** Resolves when the caller waits. */
    const read = async ({ owner }: typeof first) => {
      const caller = new AbortController();
      const listen = vi.spyOn(caller.signal, 'addEventListener');
      const peaks = media.readWaveform(owner, caller.signal);
      peaks.catch(() => undefined);
      await expect.poll(() => listen.mock.calls.length).toBeGreaterThan(0);
      return { peaks, leave: () => caller.abort(new Error('gone')) };
    };
    const running = await read(first);
    const gone = await read(left);
    const [one, other] = [await read(shared), await read(shared)];
    await expect(media.readWaveform(next.owner, going)).rejects.toEqual(busy);
    one.leave();
    await expect(media.readWaveform(next.owner, going)).rejects.toEqual(busy);
    gone.leave();
    await expect(gone.peaks).rejects.toThrow('gone');
    const last = await read(next);
    for (const { name } of [first, shared, next]) await end(name);
    for (const { peaks } of [running, other, last]) await expect(peaks).rejects.toThrow('no sound after all');
    expect(begun).toEqual([first, shared, next].map(({ name }) => name));
  });

  it('ends when the service stops', async () => {
    const { media, begun } = open();
    const [first, second] = [await video(1), await video(1)];
    const both = Promise.allSettled([media.readWaveform(first.owner, going), media.readWaveform(second.owner, going)]);
    await expect.poll(() => begun).toHaveLength(1);
    await media.close();
    for (const result of await both) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'the service is stopping' } });
    }
  });
});
