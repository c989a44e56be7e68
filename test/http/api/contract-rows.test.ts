import { describe, expect, it } from 'vitest';
import { videoFailure } from '../../../src/infra/errors/video-failure.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeVideo } from '../../support/fake-world.ts';

const { ask, world, owner, other, integration } = await startApiUnderTest();
const mine = { ownerId: owner.userId };
const token = owner.apiToken;
const output = {
  videoUrl: 'http://127.0.0.1:3000/media/abc/a.mp4',
  revision: 1,
  sizeBytes: 5,
  durationSeconds: 1.5,
  width: 720,
  height: 1280,
};

const paymentsOn = { PAYMENTS_PROVIDER: 'signed', PAYMENTS_SECRET: 'whsec_c2VjcmV0', PRICE_TABLE: '[]' };

describe('GET /api/me', () => {
  it('returns the profile', async () => {
    const answer = await ask('GET /api/me', { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: owner.userId,
      email: 'user1@example.com',
      first_name: null,
      last_name: null,
      created_at: '2026-01-02T03:04:05.000Z',
      plan: 'free',
      balance_seconds: null,
      subscribers: [],
      telegram: { username: 'ada' },
    });
  });

  it('refuses a caller without a token', async () => {
    const answer = await ask('GET /api/me');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Unauthenticated.', error: 'missing_token' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('refuses a wrong token', async () => {
    const answer = await ask('GET /api/me', { token: 'wrong' });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Unauthenticated.', error: 'invalid_token' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('returns the callback secret', async () => {
    const answer = await ask('GET /api/me/callback-secret', { token });
    expect([answer.status, answer.body]).toEqual([200, { callback_secret: 'whsec_c2VjcmV0' }]);
  });
});

describe('POST /api/webhooks/chatbot/messenger-subscriber', () => {
  const call = 'POST /api/webhooks/chatbot/messenger-subscriber';
  const contact = { chatbot_id: 'bot', messenger_id: 'ada' };

  it('links a contact to the user, however often', async () => {
    for (const attempt of [1, 2]) {
      const answer = await ask(call, { token, json: contact });
      expect([attempt, answer.status]).toEqual([attempt, 200]);
      expect(answer.body).toEqual({
        message: expect.any(String),
        subscriber: { ...contact, user_id: owner.userId },
      });
    }
    const profile = await ask('GET /api/me', { token });
    expect(profile.body).toMatchObject({ subscribers: [contact] });
  });

  it('refuses a contact of another user', async () => {
    const answer = await ask(call, { token: other.apiToken, json: contact });
    expect([answer.status, answer.body]).toEqual([409, { message: expect.any(String) }]);
    expect((await ask(call, { token: integration.apiKey, json: contact })).status).toBe(409);
  });

  it('gives an integration the address where the contact can be claimed', async () => {
    const json = { chatbot_id: 'bot', messenger_id: 'new' };
    const answer = await ask(call, { token: integration.apiKey, json });
    expect([answer.status, answer.body]).toEqual([200, { message: expect.any(String), link_url: expect.any(String) }]);
  });

  it('needs both ids, as strings', async () => {
    const answer = await ask(call, { token, json: { chatbot_id: 5 } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The chatbot id field must be a string. (and 1 more error)',
      errors: {
        chatbot_id: ['The chatbot id field must be a string.'],
        messenger_id: ['The messenger id field is required.'],
      },
    });
  });
});

