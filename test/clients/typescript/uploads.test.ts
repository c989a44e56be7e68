import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { Captioneer, NotFoundError } from '../../../clients/typescript/src/index.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';

let server: ScriptedServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** A store by the rules of tus; `breaks` lists the parts, from 1, whose connection is cut when two bytes of them have arrived. */
async function storeThat({ breaks = [] as number[] } = {}) {
  let stored = Buffer.alloc(0);
  let parts = 0;
  let length = '';
  const metadata: string[] = [];
  server = await startScriptedServer(async (request, response) => {
    const body = await buffer(request);
    if (request.method === 'POST') {
      metadata.push(String(request.headers['upload-metadata']));
      length = String(request.headers['upload-length']);
      response.writeHead(201, { Location: 'uploads/up1' }).end();
      return;
    }
    if (!request.url?.endsWith('/up1')) return response.writeHead(404).end('You have no such upload');
    if (request.method === 'HEAD')
      return response.writeHead(200, { 'Upload-Offset': stored.length, 'Upload-Length': length }).end();
    if (Number(request.headers['upload-offset']) !== stored.length)
      return response.writeHead(409).end('another offset');
    parts += 1;
    const breaksOff = breaks.includes(parts);
    stored = Buffer.concat([stored, breaksOff ? body.subarray(0, 2) : body]);
    if (breaksOff) response.destroy();
    else response.writeHead(204, { 'Upload-Offset': stored.length }).end();
  });
  return { client: new Captioneer({ baseUrl: server.url }), stored: () => stored.toString(), metadata };
}

describe('an upload', () => {
  it('is sent in parts, and says how far it is', async () => {
    const { client, stored, metadata } = await storeThat();
    const seen: number[] = [];
    const file = new File(['ten bytes!'], 'müßig.mp4');
    const upload = await client.uploads.create(file, {
      chunkBytes: 4,
      onProgress: ({ sentBytes }) => seen.push(sentBytes),
    });
    expect(upload).toEqual({ upload_url: 'upload://up1', size_bytes: 10 });
    expect(stored()).toBe('ten bytes!');
    expect(seen).toEqual([0, 4, 8, 10]);
    expect(metadata).toEqual([`filename ${Buffer.from('müßig.mp4').toString('base64')}`]);
  });

  it('goes on behind what arrived when connections break', async () => {
    const { client, stored } = await storeThat({ breaks: [1, 3] });
    await client.uploads.create(new Blob(['ten bytes!']), { chunkBytes: 4 });
    expect(stored()).toBe('ten bytes!');
  });

  it('is continued by another program', async () => {
    const { client, stored } = await storeThat();
    const controller = new AbortController();
    let uploadUrl = '';
    const begun = client.uploads.create(new Blob(['ten bytes!']), {
      chunkBytes: 4,
      signal: controller.signal,
      onStarted: (url) => {
        uploadUrl = url;
      },
      onProgress: ({ sentBytes }) => sentBytes === 4 && controller.abort(new Error('ended')),
    });
    await expect(begun).rejects.toThrow('ended');
    expect(stored()).toBe('ten ');
    await client.uploads.create(new Blob(['ten bytes!']), { resumeFrom: uploadUrl });
    expect(stored()).toBe('ten bytes!');
  });

  it('is not continued with another file', async () => {
    const { client, stored } = await storeThat();
    let resumeFrom = '';
    const onStarted = (url: string) => {
      resumeFrom = url;
    };
    const stopped = client.uploads.create(new Blob(['ten bytes!']), {
      ...{ onStarted, chunkBytes: 4, maxRetries: 0 },
      onProgress: ({ sentBytes }) => {
        if (sentBytes === 8) throw new Error('ended');
      },
    });
    await expect(stopped).rejects.toThrow('ended');
    const other = client.uploads.create(new Blob(['short']), { resumeFrom });
    await expect(other).rejects.toMatchObject({ name: 'CaptioneerError', code: 'other_file' });
    expect(stored()).toBe('ten byte');
  });

  it('ends when nothing arrives, instead of sending for ever', async () => {
    const { client } = await storeThat();
    await expect(client.uploads.create(new Blob(['ten bytes!']), { chunkBytes: 0 })).rejects.toBeInstanceOf(TypeError);
    let parts = 0;
    const deaf = await startScriptedServer((request, response) => {
      parts += request.method === 'PATCH' ? 1 : 0;
      const headers = { Location: 'uploads/up1', 'Upload-Offset': 0 };
      request.resume().on('end', () => response.writeHead(request.method === 'POST' ? 201 : 204, headers).end());
    });
    try {
      const sending = new Captioneer({ baseUrl: deaf.url }).uploads.create(new Blob(['ten bytes!']));
      await expect(sending).rejects.toMatchObject({ code: 'unexpected_reply' });
      expect(parts).toBe(1);
    } finally {
      await deaf.close();
    }
  });

  it('says when there is nothing to continue', async () => {
    const { client } = await storeThat();
    const upload = client.uploads.create(new Blob(['ten bytes!']), { resumeFrom: 'upload://gone' });
    await expect(upload).rejects.toBeInstanceOf(NotFoundError);
  });
});
