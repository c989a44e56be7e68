import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderPlan } from '../../../../src/engine/render/plan/render-plan.ts';
import { writePlan } from '../../../../src/engine/render/plan/write-plan.ts';
import { createDiskObjectStore } from '../../../../src/infra/storage/disk-object-store.ts';
import type { ObjectStore } from '../../../../src/infra/storage/object-store.ts';
import { createS3ObjectStore } from '../../../../src/infra/storage/s3-object-store.ts';
import { deleteVideo } from '../../../../src/product/videos/actions/delete-video.ts';
import {
  findTranscript,
  readTranscriptBytes,
  storeTranscript,
} from '../../../../src/product/videos/captions/transcript-store.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { storePlan } from '../../../../src/product/videos/rendering/plan-store.ts';
import { storeSegment } from '../../../../src/product/videos/rendering/segment-store.ts';
import { type AssembleDeps, assembleStep } from '../../../../src/product/videos/steps/assemble-step.ts';
import { runStep } from '../../../../src/product/videos/steps/run-step.ts';
import type { RunStepDeps } from '../../../../src/product/videos/steps/step.ts';
import { sweep } from '../../../../src/product/videos/sweeping/sweep.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { s3ConfigOf, startFakeS3 } from '../../../support/fake-s3.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const going = new AbortController().signal;
const tempDir = await mkdtemp(join(tmpdir(), 'captioneer-outdated-'));
afterAll(() => rm(tempDir, { recursive: true }));