describe('POST /api/payments/ipn', () => {
  it('does not exist while payments are off, whatever the method', async () => {
    for (const method of ['POST', 'GET', 'PUT']) {
      const answer = await ask(`${method} /api/payments/ipn`);
      expect([answer.status, answer.body]).toEqual([404, { message: expect.any(String) }]);
    }
  });

  it('accepts messages as they are, for the first provider or by name, without rate limit', async () => {
    const paid = await startApiUnderTest({ ...paymentsOn, RATE_LIMIT_PER_MINUTE: '10' });
    const body = Buffer.from([0xff, 0x00]);
    for (const path of ['/api/payments/ipn', '/payments/ipn', '/api/payments/ipn/signed']) {
      const answer = await paid.ask(`POST ${path}`, { body, headers: { 'Webhook-Id': 'a' } });
      expect([answer.status, answer.text]).toEqual([200, '']);
    }
    expect(paid.world.paymentMessages).toMatchObject([
      { provider: null, body, headers: { 'webhook-id': 'a' } },
      { provider: null },
      { provider: 'signed' },
    ]);
  });

  it('refuses messages without proof, other providers, other methods and more than 256 kB', async () => {
    const paid = await startApiUnderTest(paymentsOn);
    const statusOf = async (call: string, body?: Uint8Array<ArrayBuffer>) => (await paid.ask(call, { body })).status;
    expect(await statusOf('POST /api/payments/ipn')).toBe(401);
    const signed = { headers: { 'Webhook-Signature': 'v1,right' } };
    expect((await paid.ask('POST /api/payments/ipn', signed)).status).toBe(400);
    expect(await statusOf('POST /api/payments/ipn/paypal', Buffer.from('a'))).toBe(404);
    expect(await statusOf('GET /api/payments/ipn')).toBe(405);
    expect(await statusOf('POST /api/payments/ipn', Buffer.alloc(256 * 1024))).toBe(200);
    expect(await statusOf('POST /api/payments/ipn', Buffer.alloc(256 * 1024 + 1))).toBe(413);
  });
});

describe('POST /api/user/register', () => {
  const call = 'POST /api/user/register';
  const api_key = integration.apiKey;

  it('registers a user', async () => {
    const json = { email: 'grace@example.com', api_key, first_name: 'Grace', last_name: 'Hopper', chatbot_tag: 'vip' };
    const answer = await ask(call, { json: { ...json, integration_id: integration.integrationId } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: expect.any(String),
      user: {
        id: expect.any(Number),
        email: 'grace@example.com',
        first_name: 'Grace',
        last_name: 'Hopper',
        api_token: expect.any(String),
      },
    });
  });

  it('refuses an email that exists', async () => {
    const answer = await ask(call, { json: { email: 'user1@example.com', api_key } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The email has already been taken.',
      errors: { email: ['The email has already been taken.'] },
    });
  });

  it('validates a missing key together with the other fields', async () => {
    const answer = await ask(call, { json: { email: 'nonsense' } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The email field must be a valid email address. (and 1 more error)',
      errors: {
        email: ['The email field must be a valid email address.'],
        api_key: ['The api key field is required.'],
      },
    });
  });

  it('refuses a wrong key before it validates the other fields', async () => {
    const answer = await ask(call, { json: { email: 'nonsense', api_key: 'wrong' } });
    expect([answer.status, answer.body]).toEqual([401, { message: expect.any(String) }]);
  });

  it('refuses an integration that is not the key’s own', async () => {
    const answer = await ask(call, { json: { email: 'new@example.com', api_key, integration_id: 'int9' } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The selected integration id is invalid.',
      errors: { integration_id: ['The selected integration id is invalid.'] },
    });
  });
});

describe('POST /api/video/create', () => {
  it('accepts a link', async () => {
    const announced = world.announced;
    const answer = await ask('POST /api/video/create', { token, json: { video_url: 'https://example.com/a.mp4' } });
    expect([answer.status, answer.body]).toEqual([201, { video_id: expect.any(String), status: 'processing' }]);
    expect(world.created.at(-1)).toMatchObject({ ownerId: owner.userId, videoUrl: 'https://example.com/a.mp4' });
    expect(world.announced).toBe(announced + 1);
  });

  it('says which field is missing', async () => {
    const answer = await ask('POST /api/video/create', { token, json: {} });
    const message = 'The video url field is required.';
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { video_url: [message] } }]);
  });

  it('says that the allowance is used up', async () => {
    const json = { video_url: 'https://example.com/too-dear.mp4' };
    const answer = await ask('POST /api/video/create', { token, json });
    const body = {
      message: 'You have used up your video time. Buy more, then send the video again.',
      error: 'allowance_exhausted',
    };
    expect([answer.status, answer.body]).toEqual([402, body]);
  });

  it('words the errors of the product', async () => {
    const answer = await ask('POST /api/video/create', { token, json: { video_url: 'upload://nobodys' } });
    const message = 'The selected video url is invalid.';
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { video_url: [message] } }]);
  });
});

