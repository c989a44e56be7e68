import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeUser, addFakeVideo } from '../../support/fake-world.ts';

const { ask, world, owner } = await startApiUnderTest();
const token = owner.apiToken;
const ownerId = owner.userId;
const noSuchThing = [404, { message: expect.any(String) }];
const output = {
  videoUrl: 'http://127.0.0.1:3000/media/abc/a.mp4',
  revision: 2,
  sizeBytes: 5,
  durationSeconds: 1.5,
  width: 720,
  height: 1280,
};
const delivery = {
  id: 'del1',
  eventId: 'evt_1',
  destination: 'https://example.com/hook',
  status: 'failed' as const,
  nextAttemptAt: null,
  attempts: [{ at: new Date('2026-03-04T05:06:08.000Z'), statusCode: 503, error: null }],
};
const presentedDelivery = {
  id: 'del1',
  event_id: 'evt_1',
  destination: 'https://example.com/hook',
  status: 'failed',
  next_attempt_at: null,
  attempts: [{ at: '2026-03-04T05:06:08.000Z', status_code: 503, error: null }],
};

describe('the list of videos', () => {
  const { apiToken, userId } = addFakeUser(world);
  for (let at = 0; at < 25; at++) {
    const status = at % 2 === 0 ? 'processing' : 'failed';
    addFakeVideo(world, { videoId: `list_${at}`, ownerId: userId, status, stage: at % 2 === 0 ? 'queued' : 'failed' });
  }
  addFakeVideo(world, { ownerId: userId, status: 'gone' });

  it('is sorted newest first, twenty at a time, without deleted ones', async () => {
    const first = (await ask('GET /api/videos', { token: apiToken })).body as { data: object[]; next_cursor: string };
    expect(first.data).toHaveLength(20);
    expect(first.data[0]).toEqual({
      video_id: 'list_24',
      status: 'processing',
      stage: 'queued',
      progress: 0,
      revision: 1,
      error_code: null,
      created_at: '2026-03-04T05:06:07.000Z',
      video_url: null,
    });
    const rest = await ask(`GET /api/videos?cursor=${first.next_cursor}`, { token: apiToken });
    expect(rest.body).toMatchObject({ data: Array.from({ length: 5 }, () => expect.anything()), next_cursor: null });
  });

  it('can be filtered by status', async () => {
    const { body } = await ask('GET /api/videos?limit=3&status=failed', { token: apiToken });
    expect(body).toMatchObject({ data: [{ video_id: 'list_23' }, { video_id: 'list_21' }, { video_id: 'list_19' }] });
  });

  it.each([
    ['limit=0', 'The limit field must be between 1 and 100.'],
    ['limit=101', 'The limit field must be between 1 and 100.'],
    ['limit=2.5', 'The limit field must be an integer.'],
    ['status=done', 'The selected status is invalid.'],
    ['status=gone', 'The selected status is invalid.'],
    ['cursor=broken', 'The selected cursor is invalid.'],
    ['cursor[a]=1', 'The cursor field must be a string.'],
  ])('refuses %s', async (query, message) => {
    const answer = await ask(`GET /api/videos?${query}`, { token: apiToken });
    expect([answer.status, answer.body]).toMatchObject([422, { message }]);
  });

  it('treats empty values as absent', async () => {
    expect((await ask('GET /api/videos?limit=&cursor=&status=', { token: apiToken })).status).toBe(200);
  });
});

describe('one video', () => {
  it('is returned with all details', async () => {
    const { videoId } = addFakeVideo(world, {
      ownerId,
      status: 'processed',
      stage: 'processed',
      progress: 100,
      revision: 2,
      settings: { language: 'en', position: 0.7, fontSize: 30, resizeForSocialMedia: true, fontColor: '#FFFFFF' },
      callbackUrl: 'https://example.com/hook',
      notices: ['Nobody speaks in this video.'],
      output,
    });
    world.deliveries.set(videoId, [delivery]);
    const answer = await ask(`GET /api/videos/${videoId}`, { token });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        video_id: videoId,
        status: 'processed',
        stage: 'processed',
        progress: 100,
        error_code: null,
        message: expect.any(String),
        revision: 2,
        settings: {
          language: 'en',
          resize_for_social_media: true,
          captions_font_color: '#FFFFFF',
          captions_position: 0.7,
          captions_font_size: 30,
          callback: 'https://example.com/hook',
        },
        source: {
          url: 'https://example.com/a.mp4',
          size_bytes: null,
          duration_seconds: null,
          width: null,
          height: null,
        },
        output: {
          video_url: output.videoUrl,
          revision: 2,
          size_bytes: 5,
          duration_seconds: 1.5,
          width: 720,
          height: 1280,
        },
        deliveries: [presentedDelivery],
        notices: ['Nobody speaks in this video.'],
        preview_url: null,
        created_at: '2026-03-04T05:06:07.000Z',
      },
    ]);
  });

  it('can be cancelled while it is processing, once', async () => {
    const { videoId } = addFakeVideo(world, { ownerId });
    const answer = await ask(`POST /api/videos/${videoId}/cancel`, { token });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { video_id: videoId, status: 'failed', stage: 'cancelled', error_code: 'cancelled' },
    ]);
    const again = await ask(`POST /api/videos/${videoId}/cancel`, { token, json: {} });
    expect([again.status, again.body]).toEqual([409, { message: expect.any(String) }]);
  });

  it('does not exist any more after it was deleted', async () => {
    const { videoId } = addFakeVideo(world, { ownerId });
    const answer = await ask(`DELETE /api/videos/${videoId}`, { token });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const calls = [
      'DELETE ',
      'GET ',
      'POST /cancel',
      'GET /captions',
      'GET /captions.srt',
      'GET /deliveries',
      'GET /events',
    ];
    for (const call of calls) {
      const [method, path = ''] = call.split(' ');
      const { status, body } = await ask(`${method} /api/videos/${videoId}${path}`, { token });
      expect([call, status, body]).toEqual([call, ...noSuchThing]);
    }
  });
});

