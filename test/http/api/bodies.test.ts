import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { cpuGrowth } from '../../support/cpu-growth.ts';
import { addFakeVideo } from '../../support/fake-world.ts';
import { sendRaw } from '../../support/raw-http.ts';

const { ask, server, world, owner } = await startApiUnderTest();
const token = owner.apiToken;
const create = 'POST /api/video/create';
const video_url = 'https://example.com/a.mp4';
const authorization = { Authorization: `Bearer ${token}` };

describe('a form', () => {
  it('is read like JSON, its lists and strings included', async () => {
    const form = new URLSearchParams([
      ['video_url', video_url],
      ['captions_font_size', '24'],
      ['resize_for_social_media', '1'],
      ['captions_position', '0.7'],
      ['captions[0][start]', '0'],
      ['captions[0][end]', '1.5'],
      ['captions[0][text]', 'Olá & welcome'],
      ['captions[1][start]', '2'],
      ['captions[1][end]', '3'],
      ['captions[1][text]', 'again'],
      ['captions[1][emoji]', '👋'],
    ]).toString();
    expect((await ask(create, { token, form })).status).toBe(201);
    expect(world.created.at(-1)).toMatchObject({
      videoUrl: video_url,
      settings: { fontSize: 24, resizeForSocialMedia: true, position: 0.7 },
      captions: [
        { startMs: 0, endMs: 1500, text: 'Olá & welcome' },
        { startMs: 2000, endMs: 3000, text: 'again', emoji: '👋' },
      ],
    });
  });

  it('may have thousands of items, in any order, in time that grows with their number', async () => {
    const createWith = async (count: number) => {
      const items = Array.from({ length: count }, (_, index) => count - 1 - index);
      const parts = items.map(
        (at) => `captions[${at}][start]=${at}&captions[${at}][end]=${at + 1}&captions[${at}][text]=w${at}`,
      );
      expect((await ask(create, { token, form: `video_url=${video_url}&${parts.join('&')}` })).status).toBe(201);
      const captions = world.created.at(-1)?.captions ?? [];
      expect(captions.map(({ text }) => text)).toEqual(items.map((at) => `w${at}`).reverse());
    };
    expect(await cpuGrowth(6000, createWith)).toBeLessThan(3);
  });

  it('uses the last value of a name that is given twice', async () => {
    await ask(create, { token, form: `video_url=${video_url}&captions_font_size=99&captions_font_size=30` });
    expect(world.created.at(-1)?.settings).toEqual({ fontSize: 30 });
  });

  it('names an invalid item as for JSON', async () => {
    const form = `video_url=${video_url}&captions[0][start]=1&captions[0][end]=1&captions[0][text]=a`;
    const message = 'The captions.0.end field must be greater than 1.';
    const answer = await ask(create, { token, form });
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { 'captions.0.end': [message] } }]);
  });

  it('is read as JSON if it begins like JSON', async () => {
    expect((await ask(create, { token, form: JSON.stringify({ video_url }) })).status).toBe(201);
  });
});

