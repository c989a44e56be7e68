import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import {
  AllowanceError,
  ApiError,
  AuthenticationError,
  Captioneer,
  CaptioneerError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  ValidationError,
  VideoFailedError,
} from '../../../clients/typescript/src/index.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';

interface Received {
  method: string;
  path: string;
  key: string | undefined;
  body: string;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let server: ScriptedServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** A service that gives these answers in turn, and the last one for ever. */
async function serviceThat(...answers: Answer[]) {
  const received: Received[] = [];
  server = await startScriptedServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    const key = request.headers['idempotency-key'];
    received.push({ method: request.method ?? '', path: request.url ?? '', key: key ? String(key) : undefined, body });
    answers[Math.min(received.length, answers.length) - 1]?.(response, request);
  });
  return { client: new Captioneer({ baseUrl: server.url, token: 'secret' }), received };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'call-1', ...headers });
    response.end(JSON.stringify(body));
  };
const cut: Answer = (response) => response.destroy();
const hang: Answer = () => undefined;
const accepted = json(201, { video_id: 'vid_1', status: 'processing' });
const details = (status: string, more: object = {}) =>
  json(200, {
    video_id: 'vid_1',
    status,
    stage: status,
    progress: 100,
    error_code: null,
    message: '',
    output: null,
    ...more,
  });

describe('an address', () => {
  it.each(['ftp://here', 'captions.example.com', '//evil.example', ''])('«%s» is refused', (baseUrl) => {
    expect(() => new Captioneer({ baseUrl })).toThrow(TypeError);
  });

  it('may be a path in a browser, and end with /api', () => {
    for (const baseUrl of ['/', '/captioneer/', 'https://captions.example.com/api/']) new Captioneer({ baseUrl });
  });

  it('comes with a token that a header can carry', async () => {
    expect(() => new Captioneer({ baseUrl: 'https://captions.example.com', token: 'cap_…' })).toThrow(/token/);
    const { client } = await serviceThat((response, request) =>
      json(200, { said: request.headers.authorization })(response, request),
    );
    expect(await client.account.get()).toEqual({ said: 'Bearer secret' });
    expect(await new Captioneer({ baseUrl: server?.url, token: 'secret\n' }).account.get()).toEqual({
      said: 'Bearer secret',
    });
  });

  it('and a token come from the environment, the token only together with the address', async () => {
    const { client } = await serviceThat((response, request) =>
      json(200, { said: request.headers.authorization ?? null })(response, request),
    );
    const environment = { CAPTIONEER_URL: server?.url, CAPTIONEER_TOKEN: 'of the environment' };
    Object.assign(process.env, environment);
    try {
      expect(await client.account.get()).toEqual({ said: 'Bearer secret' });
      expect(await new Captioneer().account.get()).toEqual({ said: 'Bearer of the environment' });
      expect(await new Captioneer({ token: 'mine' }).account.get()).toEqual({ said: 'Bearer mine' });
      expect(await new Captioneer({ baseUrl: server?.url }).account.get()).toEqual({ said: null });
    } finally {
      for (const name of Object.keys(environment)) delete process.env[name];
    }
  });
});

describe('a call that fails', () => {
  it.each([
    [401, { message: 'Unauthenticated.', error: 'invalid_token' }, AuthenticationError, 'invalid_token'],
    [402, { message: 'None is left.', error: 'allowance_exhausted' }, AllowanceError, 'allowance_exhausted'],
    [404, { message: 'There is no such video.' }, NotFoundError, 'not_found'],
    [413, { message: 'Too large', error: 'storage_limit' }, ApiError, 'storage_limit'],
    [418, { message: 'A teapot' }, ApiError, 'refused'],
  ])('with %i is an error with status, code and request id', async (status, body, kind, code) => {
    const { client, received } = await serviceThat(json(status, body));
    const error = await client.videos.get('vid_1').catch((reason) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, code, message: body.message, requestId: 'call-1', fields: {} });
    expect(received).toHaveLength(1);
  });

  it('with 422 says what is wrong with which field', async () => {
    const errors = { captions_font_size: ['The captions font size field must be at least 18.'] };
    const { client } = await serviceThat(json(422, { message: 'Wrong', errors }));
    const refused = client.videos.create({ video_url: 'x' }).untilReady();
    await expect(refused).rejects.toBeInstanceOf(ValidationError);
    await expect(refused).rejects.toMatchObject({ fields: errors, code: 'invalid_input' });
  });

  it('is told without the page of a proxy', async () => {
    const { client } = await serviceThat((response) => response.writeHead(403).end('<html>Blocked</html>'));
    await expect(client.videos.get('vid_1')).rejects.toMatchObject({
      code: 'refused',
      message: 'The service answered 403.',
    });
  });

  it('when something else answers says so', async () => {
    const { client } = await serviceThat((response) => response.end('<html>Welcome</html>'));
    await expect(client.videos.get('vid_1')).rejects.toMatchObject({ code: 'unexpected_reply' });
  });

  it('encodes what the caller gives as part of an address', async () => {
    const { client, received } = await serviceThat(json(200, {}));
    await client.videos.get('../me?x=1#');
    expect(received[0]?.path).toBe('/api/videos/..%2Fme%3Fx%3D1%23');
  });
});

