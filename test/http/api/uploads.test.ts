import { createConnection } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { openRequest, type RawAnswer, sendRaw } from '../../support/raw-http.ts';
import { waitUntil } from '../../support/wait-until.ts';

const maxBytes = 200_000;
const { ask, server, world, services, owner } = await startApiUnderTest({ MAX_SOURCE_BYTES: String(maxBytes) });
const token = owner.apiToken;
const url = `${server.url}/api/uploads`;
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=edge' };

/** One part of a multipart body, without the closing boundary. */
function part(name: string, content: string, fileName?: string) {
  const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: video/mp4`;
  return `--edge\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
}

function form(fields: [name: string, content: string | Blob, fileName?: string][]) {
  const body = new FormData();
  for (const [name, content, fileName] of fields) {
    if (typeof content === 'string') body.append(name, content);
    else body.append(name, content, fileName);
  }
  return body;
}

async function nothingIsKept(send: () => Promise<Pick<RawAnswer, 'status'>>) {
  const before = world.uploads.length;
  const { status } = await send();
  expect(world.uploads.length).toBe(before);
  return status;
}

describe('an upload', () => {
  it('is stored as it is, and gets an address for video_url', async () => {
    const bytes = Buffer.alloc(maxBytes, 7);
    const body = form([
      ['note', 'ignored'],
      ['file', new Blob([bytes]), 'my talk.mp4'],
      ['other', new Blob(['ignored too']), 'b.mp4'],
    ]);
    const answer = await ask('POST /api/uploads', { token, body });
    expect([answer.status, answer.body]).toEqual([
      201,
      { upload_url: expect.stringMatching(/^upload:\/\//), size_bytes: maxBytes },
    ]);
    expect(world.uploads.at(-1)).toEqual({ ownerId: owner.userId, fileName: 'my talk.mp4', bytes });
  });

  it('takes a script before or after the file', async () => {
    const script: [string, string] = ['script', 'Hello Ada.'];
    const file: [string, Blob, string] = ['file', new Blob(['abc']), 'a.mp4'];
    for (const fields of [
      [script, file],
      [file, script],
    ]) {
      expect((await ask('POST /api/uploads', { token, body: form(fields) })).status).toBe(201);
      expect(world.uploads.at(-1)).toMatchObject({ script: 'Hello Ada.', bytes: Buffer.from('abc') });
    }
  });

  it('is refused with a script that is too long, in characters of any size', async () => {
    const send = (script: string) =>
      ask('POST /api/uploads', {
        token,
        body: form([
          ['script', script],
          ['file', new Blob(['abc']), 'a.mp4'],
        ]),
      });
    for (const letter of ['x', '語']) {
      expect((await send(letter.repeat(100_000))).status).toBe(201);
      const answer = await send(letter.repeat(100_001));
      expect([answer.status, answer.body]).toMatchObject([422, { errors: { script: [expect.any(String)] } }]);
    }
    expect((await send('x'.repeat(400_000))).status).toBe(422);
  });

  it.each(['PUT /api/uploads/up1/script', 'POST /api/direct-uploads'])('takes a script by %s', async (call) => {
    for (const letter of ['x', '語']) {
      const sent = (count: number) => ask(call, { token, json: { size_bytes: 5, script: letter.repeat(count) } });
      // nobody has such an upload here
      expect((await sent(100_000)).status).toBe(404);
      const answer = await sent(100_001);
      expect([answer.status, answer.body]).toMatchObject([422, { errors: { script: [expect.any(String)] } }]);
    }
  });

  it.each([
    ['without the field', { body: form([['note', 'a']]) }],
    ['with text for a file', { body: form([['file', 'text']]) }],
    ['with an empty file', { body: form([['file', new Blob([]), 'a.mp4']]) }],
    ['as JSON', { json: { file: 'a' } }],
    ['as nothing', {}],
  ])('is refused %s', async (_how, asked) => {
    const answer = await ask('POST /api/uploads', { token, ...asked });
    const message = 'The file field is required.';
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { file: [message] } }]);
  });

  it('is refused if it is larger than allowed, announced or not', async () => {
    const content = 'x'.repeat(maxBytes + 1);
    const body = `${part('file', content, 'a.mp4')}--edge--\r\n`;
    expect(await nothingIsKept(() => sendRaw({ method: 'POST', url, headers, body }))).toBe(413);
    const huge = { ...headers, 'Content-Length': String(10 * maxBytes) };
    const { request, answer } = openRequest({ method: 'POST', url, headers: huge });
    request.flushHeaders();
    expect((await answer).status).toBe(413);
    request.destroy();
  });

  it('is refused if another part of it is endless', async () => {
    const { request, answer } = openRequest({ method: 'POST', url, headers });
    request.on('error', () => undefined);
    request.write(part('file', 'small', 'a.mp4'));
    request.write(part('other', 'x'.repeat(3 * maxBytes), 'b.mp4'));
    expect(await nothingIsKept(() => answer)).toBe(413);
    request.destroy();
  });

  it.each([
    ['without its last boundary', `${part('file', 'some bytes', 'a.mp4')}`],
    ['broken within the file', '--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nsome by'],
    ['with nothing that is multipart', 'nonsense'],
  ])('is refused %s, and nothing is stored', async (_how, body) => {
    expect([400, 422]).toContain(await nothingIsKept(() => sendRaw({ method: 'POST', url, headers, body })));
  });

  it('is refused without a boundary', async () => {
    const bare = { ...headers, 'Content-Type': 'multipart/form-data' };
    expect(await nothingIsKept(() => sendRaw({ method: 'POST', url, headers: bare, body: 'a' }))).toBe(400);
  });

  it('that the caller breaks off leaves nothing behind', async () => {
    const before = world.uploads.length;
    const rejected: unknown[] = [];
    const storeUpload = services.uploads.storeUpload;
    services.uploads.storeUpload = (input) =>
      storeUpload(input).catch((error) => {
        rejected.push(error);
        throw error;
      });
    const { request } = openRequest({ method: 'POST', url, headers: { ...headers, 'Content-Length': '100000' } });
    request.on('error', () => undefined);
    request.write(part('file', 'x'.repeat(1000), 'a.mp4'));
    request.write('y'.repeat(1000));
    request.once('socket', (socket) => socket.once('connect', () => setImmediate(() => request.destroy())));
    await waitUntil(() => rejected.length === 1);
    services.uploads.storeUpload = storeUpload;
    expect(world.uploads.length).toBe(before);
  });

  it('is a 500 if the store fails', async () => {
    const storeUpload = services.uploads.storeUpload;
    services.uploads.storeUpload = async () => Promise.reject(new Error('disk full at /secret'));
    const answer = await ask('POST /api/uploads', { token, body: form([['file', new Blob(['abc']), 'a.mp4']]) });
    services.uploads.storeUpload = storeUpload;
    expect([answer.status, answer.text]).toEqual([500, expect.not.stringContaining('secret')]);
  });
});

describe('a caller that waits for permission to send', () => {
  const ask100 = (authorization: string) =>
    `POST /api/uploads HTTP/1.1\r\nHost: a\r\n${authorization}Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: 118\r\nExpect: 100-continue\r\n\r\n`;

  it('gets no permission unless it is authenticated', async () => {
    const socket = createConnection(server.port, '127.0.0.1');
    socket.write(ask100(''));
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(text).not.toContain('100 Continue');
  });

  it('gets permission if it is', async () => {
    const body = `${part('file', 'abc', 'a.mp4')}--edge--\r\n`;
    const socket = createConnection(server.port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.write(ask100(`Authorization: Bearer ${token}\r\nConnection: close\r\n`).replace('118', String(body.length)));
    let text = '';
    for await (const chunk of socket) {
      if (text === '') socket.write(body);
      text += chunk;
    }
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
  });
});