describe('the captions of a video', () => {
  const { videoId } = addFakeVideo(world, { ownerId });
  world.captions.set(videoId, [
    {
      startMs: 500,
      endMs: 1250,
      text: 'Hi there',
      emoji: '👋',
      words: [
        { text: 'Hi', startMs: 500, endMs: 800, confidence: 0.5 },
        { text: 'there', startMs: 800, endMs: 1250, emphasis: true },
      ],
    },
    { startMs: 2000, endMs: 3000, text: 'you', words: [{ text: 'you', startMs: 2000, endMs: 3000 }] },
  ]);

  it('are returned in seconds, word by word', async () => {
    const answer = await ask(`GET /api/videos/${videoId}/captions`, { token });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        language: 'en',
        captions: [
          {
            start: 0.5,
            end: 1.25,
            text: 'Hi there',
            emoji: '👋',
            words: [
              { text: 'Hi', start: 0.5, end: 0.8, confidence: 0.5 },
              { text: 'there', start: 0.8, end: 1.25, emphasis: true },
            ],
          },
          { start: 2, end: 3, text: 'you', words: [{ text: 'you', start: 2, end: 3 }] },
        ],
      },
    ]);
  });

  it.each([
    ['srt', 'application/x-subrip; charset=utf-8', '00:00:00,500 --> 00:00:01,250\nHi there\n'],
    ['vtt', 'text/vtt; charset=utf-8', 'WEBVTT\n'],
    ['ass', 'text/x-ass; charset=utf-8', '[Script Info]'],
  ])('are written as %s', async (extension, type, text) => {
    const answer = await ask(`GET /api/videos/${videoId}/captions.${extension}`, { token });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.text).toContain(text);
  });
});

describe('the deliveries of a video', () => {
  const { videoId } = addFakeVideo(world, { ownerId });
  world.deliveries.set(videoId, [delivery]);

  it('are returned with every attempt', async () => {
    const answer = await ask(`GET /api/videos/${videoId}/deliveries`, { token });
    expect([answer.status, answer.body]).toEqual([200, { data: [presentedDelivery] }]);
  });

  it('can be sent again', async () => {
    const answer = await ask(`POST /api/videos/${videoId}/deliveries/del1/redeliver`, { token });
    expect([answer.status, world.redelivered]).toEqual([202, ['del1']]);
    const unknown = await ask(`POST /api/videos/${videoId}/deliveries/del9/redeliver`, { token });
    expect([unknown.status, unknown.body]).toEqual(noSuchThing);
  });
});

describe('tokens', () => {
  it('are created, listed without their secret, and revoked', async () => {
    const { apiToken } = addFakeUser(world);
    const made = await ask('POST /api/tokens', { token: apiToken, json: { name: 'my flow' } });
    const { id, api_token } = made.body as { id: string; api_token: string };
    expect([made.status, made.body]).toEqual([201, { id, name: 'my flow', api_token }]);
    const listed = await ask('GET /api/tokens', { token: api_token });
    expect(listed.text).not.toContain(api_token);
    const created_at = '2026-01-02T03:04:05.000Z';
    const mine = { id, name: 'my flow', prefix: api_token.slice(0, 6), created_at, last_used_at: null };
    expect((listed.body as { data: object[] }).data).toContainEqual(mine);
    expect((await ask(`DELETE /api/tokens/${id}`, { token: apiToken })).status).toBe(204);
    expect((await ask('GET /api/tokens', { token: api_token })).status).toBe(401);
    expect((await ask(`DELETE /api/tokens/${id}`, { token: apiToken })).status).toBe(404);
  });

  it('need a name', async () => {
    const message = 'The name field is required.';
    expect((await ask('POST /api/tokens', { token, json: {} })).body).toEqual({ message, errors: { name: [message] } });
  });
});
