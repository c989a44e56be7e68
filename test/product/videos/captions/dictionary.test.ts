import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import { runTasksHere } from '../../../../src/engine/index.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../../../../src/infra/storage/disk-object-store.ts';
import { unlimited } from '../../../../src/product/billing/allowance.ts';
import { createVideoCharges } from '../../../../src/product/billing/video-charges.ts';
import { createUploadModel } from '../../../../src/product/uploads/upload.model.ts';
import { createVideo } from '../../../../src/product/videos/actions/create-video.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { captionsOfVideo } from '../../../../src/product/videos/captions/captions-of-video.ts';
import { createTranscriptModel } from '../../../../src/product/videos/captions/transcript.model.ts';
import { createTranscriptPieceModel } from '../../../../src/product/videos/captions/transcript-piece.model.ts';
import { createQueueTurnModel } from '../../../../src/product/videos/lease/queue-turn.model.ts';
import { createVideoModel, type VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { transcribeStep } from '../../../../src/product/videos/steps/transcribe-step.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { testDatabase } from '../../../support/mongo.ts';
import { noOwnFonts } from '../../../support/no-own-fonts.ts';
import { stepContext } from '../../../support/step-context.ts';
import { testAccounts } from '../../../support/test-accounts.ts';
import { withoutLimits } from '../../../support/without-limits.ts';

const folder = await mkdtemp(join(tmpdir(), 'dictionary-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const database = await testDatabase();
const clock = () => 1_000_000;
const accounts = testAccounts({ database, clock });
const words: Word[] = ['Zap-ear', 'is', 'fine,', 'foo.'].map((text, index) => ({
  text,
  startMs: index * 400,
  endMs: index * 400 + 300,
}));
const transcribe = vi.fn(async () => ({ language: 'en', words }));
const deps = {
  videos: createVideoModel(database.connection),
  queueTurns: createQueueTurnModel(database.connection),
  uploads: createUploadModel(database.connection),
  findPreset: async () => null,
  ownFonts: noOwnFonts,
  transcripts: createTranscriptModel(database.connection),
  transcriptPieces: createTranscriptPieceModel(database.connection),
  logger: silentLogger,
  store: createDiskObjectStore({ rootDir: folder }),
  workDirs: createWorkDirs({ dataDir: folder, workerId: 'test' }),
  recordUsage: async () => undefined,
  charges: createVideoCharges({ connection: database.connection, allowance: unlimited, clock }),
  getDictionary: accounts.getDictionary,
  extractSpeechAudio: async () => undefined,
  ...withoutLimits(database.connection),
  transact: database.transact,
  tasks: runTasksHere({ fontsDir: null, dataDir: '/nowhere' }),
  clock,
};
await database.ensureIndexes();
await deps.store.put('sources/a', Readable.from([Buffer.from('source')]));

const context = stepContext();

/** Creates a video and transcribes it. */
async function transcribedVideo(settings: VideoRecord['settings'], { usesHints = false } = {}): Promise<VideoRecord> {
  const { userId: ownerId } = await accounts.createUser({ email: `${Math.random()}@example.com` });
  await accounts.setDictionary(ownerId, [
    { from: 'foo', to: 'Fu' },
    { from: 'zap ear', to: 'Zappeur' },
  ]);
  const { videoId } = await createVideo(deps, { ownerId, videoUrl: 'https://example.com/a.mp4', settings });
  await deps.videos.updateOne({ _id: videoId }, { $set: { sourceKey: 'sources/a', facts: buildFacts() } });
  return runTranscribeStep(videoId, usesHints);
}

async function runTranscribeStep(videoId: string, usesHints: boolean): Promise<VideoRecord> {
  const video = await deps.videos.findById(videoId).lean<VideoRecord>().orFail();
  const transcriber = {
    id: `engine-${usesHints}`,
    usesHints,
    available: async () => ({ ok: true }) as const,
    transcribe,
  };
  const result = await transcribeStep({ ...deps, transcriber }).run(video, context);
  if (result === 'ended' || !('to' in result)) throw new Error('listening does not end a video');
  await deps.videos.updateOne({ _id: videoId }, { $set: result.changes });
  return deps.videos.findById(videoId).lean<VideoRecord>().orFail();
}

async function textOf(video: VideoRecord): Promise<string> {
  const { captions } = await captionsOfVideo(deps, video);
  return captions.map(({ text }) => text).join(' ');
}

const zapier = { dictionary: [{ from: 'zap-ear', to: 'Zapier' }] };

describe('the dictionary of a video', () => {
  it('has its own entries, then its owner’s as they were when the video was created', async () => {
    const video = await transcribedVideo(zapier);
    expect(await textOf(video)).toBe('Zapier is fine, Fu.');
    await accounts.setDictionary(video.ownerId, [{ from: 'foo', to: 'Bar' }]);
    expect(await textOf(await runTranscribeStep(video._id, false))).toBe('Zapier is fine, Fu.');
    expect(await accounts.getDictionary(video.ownerId)).toEqual([{ from: 'foo', to: 'Bar' }]);
  });

  it('is replaced by an edit with a dictionary, and kept by one without', async () => {
    const { _id: videoId, ownerId } = await transcribedVideo(zapier);
    await editVideo(deps, { videoId, ownerId, settings: { fontSize: 30 } });
    expect(await textOf(await runTranscribeStep(videoId, false))).toBe('Zapier is fine, Fu.');
    await editVideo(deps, { videoId, ownerId, settings: { dictionary: [{ from: 'fine', to: 'great' }] } });
    expect(await textOf(await runTranscribeStep(videoId, false))).toBe('Zappeur is great, Fu.');
  });

  it('does not change typed captions, and aligns them with the transcript', async () => {
    const video = await transcribedVideo(zapier);
    const givenCaptions = [{ startMs: 0, endMs: 1500, text: 'Zap-ear is Zapier foo' }];
    const { captions } = await captionsOfVideo(deps, { ...video, givenCaptions });
    expect(captions[0]?.text).toBe('Zap-ear is Zapier foo');
    expect(captions[0]?.words.at(-1)).toMatchObject({ text: 'foo', endMs: 1500 });
  });

  it('is passed to engines that can use it, and does not make them transcribe twice', async () => {
    transcribe.mockClear();
    const video = await transcribedVideo(zapier, { usesHints: true });
    expect(transcribe).toHaveBeenCalledWith(expect.objectContaining({ hints: ['Zapier', 'Fu'] }), expect.anything());
    await editVideo(deps, { videoId: video._id, ownerId: video.ownerId, settings: { dictionary: [] } });
    await runTranscribeStep(video._id, true);
    expect(transcribe).toHaveBeenCalledTimes(1);
    const other = await transcribedVideo({}, { usesHints: true });
    expect(transcribe).toHaveBeenCalledTimes(2);
    expect(other.transcriptKey).not.toBe(video.transcriptKey);
  });

  it('does not make other engines transcribe the same audio again', async () => {
    const video = await transcribedVideo(zapier);
    transcribe.mockClear();
    expect((await transcribedVideo({})).transcriptKey).toBe(video.transcriptKey);
    expect(transcribe).not.toHaveBeenCalled();
  });
});

describe('the profanity mask of a video', () => {
  it('applies to transcribed and typed captions, only if it is switched on', async () => {
    const swear = Buffer.from('c2hpdA==', 'base64').toString();
    const video = await transcribedVideo({});
    const givenCaptions = [{ startMs: 0, endMs: 1500, text: `Oh ${swear}!` }];
    const shown = async (maskProfanity: boolean) =>
      (await captionsOfVideo(deps, { ...video, givenCaptions, settings: { maskProfanity } })).captions[0]?.text;
    expect([await shown(true), await shown(false)]).toEqual(['Oh s***!', `Oh ${swear}!`]);
  });
});