async function openS3(): Promise<ObjectStore> {
  const account = { bucket: 'media', region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' };
  const server = await startFakeS3(account);
  afterAll(() => server.close());
  return createS3ObjectStore({ config: s3ConfigOf(server, account), tempDir });
}

const stores: [name: string, store: ObjectStore][] = [
  ['disk', createDiskObjectStore({ rootDir: join(tempDir, 'disk') })],
  ['S3', await openS3()],
];

beforeEach(() => {
  // stores date objects by the real time
  parts.time.now = Date.now();
});

describe.each(stores)('a worker that continues after its lease was taken, with storage on %s', (name, store) => {
  let video: VideoRecord;
  let isDone: () => void;
  let done: Promise<void>;
  let isStarted: () => void;
  let started: Promise<void>;

  beforeEach(async () => {
    for await (const { key } of store.list('')) await store.delete(key);
    await Promise.all([parts.videos.deleteMany({}), parts.outputs.deleteMany({})]);
    const plan = { segments: [], sourceKey: 'sources/a', audio: null } as unknown as RenderPlan;
    await store.put('sources/a', Readable.from(['source']));
    const planKey = await storePlan(store, writePlan(plan));
    const facts = { durationMs: 1000 } as VideoRecord['facts'];
    const callbackUrl = 'https://receiver.example/hook';
    video = await buildVideo(parts.videos, {
      stage: 'assembling',
      sourceKey: 'sources/a',
      planKey,
      facts,
      callbackUrl,
    });
    done = new Promise((resolve) => {
      isDone = resolve;
    });
    started = new Promise((resolve) => {
      isStarted = resolve;
    });
  });

  /** Writes its own name as output. The old worker is frozen in the middle, and knows nothing of its lost lease. */
  function worker(workerId: 'old' | 'new'): AssembleDeps & RunStepDeps {
    return {
      ...parts,
      store,
      workerId,
      workDirs: createWorkDirs({ dataDir: join(tempDir, name), workerId }),
      assembleOverlay: () => Promise.reject(new Error('not an overlay')),
      async assembleOutput({ outFile }) {
        if (workerId === 'old') {
          isStarted();
          await done;
        }
        await writeFile(outFile, `by the ${workerId} worker`);
        return { sizeBytes: 17, durationMs: 1000, width: 2, height: 2, frames: 1 };
      },
    };
  }

  const work = (deps: AssembleDeps & RunStepDeps) => runStep(deps, assembleStep(deps), going);
  const found = () => parts.videos.findById(video._id).lean<VideoRecord>().orFail();
  const outputKeys = () => keysIn(store, 'outputs/');

  async function announced(): Promise<{ etag?: string; bytes: string }> {
    const output = await parts.outputs
      .findById((await found()).outputToken)
      .lean()
      .orFail();
    return { etag: (await store.head(output.key))?.etag, bytes: await text(await store.get(output.key)) };
  }

  it('cannot replace the output that another worker announced', async () => {
    const old = work(worker('old'));
    await started;
    parts.time.now += 61_000;
    expect(await work(worker('new'))).toEqual({ kind: 'ended' });
    const before = await announced();
    const token = (await found()).outputToken;
    isDone();
    expect(await old).toEqual({ kind: 'lost' });
    expect(await announced()).toEqual(before);
    expect(before.bytes).toBe('by the new worker');
    expect((await found()).outputToken).toBe(token);
    expect(await outputKeys()).toHaveLength(1);
    expect(await parts.outputs.countDocuments({ videoId: video._id })).toBe(1);
  });

  it('cannot bring back the output of a deleted video', async () => {
    const old = work(worker('old'));
    await started;
    await deleteVideo({ ...parts, store }, { ownerId: 1, videoId: video._id });
    isDone();
    expect(await old).toEqual({ kind: 'lost' });
    expect(await outputKeys()).toEqual([]);
    expect(await parts.outputs.countDocuments({ videoId: video._id })).toBe(0);
  });

  it('leaves a file for the sweep when it ends before it has deleted it', async () => {
    const cannotDelete: ObjectStore = { ...store, delete: () => Promise.reject(new Error('the process ended')) };
    const old = work({ ...worker('old'), store: cannotDelete });
    await started;
    parts.time.now += 61_000;
    await work(worker('new'));
    const before = await announced();
    isDone();
    await old;
    expect(await outputKeys()).toHaveLength(2);
    await sweep({ ...parts, store });
    expect(await outputKeys()).toHaveLength(2);
    parts.time.now += 3_600_000;
    await sweep({ ...parts, store });
    expect(await outputKeys()).toHaveLength(1);
    expect(await announced()).toEqual(before);
  });

  it('cannot change the words of a transcript, with which videos were made', async () => {
    const deps = { ...parts, store };
    const words = (said: string) => [{ text: said, startMs: 0, endMs: 500, confidence: 1 }];
    const read = async () => {
      const bytes = await readTranscriptBytes(deps, (await findTranscript(deps, `talk-${name}`)) ?? never());
      return JSON.parse(new TextDecoder().decode(bytes));
    };
    await storeTranscript(deps, `talk-${name}`, { language: 'en', words: words('first') });
    await storeTranscript(deps, `talk-${name}`, { language: 'en', words: words('second') });
    expect(await read()).toMatchObject([{ text: 'first' }]);
    // both begin before either has stored anything
    await parts.transcripts.deleteMany({});
    await Promise.all(
      ['a', 'b'].map((said) => storeTranscript(deps, `talk-${name}`, { language: 'en', words: words(said) })),
    );
    const [first] = await read();
    await buildVideo(parts.videos, { transcriptKey: `talk-${name}` });
    parts.time.now += 3_600_000;
    await sweep(deps);
    expect(await keysIn(store, 'transcripts/')).toHaveLength(1);
    expect(await read()).toMatchObject([{ text: first?.text }]);
  });

  it('cannot bring back segments of a deleted video', async () => {
    const deps = { ...parts, store };
    const store1 = async (key: string) => {
      await writeFile(join(tempDir, key), 'picture');
      await storeSegment(deps, { key, file: join(tempDir, key), videoId: video._id });
    };
    await store1('one');
    await deleteVideo(deps, { ownerId: 1, videoId: video._id });
    await expect(store1('two')).rejects.toMatchObject({ code: 'stage_lost' });
    // recorded by a worker that had asked just before the deletion
    await store.put('segments/three', Readable.from(['picture']));
    await parts.segments.create({
      ...{ _id: 'three', sizeBytes: 7, usedBy: [video._id] },
      lastUsedAt: new Date(parts.time.now),
    });
    parts.time.now += 3_600_000;
    await sweep(deps);
    expect(await keysIn(store, 'segments/')).toEqual([]);
    expect(await parts.segments.countDocuments()).toBe(0);
  });
});

async function keysIn(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

function never(): never {
  throw new Error('the transcript is missing');
}
