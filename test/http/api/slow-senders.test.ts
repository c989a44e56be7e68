import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { toHttpError } from '../../../src/http/api/routing/reply-errors.ts';
import { createHeldBodies, type HeldBodies } from '../../../src/http/held-bodies.ts';
import { readBody } from '../../../src/http/read-body.ts';
import { readMultipart } from '../../../src/http/read-multipart.ts';
import { openRequest } from '../../support/raw-http.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Read = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** The outcome of reading when the caller sends a little and then nothing more. */
async function outcomeOf(read: Read, headers: Record<string, string> = {}): Promise<unknown> {
  let settle: (outcome: unknown) => void = () => undefined;
  const outcome = new Promise((resolve) => {
    settle = resolve;
  });
  const server = createServer((request, response) => {
    read(request, response).then(settle, settle);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const { request } = openRequest({ method: 'POST', url: `http://127.0.0.1:${port}/`, headers });
  request.on('error', () => undefined);
  request.write('--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc');
  const result = await outcome;
  server.close();
  request.destroy();
  return result;
}

function hasRoom(held: HeldBodies, bytes: number): boolean {
  const fits = held.take('here', bytes);
  if (fits) held.give('here', bytes);
  return fits;
}

describe('a caller that falls silent', () => {
  it('within a body is refused after the timeout of bodies', async () => {
    const outcome = await outcomeOf((request, response) =>
      readBody(request, response, { maxBytes: 1000, timeoutMs: 20, network: 'here' }),
    );
    expect(toHttpError(outcome)).toMatchObject({ status: 408 });
  });

  it('holds at most so many bytes of bodies with others of its network', async () => {
    const held = createHeldBodies(100);
    const limits = { maxBytes: 1000, timeoutMs: 20_000, network: 'here', held };
    const first = outcomeOf((request, response) => readBody(request, response, { ...limits, timeoutMs: 300 }));
    await waitUntil(() => !hasRoom(held, 99));
    const second = await outcomeOf((request, response) => readBody(request, response, limits));
    expect(toHttpError(second)).toMatchObject({ status: 429, headers: { 'Retry-After': expect.any(String) } });
    const elsewhere = { ...limits, network: 'there', timeoutMs: 20 };
    expect(toHttpError(await outcomeOf((request, response) => readBody(request, response, elsewhere)))).toMatchObject({
      status: 408,
    });
    expect(toHttpError(await first)).toMatchObject({ status: 408 });
    // what was refused or has ended is held no longer
    expect(hasRoom(held, 100)).toBe(true);
  });

  it.each([
    ['stalls', { maxFileBytes: 1000, stallMs: 20, totalMs: 60_000 }],
    ['takes too long in all', { maxFileBytes: 1000, stallMs: 60_000, totalMs: 20 }],
  ])('within an upload that %s is refused, and the file is destroyed', async (_how, limits) => {
    const seen: unknown[] = [];
    const outcome = await outcomeOf(
      (request, response) =>
        readMultipart(request, response, limits, async ({ bytes }) => {
          try {
            for await (const chunk of bytes) seen.push(String(chunk));
            seen.push('end');
          } catch (error) {
            seen.push(error);
            throw error;
          }
        }),
      { 'Content-Type': 'multipart/form-data; boundary=edge' },
    );
    expect(toHttpError(outcome)).toMatchObject({ status: 408 });
    expect(seen.at(-1)).toBe(outcome);
  });
});
