import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { composeFonts } from '../../src/app/compose-fonts.ts';
import { composeKeptUploads } from '../../src/app/compose-kept-uploads.ts';
import { composePresets } from '../../src/app/compose-presets.ts';
import { runTasksHere } from '../../src/engine/index.ts';
import { tryFont } from '../../src/engine/render/fonts/try-font.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import type { JobName } from '../../src/infra/queue/queue.ts';
import { createDiskObjectStore } from '../../src/infra/storage/disk-object-store.ts';
import { type Allowance, unlimited } from '../../src/product/billing/allowance.ts';
import { createRecordUsage } from '../../src/product/billing/usage.ts';
import { createUsageEventModel } from '../../src/product/billing/usage-event.model.ts';
import { createVideoCharges } from '../../src/product/billing/video-charges.ts';
import { createDeliveries } from '../../src/product/delivery/create-deliveries.ts';
import { createUploadModel } from '../../src/product/uploads/upload.model.ts';
import { createTranscriptModel } from '../../src/product/videos/captions/transcript.model.ts';
import { createTranscriptPieceModel } from '../../src/product/videos/captions/transcript-piece.model.ts';
import { createQueueTurnModel } from '../../src/product/videos/lease/queue-turn.model.ts';
import { createWorkPause } from '../../src/product/videos/lease/work-pause.ts';
import { createPreviewModel } from '../../src/product/videos/preview/preview.model.ts';
import { createOutputModel } from '../../src/product/videos/records/output.model.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';
import { createRenderRunModel } from '../../src/product/videos/rendering/render-run.model.ts';
import { createSegmentModel } from '../../src/product/videos/rendering/segment.model.ts';
import { testDatabase } from './mongo.ts';
import { withoutLimits } from './without-limits.ts';

/**
 * The dependencies of the actions on videos: a real database and a real store; the test controls the time and records
 * the wakes. Payments are off unless an allowance is given.
 */
export async function videoParts({
  allowance = unlimited,
  monitorCommands = false,
}: {
  allowance?: Allowance;
  monitorCommands?: boolean;
} = {}) {
  const database = await testDatabase({ monitorCommands });
  const { connection, transact } = database;
  const rootDir = await mkdtemp(join(tmpdir(), 'captioneer-parts-'));
  afterAll(() => rm(rootDir, { recursive: true, force: true }));
  const time = { now: Date.parse('2026-03-01T12:00:00Z') };
  const clock = () => time.now;
  const woken: JobName[] = [];
  const deliveries = createDeliveries({
    connection,
    callbackSecrets: async () => ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    publicBaseUrl: 'https://captions.example',
    allowPrivateNetwork: false,
    logger: silentLogger,
    workerId: 'test',
    clock,
  });
  const limits = withoutLimits(connection);
  const store = createDiskObjectStore({ rootDir });
  const uploads = createUploadModel(connection);
  const tools = readToolPaths(process.env.CACHE_DIR || '.cache');
  const tasks = runTasksHere({ fontsDir: null, dataDir: rootDir });
  const ownFonts = composeFonts({
    ...{ transact, uploads, store, tasks, dataDir: rootDir, keptBytes: limits.keptBytes },
    loadEngine: async () => ({ tryFont: (read) => tryFont({ ...read, tools }) }),
  });
  const presets = composePresets({ database, store, clock, ownFonts, ...limits });
  const parts = {
    presets,
    findPreset: presets.findPreset,
    ...composeKeptUploads(database, presets),
    videos: createVideoModel(connection),
    queueTurns: createQueueTurnModel(connection),
    outputs: createOutputModel(connection),
    segments: createSegmentModel(connection),
    renderRuns: createRenderRunModel(connection),
    previews: createPreviewModel(connection),
    transcripts: createTranscriptModel(connection),
    transcriptPieces: createTranscriptPieceModel(connection),
    uploads,
    ownFonts,
    usageEvents: createUsageEventModel(connection),
    recordUsage: createRecordUsage(createUsageEventModel(connection)),
    charges: createVideoCharges({ connection, allowance, clock }),
    store,
    deliveries,
    recordDelivery: deliveries.record,
    chatsToNotify: async (): Promise<string[]> => [],
    cancelDeliveries: deliveries.cancel,
    tasks,
    queue: {
      wake: async (job: JobName) => {
        woken.push(job);
      },
    },
    ...limits,
    workPause: createWorkPause({ connection, clock }),
    transact,
    clock,
    logger: silentLogger,
    publicBaseUrl: 'https://captions.example.com',
    mediaBaseUrl: 'https://media.example.com',
    retentionDays: 30,
    sourceRetentionDays: 30,
    segmentCacheBytes: 20 * 1024 ** 3,
  };
  await database.ensureIndexes();
  return { ...parts, database, rootDir, time, woken };
}

export type VideoParts = Awaited<ReturnType<typeof videoParts>>;
