import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { download } from '../../scripts/setup/download.mjs';
import { createReport } from '../../scripts/setup/report.mjs';

const content = Buffer.from('weights '.repeat(10_000));
const sha256 = createHash('sha256').update(content).digest('hex');

let folder: string;
let server: Server | null = null;
let calls: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-download-'));
  calls = 0;
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/model.bin`;
}

function start(url: string, changes: { sha256?: string; stallTimeoutMs?: number; connectTimeoutMs?: number } = {}) {
  const path = join(folder, 'model.bin');
  const report = createReport({ stream: { write: () => true } });
  const file = { url, path, sha256, sizeBytes: content.length, label: 'model.bin', report };
  return { path, done: download({ ...file, ...changes, waitMs: async () => undefined }) };
}

describe('downloading a file', () => {
  it('stores a file with the expected hash', async () => {
    const { path, done } = start(await serve((_request, response) => response.end(content)));
    await done;
    expect(readFileSync(path).equals(content)).toBe(true);
    expect(calls).toBe(1);
  });

  it('tries again when the connection breaks half-way', async () => {
    const { path, done } = start(
      await serve((_request, response) => {
        if (calls > 1) return response.end(content);
        response.writeHead(200, { 'content-length': content.length });
        response.write(content.subarray(0, 1000), () => response.destroy());
      }),
    );
    await done;
    expect(readFileSync(path).equals(content)).toBe(true);
    expect(calls).toBe(2);
  });

  it('removes a file with another hash, after three tries', async () => {
    const { path, done } = start(await serve((_request, response) => response.end('something else')));
    await expect(done).rejects.toThrow('is not the expected file');
    expect(existsSync(path)).toBe(false);
    expect(calls).toBe(3);
  });

  it('requests a file that does not exist only once', async () => {
    const { done } = start(await serve((_request, response) => response.writeHead(404).end()));
    await expect(done).rejects.toThrow('answers 404');
    expect(calls).toBe(1);
  });

  it('tries again when the server has an error', async () => {
    const { done } = start(await serve((_request, response) => response.writeHead(503).end()));
    await expect(done).rejects.toThrow('answers 503');
    expect(calls).toBe(3);
  });

  it('gives up soon, without another try, when nobody answers', async () => {
    const { done } = start(await serve(() => undefined), { connectTimeoutMs: 50 });
    await expect(done).rejects.toThrow('cannot be reached');
    // none, when it gave up before the request arrived
    expect(calls).toBeLessThanOrEqual(1);
  });

  it('does not wait for a server that stops sending', async () => {
    const url = await serve((_request, response) => response.write(content.subarray(0, 1000)));
    const { path, done } = start(url, { stallTimeoutMs: 50 });
    await expect(done).rejects.toThrow('no data for too long');
    expect(existsSync(path)).toBe(false);
  });
});
