import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { nameOf } from '../../support/fake-idempotency.ts';
import { addFakeVideo } from '../../support/fake-world.ts';

const { ask, world, running, services, owner, other, integration } = await startApiUnderTest();
const token = owner.apiToken;
const json = { video_url: 'https://example.com/a.mp4' };
const withKey = (key: string) => ({ 'Idempotency-Key': key });

describe('a write under an Idempotency-Key', () => {
  it('is done once and replayed, with and without the prefix', async () => {
    const first = await ask('POST /api/video/create', { token, json, headers: withKey('a') });
    const count = world.created.length;
    for (const path of ['/api/video/create', '/video/create']) {
      const again = await ask(`POST ${path}`, { token, json, headers: withKey('a') });
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    }
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(world.created.length).toBe(count);
  });

  it('is a new one for another caller and for another path', async () => {
    const { videoId: video_id } = addFakeVideo(world, { ownerId: owner.userId });
    await ask('POST /api/video/create', { token, json, headers: withKey('b') });
    const theirs = await ask('POST /api/video/create', { token: other.apiToken, json, headers: withKey('b') });
    const edited = await ask('POST /api/video/edit', { token, json: { video_id }, headers: withKey('b') });
    for (const answer of [theirs, edited]) {
      expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null]);
    }
  });

  it('refuses another body', async () => {
    await ask('POST /api/video/create', { token, json, headers: withKey('c') });
    const answer = await ask('POST /api/video/create', {
      token,
      json: { ...json, language: 'en' },
      headers: withKey('c'),
    });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['idempotency_key']);
  });

  it('waits for the first one to end', async () => {
    running.add(nameOf({ caller: 'token:tok1', callerSecret: token, path: '/video/create', key: 'd' }));
    const answer = await ask('POST /api/video/create', { token, json, headers: withKey('d') });
    expect([answer.status, answer.body]).toEqual([409, { message: expect.any(String) }]);
  });

  it('stores no error: the key can be used again', async () => {
    expect((await ask('POST /api/video/create', { token, json: {}, headers: withKey('e') })).status).toBe(422);
    const dear = { video_url: 'https://example.com/too-dear.mp4' };
    expect((await ask('POST /api/video/create', { token, json: dear, headers: withKey('e') })).status).toBe(402);
    const answer = await ask('POST /api/video/create', { token, json, headers: withKey('e') });
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  it('refuses a key that is too long', async () => {
    expect((await ask('POST /api/video/create', { token, json, headers: withKey('k'.repeat(255)) })).status).toBe(201);
    const answer = await ask('POST /api/video/create', { token, json, headers: withKey('k'.repeat(256)) });
    const message = 'The idempotency key field must not be greater than 255 characters.';
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { idempotency_key: [message] } }]);
  });

  it('shows a registered user the same token again', async () => {
    const person = { email: 'twice@example.com', api_key: integration.apiKey };
    const first = await ask('POST /api/user/register', { json: person, headers: withKey('f') });
    const again = await ask('POST /user/register', { json: person, headers: withKey('f') });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await ask('POST /api/user/register', { json: person })).status).toBe(422);
  });

  it('is accepted even if the workers cannot be notified', async () => {
    const announceWork = services.videos.announceWork;
    services.videos.announceWork = async () => Promise.reject(new Error('no queue'));
    expect((await ask('POST /api/video/create', { token, json, headers: withKey('g') })).status).toBe(201);
    services.videos.announceWork = announceWork;
  });
});
