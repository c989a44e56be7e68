import { randomBytes } from 'node:crypto';
import type { Registry } from 'prom-client';
import { createChatbotContactModel } from '../chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createChatbotPlatform } from '../chat/chatbot-platform/create-chatbot-platform.ts';
import { createContactServices } from '../chat/chatbot-platform/create-contact-services.ts';
import { createPlatformMessenger } from '../chat/chatbot-platform/create-platform-messenger.ts';
import type { ChatbotPlatform } from '../chat/chatbot-platform/platform/chatbot-platform.ts';
import { createChats } from '../chat/chats/create-chats.ts';
import { createChatsForVideos } from '../chat/chats/deliveries/chats-for-videos.ts';
import { findAttachment } from '../chat/chats/media/attachments.ts';
import { createChatMedia } from '../chat/chats/media/chat-media.ts';
import type { Messengers } from '../chat/chats/messenger.ts';
import type { ChatActions } from '../chat/chats/turns/effects/chat-actions.ts';
import type { Engine } from '../engine/index.ts';
import type { Services } from '../http/services.ts';
import { systemClock } from '../infra/clock.ts';
import { createConcurrencyLimit } from '../infra/concurrency-limit.ts';
import type { Config } from '../infra/config/config.ts';
import type { ToolPaths } from '../infra/config/tool-paths.ts';
import type { Database } from '../infra/database/connect-database.ts';
import { fetchSource } from '../infra/fetching/fetch-source.ts';
import { sniffMedia } from '../infra/fetching/sniff-media.ts';
import type { Logger } from '../infra/logging/logger.ts';
import type { Queue } from '../infra/queue/queue.ts';
import { createObjectStore } from '../infra/storage/create-object-store.ts';
import type { ObjectStore } from '../infra/storage/object-store.ts';
import { type AccountServices, createAccountServices } from '../product/accounts/create-account-services.ts';
import { allowanceOf } from '../product/billing/allowance.ts';
import { createVideoCharges } from '../product/billing/create-video-charges.ts';
import { createRecordUsage } from '../product/billing/record-usage.ts';
import { createUsageEventModel } from '../product/billing/usage-event.model.ts';
import { createDeliveries } from '../product/delivery/create-deliveries.ts';
import { createHealthCheck } from '../product/health/check-health.ts';
import { createIdempotency } from '../product/idempotency/create-idempotency.ts';
import { createIntegrationServices } from '../product/integrations/create-integration-services.ts';
import type { OperatorMessenger } from '../product/operations/alerts/send-notices.ts';
import { createOperations } from '../product/operations/create-operations.ts';
import { createCreditWaitingPayments } from '../product/payments/booking/credit-waiting-payments.ts';
import { createPayments } from '../product/payments/create-payments.ts';
import { createSignInServices } from '../product/sign-in/create-sign-in-services.ts';
import { createSubscriberServices } from '../product/subscribers/create-subscriber-services.ts';
import { createUploadServices } from '../product/uploads/create-upload-services.ts';
import { createUploadModel } from '../product/uploads/upload.model.ts';
import { createVideoWatcher } from '../product/videos/actions/watch-video.ts';
import { createTranscriptModel } from '../product/videos/captions/transcript.model.ts';
import { createDeliveryServices } from '../product/videos/create-delivery-services.ts';
import { createOutputServices } from '../product/videos/create-output-services.ts';
import type { VideoServices } from '../product/videos/create-video-services.ts';
import { createVideoServices } from '../product/videos/create-video-services.ts';
import { createEditorServices } from '../product/videos/editor/create-editor-services.ts';
import { createWorkPause } from '../product/videos/lease/work-pause.ts';
import { createPreviewModel } from '../product/videos/preview/preview.model.ts';
import { createOutputModel } from '../product/videos/records/output.model.ts';
import { createVideoModel } from '../product/videos/records/video.model.ts';
import type { WorkDirs } from '../product/videos/records/work-dirs.ts';
import { createRenderRunModel } from '../product/videos/rendering/render-run.model.ts';
import { createSegmentModel } from '../product/videos/rendering/segment.model.ts';
import type { FetchDeps } from '../product/videos/steps/fetch-step.ts';
import { registerVideoMetrics } from '../product/videos/steps/video-metrics.ts';
import { composePersonalData } from './compose-personal-data.ts';

export interface ComposeDeps {
  config: Config;
  tools: ToolPaths;
  logger: Logger;
  database: Database;
  queue: Queue;
  /** Identity of this process, see `processIdentity`. */
  workerId: string;
  /** Where measurements are registered. */
  registry: Registry;
  /** Made when it is first needed. */
  loadEngine(): Promise<Engine>;
  workDirs: WorkDirs;
  /** By which people are talked to, besides the chatbot platform: those that are configured. */
  messengers: Messengers;
  /** By which operators are told of troubles; null = they have no bot. */
  operatorMessenger: OperatorMessenger | null;
}

export type Composition = Awaited<ReturnType<typeof composeServices>>;

