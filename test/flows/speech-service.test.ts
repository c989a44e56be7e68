import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import { probeSource } from '../../src/engine/media/probe/probe-source.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { connectDatabase, type Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../../src/infra/storage/disk-object-store.ts';
import { createTranscriptModel } from '../../src/product/videos/captions/transcript.model.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';
import { buildVideo } from '../support/build-video.ts';
import { type FakeOpenAiSpeech, fakeApiKey, startFakeOpenAiSpeech } from '../support/fake-openai-speech.ts';
import { makeClip, tools } from '../support/make-clip.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { waitFor } from '../support/wait-for.ts';

/** A machine that only transcribes, by a speech server beside it, as on a machine with a GPU. */
const [model, atOnce, count] = ['large-v3-turbo', 3, 7];

const uri = borrowDatabase();
let dataDir: string;
let speech: FakeOpenAiSpeech;
let database: Database;
let service: RunningService;
let [working, mostAtOnce] = [0, 0];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'speech-service-'));
  speech = await startFakeOpenAiSpeech({ model });
  const answer = speech.answer;
  speech.answer = async (call) => {
    working += 1;
    mostAtOnce = Math.max(mostAtOnce, working);
    // long enough for all that may come to come
    await delay(400);
    working -= 1;
    return answer(call);
  };
  database = await connectDatabase({ uri, logger: silentLogger });
  await orderVideos();
  const config = readConfig({
    DATA_DIR: dataDir,
    CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache'),
    MONGODB_URI: uri,
    STATUS_PORT: '0',
    SPEECH_ENGINE: 'openai',
    SPEECH_URL: speech.url,
    SPEECH_MODEL: model,
    SPEECH_API_KEY: fakeApiKey,
    TRANSCRIBE_CONCURRENCY: String(atOnce),
  });
  service = await startService({ config, logger: silentLogger, roles: ['transcribe'] });
});

afterAll(async () => {
  await service?.stop();
  await Promise.all([speech?.close(), database?.close()]);
  await giveDatabaseBack(uri);
  await rm(dataDir, { recursive: true, force: true });
});

/** Fetched videos of different people, each with its own sound. */
async function orderVideos(): Promise<void> {
  const store = createDiskObjectStore({ rootDir: join(dataDir, 'storage') });
  for (let ownerId = 1; ownerId <= count; ownerId++) {
    const file = makeClip({ file: join(dataDir, `${ownerId}.mp4`), seconds: ownerId });
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    const sourceKey = `sources/${ownerId}`;
    await store.putFile(sourceKey, file);
    await buildVideo(createVideoModel(database.connection), { stage: 'listening', ownerId, sourceKey, facts });
  }
}

it('transcribes with the model of SPEECH_MODEL, as many videos at a time as TRANSCRIBE_CONCURRENCY says', async () => {
  const heard = async () => createVideoModel(database.connection).countDocuments({ stage: 'planning' });
  await waitFor(async () => expect(await heard()).toBe(count), { timeoutMs: 60_000 });
  expect(speech.calls.map(({ fields }) => fields.model)).toEqual(Array.from({ length: count }, () => [model]));
  expect(mostAtOnce).toBe(atOnce);
  const [transcript] = await createTranscriptModel(database.connection).find().lean();
  expect(transcript).toBeDefined();
});
