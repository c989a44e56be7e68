import { createChatbotPlatform } from '../chat/chatbot-platform/create-chatbot-platform.ts';
import { createContactServices } from '../chat/chatbot-platform/create-contact-services.ts';
import { findAttachment } from '../chat/chats/media/attachments.ts';
import type { Services } from '../http/services.ts';
import { systemClock } from '../infra/clock.ts';
import type { Config } from '../infra/config/config.ts';
import { createRateCountModel } from '../infra/database/rate-count.model.ts';
import { createFairLimit } from '../infra/threads/fair-limit.ts';
import { createAccountServices } from '../product/accounts/create-account-services.ts';
import { createTokenModel } from '../product/accounts/token.model.ts';
import { createTokenCache } from '../product/accounts/token-cache.ts';
import { createTokenUses } from '../product/accounts/token-uses.ts';
import { createHealthCheck } from '../product/health/check-health.ts';
import { createIdempotency } from '../product/idempotency/create-idempotency.ts';
import { createIntegrationServices } from '../product/integrations/create-integration-services.ts';
import { createOperations } from '../product/operations/create-operations.ts';
import { createCreditWaitingPayments } from '../product/payments/booking/credit-waiting-payments.ts';
import { createSignInServices } from '../product/sign-in/create-sign-in-services.ts';
import { createSubscriberServices } from '../product/subscribers/create-subscriber-services.ts';
import { createUploadServices } from '../product/uploads/create-upload-services.ts';
import { createVideoWatcher } from '../product/videos/actions/watch-video.ts';
import {
  createDeliveryServices,
  createOutputServices,
  createVideoServices,
} from '../product/videos/create-video-services.ts';
import { createEditorServices } from '../product/videos/editor/create-editor-services.ts';
import { createReadability } from '../product/videos/readability/readability-of-video.ts';
import { composeChats, composePlatformMessenger } from './compose-chats.ts';
import type { ComposeDeps } from './compose-deps.ts';
import { composeParts } from './compose-parts.ts';
import { composePersonalData } from './compose-personal-data.ts';
import { composeWhatsApp } from './compose-whatsapp.ts';

export type Composition = Awaited<ReturnType<typeof composeServices>>;

/** The composition root: settings → real adapters → actions. Nothing is started here. */
export async function composeServices(given: ComposeDeps) {
  const { config, database, logger, queue } = given;
  const platform = createChatbotPlatform({ config: config.chatbotPlatform, connection: database.connection });
  const whatsapp = composeWhatsApp(given);
  const deps = {
    ...given,
    messengers: {
      ...given.messengers,
      messenger: composePlatformMessenger(given, platform),
      ...whatsapp.messengers,
    },
  };
  const shared = { database, config, clock: systemClock, publicBaseUrl: config.http.publicBaseUrl };
  const creditWaitingPayments = createCreditWaitingPayments(shared);
  const tokens = createTokenModel(database.connection);
  const tokenCache = createTokenCache({ tokens, logger });
  const tokenUses = createTokenUses({ tokens, logger });
  const accounts = createAccountServices({ ...shared, creditWaitingPayments, tokenCache, tokenUses });
  const base = await composeParts(deps, accounts);
  const personalData = composePersonalData({ ...base, tokenCache, connection: database.connection });
  const watcher = createVideoWatcher(base);
  const videos = createVideoServices({ ...base, watcher, ...pictureTools(deps), stillLimit: stillLimitOf(config) });
  const uploads = createUploadServices({ ...base, maxBytes: config.limits.maxSourceBytes });
  const readability = createReadability({
    ...{ ...base, ...pictureTools(deps) },
    readabilityLimit: createFairLimit(editorFiles),
  });
  const chats = composeChats(deps, base, {
    ...{ videos, accounts, uploads, personalData, readability },
    presets: base.presets,
    fonts: base.ownFonts,
  });
  const contacts = createContactServices({ ...shared, platform, chats, queue, logger });
  const parts = { ...base, personalData, chats, contacts };
  const editor = createEditorServices({
    ...{ ...parts, ...pictureTools(deps) },
    // each one after the other, beside the renders; waveforms, which are quick, wait for no copy
    editingCopyLimit: createFairLimit(editorFiles),
    waveformLimit: createFairLimit(editorFiles),
  });
  const services: Services = {
    config,
    logger,
    transact: database.transact,
    accounts,
    fonts: base.ownFonts,
    presets: base.presets,
    signIn: createSignInServices({ ...shared, creditWaitingPayments, logger }),
    integrations: createIntegrationServices(shared),
    subscribers: createSubscriberServices({ ...shared, queue, logger }),
    videos,
    uploads,
    outputs: createOutputServices({ ...parts, findAttachment: (token) => findAttachment(parts.store, token) }),
    deliveries: createDeliveryServices(parts),
    editor,
    readability,
    payments: parts.payments,
    chats,
    chatbotPlatform: contacts,
    personalData,
    checkHealth: createHealthCheck({
      ...parts,
      database,
      tools: deps.tools,
      dataDir: config.paths.dataDir,
      minFreeDiskBytes: config.limits.minFreeDiskBytes,
    }),
  };
  const operations = createOperations({
    ...given,
    ...shared,
    services,
    workPause: base.workPause,
    unlinkContact: ({ userId, ...contact }) => chats.unlinkChat({ userId, address: { kind: 'messenger', ...contact } }),
    whatsAppRefusal: whatsapp.refusal,
    minFreeDiskBytes: config.limits.minFreeDiskBytes,
    places: config.operatorBot?.chatIds ?? [],
  });
  return {
    services,
    /** What operators may do. */
    operations,
    parts: { ...parts, operations },
    idempotency: createIdempotency(shared),
    rateCounts: createRateCountModel(database.connection),
    watcher,
    tokenCache,
    whatsapp: whatsapp.webhook(chats),
    async close() {
      await tokenCache.close();
      await tokenUses.flush();
      await editor.close();
      await readability.close();
      await chats.close();
      await watcher.close();
    },
  };
}

function pictureTools({ tools, loadEngine, workDirs }: ComposeDeps) {
  return { ffmpeg: tools.ffmpeg, loadEngine, workDirs };
}

/** A person has few editors open at a time. */
const editorFiles = { places: 1, placesEach: 1, maxWaiting: 100, maxWaitingEach: 5 };

/**
 * As many stills at once as renders, so that stills do not starve renders. One account leaves a place to others. A page of
 * videos asks for a still of each at once, and they must all find room.
 */
function stillLimitOf({ render: { concurrency: places } }: Config) {
  return createFairLimit({ places, placesEach: Math.max(1, places - 1), maxWaiting: 200, maxWaitingEach: 40 });
}
