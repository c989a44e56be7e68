import { createChatsForVideos } from '../chat/chats/deliveries/chats-for-videos.ts';
import { systemClock } from '../infra/clock.ts';
import type { Config } from '../infra/config/config.ts';
import { fetchLink } from '../infra/fetching/fetch-link.ts';
import { sniffMedia } from '../infra/fetching/sniff-media.ts';
import { createObjectStore } from '../infra/storage/create-object-store.ts';
import { createDiskRoom } from '../infra/storage/disk-room.ts';
import { measureObjectStore } from '../infra/storage/measured-object-store.ts';
import type { AccountServices } from '../product/accounts/create-account-services.ts';
import { allowanceOf } from '../product/billing/allowance.ts';
import { createForgetUsage, createRecordUsage } from '../product/billing/usage.ts';
import { createUsageEventModel } from '../product/billing/usage-event.model.ts';
import { createVideoCharges } from '../product/billing/video-charges.ts';
import { createDeliveries } from '../product/delivery/create-deliveries.ts';
import { registerDeliveryMetrics } from '../product/delivery/delivery-metrics.ts';
import { createKeptBytes } from '../product/kept-bytes/kept-bytes.ts';
import { createHeartbeatModel } from '../product/operations/status/heartbeat.model.ts';
import { createOlderProcesses } from '../product/operations/status/older-processes.ts';
import { createPayments } from '../product/payments/create-payments.ts';
import { createUploadModel } from '../product/uploads/upload.model.ts';
import { createTranscriptModel } from '../product/videos/captions/transcript.model.ts';
import { createTranscriptPieceModel } from '../product/videos/captions/transcript-piece.model.ts';
import { createWorkTimes } from '../product/videos/estimates/work-times.ts';
import { createQueueTurnModel } from '../product/videos/lease/queue-turn.model.ts';
import { createWorkCaps } from '../product/videos/lease/work-caps.ts';
import { createWorkPause } from '../product/videos/lease/work-pause.ts';
import { createPreviewModel } from '../product/videos/preview/preview.model.ts';
import { createOutputModel } from '../product/videos/records/output.model.ts';
import { createVideoModel } from '../product/videos/records/video.model.ts';
import { createRenderRunModel } from '../product/videos/rendering/render-run.model.ts';
import { createSegmentModel } from '../product/videos/rendering/segment.model.ts';
import type { FetchDeps } from '../product/videos/steps/fetch-step.ts';
import { registerVideoMetrics } from '../product/videos/steps/video-metrics.ts';
import { createStorageOwnerModel } from '../product/videos/sweeping/storage-owner.model.ts';
import type { ComposeDeps } from './compose-deps.ts';
import { composeFonts } from './compose-fonts.ts';
import { composeKeptUploads } from './compose-kept-uploads.ts';
import { composePresets } from './compose-presets.ts';

/** Models, stores and other parts that actions and jobs use. */
export async function composeParts(
  { config, logger, database, queue, workerId, registry, tracing, messengers, tasks, loadEngine }: ComposeDeps,
  { listCallbackSecrets: callbackSecrets, getDictionary }: AccountServices,
) {
  const { connection, transact } = database;
  const { publicBaseUrl } = config.http;
  const mediaBaseUrl = config.http.mediaBaseUrl ?? publicBaseUrl;
  const chats = createChatsForVideos({ database, messengers, queue, clock: systemClock, mediaBaseUrl });
  const heartbeats = createHeartbeatModel(connection);
  const hasOlderProcesses = createOlderProcesses({ heartbeats, clock: systemClock });
  const deliveries = createDeliveries({
    connection,
    callbackSecrets,
    logger,
    workerId,
    ...chats,
    allowPrivateNetwork: config.allowPrivateNetwork,
    publicBaseUrl,
    concurrency: config.concurrency.deliver,
    metrics: registerDeliveryMetrics(registry),
    hasOlderProcesses,
    tracing,
  });
  const videos = createVideoModel(connection);
  const keptBytes = createKeptBytes({ connection, maxBytes: config.limits.maxBytesPerAccount });
  const store = measureObjectStore(await createObjectStore({ ...config, identity: workerId }), registry);
  const uploads = createUploadModel(connection);
  const { dataDir } = config.paths;
  const ownFonts = composeFonts({ transact, keptBytes, uploads, store, tasks, loadEngine, dataDir });
  const presets = composePresets({ database, keptBytes, store, ownFonts, clock: systemClock });
  const usageEvents = createUsageEventModel(connection);
  return {
    videos,
    queueTurns: createQueueTurnModel(connection),
    workTimes: createWorkTimes({ connection, clock: systemClock }),
    metrics: registerVideoMetrics({ registry, videos }),
    outputs: createOutputModel(connection),
    segments: createSegmentModel(connection),
    renderRuns: createRenderRunModel(connection),
    storageOwners: createStorageOwnerModel(connection),
    previews: createPreviewModel(connection),
    transcripts: createTranscriptModel(connection),
    transcriptPieces: createTranscriptPieceModel(connection),
    uploads,
    ownFonts,
    getDictionary,
    presets,
    findPreset: presets.findPreset,
    ...composeKeptUploads(database, presets),
    charges: createVideoCharges({ connection, allowance: allowanceOf(config), clock: systemClock }),
    recordUsage: createRecordUsage(usageEvents),
    forgetUsage: createForgetUsage({ usageEvents, clock: systemClock }),
    workPause: createWorkPause({ connection, clock: systemClock }),
    store,
    diskRoom: createDiskRoom({
      dir: config.paths.dataDir,
      minFreeBytes: config.limits.minFreeDiskBytes,
      reclaim: store.trimCopies,
    }),
    keptBytes,
    maxQueuedVideos: config.limits.maxQueuedVideos,
    workCaps: createWorkCaps({
      videos,
      clock: systemClock,
      maxQueued: config.limits.maxQueuedOfAll,
      maxInWork: config.limits.maxVideosInWork,
    }),
    deliveries,
    payments: createPayments({ database, config: config.payments, queue, logger, clock: systemClock, workerId }),
    recordDelivery: deliveries.record,
    hasOlderProcesses,
    chatsToNotify: chats.chatsToNotify,
    cancelDeliveries: deliveries.cancel,
    ...fetching(config),
    queue,
    tasks,
    tracing,
    transact,
    clock: systemClock,
    logger,
    workerId,
    publicBaseUrl,
    mediaBaseUrl,
    retentionDays: config.limits.retentionDays,
    sourceRetentionDays: config.limits.sourceRetentionDays,
    segmentCacheBytes: config.limits.segmentCacheBytes,
  };
}

function fetching({ allowPrivateNetwork, limits, links }: Config): Pick<FetchDeps, 'fetchSource' | 'sniffMedia'> {
  return {
    fetchSource: ({ onProgress, maxBytes, ...request }) =>
      fetchLink({
        ...request,
        ...links,
        limits: { maxBytes: Math.min(maxBytes, limits.maxSourceBytes) },
        allowPrivateNetwork,
        onProgress: ({ receivedBytes, totalBytes }) => onProgress?.(totalBytes ? receivedBytes / totalBytes : 0),
      }),
    async sniffMedia(file) {
      await sniffMedia(file);
    },
  };
}
