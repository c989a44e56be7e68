import { describe, expect, it } from 'vitest';
import { isLargeBody } from '../../../src/http/api/routing/large-bodies.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { sendRaw } from '../../support/raw-http.ts';

const { ask, owner, server, world } = await startApiUnderTest();
const url = 'https://example.com/talk.mp4';
const token = owner.apiToken;

/** More than what is parsed on the service's own thread. */
const long = 'x'.repeat(100_000);
const captions = Array.from({ length: 3000 }, (_, index) => ({ start: index, end: index + 0.5, text: 'hello there' }));

describe('a large body', () => {
  it('is read like a small one, as JSON, as a form and with subtitles', async () => {
    const asJson = await ask('POST /api/video/create', { token, json: { video_url: url, captions } });
    expect(asJson.status).toBe(201);
    const fields = captions.flatMap(({ start, end, text }, index) =>
      Object.entries({ start, end, text }).map(([name, value]) => [`captions[${index}][${name}]`, String(value)]),
    );
    const form = new URLSearchParams([['video_url', url], ...fields] as [string, string][]).toString();
    expect((await ask('POST /api/video/create', { token, form })).status).toBe(201);
    const srt = captions
      .map(({ text }, index) => {
        const clock = new Date(index * 1000).toISOString().slice(11, 19);
        return `${index + 1}\n${clock},000 --> ${clock},500\n${text}\n`;
      })
      .join('\n');
    expect((await ask('POST /api/video/create', { token, json: { video_url: url, captions: srt } })).status).toBe(201);
    const created = world.created.slice(-3);
    expect(created.map((video) => video.captions?.length)).toEqual([3000, 3000, 3000]);
    expect(created[0]?.captions).toEqual(created[1]?.captions);
    expect(created[2]?.captions?.at(-1)).toEqual(created[0]?.captions?.at(-1));
  });

  it('is refused in the same words and in the same order', async () => {
    const broken = { body: `{"a":"${long}`, headers: { 'Content-Type': 'application/json' } };
    const reply = await ask('POST /api/video/create', broken);
    expect([reply.status, reply.body]).toEqual([400, { message: 'The request body is not valid JSON.' }]);
    const packed = { body: long, headers: { 'Content-Encoding': 'gzip' } };
    expect((await ask('POST /api/video/create', packed)).status).toBe(415);
    expect((await ask('POST /api/video/create', { json: { a: long } })).status).toBe(401);
    const wrong = await ask('POST /api/video/create', { token, json: { a: long, captions: [{ start: 1, end: 0 }] } });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      {
        message: expect.stringMatching(/^The video url field is required\. \(and 2 more errors\)$/),
        errors: expect.objectContaining({ 'captions.0.text': ['The captions.0.text field is required.'] }),
      },
    ]);
  });

  it.each([
    ['a large body', { video_url: url, captions: captions.map(() => ({ start: 'soon', note: 'not read' })) }],
    ['a small body', { video_url: url, captions: Array.from({ length: 10_000 }, () => ({})) }],
  ])('names no more than a thousand broken rules: %s', async (_, json) => {
    const { status, body } = await ask('POST /api/video/create', { token, json });
    const { errors, message } = body as { errors: object; message: string };
    expect([status, Object.values(errors).flat().length]).toEqual([422, 1000]);
    expect(message).toMatch(/^The captions\.0\.start field .*\. \(and 999 more errors\)$/);
  });

  it('may hold more than a route that expects little reads', async () => {
    const { status, body } = await ask('POST /api/tokens', { token, json: { junk: [[long]], name: long } });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['name']]);
    expect((await ask('POST /api/tokens', { token, json: { name: 'mine', junk: long } })).status).toBe(201);
  });

  it('is smaller for a form, which takes longer to parse', () => {
    const form = 'application/x-www-form-urlencoded; charset=utf-8';
    const sizes = (type: string | undefined) => [20_000, 70_000].map((size) => isLargeBody(size, type));
    expect(sizes(form)).toEqual([true, true]);
    expect(sizes('application/json')).toEqual([false, true]);
    expect(sizes(undefined)).toEqual([false, true]);
    expect(isLargeBody(10_000, form)).toBe(false);
  });
});

describe('the body of a probe', () => {
  it('is not read for fields, so nothing in it can be wrong', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const probe = await sendRaw({ method: 'GET', url: `${server.url}/healthz`, headers, body: '{' });
    expect([probe.status, probe.text]).toEqual([200, '{"status":"ok"}']);
  });
});
