import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, owner, world } = await startApiUnderTest();
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

  it('names no more than a thousand broken rules', async () => {
    const json = { video_url: url, captions: captions.map(() => ({ start: 'soon', note: 'not read' })) };
    const { status, body } = await ask('POST /api/video/create', { token, json });
    expect([status, Object.values((body as { errors: object }).errors).flat().length]).toEqual([422, 1000]);
  });

  it('may hold more than a route that expects little reads', async () => {
    const { status, body } = await ask('POST /api/tokens', { token, json: { junk: [[long]], name: long } });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['name']]);
    expect((await ask('POST /api/tokens', { token, json: { name: 'mine', junk: long } })).status).toBe(201);
  });
});