describe('JSON', () => {
  it.each([
    ['without a type', {}],
    ['as plain text', { 'Content-Type': 'text/plain' }],
    ['with a type of its own', { 'Content-Type': 'application/vnd.flow+json; charset=utf-8' }],
  ])('is read %s', async (_how, headers: Record<string, string>) => {
    const body = JSON.stringify({ video_url });
    const answer = await sendRaw({
      method: 'POST',
      url: `${server.url}/api/video/create`,
      body,
      headers: { ...authorization, ...headers },
    });
    expect(answer.status).toBe(201);
  });

  it('may begin with a byte order mark', async () => {
    const body = `\uFEFF${JSON.stringify({ video_url })}`;
    expect((await ask(create, { token, body, headers: { 'Content-Type': 'application/json' } })).status).toBe(201);
  });

  it('is read in its charset', async () => {
    const body = Buffer.from(JSON.stringify({ video_url, captions: [{ start: 0, end: 1, text: 'à' }] }), 'latin1');
    const headers = { 'Content-Type': 'application/json; charset=ISO-8859-1' };
    expect((await ask(create, { token, body, headers })).status).toBe(201);
    expect(world.created.at(-1)?.captions).toMatchObject([{ text: 'à' }]);
  });

  it.each(['[]', '"text"', '5', 'null', 'true'])('%s has no fields', async (body) => {
    const answer = await ask(create, { token, body, headers: { 'Content-Type': 'application/json' } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { video_url: ['The video url field is required.'] } });
  });

  it('is rejected if it is invalid, or not in its charset', async () => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await ask(create, { token, body: '{"video_url":}', headers })).status).toBe(400);
    expect((await ask(create, { token, body: Buffer.from([0x7b, 0xff, 0x7d]), headers })).status).toBe(400);
    const odd = { 'Content-Type': 'application/json; charset=klingon' };
    expect((await ask(create, { token, body: '{}', headers: odd })).status).toBe(415);
    const packed = { ...headers, 'Content-Encoding': 'gzip' };
    expect((await ask(create, { token, body: '{}', headers: packed })).status).toBe(415);
  });

  it('nested too deeply is rejected', async () => {
    const body = `{"captions":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    expect((await ask(create, { token, body, headers: { 'Content-Type': 'application/json' } })).status).toBe(400);
  });
});

describe('unknown fields', () => {
  it.each([
    ['JSON', { body: `{"__proto__":{"video_url":"x"},"constructor":{"a":1},"toString":5,"video_url":"${video_url}"}` }],
    [
      'JSON items',
      { body: `{"video_url":"${video_url}","captions":[{"__proto__":{"emoji":"x"},"start":0,"end":1,"text":"a"}]}` },
    ],
    ['a form', { form: `__proto__[admin]=1&constructor[prototype][admin]=1&video_url=${video_url}` }],
  ])('are ignored in %s, whatever their names', async (_kind, asked: { body?: string; form?: string }) => {
    expect((await ask(create, { token, headers: { 'X-Any': 'thing' }, ...asked })).status).toBe(201);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
    expect(world.created.at(-1)?.captions?.[0]?.emoji).toBeUndefined();
  });

  it('do not replace required ones', async () => {
    const body = `{"__proto__":{"video_url":"${video_url}"}}`;
    expect((await ask(create, { token, body })).status).toBe(422);
  });
});

describe('a body sent with GET', () => {
  const url = `${server.url}/api/video/get`;
  const { videoId: video_id } = addFakeVideo(world, { ownerId: owner.userId });

  it.each([
    ['JSON', JSON.stringify({ video_id }), { 'Content-Type': 'application/json' }],
    ['JSON without a type', JSON.stringify({ video_id }), {}],
    ['a form', `video_id=${video_id}`, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ])('is read as %s', async (_kind, body, headers: Record<string, string>) => {
    const answer = await sendRaw({ method: 'GET', url, body, headers: { ...authorization, ...headers } });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([202, { video_id }]);
  });

  it('is read in chunks too', async () => {
    const headers = { ...authorization, 'Transfer-Encoding': 'chunked', 'Content-Length': '' };
    const { openRequest } = await import('../../support/raw-http.ts');
    const { request, answer } = openRequest({
      method: 'GET',
      url,
      headers: { ...authorization, 'Transfer-Encoding': headers['Transfer-Encoding'] },
    });
    request.end(JSON.stringify({ video_id }));
    expect((await answer).status).toBe(202);
  });

  it('is rejected if it is invalid', async () => {
    expect((await sendRaw({ method: 'GET', url, body: '{', headers: authorization })).status).toBe(400);
  });
});

describe('a multipart body', () => {
  it('is told where to send files', async () => {
    const body = new FormData();
    body.set('video_url', video_url);
    const answer = await ask(create, { token, body });
    expect([answer.status, answer.body]).toEqual([415, { message: expect.stringContaining('/api/uploads') }]);
  });
});
