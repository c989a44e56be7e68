import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { messageCall, readCall } from './call-schema.ts';
import { FakeWhatsApp, type FakeWhatsAppOptions } from './fake-whatsapp.ts';
import { GraphRefusal, HangUp, invalidParameter } from './graph-refusal.ts';

export interface RunningWhatsApp {
  /** Value for WHATSAPP_API_ROOT, without a version. */
  url: string;
  whatsapp: FakeWhatsApp;
  close(): Promise<void>;
}

/**
 * WhatsApp's Cloud API over HTTP on loopback, with people who write to the business. It is as strict as the real one, and
 * where the real one lets pass what some phones cannot play, stricter.
 */
export async function startFakeWhatsApp(options: FakeWhatsAppOptions = {}): Promise<RunningWhatsApp> {
  const whatsapp = new FakeWhatsApp(options);
  let url = '';
  const server = createServer((request, response) => void serve({ whatsapp, url }, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    whatsapp,
    async close() {
      whatsapp.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Serving {
  whatsapp: FakeWhatsApp;
  url: string;
}

async function serve(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1');
    const body = await buffer(request);
    checkToken(serving.whatsapp, request);
    if (address.pathname.startsWith('/whatsapp_media/')) {
      sendFile(serving.whatsapp, address.pathname, response);
      return;
    }
    const replaced = serving.whatsapp.instead.shift();
    if (replaced === 'hang up') throw new HangUp();
    if (replaced instanceof GraphRefusal) throw replaced;
    if (replaced) reply(response, replaced.status, replaced.body);
    else reply(response, 200, await answer(serving, { request, address, body }));
  } catch (error) {
    if (error instanceof HangUp) return void request.socket.destroy();
    const refusal = error instanceof GraphRefusal ? error : new GraphRefusal(131000, String(error), { status: 500 });
    reply(response, refusal.status, refusal.body);
  }
}

function checkToken({ token }: FakeWhatsApp, { headers }: IncomingMessage): void {
  if (headers.authorization === `Bearer ${token}`) return;
  throw new GraphRefusal(190, 'Invalid OAuth access token - Cannot parse access token', { status: 401 });
}

interface Exchange {
  request: IncomingMessage;
  address: URL;
  body: Buffer;
}

async function answer({ whatsapp, url }: Serving, { request, address, body }: Exchange): Promise<object> {
  const [, id = '', edge = ''] = /^\/v\d+\.\d+\/([^/]+)(?:\/([a-z]+))?$/.exec(address.pathname) ?? [];
  if (request.method === 'GET' && id === whatsapp.phoneNumberId && edge === '') {
    whatsapp.calls.push('number');
    return { id, display_phone_number: whatsapp.displayNumber };
  }
  if (request.method === 'GET' && id !== '' && edge === '') {
    whatsapp.calls.push('media');
    const media = whatsapp.media.find(id);
    const facts = { mime_type: media.type, sha256: 'x', file_size: String(media.bytes.length), id: media.id };
    return { messaging_product: 'whatsapp', url: `${url}${whatsapp.media.addressOf(media)}`, ...facts };
  }
  if (request.method !== 'POST' || id !== whatsapp.phoneNumberId) {
    throw new GraphRefusal(100, `Unsupported request ${request.method} ${address.pathname}`, { status: 404 });
  }
  if (edge === 'messages') return takeMessage(whatsapp, body);
  if (edge === 'media') return takeUpload(whatsapp, request, body);
  throw new GraphRefusal(2500, 'Unknown path components');
}

function takeMessage(whatsapp: FakeWhatsApp, body: Buffer): object {
  const given = JSON.parse(body.toString('utf8')) as { status?: string; type?: string };
  whatsapp.calls.push(given.status ?? given.type ?? 'nothing');
  if (given.status !== undefined) {
    whatsapp.markRead(parse(readCall, given).message_id);
    return { success: true };
  }
  const call = parse(messageCall, given);
  const to = call.to ?? call.recipient;
  return {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id: whatsapp.send(call) }],
  };
}

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const read = schema.safeParse(given);
  if (!read.success) throw invalidParameter(z.prettifyError(read.error));
  return read.data;
}

async function takeUpload(whatsapp: FakeWhatsApp, request: IncomingMessage, body: Buffer): Promise<object> {
  whatsapp.calls.push('upload');
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  const file = form.get('file');
  if (form.get('messaging_product') !== 'whatsapp') throw invalidParameter('messaging_product is required');
  if (!(file instanceof Blob)) throw invalidParameter('file is required');
  const media = await whatsapp.media.upload(Buffer.from(await file.arrayBuffer()), String(form.get('type')));
  return { id: media.id };
}

function sendFile(whatsapp: FakeWhatsApp, path: string, response: ServerResponse): void {
  const media = whatsapp.media.atAddress(path);
  if (!media) throw new GraphRefusal(100, 'The address has expired', { status: 404 });
  response.writeHead(200, { 'Content-Type': media.type, 'Content-Length': media.bytes.length }).end(media.bytes);
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed || response.headersSent) return;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
}