describe('POST /api/video/edit', () => {
  it('accepts new settings of the caller’s own video', async () => {
    const { videoId } = addFakeVideo(world, { ...mine, status: 'processed', stage: 'processed' });
    const json = { video_id: videoId, captions_font_size: '30', language: 'ES' };
    const answer = await ask('POST /api/video/edit', { token, json });
    expect([answer.status, answer.body]).toEqual([201, { video_id: videoId, status: 'processing' }]);
    expect(world.edited.at(-1)).toMatchObject({ videoId, settings: { fontSize: 30, language: 'es' } });
    expect(world.edited.at(-1)?.captions).toBeUndefined();
  });

  it('is 404 for another user’s video, an unknown one and a deleted one', async () => {
    const theirs = addFakeVideo(world, { ownerId: other.userId }).videoId;
    const deleted = addFakeVideo(world, { ...mine, status: 'gone' }).videoId;
    for (const video_id of [theirs, 'vid_never', deleted]) {
      const answer = await ask('POST /api/video/edit', { token, json: { video_id } });
      expect([answer.status, answer.body]).toEqual([404, { message: expect.any(String) }]);
    }
  });

  it('needs the video, and takes only an ISO 639-1 language', async () => {
    const answer = await ask('POST /api/video/edit', { token, json: { language: 'en-US' } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The video id field is required. (and 1 more error)',
      errors: { video_id: ['The video id field is required.'], language: ['The selected language is invalid.'] },
    });
  });
});

describe('GET /api/video/get', () => {
  const failure = videoFailure('source_incomplete', {});
  const states = [
    [200, { status: 'processed', stage: 'processed', output } as const, ['video_id', 'status', 'video_url']],
    [202, { status: 'processing', stage: 'rendering' } as const, ['video_id', 'status', 'message']],
    [422, { status: 'failed', stage: 'failed', failure } as const, ['video_id', 'status', 'message']],
  ] as const;

  it.each(states)('answers %i for a video that is %o', async (status, state, fields) => {
    const { videoId } = addFakeVideo(world, { ...mine, ...state });
    const answer = await ask(`GET /api/video/get?video_id=${videoId}`, { token });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body as object)).toEqual(fields);
    expect(answer.body).toMatchObject({ video_id: videoId, status: state.status });
  });

  it('answers 203 for a deleted one', async () => {
    const { videoId } = addFakeVideo(world, { ...mine, status: 'gone', removedBecause: 'deleted' });
    const answer = await ask(`GET /api/video/get?video_id=${videoId}`, { token });
    expect([answer.status, answer.body]).toEqual([
      203,
      { message: 'The video has been deleted.', status: 'not_found' },
    ]);
  });

  it('answers 404 for another user’s and for an unknown one', async () => {
    const theirs = addFakeVideo(world, { ownerId: other.userId }).videoId;
    for (const id of [theirs, 'vid_never']) {
      const answer = await ask(`GET /api/video/get?video_id=${id}`, { token });
      expect([answer.status, answer.body]).toEqual([404, { message: expect.any(String) }]);
    }
  });

  it('answers 422 without an id', async () => {
    const answer = await ask('GET /api/video/get', { token });
    const message = 'The video id field is required.';
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { video_id: [message] } }]);
  });
});
