import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VideoLease } from '../../../../src/product/videos/lease/video-lease.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { type FetchDeps, fetchStep } from '../../../../src/product/videos/steps/fetch-step.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { stepContext } from '../../../support/step-context.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const facts = buildFacts();
let fetched: string[] = [];

beforeEach(() => {
  fetched = [];
});

const deps: FetchDeps = {
  ...parts,
  workDirs: createWorkDirs({ dataDir: parts.rootDir, workerId: 'test' }),
  async fetchSource({ url, destFile }) {
    fetched.push(url);
    await writeFile(destFile, 'other bytes');
    return { file: destFile, sizeBytes: 11, sha256: 'new', fileName: 'talk.mp4' };
  },
  sniffMedia: async () => undefined,
  ingestSource: async ({ file }) => ({ file, facts }),
};

/** An edit of a finished video: the retention of its source has passed. */
const editOf = (url: string) =>
  buildVideo(parts.videos, {
    ...{ url, facts, revision: 2, stage: 'fetching', leaseOwner: 'test', fence: 1, outputToken: 'token' },
    ...{ sourceKey: 'sources/old', transcriptKey: 'words' },
  });

async function run(video: VideoRecord) {
  const lease: VideoLease = { videoId: video._id, revision: 2, stage: 'fetching', fence: 1, owner: 'test' };
  return fetchStep(deps).run(video, { ...stepContext(), lease });
}

describe('an edit whose source has gone', () => {
  it('fetches it again from its address, and transcribes it again when its bytes have changed', async () => {
    const video = await editOf('https://example.com/talk.mp4');
    await expect(run(video)).resolves.toMatchObject({ to: 'listening' });
    expect(fetched).toEqual(['https://example.com/talk.mp4']);
    expect(await parts.videos.findById(video._id).lean()).toMatchObject({
      ...{ sourceKey: 'sources/new', transcriptKey: null, countedBytes: 11 },
    });
    expect(await parts.store.head('sources/new')).not.toBeNull();
  });

  it('is refused when what is at its address has become longer than what was paid for', async () => {
    const video = await editOf('https://example.com/talk.mp4');
    const longer = { ...facts, durationMs: facts.durationMs + 60_000 };
    const changed = { ...deps, ingestSource: async ({ file }: { file: string }) => ({ file, facts: longer }) };
    const lease: VideoLease = { videoId: video._id, revision: 2, stage: 'fetching', fence: 1, owner: 'test' };
    await expect(fetchStep(changed).run(video, { ...stepContext(), lease })).rejects.toMatchObject({
      code: 'source_too_long',
    });
    expect(await parts.videos.findById(video._id).lean()).toMatchObject({ sourceKey: 'sources/old' });
  });

  it('fails with words when it was uploaded, and the video keeps its last output', async () => {
    const video = await editOf('upload://gone');
    await expect(run(video)).rejects.toMatchObject({ failure: { code: 'source_not_found', reason: 'upload_deleted' } });
    expect(await parts.videos.findById(video._id).lean()).toMatchObject({ outputToken: 'token' });
  });
});

it('fetches nothing while the source is stored', async () => {
  const file = join(parts.rootDir, 'kept');
  await writeFile(file, 'bytes');
  await parts.store.putFile('sources/old', file);
  await expect(run(await editOf('upload://gone'))).resolves.toMatchObject({ to: 'listening' });
  expect(fetched).toEqual([]);
});