/** The composition root: settings → real adapters → actions. Nothing is started here. */
export async function composeServices(given: ComposeDeps) {
  const { config, database, logger, queue } = given;
  const platform = createChatbotPlatform({ config: config.chatbotPlatform, connection: database.connection });
  const deps = { ...given, messengers: { ...given.messengers, messenger: platformMessenger(given, platform) } };
  const shared = { database, config, clock: systemClock, publicBaseUrl: config.http.publicBaseUrl };
  const creditWaitingPayments = createCreditWaitingPayments(shared);
  const accounts = createAccountServices({ ...shared, creditWaitingPayments });
  const base = await composeParts(deps, accounts);
  const personalData = composePersonalData({ ...base, connection: database.connection });
  const watcher = createVideoWatcher(base);
  const videos = createVideoServices({ ...base, watcher, ...stills(deps) });
  const uploads = createUploadServices({ ...base, maxBytes: config.limits.maxSourceBytes });
  const chats = composeChats(deps, base, { videos, accounts, uploads, personalData });
  const contacts = createContactServices({ ...shared, platform, chats, queue, logger });
  const parts = { ...base, personalData, chats, contacts };
  // one after the other, and beside the renders: nothing that somebody waits for stands behind it
  const editor = createEditorServices({ ...parts, ...stills(deps), concurrencyLimit: createConcurrencyLimit(1) });
  const services: Services = {
    config,
    logger,
    transact: database.transact,
    accounts,
    signIn: createSignInServices({ ...shared, creditWaitingPayments, logger }),
    integrations: createIntegrationServices(shared),
    subscribers: createSubscriberServices({ ...shared, queue }),
    videos,
    uploads,
    outputs: createOutputServices({ ...parts, findAttachment: (token) => findAttachment(parts.store, token) }),
    deliveries: createDeliveryServices(parts),
    editor,
    payments: parts.payments,
    chats,
    chatbotPlatform: contacts,
    personalData,
    checkHealth: createHealthCheck({ ...parts, database, tools: deps.tools, dataDir: config.paths.dataDir }),
  };
  const operations = createOperations({
    ...{ ...given, ...shared, services, workPause: base.workPause },
    unlinkContact: ({ userId, ...contact }) => chats.unlinkChat({ userId, address: { kind: 'messenger', ...contact } }),
    places: config.operatorBot?.chatIds ?? [],
  });
  return {
    services,
    /** What operators may do, apart from what everybody may ask. */
    operations,
    parts: { ...parts, operations },
    idempotency: createIdempotency(shared),
    async close() {
      await editor.close();
      await chats.close();
      await watcher.close();
    },
  };
}

function platformMessenger({ config, database }: ComposeDeps, platform: ChatbotPlatform) {
  return createPlatformMessenger({
    ...{ platform, chatbotContacts: createChatbotContactModel(database.connection), random: randomBytes },
    ...{ clock: systemClock, publicBaseUrl: config.http.publicBaseUrl },
  });
}

function composeChats(
  { database, logger, queue, workerId, messengers, config, tools, workDirs }: ComposeDeps,
  { store }: { store: ObjectStore },
  actions: ChatActions & { videos: VideoServices },
) {
  return createChats({
    ...{ database, logger, queue, workerId, messengers, store, actions, clock: systemClock },
    renderStill: actions.videos.renderStill,
    chatMedia: createChatMedia({ ffmpeg: tools.ffmpeg, store, workDirs, logger }),
    publicBaseUrl: config.http.publicBaseUrl,
  });
}

/** As many at once as there are renders: pictures asked for by people must not starve them. */
function stills({ config, tools, loadEngine, workDirs }: ComposeDeps) {
  return {
    ffmpeg: tools.ffmpeg,
    loadEngine,
    workDirs,
    concurrencyLimit: createConcurrencyLimit(config.render.concurrency),
  };
}

/** What actions and jobs stand on. */
async function composeParts(
  { config, logger, database, queue, workerId, registry, messengers }: ComposeDeps,
  { listCallbackSecrets: callbackSecrets, getDictionary }: AccountServices,
) {
  const { connection, transact } = database;
  const { publicBaseUrl } = config.http;
  const chats = createChatsForVideos({ database, messengers, queue, clock: systemClock, publicBaseUrl });
  const deliveries = createDeliveries({
    ...{ connection, callbackSecrets, logger, workerId },
    ...chats,
    allowPrivateNetwork: config.allowPrivateNetwork,
    publicBaseUrl: config.http.publicBaseUrl,
  });
  const videos = createVideoModel(connection);
  return {
    videos,
    metrics: registerVideoMetrics({ registry, videos }),
    outputs: createOutputModel(connection),
    segments: createSegmentModel(connection),
    renderRuns: createRenderRunModel(connection),
    previews: createPreviewModel(connection),
    transcripts: createTranscriptModel(connection),
    uploads: createUploadModel(connection),
    getDictionary,
    charges: createVideoCharges({ connection, allowance: allowanceOf(config), clock: systemClock }),
    recordUsage: createRecordUsage(createUsageEventModel(connection)),
    workPause: createWorkPause({ connection, clock: systemClock }),
    store: await createObjectStore(config),
    deliveries,
    payments: createPayments({ database, config: config.payments, queue, logger, clock: systemClock, workerId }),
    recordDelivery: deliveries.record,
    chatsToNotify: chats.chatsToNotify,
    cancelDeliveries: deliveries.cancel,
    ...fetching(config),
    queue,
    transact,
    clock: systemClock,
    logger,
    workerId,
    publicBaseUrl: config.http.publicBaseUrl,
    retentionDays: config.limits.retentionDays,
  };
}

function fetching({ allowPrivateNetwork, limits }: Config): Pick<FetchDeps, 'fetchSource' | 'sniffMedia'> {
  return {
    fetchSource: ({ onProgress, ...request }) =>
      fetchSource({
        ...request,
        limits: { maxBytes: limits.maxSourceBytes },
        allowPrivateNetwork,
        onProgress: ({ receivedBytes, totalBytes }) => onProgress?.(totalBytes ? receivedBytes / totalBytes : 0),
      }),
    async sniffMedia(file) {
      await sniffMedia(file);
    },
  };
}