describe('a call that is redirected', () => {
  it.each([301, 302, 307, 308])('with %i goes nowhere, and says where the service is', async (status) => {
    let elsewhere = 0;
    const other = await startScriptedServer((_request, response) => {
      elsewhere += 1;
      response.end('{}');
    });
    try {
      const { client, received } = await serviceThat(json(status, {}, { Location: `${other.url}/api/video/create` }));
      await expect(client.videos.create({ video_url: 'x' })).rejects.toMatchObject({
        ...{ name: 'CaptioneerError', code: 'redirected' },
        message: expect.stringContaining(other.url),
      });
      expect([received.length, elsewhere]).toEqual([1, 0]);
    } finally {
      await other.close();
    }
  });
});

describe('a call that the service could not answer', () => {
  it('is sent again with the same idempotency key, and another call with another', async () => {
    const { client, received } = await serviceThat(cut, json(502, {}), accepted);
    expect(await client.videos.create({ video_url: 'http://x' })).toEqual({ video_id: 'vid_1', status: 'processing' });
    await client.videos.create({ video_url: 'http://x' });
    const keys = received.map(({ key }) => key);
    expect(received).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    await client.videos.edit('vid_1', {}, { idempotencyKey: 'mine' });
    expect(received.at(-1)).toMatchObject({ key: 'mine', body: '{"video_id":"vid_1"}' });
  });

  it('waits while its own first try is still running', async () => {
    const { client, received } = await serviceThat(cut, json(409, { message: 'Still running' }), accepted);
    await client.videos.create({ video_url: 'http://x' });
    expect(received).toHaveLength(3);
  });

  it('is not sent again when it may have been carried out, and may not run twice', async () => {
    const { client, received } = await serviceThat(cut);
    await expect(client.tokens.create('flow')).rejects.toBeInstanceOf(ConnectionError);
    expect(received).toHaveLength(1);
  });

  it('is not sent again after a proxy’s refusal, which may come when the call was passed on', async () => {
    const { client, received } = await serviceThat(
      (response) => response.writeHead(503).end('upstream connect error or disconnect'),
      json(201, {}),
    );
    await expect(client.tokens.create('flow')).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
  });

  it('waits as long as Retry-After says, whatever call it is', async () => {
    const { client, received } = await serviceThat(
      json(429, { message: 'Slow' }, { 'Retry-After': '1' }),
      json(201, {}),
    );
    const startedAt = performance.now();
    await client.tokens.create('flow');
    expect(performance.now() - startedAt).toBeGreaterThan(950);
    expect(received).toHaveLength(2);
  });

  it('is given up at once when the wait is longer than a minute', async () => {
    const full = json(503, { message: 'Full', error: 'service_full' }, { 'Retry-After': '300' });
    const { client, received } = await serviceThat(full);
    const error = await client.videos.create({ video_url: 'http://x' }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ code: 'service_full', retryAfterSeconds: 300 });
    expect(received).toHaveLength(1);
  });

  it('is tried as often as the caller wants', async () => {
    const { client, received } = await serviceThat(json(429, { message: 'Slow' }));
    await expect(client.videos.get('vid_1', { maxRetries: 1 })).rejects.toBeInstanceOf(RateLimitError);
    expect(received).toHaveLength(2);
  });
});

