import { Registry } from 'prom-client';
import { afterAll } from 'vitest';
import { createApi } from '../../src/http/api/create-api.ts';
import { createCaptionThreads } from '../../src/http/api/mcp/caption-threads.ts';
import { createLargeBodies } from '../../src/http/api/routing/large-bodies.ts';
import { createHttpApp } from '../../src/http/server/create-http-app.ts';
import { startHttpServer } from '../../src/http/server/start-http-server.ts';
import { checkDocumented } from './check-documented.ts';
import { createFakeIdempotency } from './fake-idempotency.ts';
import { createFakeServices } from './fake-services.ts';
import { addFakeUser } from './fake-world.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON, undefined for anything else. */
  body: unknown;
}

export interface Asked {
  token?: string;
  json?: unknown;
  form?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}

export type ApiUnderTest = Awaited<ReturnType<typeof startApiUnderTest>>;

/**
 * The API on a free port before a product in memory; stopped after the file's tests. No rate limit unless `env` says
 * so.
 */
export async function startApiUnderTest(env: Record<string, string> = {}) {
  const { services, world } = createFakeServices({ RATE_LIMIT_PER_MINUTE: '0', ...env });
  const { idempotency, running } = createFakeIdempotency();
  const metrics = new Registry();
  const state = { isDraining: false, nowMs: Date.parse('2026-03-10T12:00:00Z') };
  const phase = () => (state.isDraining ? ('stopping' as const) : ('running' as const));
  const shared = { ...services, metrics, phase, clock: () => state.nowMs };
  const largeBodies = createLargeBodies();
  const captionThreads = createCaptionThreads();
  afterAll(() => Promise.all([largeBodies.close(), captionThreads.close()]));
  const api = createApi({
    ...shared,
    idempotency,
    largeBodies,
    captionThreads,
    heartbeatMs: 5,
  });
  const http = createHttpApp({ ...shared, parts: [api] });
  const server = await startHttpServer({ http, host: '127.0.0.1', port: 0, graceMs: 500 });
  afterAll(() => server.stop());
  const owner = addFakeUser(world);
  const other = addFakeUser(world);
  const integration = await services.integrations.createIntegration({ name: 'flow' });
  const ask = (call: string, asked: Asked = {}) => send(server.url, call, asked);
  return { http, server, services, world, running, metrics, state, owner, other, integration, ask };
}

/** @param call e.g. `POST /api/video/create` */
async function send(url: string, call: string, { token, json, form, headers, body }: Asked): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const contentType = typeOf({ json, form });
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    body: json === undefined ? (form ?? body) : JSON.stringify(json),
    headers: {
      ...(contentType ? { 'Content-Type': contentType } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
  const parsed: unknown = isJson ? JSON.parse(text) : undefined;
  checkDocumented(method, path, { status: response.status, body: parsed });
  return { status: response.status, headers: response.headers, text, body: parsed };
}

function typeOf({ json, form }: Asked): string | null {
  if (json !== undefined) return 'application/json';
  return form === undefined ? null : 'application/x-www-form-urlencoded';
}
