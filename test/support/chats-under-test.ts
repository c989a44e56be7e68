import { Readable } from 'node:stream';
import { composePersonalData } from '../../src/app/compose-personal-data.ts';
import { createConversationModel } from '../../src/chat/chats/conversation.model.ts';
import { type ChatsOptions, createChats } from '../../src/chat/chats/create-chats.ts';
import { createChatsForVideos } from '../../src/chat/chats/deliveries/chats-for-videos.ts';
import { createInboxModel } from '../../src/chat/chats/inbox/inbox.model.ts';
import { createLinkCodeModel } from '../../src/chat/chats/linking/link-codes.ts';
import { findAttachment } from '../../src/chat/chats/media/attachments.ts';
import type { ChatMedia } from '../../src/chat/chats/media/chat-media.ts';
import type { FetchFont } from '../../src/chat/chats/media/fetch-font.ts';
import { createSentFileModel } from '../../src/chat/chats/media/file-refs.ts';
import type { TranscribeVoice, Voice } from '../../src/chat/chats/media/transcribe-voice.ts';
import type { Messengers } from '../../src/chat/chats/messenger.ts';
import { createOutboxModel } from '../../src/chat/chats/outbox/outbox.model.ts';
import { conversationTaskTable } from '../../src/chat/conversation/conversation-tasks.ts';
import type { PersonEvent } from '../../src/chat/conversation/person-event.ts';
import { maxFontBytes } from '../../src/engine/captions/settings/own-font.ts';
import { type ChatAddress, chatKeyOf } from '../../src/infra/chat-address.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import { videoFailure } from '../../src/infra/errors/video-failure.ts';
import { tasksHere } from '../../src/infra/threads/tasks.ts';
import { createUserModel } from '../../src/product/accounts/user.model.ts';
import { createDeliveries } from '../../src/product/delivery/create-deliveries.ts';
import { createDeliveryModel } from '../../src/product/delivery/delivery.model.ts';
import { createPaymentModel } from '../../src/product/payments/booking/payment.model.ts';
import { createIpnEventModel } from '../../src/product/payments/messages/ipn-event.model.ts';
import { createSubscriberServices } from '../../src/product/subscribers/create-subscriber-services.ts';
import { createSubscriberModel } from '../../src/product/subscribers/subscriber.model.ts';
import { storeUpload } from '../../src/product/uploads/store-upload.ts';
import { createVideoWatcher } from '../../src/product/videos/actions/watch-video.ts';
import { createOutputServices, createVideoServices } from '../../src/product/videos/create-video-services.ts';
import { failVideo, finishVideo } from '../../src/product/videos/ending/end-video.ts';
import type { ReadabilityState } from '../../src/product/videos/readability/readability-state.ts';
import type { OutputRecord } from '../../src/product/videos/records/output.model.ts';
import type { VideoRecord } from '../../src/product/videos/records/video.model.ts';
import type { RenderStillInput } from '../../src/product/videos/stills/render-video-still.ts';
import { FakeMessenger } from './fake-messenger.ts';
import { testAccounts } from './test-accounts.ts';
import { videoParts } from './video-parts.ts';

export const telegram = (chatId = '77'): ChatAddress => ({ kind: 'telegram', chatId });
export const contactOf = (messengerId = 'psid'): ChatAddress => ({ kind: 'messenger', chatbotId: 'bot', messengerId });
export const someLink = 'https://example.com/clips/talk.mp4';

type OutputPicture = Pick<OutputRecord, 'durationMs' | 'width' | 'height'>;
type Options = Parameters<typeof videoParts>[0];