describe('time', () => {
  it('of a try is limited', async () => {
    const { client } = await serviceThat(hang);
    const call = client.videos.get('vid_1', { timeoutMs: 50, maxRetries: 0 });
    await expect(call).rejects.toMatchObject({
      code: 'timeout',
      message: 'GET /videos/vid_1 took longer than 0.05 seconds.',
    });
    await expect(call).rejects.toBeInstanceOf(TimeoutError);
  });

  it('covers the body too', async () => {
    const { client } = await serviceThat((response) => response.writeHead(200).write('{'));
    await expect(client.videos.get('vid_1', { timeoutMs: 50, maxRetries: 0 })).rejects.toBeInstanceOf(TimeoutError);
  });

  it('of a wait is limited', async () => {
    const { client } = await serviceThat(accepted, hang);
    const video = client.videos.create({ video_url: 'http://x' });
    await expect(video.untilReady({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it.each(['before', 'while'])('ends with the caller’s signal, aborted %s it', async (when) => {
    const { client } = await serviceThat(json(429, {}, { 'Retry-After': '30' }));
    const controller = new AbortController();
    const reason = new Error('gone');
    if (when === 'before') controller.abort(reason);
    const call = client.videos.get('vid_1', { signal: controller.signal });
    if (when === 'while') setTimeout(() => controller.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
  });
});

describe('waiting for a video', () => {
  const event = (status: string, progress: number) =>
    `data: ${JSON.stringify({ video_id: 'vid_1', status, stage: status, progress })}\n\n`;
  const stream =
    (...chunks: string[]): Answer =>
    (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const chunk of chunks) response.write(chunk);
      response.end();
    };
  const output = { video_url: 'http://out' };

  it('follows the events, over streams that break, and reports each state once', async () => {
    const first = event('processing', 10);
    const { client } = await serviceThat(
      accepted,
      stream(': still here\n\n', first.slice(0, 9), first.slice(9)),
      stream(first, event('processing', 50), event('processed', 100)),
      details('processed', { output }),
    );
    const seen: number[] = [];
    const onProgress = ({ progress }: { progress: number }) => seen.push(progress);
    const video = await client.videos.create({ video_url: 'http://x' }).untilReady({ onProgress });
    expect(video.output).toEqual(output);
    expect(seen).toEqual([10, 50, 100]);
  });

  it('asks for the state where events do not come through', async () => {
    const { client, received } = await serviceThat(accepted, stream(), stream(), cut, details('processed', { output }));
    await client.videos.create({ video_url: 'http://x' }).untilReady();
    expect(received.map(({ path }) => path).slice(1, 5)).toEqual([
      ...Array(3).fill('/api/videos/vid_1/events'),
      '/api/videos/vid_1',
    ]);
  });

  it('goes on when the service is away for a while', async () => {
    const away = json(503, { message: 'Restarting' });
    await serviceThat(cut, cut, cut, away, details('processed', { output }));
    const impatient = new Captioneer({ baseUrl: server?.url, maxRetries: 0 });
    expect((await impatient.videos.untilReady('vid_1')).output).toEqual(output);
  });

  it('ends when the service names no output, instead of asking for ever', async () => {
    const { client, received } = await serviceThat(details('processed'));
    await expect(client.videos.untilReady('vid_1', { timeoutMs: 5_000 })).rejects.toMatchObject({
      code: 'unexpected_reply',
    });
    expect(received.length).toBeLessThan(10);
  });

  it('throws what went wrong with the video', async () => {
    const failed = details('failed', { error_code: 'source_web_page', message: 'That is a page.' });
    const { client } = await serviceThat(stream(event('failed', 3)), failed);
    const error = await client.videos.untilReady('vid_1').catch((reason) => reason);
    expect(error).toBeInstanceOf(VideoFailedError);
    expect(error).toMatchObject({ code: 'source_web_page', message: 'That is a page.', videoId: 'vid_1' });
  });

  it('ends when there is no such video', async () => {
    const { client, received } = await serviceThat(json(404, { message: 'There is no such video.' }));
    await expect(client.videos.untilReady('vid_1')).rejects.toBeInstanceOf(NotFoundError);
    expect(received).toHaveLength(1);
  });

  it('closes the stream when the caller has seen enough', async () => {
    let closed = false;
    const { client } = await serviceThat((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(event('processing', 1));
      response.on('close', () => {
        closed = true;
      });
    });
    for await (const { progress } of client.videos.events('vid_1')) {
      expect(progress).toBe(1);
      break;
    }
    await expect.poll(() => closed).toBe(true);
  });
});

it('reads a list page after page', async () => {
  const { client, received } = await serviceThat(
    json(200, { data: [{ video_id: 'a' }], next_cursor: 'c 1' }),
    json(200, { data: [{ video_id: 'b' }], next_cursor: null }),
  );
  const ids: string[] = [];
  for await (const { video_id } of client.videos.list({ status: 'failed', limit: 1 })) ids.push(video_id);
  expect(ids).toEqual(['a', 'b']);
  expect(received.map(({ path }) => path)).toEqual([
    '/api/videos?status=failed&limit=1',
    '/api/videos?status=failed&limit=1&cursor=c+1',
  ]);
});

it('says that nobody is there', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => free.once('listening', done));
  const { port } = free.address() as { port: number };
  await new Promise((done) => free.close(done));
  const call = new Captioneer({ baseUrl: `http://127.0.0.1:${port}`, maxRetries: 0 }).account.get();
  await expect(call).rejects.toBeInstanceOf(ConnectionError);
  await expect(call).rejects.toBeInstanceOf(CaptioneerError);
});
