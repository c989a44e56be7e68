import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Caption } from '../../src/captions/caption.ts';
import { readConfig } from '../../src/config/read-config.ts';
import type { Transaction } from '../../src/database/transaction.ts';
import { AppError } from '../../src/errors/app-error.ts';
import { silentLogger } from '../../src/logging/logger.ts';
import type {
  CreateVideoInput,
  DeliveryView,
  RegisteredUser,
  Services,
  Usage,
  VideoOfOwner,
  VideoProgress,
} from '../../src/services.ts';
import type { StoredObject } from '../../src/storage/object-store.ts';
import { isWorking } from '../../src/videos/video-states.ts';
import type { VideoView } from '../../src/videos/video-view.ts';

interface FakeUser extends Omit<RegisteredUser, 'apiToken'> {
  callbackSecret: string;
}

interface FakeToken {
  id: string;
  name: string;
  secret: string;
  userId: number;
}

export interface FakeOutput {
  object: StoredObject;
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

/** What the fake holds, open to tests that have to arrange or look at it. */
export interface FakeWorld {
  users: Map<number, FakeUser>;
  tokens: Map<string, FakeToken>;
  integrations: Map<string, { apiKey: string }>;
  subscribers: Map<string, number | null>;
  videos: Map<string, VideoView>;
  captions: Map<string, Caption[]>;
  deliveries: Map<string, DeliveryView[]>;
  created: CreateVideoInput[];
  edited: Parameters<Services['videos']['editVideo']>[0][];
  uploads: { ownerId: number; fileName: string | null; bytes: Buffer }[];
  outputs: Map<string, FakeOutput>;
  openStreams: Set<Readable>;
  usageAskedFor: { from: Date; to: Date }[];
  announced: number;
  redelivered: string[];
  health: Awaited<ReturnType<Services['checkHealth']>>;
  /** What `watchVideo` tells, and whether its reader has gone. */
  progress: { states: VideoProgress[]; staysOpen: boolean; ended: number };
  usage: Usage;
  failWith: Error | null;
}

export const emptyUsage: Usage = {
  videos: { created: 0, edited: 0, processed: 0, failed: 0 },
  seconds: { rendered: 0, included: null, purchased: null, remaining: null },
  daily: [],
};

/** The product in memory, with the same refusals as the real one; for tests of the edges alone. */
export function createFakeServices(env: Record<string, string> = {}): { services: Services; world: FakeWorld } {
  const world = emptyWorld();
  const services: Services = {
    config: readConfig(env),
    logger: silentLogger,
    async transact(work) {
      if (world.failWith) throw world.failWith;
      return work({} as Transaction);
    },
    accounts: fakeAccounts(world),
    integrations: fakeIntegrations(world),
    subscribers: fakeSubscribers(world),
    videos: fakeVideos(world),
    uploads: fakeUploads(world, readConfig(env).limits.maxSourceBytes),
    outputs: fakeOutputs(world),
    deliveries: fakeDeliveries(world),
    checkHealth: async () => world.health,
  };
  return { services, world };
}

/** A user of the fake with one token. */
export function addFakeUser(world: FakeWorld, email = `user${world.users.size + 1}@example.com`) {
  const userId = world.users.size + 1;
  world.users.set(userId, { userId, email, firstName: null, lastName: null, callbackSecret: 'whsec_c2VjcmV0' });
  return { userId, apiToken: addFakeToken(world, userId, 'first').secret };
}

export function addFakeVideo(world: FakeWorld, video: Partial<VideoView> & { ownerId: number }): VideoView {
  const videoId = video.videoId ?? `vid_${world.videos.size + 1}`;
  const view: VideoView = {
    videoId,
    status: 'processing',
    stage: 'queued',
    progress: 0,
    revision: 1,
    errorCode: null,
    message: 'Your video is waiting for its turn.',
    settings: {},
    callbackUrl: null,
    source: { url: 'https://example.com/a.mp4', sizeBytes: null, durationSeconds: null, width: null, height: null },
    output: null,
    notices: [],
    createdAt: new Date('2026-03-04T05:06:07.000Z'),
    ...video,
  };
  world.videos.set(videoId, view);
  return view;
}

export function addFakeOutput(world: FakeWorld, bytes: Buffer, fileName = 'talk captioned.mp4'): string {
  const token = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const object = { key: `outputs/${token}`, sizeBytes: bytes.length, etag: token.slice(0, 8), modifiedAt: new Date(0) };
  world.outputs.set(token, { object, fileName, contentType: 'video/mp4', bytes });
  return token;
}

function emptyWorld(): FakeWorld {
  return {
    users: new Map(),
    tokens: new Map(),
    integrations: new Map(),
    subscribers: new Map(),
    videos: new Map(),
    captions: new Map(),
    deliveries: new Map(),
    created: [],
    edited: [],
    uploads: [],
    outputs: new Map(),
    openStreams: new Set(),
    usageAskedFor: [],
    announced: 0,
    redelivered: [],
    health: { database: { ok: true } },
    progress: { states: [], staysOpen: false, ended: 0 },
    usage: emptyUsage,
    failWith: null,
  };
}

function addFakeToken(world: FakeWorld, userId: number, name: string): FakeToken {
  const id = `tok${world.tokens.size + 1}`;
  const token = { id, name, userId, secret: `secret-of-${id}` };
  world.tokens.set(id, token);
  return token;
}

function fakeAccounts(world: FakeWorld): Services['accounts'] {
  return {
    async authenticateToken(apiToken) {
      const token = [...world.tokens.values()].find(({ secret }) => secret === apiToken);
      return token ? { userId: token.userId, tokenId: token.id } : null;
    },
    async registerUser({ email, firstName = null, lastName = null }) {
      if ([...world.users.values()].some((user) => user.email === email)) {
        throw new AppError('invalid_input', { message: 'taken', details: { errors: { email: [{ rule: 'unique' }] } } });
      }
      const { userId, apiToken } = addFakeUser(world, email);
      Object.assign(world.users.get(userId) ?? {}, { firstName, lastName });
      return { userId, email, firstName, lastName, apiToken };
    },
    async createUser({ email }) {
      const { userId, apiToken } = addFakeUser(world, email);
      return { userId, email, apiToken, callbackSecret: 'whsec_c2VjcmV0' };
    },
    makeAdmin: async () => ({ userId: 1 }),
    async getProfile(userId) {
      const user = world.users.get(userId);
      if (!user) throw new AppError('not_found', { message: 'There is no such user.' });
      const mine = [...world.subscribers].filter(([, owner]) => owner === userId).map(([pair]) => pair.split(' '));
      return {
        ...user,
        createdAt: new Date('2026-01-02T03:04:05.000Z'),
        plan: 'free',
        balanceSeconds: null,
        subscribers: mine.map(([chatbotId = '', messengerId = '']) => ({ chatbotId, messengerId })),
        telegramUsername: userId === 1 ? 'ada' : null,
      };
    },
    async getUsage(_userId, period) {
      world.usageAskedFor.push(period);
      return world.usage;
    },
    getCallbackSecret: async (userId) => world.users.get(userId)?.callbackSecret ?? '',
    async listTokens(userId) {
      const mine = [...world.tokens.values()].filter((token) => token.userId === userId);
      const createdAt = new Date('2026-01-02T03:04:05.000Z');
      return mine.map(({ id, name, secret }) => ({
        id,
        name,
        prefix: secret.slice(0, 6),
        createdAt,
        lastUsedAt: null,
      }));
    },
    async createToken(userId, name) {
      const token = addFakeToken(world, userId, name);
      return { id: token.id, name, apiToken: token.secret };
    },
    async revokeToken(userId, tokenId) {
      if (world.tokens.get(tokenId)?.userId !== userId) throw notFound();
      world.tokens.delete(tokenId);
    },
  };
}

function fakeIntegrations(world: FakeWorld): Services['integrations'] {
  return {
    async authenticateIntegration(apiKey) {
      const found = [...world.integrations].find(([, integration]) => integration.apiKey === apiKey);
      return found ? { integrationId: found[0] } : null;
    },
    async createIntegration() {
      const integrationId = `int${world.integrations.size + 1}`;
      const apiKey = `key-of-${integrationId}`;
      world.integrations.set(integrationId, { apiKey });
      return { integrationId, apiKey };
    },
  };
}

function fakeSubscribers(world: FakeWorld): Services['subscribers'] {
  const linked = (pair: string) => world.subscribers.get(pair) ?? null;
  return {
    async linkSubscriber({ userId, chatbotId, messengerId }) {
      const pair = `${chatbotId} ${messengerId}`;
      if (linked(pair) !== null && linked(pair) !== userId) throw conflict();
      world.subscribers.set(pair, userId);
    },
    async offerSubscriber({ chatbotId, messengerId }) {
      const pair = `${chatbotId} ${messengerId}`;
      if (linked(pair) !== null) throw conflict();
      world.subscribers.set(pair, null);
      return { linkUrl: 'http://127.0.0.1:3000/claim/abc' };
    },
  };
}

function fakeVideos(world: FakeWorld): Services['videos'] {
  const own = ({ ownerId, videoId }: VideoOfOwner): VideoView => {
    const video = world.videos.get(videoId);
    if (video?.ownerId !== ownerId) throw notFound();
    return video;
  };
  const present = (owner: VideoOfOwner) => {
    const video = own(owner);
    if (video.status === 'gone') throw notFound();
    return video;
  };
  return {
    async createVideo(input, transaction) {
      if (!transaction) throw new Error('a video is created in a transaction');
      if (input.videoUrl === 'upload://nobodys') {
        const errors = { video_url: [{ rule: 'exists' }] };
        throw new AppError('invalid_input', { message: 'no such upload', details: { errors } });
      }
      if (input.videoUrl.includes('too-dear')) {
        throw new AppError('allowance_exhausted', { message: 'Your allowance is used up.' });
      }
      world.created.push(input);
      return { videoId: addFakeVideo(world, { ownerId: input.ownerId }).videoId };
    },
    async editVideo(input, transaction) {
      if (!transaction) throw new Error('a video is edited in a transaction');
      present(input);
      world.edited.push(input);
      return { videoId: input.videoId };
    },
    async announceWork() {
      world.announced += 1;
    },
    async getVideo(owner) {
      if (world.failWith) throw world.failWith;
      return own(owner);
    },
    async listVideos({ ownerId, limit, cursor, status }) {
      const mine = [...world.videos.values()].filter((video) => video.ownerId === ownerId).reverse();
      const matching = mine.filter((video) => video.status !== 'gone' && (!status || video.status === status));
      const start = cursor === undefined ? 0 : matching.findIndex(({ videoId }) => videoId === cursor) + 1;
      if (cursor !== undefined && start === 0) {
        throw new AppError('invalid_input', {
          message: 'bad cursor',
          details: { errors: { cursor: [{ rule: 'in' }] } },
        });
      }
      const videos = matching.slice(start, start + limit);
      return { videos, nextCursor: start + limit < matching.length ? (videos.at(-1)?.videoId ?? null) : null };
    },
    async getCaptions(owner) {
      present(owner);
      return { language: 'en', captions: world.captions.get(owner.videoId) ?? [] };
    },
    async getAssScript(owner) {
      present(owner);
      return '[Script Info]\n';
    },
    async *watchVideo(owner, signal) {
      present(owner);
      try {
        yield* world.progress.states;
        if (world.progress.staysOpen && !signal.aborted) {
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        }
      } finally {
        world.progress.ended += 1;
      }
    },
    async cancelVideo(owner) {
      const video = present(owner);
      if (!isWorking(video.stage)) throw conflict();
      const message = 'The video was cancelled.';
      Object.assign(video, { status: 'failed', stage: 'cancelled', errorCode: 'cancelled', message });
      return video;
    },
    async deleteVideo(owner) {
      Object.assign(present(owner), { status: 'gone', message: 'This video has been deleted.' });
    },
  };
}

function fakeUploads(world: FakeWorld, maxBytes: number): Services['uploads'] {
  return {
    async storeUpload({ ownerId, bytes, fileName }) {
      const chunks: Buffer[] = [];
      let sizeBytes = 0;
      for await (const chunk of bytes) {
        sizeBytes += chunk.length;
        if (sizeBytes > maxBytes) throw new AppError('source_too_large', { message: 'The file is too large.' });
        chunks.push(chunk);
      }
      world.uploads.push({ ownerId, fileName, bytes: Buffer.concat(chunks) });
      return { uploadUrl: `upload://up${world.uploads.length}`, sizeBytes };
    },
  };
}

function fakeOutputs(world: FakeWorld): Services['outputs'] {
  return {
    findOutput: async (token) => world.outputs.get(token) ?? null,
    async readOutput(key, range) {
      const output = [...world.outputs.values()].find(({ object }) => object.key === key);
      if (!output) throw notFound();
      const bytes = range ? output.bytes.subarray(range.start, range.end + 1) : output.bytes;
      const stream = Readable.from(slices(bytes), { objectMode: false });
      world.openStreams.add(stream);
      stream.once('close', () => world.openStreams.delete(stream));
      return stream;
    },
  };
}

function fakeDeliveries(world: FakeWorld): Services['deliveries'] {
  const present = ({ ownerId, videoId }: VideoOfOwner) => {
    const video = world.videos.get(videoId);
    if (video?.ownerId !== ownerId || video.status === 'gone') throw notFound();
    return world.deliveries.get(videoId) ?? [];
  };
  return {
    listDeliveries: async (owner) => present(owner),
    async redeliver(input) {
      if (!present(input).some(({ id }) => id === input.deliveryId)) throw notFound();
      world.redelivered.push(input.deliveryId);
    },
  };
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 16 * 1024) yield bytes.subarray(at, at + 16 * 1024);
}

function notFound(): AppError {
  return new AppError('not_found', { message: 'There is no such thing.' });
}

function conflict(): AppError {
  return new AppError('conflict', { message: 'That cannot be done now.' });
}
