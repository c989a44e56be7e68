import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startScriptedServer } from '../scripted-server.ts';
import { answerAsChatfuel } from './chatfuel-api.ts';
import { type ApiAnswer, type ApiCall, answerAsManychat } from './manychat-api.ts';
import { addContact, type Flavour, type Platform } from './platform.ts';
import type { FakeContact } from './shown.ts';

export interface FakePlatform extends Platform {
  url: string;
  addContact(id: string): FakeContact;
  /** All calls, in order. */
  calls: (ApiCall & { atMs: number })[];
  /** Answers of the next calls, one each; `hang up` closes the connection. */
  instead: (ApiAnswer | 'hang up')[];
  /** How often the limit of calls a second was exceeded. */
  refusedForHaste: number;
  close(): Promise<void>;
}

const perSecond = { send: 25, tag: 10 };

/** A fake ManyChat or Chatfuel on the loopback interface, as strict as its documentation. */
export async function startFakePlatform(flavour: Flavour): Promise<FakePlatform> {
  const server = await startScriptedServer(async (request, response) => {
    const call = await readCall(request);
    fake.calls.push({ ...call, atMs: performance.now() });
    const scripted = fake.instead.shift();
    if (scripted === 'hang up') return void response.destroy();
    const { status, body } = scripted ?? (await answer(fake, request, call));
    const headers = { 'Content-Type': 'application/json', ...(status === 429 ? { 'Retry-After': '1' } : {}) };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  const fake: FakePlatform = {
    flavour,
    token: 'key-of-the-account',
    contacts: new Map(),
    tags: new Set<string>(),
    fields: new Set<string>(),
    url: server.url,
    calls: [],
    instead: [],
    refusedForHaste: 0,
    close: server.close,
    addContact: (id) => addContact(fake, id),
  };
  return fake;
}

async function answer(fake: FakePlatform, request: IncomingMessage, call: ApiCall): Promise<ApiAnswer> {
  if (request.method !== 'POST') return { status: 405, body: 'POST only' };
  if (!request.headers['content-type']?.startsWith('application/json')) return { status: 415, body: 'JSON only' };
  if (isTooMuch(fake, call.path)) {
    fake.refusedForHaste++;
    return { status: 429, body: { status: 'error', message: 'Too many requests' } };
  }
  return fake.flavour === 'manychat' ? answerAsManychat(fake, call) : answerAsChatfuel(fake, call);
}

function isTooMuch({ calls }: FakePlatform, path: string): boolean {
  const isTag = (one: string) => one.endsWith('addTagByName');
  const since = performance.now() - 1000;
  const same = calls.filter((one) => one.atMs > since && isTag(one.path) === isTag(path));
  return same.length > perSecond[isTag(path) ? 'tag' : 'send'];
}

async function readCall(request: IncomingMessage): Promise<ApiCall> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform');
  const body = await text(request);
  const authorization = request.headers.authorization ?? '';
  return { path: pathname, query: searchParams, authorization, body: body === '' ? null : JSON.parse(body) };
}