/** Chats on a real database. The test controls the messengers, the time and the queue. */
export async function chatsUnderTest(options: Options = {}) {
  const parts = await videoParts(options);
  const { database, clock } = parts;
  const { connection } = database;
  const tg = new FakeMessenger(clock);
  const platform = new FakeMessenger(clock);
  platform.canEdit = false;
  const messengers: Messengers = { telegram: tg, messenger: platform };
  const models = {
    conversations: createConversationModel(connection),
    inbox: createInboxModel(connection),
    outbox: createOutboxModel(connection),
    linkCodes: createLinkCodeModel(connection),
    sentFiles: createSentFileModel(connection),
    users: createUserModel(connection),
    subscribers: createSubscriberModel(connection),
    deliveryModel: createDeliveryModel(connection),
    payments: createPaymentModel(connection),
    ipnEvents: createIpnEventModel(connection),
  };
  await database.ensureIndexes();
  const { publicBaseUrl } = parts;
  const ofVideos = createChatsForVideos({ ...parts, database, messengers });
  const deliveries = createDeliveries({
    connection,
    callbackSecrets: async () => [],
    publicBaseUrl,
    allowPrivateNetwork: false,
    logger: parts.logger,
    workerId: 'test',
    clock,
    random: () => 0.5,
    ...ofVideos,
  });
  const accounts = testAccounts({ database, clock });
  const whole = {
    ...parts,
    deliveries,
    recordDelivery: deliveries.record,
    chatsToNotify: ofVideos.chatsToNotify,
    getDictionary: accounts.getDictionary,
  };
  const stills: RenderStillInput[] = [];
  /** `faults`: how many of the next thumbnails fail. */
  const reading: ReadabilityState = { state: 'measuring', progress: 0 };
  const voices: Voice[] = [];
  const state = {
    font: async (_link: { url: string }): ReturnType<FetchFont> => {
      throw new AppError('source_not_found', { reason: 'at_link', args: { status: 404 } });
    },
    voice: async (): ReturnType<TranscribeVoice> => ({ text: 'yellow' }),
    still: async () => Buffer.from('jpeg'),
    faults: 0,
    reading: reading as ReadabilityState,
  };
  const videos = {
    ...createVideoServices({
      ...whole,
      watcher: createVideoWatcher(parts),
      workDirs: { use: (work) => work(parts.rootDir), close: async () => undefined },
      stillLimit: { run: (_of, work) => work() },
      ffmpeg: 'no ffmpeg here',
      loadEngine: async () => {
        throw new AppError('conflict', { message: 'nothing is rendered here' });
      },
    }),
    renderStill: async (input: RenderStillInput) => {
      stills.push(input);
      return state.still();
    },
  };
  const chatMedia: ChatMedia = {
    async makeThumbnail() {
      state.faults -= 1;
      if (state.faults >= 0) throw new Error('odd');
      return null;
    },
    makeSmaller: async () => null,
  };
  const given: ChatsOptions = {
    database,
    messengers,
    store: parts.store,
    queue: parts.queue,
    logger: parts.logger,
    clock,
    publicBaseUrl,
    mediaBaseUrl: parts.mediaBaseUrl,
    actions: {
      videos,
      accounts,
      presets: parts.presets,
      readability: { readReadability: async () => state.reading },
      fonts: parts.ownFonts,
      uploads: { storeUpload: (input) => storeUpload({ ...parts, maxBytes: maxFontBytes }, input) },
      personalData: composePersonalData({ ...whole, connection }),
    },
    tasks: tasksHere(conversationTaskTable, null),
    renderStill: videos.renderStill,
    chatMedia,
    transcribeVoice: async (voice) => {
      voices.push(voice);
      return state.voice();
    },
    fetchFont: (link) => state.font(link),
    chatModel: null,
    workerId: 'one',
  };
  const going = new AbortController().signal;
  let updates = 0;
  const chats = createChats(given);

  return {
    ...whole,
    ...models,
    tg,
    platform,
    chats,
    given,
    accounts,
    videoServices: videos,
    chatMedia,
    stills,
    voices,
    state,
    going,
    subscriberServices: createSubscriberServices({ database, publicBaseUrl, clock }),
    findOutput: createOutputServices({ ...whole, findAttachment: (token) => findAttachment(whole.store, token) })
      .findOutput,
    /** Another process. */
    another: (workerId = 'two', changes: Partial<ChatsOptions> = {}) => createChats({ ...given, workerId, ...changes }),
    update: (address: ChatAddress, event: PersonEvent, more: { tapRef?: string; quotedMessageId?: string } = {}) => ({
      address,
      contact: { name: 'Ada', username: 'ada', locale: 'en-GB', lastSeenAt: new Date(clock()) },
      updateKey: `u${++updates}`,
      event,
      ...more,
    }),
    async says(text: string, address = telegram()) {
      await chats.receive(this.update(address, { kind: 'said', text }));
      await this.settle();
    },
    async commands(command: string, argument = '', address = telegram()) {
      await chats.receive(this.update(address, { kind: 'commanded', command, argument }));
      await this.settle();
    },
    async taps(label: string, address = telegram()) {
      const messenger = address.kind === 'telegram' ? tg : platform;
      const shown = messenger.arrived.filter(({ chat }) => chat === chatKeyOf(address)).reverse();
      const buttons = shown.flatMap(({ message, edits }) => (edits.at(-1) ?? message).buttons.flat());
      const button = buttons.find((one) => one.label.includes(label));
      if (!button || !('action' in button)) throw new Error(`no button «${label}»: ${buttons.map((b) => b.label)}`);
      await chats.receive(this.update(address, { kind: 'tapped', action: button.action }, { tapRef: `tap${updates}` }));
      await this.settle();
    },
    /** Does all the work that is due now, like the jobs. */
    async settle(by = chats) {
      for (let worked = true; worked; ) {
        worked = false;
        while (await by.processNextChat(going)) worked = true;
        while ((await deliveries.attemptNext(going)) !== 'idle') worked = true;
        while (await by.sendMessages(going)) worked = true;
      }
    },
    /** Empties everything for the next test, except counters in memory. */
    async reset() {
      const { conversations, inbox, outbox, users, deliveryModel, subscribers, linkCodes } = models;
      const people = [users, subscribers, linkCodes, parts.videos, parts.outputs, parts.uploads];
      const all = [conversations, inbox, outbox, deliveryModel, ...people];
      for (const model of all) await model.collection.deleteMany({});
      for (const { arrived, edits, taps, failures } of [tg, platform]) {
        for (const list of [arrived, edits, taps, failures]) list.length = 0;
      }
      parts.woken.length = 0;
    },
    async follow(by = chats) {
      while (await by.updateNextStatusMessages(going));
    },
    chatOf: (address = telegram()) => models.conversations.findById(chatKeyOf(address)).orFail().lean(),
    onlyVideo: () => parts.videos.findOne().orFail().lean<VideoRecord>(),
    /** Finishes a video like a worker's last step. */
    async finish(
      videoId: string,
      sizeBytes = 9,
      made: { bytes?: Buffer; webm?: Buffer; contentHash?: string } & Partial<OutputPicture> = {},
    ) {
      const { bytes = Buffer.from('the video'), webm, ...picture } = made;
      const video = await atEnd(parts.videos, videoId);
      const token = `tok${videoId}${video.revision}`;
      const key = `outputs/${token}${webm ? '.mov' : ''}`;
      await parts.store.put(key, Readable.from([bytes]));
      if (webm) await parts.store.put(`outputs/${token}.webm`, Readable.from([webm]));
      const fileName = webm ? 'talk-overlay.mov' : 'talk-captioned.mp4';
      const output = { _id: token, videoId, revision: video.revision, key, fileName, sizeBytes };
      const shown = { durationMs: 30_000, width: 1080, height: 1920, ...picture };
      const facts = { ...shown, createdAt: new Date(clock()), replacedAt: null };
      await parts.outputs.create({ ...output, ...facts });
      await finishVideo(whole, leaseOf(video), { ...output, ...facts });
    },
    async fail(videoId: string) {
      await failVideo(whole, { _id: videoId }, videoFailure('source_web_page', { args: { subject: 'link' } }));
    },
  };
}

export type ChatsUnderTest = Awaited<ReturnType<typeof chatsUnderTest>>;

async function atEnd(videos: Awaited<ReturnType<typeof videoParts>>['videos'], videoId: string): Promise<VideoRecord> {
  const held = { stage: 'assembling', leaseOwner: 'w', leaseUntil: new Date(8e14) } as const;
  return videos
    .findOneAndUpdate({ _id: videoId }, { $set: held, $inc: { fence: 1 } }, { returnDocument: 'after' })
    .orFail()
    .lean<VideoRecord>();
}

function leaseOf({ _id, revision, fence }: VideoRecord) {
  return { videoId: _id, revision, stage: 'assembling' as const, fence, owner: 'w' };
}
