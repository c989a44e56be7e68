import { Readable } from 'node:stream';
import { readabilityReport } from '../../src/engine/readability/readability-report.ts';
import type { Services } from '../../src/http/services.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import type { Transaction } from '../../src/infra/database/transaction.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import type { VideoOfOwner } from '../../src/product/videos/records/find-video.ts';
import { fakeFonts } from './fake-fonts.ts';
import { fakePresets } from './fake-presets.ts';
import { fakeVideos } from './fake-video-services.ts';
import { addFakeToken, addFakeUser, conflict, emptyWorld, type FakeWorld, notFound } from './fake-world.ts';

/** The product in memory, with the same refusals as the real one; for tests of the edges alone. */
export function createFakeServices(env: Record<string, string> = {}): { services: Services; world: FakeWorld } {
  const world = emptyWorld();
  const accounts = fakeAccounts(world);
  const fonts = fakeFonts();
  const presets = fakePresets();
  const services: Services = {
    config: readConfig(env),
    logger: silentLogger,
    async transact(work) {
      if (world.failWith) throw world.failWith;
      return work({} as Transaction);
    },
    accounts,
    fonts,
    presets,
    signIn: fakeSignIn(),
    integrations: fakeIntegrations(world),
    subscribers: fakeSubscribers(world, accounts),
    videos: fakeVideos(world, { ...presets, ownFonts: fonts }),
    uploads: fakeUploads(world, readConfig(env).limits.maxSourceBytes),
    outputs: fakeOutputs(world),
    personalData: { exportAccount: async () => Readable.from(['{}']), deleteAccount: async () => undefined },
    deliveries: fakeDeliveries(world),
    editor: fakeEditor(),
    readability: fakeReadability(world),
    payments: fakePayments(world),
    chats: fakeChats(),
    chatbotPlatform: fakeChatbotPlatform(world),
    checkHealth: async () => world.health,
  };
  return { services, world };
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
    getDictionary: async (userId) => world.dictionaries.get(userId) ?? [],
    async addToDictionary({ userId, entries }) {
      const before = world.dictionaries.get(userId) ?? [];
      const dictionary = [...before.filter(({ from }) => !entries.some((one) => one.from === from)), ...entries];
      world.dictionaries.set(userId, dictionary);
      return dictionary;
    },
    async setDictionary(userId, dictionary) {
      world.dictionaries.set(userId, dictionary);
    },
    getDefaultSettings: async () => ({}),
    setLanguage: async () => undefined,
    makeAdmin: async () => ({ userId: 1 }),
    listUsers: async () => ({ users: [], nextBefore: null }),
    async getProfile(userId) {
      const user = world.users.get(userId);
      if (!user) throw new AppError('not_found', { message: 'There is no such user.' });
      return {
        ...user,
        createdAt: new Date('2026-01-02T03:04:05.000Z'),
        balanceSeconds: null,
        telegram: userId === 1 ? { username: 'ada' } : null,
      };
    },
    async getUsage(_userId, period) {
      world.usageAskedFor.push(period);
      return world.usage;
    },
    getBalance: async () => null,
    listLedger: async () => [],
    creditAccount: async () => ({ userId: 1, credited: true, balanceSeconds: null }),
    getCallbackSecret: async (userId) => world.users.get(userId)?.callbackSecret ?? '',
    listCallbackSecrets: async (userId) => [world.users.get(userId)?.callbackSecret ?? ''],
    getCallbackSecretState: async () => ({ callbackSecret: 'whsec_b2xk', oldValidUntil: null }),
    rotateCallbackSecret: async () => ({
      callbackSecret: 'whsec_bmV3',
      oldValidUntil: new Date('2026-03-11T12:00:00Z'),
    }),
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

/** Nobody is signed in here: the pages are tried on the real thing. */
function fakeSignIn(): Services['signIn'] {
  return {
    requestLink: async () => ({ outcome: 'logged' }),
    readLink: async () => null,
    useLink: async () => null,
    openSession: async () => null,
    endSession: async () => undefined,
    endAllSessions: async () => undefined,
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
    listIntegrations: async () => [],
    renameIntegration: async () => Promise.reject(notFound()),
    removeIntegration: async () => Promise.reject(notFound()),
  };
}

function fakeSubscribers(world: FakeWorld, accounts: Services['accounts']): Services['subscribers'] {
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
    async getLinkedProfile(userId) {
      return { ...(await accounts.getProfile(userId)), contacts: await this.listSubscribers(userId) };
    },
    async listSubscribers(userId) {
      const mine = [...world.subscribers].filter(([, owner]) => owner === userId).map(([pair]) => pair.split(' '));
      return mine.map(([chatbotId = '', messengerId = '']) => ({ chatbotId, messengerId }));
    },
    readClaimLink: async () => ({ state: 'ended' }),
    claimSubscriber: async () => Promise.reject(notFound()),
  };
}

