import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiRefusal, HangUp } from './api-refusal.ts';
import { type Call, readCall } from './call.ts';
import { FakeBot } from './fake-bot.ts';
import { type FloodLimits, usualFloodLimits } from './flood-gate.ts';
import { findMethod } from './methods/all-methods.ts';
import { cloudUploadBytes, localUploadBytes } from './methods/media.ts';
import { sendWebhookUpdates } from './send-webhook-updates.ts';

export interface FakeTelegramOptions {
  /** Like a self-hosted Bot API server in local mode: larger files, absolute paths, webhooks over plain HTTP. */
  local?: boolean;
  /** Largest file that a bot may send; default: the real limit. */
  uploadBytes?: number;
  floodLimits?: FloodLimits;
  /** Milliseconds since 1970. */
  now?(): number;
}

export interface FakeTelegram {
  /** Value for TELEGRAM_API_ROOT. */
  url: string;
  addBot(options?: { token?: string; username?: string }): FakeBot;
  close(): Promise<void>;
}

/** Room for the other parameters of an upload. */
const formOverheadBytes = 64 * 1024;

/** The Bot API over HTTP on loopback, with people who talk to the bots. It is as strict as the real one. */
export async function startFakeTelegram(options: FakeTelegramOptions = {}): Promise<FakeTelegram> {
  const { local = false, floodLimits = usualFloodLimits, now = Date.now } = options;
  const { uploadBytes = local ? localUploadBytes : cloudUploadBytes } = options;
  const localDir = local ? mkdtempSync(join(tmpdir(), 'telegram-files-')) : null;
  const bots = new Map<string, FakeBot>();
  const closers: (() => void)[] = [];
  const server = createServer((request, response) => void serve(bots, request, response));
  const url = await listen(server);
  return {
    url,
    addBot({ token = '700001:fake-Token_of-a-Bot', username = 'captions_bot' } = {}) {
      const bot = new FakeBot({ token, username, localDir, uploadBytes, floodLimits, now });
      bots.set(token, bot);
      closers.push(sendWebhookUpdates(bot));
      return bot;
    },
    async close() {
      for (const close of closers) close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (localDir !== null) rmSync(localDir, { recursive: true, force: true });
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(bots: Map<string, FakeBot>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, token = '', path = ''] = /^\/file\/bot([^/]+)\/(.+)$/.exec(address.pathname) ?? [];
    if (path) return sendFile(findBot(bots, token), decodeURIComponent(path), response);
    const result = await answer(bots, { request, response, address });
    reply(response, 200, { ok: true, result });
  } catch (error) {
    if (error instanceof HangUp) return void request.socket.destroy();
    replyRefusal(response, error);
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  address: URL;
}

async function answer(bots: Map<string, FakeBot>, { request, response, address }: Exchange): Promise<unknown> {
  const [, token = '', method = ''] = /^\/bot([^/]+)\/([^/]+)$/.exec(address.pathname) ?? [];
  const bot = findBot(bots, token);
  const execute = findMethod(method);
  if (!execute) throw new ApiRefusal(404, 'Not Found: method not found');
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const maxBytes = bot.uploadBytes + formOverheadBytes;
  const call = await readCall(request, { method, query: address.searchParams, maxBytes, signal: gone.signal });
  bot.calls.push({ method, chatId: Number(call.params.text('chat_id')) || null });
  return withInterceptors(bot, call, async () => execute(bot, call))();
}

/** Interceptors run in the order in which they were added. */
function withInterceptors(bot: FakeBot, call: Call, execute: () => Promise<unknown>): () => Promise<unknown> {
  const interceptors = bot.interceptors.get(call.method.toLowerCase()) ?? [];
  return interceptors.reduceRight<() => Promise<unknown>>(
    (next, interceptor) => async () => interceptor(call, next),
    execute,
  );
}

function findBot(bots: Map<string, FakeBot>, token: string): FakeBot {
  if (!/^\d+:[\w-]+$/.test(token)) throw new ApiRefusal(404, 'Not Found');
  const bot = bots.get(token);
  if (!bot) throw new ApiRefusal(401, 'Unauthorized');
  return bot;
}

function sendFile(bot: FakeBot, path: string, response: ServerResponse): void {
  const file = bot.isLocal ? null : bot.files.byPath(path);
  if (!file) throw new ApiRefusal(404, 'Not Found');
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': file.bytes.length });
  response.end(file.bytes);
}

function replyRefusal(response: ServerResponse, error: unknown): void {
  const refusal = error instanceof ApiRefusal ? error : new ApiRefusal(500, `Internal Server Error: ${String(error)}`);
  const { code, message: description, parameters } = refusal;
  reply(response, code, { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) });
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
