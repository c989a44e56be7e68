import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindActions } from '../../../src/infra/bind-actions.ts';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createTokenModel } from '../../../src/product/accounts/token.model.ts';
import { createTokenCache } from '../../../src/product/accounts/token-cache.ts';
import { createTokenUses } from '../../../src/product/accounts/token-uses.ts';
import { createSubscriberServices } from '../../../src/product/subscribers/create-subscriber-services.ts';
import { createReadState, getVideo, getVideoState } from '../../../src/product/videos/actions/get-video.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { buildVideo } from '../../support/build-video.ts';
import { commandsOf } from '../../support/commands-of.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { videoParts } from '../../support/video-parts.ts';

const api = await startApiUnderTest();
const parts = await videoParts({ monitorCommands: true });
const { database } = parts;
const config = readConfig({ PAYMENTS_PROVIDER: 'signed', PAYMENTS_SECRET: 'whsec_c2VjcmV0', PRICE_TABLE: '[]' });
const shared = { database, clock: () => Date.parse('2026-03-10T12:00:00Z'), config, logger: silentLogger };
const tokens = createTokenModel(database.connection);
const tokenCache = createTokenCache({ tokens, logger: silentLogger });
afterAll(() => tokenCache.close());
// no use is written while these tests count
const tokenUses = createTokenUses({ tokens, logger: silentLogger, flushAfterMs: 2 ** 30 });
const accounts = testAccounts({ ...shared, tokenCache, tokenUses });
const subscribers = createSubscriberServices({ ...shared, publicBaseUrl: 'https://captions.example' });
Object.assign(api.services.accounts, accounts);
Object.assign(api.services.subscribers, subscribers);
Object.assign(
  api.services.videos,
  bindActions({ ...parts, readState: createReadState(parts) }, { getVideo, getVideoState }),
);

let userId: number;
let token: string;
const outputToken = 'out_1';
const output = {
  key: 'outputs/out_1',
  fileName: 'talk.mp4',
  sizeBytes: 9,
  durationMs: 2_500,
  width: 720,
  height: 1280,
};

beforeAll(async () => {
  ({ userId, apiToken: token } = await accounts.createUser({ email: 'ada@example.com' }));
  await accounts.creditAccount({ email: 'ada@example.com', seconds: 90, by: 'operator', reason: 'a gift' });
  for (const messengerId of ['2', '1']) await subscribers.linkSubscriber({ userId, chatbotId: 'bot', messengerId });
  await buildVideo(parts.videos, { _id: 'vid_done', ownerId: userId, stage: 'processed', outputToken });
  await buildVideo(parts.videos, { _id: 'vid_new', ownerId: userId });
  await parts.outputs.create({ _id: outputToken, videoId: 'vid_done', revision: 1, createdAt: new Date(0), ...output });
});

const me = () => api.ask('GET /api/me', { token });
const get = (videoId: string) => () => api.ask(`GET /api/video/get?video_id=${videoId}`, { token });
const commands = (call: () => Promise<unknown>) => commandsOf(database.connection, call);

const reads: [string, () => Promise<unknown>, string][] = [
  ['GET /api/me', me, 'aggregate users'],
  ['GET /api/video/get of a finished video', get('vid_done'), 'aggregate videos'],
  ['GET /api/video/get of a waiting video', get('vid_new'), 'aggregate videos'],
];

describe('with a token that this process does not remember', () => {
  it.each(reads)('%s asks the database twice', async (_, call, read) => {
    expect(await commands(call)).toEqual(['find tokens', read]);
  });
});

describe('with a token that it remembers', () => {
  beforeAll(async () => {
    tokenCache.open();
    while ((await commands(me)).length > 1) await wait(20);
  });

  it.each(reads)('%s asks the database once', async (_, call, read) => {
    // while the machine is busy, a memory of more than a second ago is not trusted
    let asked = await commands(call);
    while (asked.length > 1) asked = await commands(call);
    expect(asked).toEqual([read]);
  });
});

describe('the one read', () => {
  it('has the balance, and the contacts in the order in which they were linked', async () => {
    const { body } = await me();
    expect(body).toMatchObject({ id: userId, email: 'ada@example.com', balance_seconds: 690 });
    const contacts = ['2', '1'].map((messenger_id) => ({ chatbot_id: 'bot', messenger_id }));
    expect(body).toMatchObject({ subscribers: contacts });
  });

  it('has the address of the last output', async () => {
    const { status, body } = await get('vid_done')();
    expect(status).toBe(200);
    expect(body).toEqual({
      video_id: 'vid_done',
      status: 'processed',
      video_url: 'https://media.example.com/media/out_1/talk.mp4',
    });
  });

  it('has neither for a video that is not there', async () => {
    expect((await get('vid_other')()).status).toBe(404);
    expect((await get('vid_new')()).status).toBe(202);
  });
});