function fakeChatbotPlatform(world: FakeWorld): Services['chatbotPlatform'] {
  return {
    async answerMessage(message) {
      world.platformMessages.push(message);
      return { version: 'v2', content: { messages: [{ type: 'text', text: `You said: ${message.text}` }] } };
    },
    async answerTap({ token, action }) {
      if (token !== 'good') throw notFound();
      return { version: 'v2', content: { messages: [{ type: 'text', text: `You tapped: ${action}` }] } };
    },
    readUndoLink: async () => ({ state: 'ended' }),
    undoLink: async () => Promise.reject(notFound()),
  };
}

function fakeUploads(world: FakeWorld, maxBytes: number): Services['uploads'] {
  return {
    requireRoom: async () => undefined,
    async storeUpload({ ownerId, bytes, fileName, readScript }) {
      const chunks: Buffer[] = [];
      let sizeBytes = 0;
      for await (const chunk of bytes) {
        sizeBytes += chunk.length;
        if (sizeBytes > maxBytes) throw new AppError('source_too_large', { args: { maxBytes } });
        chunks.push(chunk);
      }
      const script = readScript?.();
      const kept = script ? { script } : {};
      world.uploads.push({ ownerId, fileName, ...kept, bytes: Buffer.concat(chunks) });
      return { uploadUrl: `upload://up${world.uploads.length}`, sizeBytes };
    },
    // nobody has one here; the real ones are in test/product/uploads
    beginDirect: async () => Promise.reject(notFound()),
    completeDirect: async () => Promise.reject(notFound()),
    dropDirect: async () => Promise.reject(notFound()),
    setScript: async () => Promise.reject(notFound()),
    async receiveResumable({ response }) {
      response.writeHead(404).end();
    },
  };
}

function fakeOutputs(world: FakeWorld): Services['outputs'] {
  return {
    findOutput: async (token) => world.outputs.get(token) ?? null,
    readPreviewFile: async ({ token, name }) => world.previewFiles.get(`${token}/${name}`) ?? null,
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
    sendTestEvent: async () => ({ kind: 'throttled', retryAfterSeconds: 30 }),
  };
}

/** Editing is tested on the real one. */
/** The owner's finished videos have no captions. */
function fakeReadability(world: FakeWorld): Services['readability'] {
  return {
    async readReadability({ ownerId, videoId }) {
      if (world.videos.get(videoId)?.ownerId !== ownerId) throw notFound();
      if (world.failWith) throw world.failWith;
      return world.readability ?? { state: 'ready', report: readabilityReport([], []) };
    },
  };
}

function fakeEditor(): Services['editor'] {
  const nothing = async () => Promise.reject(notFound());
  return {
    openEditor: nothing,
    previewEdit: nothing,
    editScript: nothing,
    findRenderedStretches: nothing,
    findReusableStretches: nothing,
    prepareEditingVideo: nothing,
    findEditingVideo: nothing,
    readWaveform: nothing,
    readWatermark: async () => null,
    acceptWatermark: async () => true,
    readFont: async () => null,
  };
}

function fakePayments(world: FakeWorld): Services['payments'] {
  return {
    async receiveMessage(message) {
      if (message.body.length === 0) {
        const why = { message: 'The message is empty.' };
        return message.headers['webhook-signature']
          ? { kind: 'invalid', status: 400, ...why }
          : { kind: 'refused', ...why };
      }
      if (message.provider !== null && message.provider !== 'signed') return { kind: 'unknown_provider' };
      world.paymentMessages.push(message);
      return { kind: 'stored', acknowledgement: '' };
    },
    listUnmatchedPayments: async () => [],
    retryPayment: async () => undefined,
    dismissPayment: async () => undefined,
    listPaymentsOfUser: async () => [],
  };
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 16 * 1024) yield bytes.subarray(at, at + 16 * 1024);
}

/** No chats: tests of chats use the real services. */
function fakeChats(): Services['chats'] {
  return {
    receive: async () => undefined,
    receiveAll: async () => undefined,
    markBlocked: async () => undefined,
    optOut: async () => undefined,
    optIn: async () => false,
    isOptedOut: async () => false,
    reportFailure: async () => 'taken',
    moveChat: async () => undefined,
    sendRestOfButtons: async () => false,
    answerInReply: async () => ({ messages: [], isComplete: true }),
    queueMessage: async () => undefined,
    makeLinkCode: async () => ({
      code: 'BCDFGHJK',
      url: 'https://t.me/captions_bot?start=link_BCDFGHJK',
      expiresAt: new Date('2026-03-04T05:16:07.000Z'),
    }),
    useLinkCode: async () => ({ outcome: 'wrong' }),
    listChats: async () => [],
    unlinkChat: async () => undefined,
    setDefaultSettings: async () => undefined,
    setDeliversHere: async () => undefined,
  };
}
