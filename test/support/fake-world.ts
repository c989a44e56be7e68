import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PlatformMessage } from '../../src/chat/chatbot-platform/contacts/answer-contact.ts';
import type { Caption } from '../../src/engine/captions/caption.ts';
import type { DictionaryEntry } from '../../src/engine/captions/wording/dictionary.ts';
import type { Services } from '../../src/http/services.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import type { StoredObject } from '../../src/infra/storage/object-store.ts';
import type { RegisteredUser } from '../../src/product/accounts/add-user.ts';
import type { Usage } from '../../src/product/billing/usage.ts';
import type { DeliveryView } from '../../src/product/delivery/list-deliveries.ts';
import type { CreateVideoInput } from '../../src/product/videos/actions/create-video.ts';
import type { VideoProgress } from '../../src/product/videos/actions/watch-video.ts';
import type { PreviewFile } from '../../src/product/videos/preview/read-preview.ts';
import type { ReadabilityState } from '../../src/product/videos/readability/readability-state.ts';
import type { VideoView } from '../../src/product/videos/records/video-view.ts';

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

/** The state of the fake, which tests may read and change. */
export interface FakeWorld {
  users: Map<number, FakeUser>;
  tokens: Map<string, FakeToken>;
  tokensMade: number;
  integrations: Map<string, { apiKey: string }>;
  subscribers: Map<string, number | null>;
  platformMessages: PlatformMessage[];
  dictionaries: Map<number, DictionaryEntry[]>;
  videos: Map<string, VideoView>;
  captions: Map<string, Caption[]>;
  deliveries: Map<string, DeliveryView[]>;
  stills: Parameters<Services['videos']['renderStill']>[0][];
  /** What is known of every video's captions; null = a report without pages. */
  readability: ReadabilityState | null;
  created: CreateVideoInput[];
  edited: Parameters<Services['videos']['editVideo']>[0][];
  uploads: { ownerId: number; fileName: string | null; script?: string; bytes: Buffer }[];
  outputs: Map<string, FakeOutput>;
  previewFiles: Map<string, PreviewFile>;
  openStreams: Set<Readable>;
  usageAskedFor: { from: Date; to: Date }[];
  announced: number;
  redelivered: string[];
  paymentMessages: Parameters<Services['payments']['receiveMessage']>[0][];
  health: Awaited<ReturnType<Services['checkHealth']>>;
  /** The events of `watchVideo`, and whether its reader has stopped. */
  progress: { states: VideoProgress[]; staysOpen: boolean; ended: number };
  openWatches: number;
  usage: Usage;
  failWith: Error | null;
}

export const emptyUsage: Usage = {
  videos: { created: 0, edited: 0, processed: 0, failed: 0 },
  seconds: { rendered: 0, included: null, purchased: null, remaining: null },
  daily: [],
};

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
    failure: null,
    removedBecause: null,
    settings: {},
    scriptReport: null,
    callbackUrl: null,
    source: {
      url: 'https://example.com/a.mp4',
      fileName: null,
      sizeBytes: null,
      durationSeconds: null,
      width: null,
      height: null,
    },
    output: null,
    previewUrl: null,
    shareToken: null,
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

export function emptyWorld(): FakeWorld {
  return {
    users: new Map(),
    tokens: new Map(),
    tokensMade: 0,
    integrations: new Map(),
    subscribers: new Map(),
    platformMessages: [],
    dictionaries: new Map(),
    videos: new Map(),
    captions: new Map(),
    deliveries: new Map(),
    stills: [],
    readability: null,
    created: [],
    edited: [],
    uploads: [],
    outputs: new Map(),
    previewFiles: new Map(),
    openStreams: new Set(),
    usageAskedFor: [],
    announced: 0,
    redelivered: [],
    paymentMessages: [],
    health: { database: { ok: true } },
    progress: { states: [], staysOpen: false, ended: 0 },
    openWatches: 0,
    usage: emptyUsage,
    failWith: null,
  };
}

export function addFakeToken(world: FakeWorld, userId: number, name: string): FakeToken {
  world.tokensMade += 1;
  const id = `tok${world.tokensMade}`;
  const token = { id, name, userId, secret: `secret-of-${id}` };
  world.tokens.set(id, token);
  return token;
}

export function notFound(): AppError {
  return new AppError('not_found', { message: 'There is no such thing.' });
}

export function conflict(): AppError {
  return new AppError('conflict', { message: 'That cannot be done now.' });
}
