import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Busboy } from '@fastify/busboy';

/** One call as the fake understood it. */
export interface SpeechCall {
  fields: Record<string, string[]>;
  file: Buffer;
  /** Sound in the file, by its header and length. */
  seconds: number;
}

export interface SpeechReply {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

export interface FakeOpenAiSpeech {
  /** Base URL with /v1. */
  url: string;
  calls: SpeechCall[];
  /** Replaces the answer to calls that are in order. */
  answer: (call: SpeechCall) => SpeechReply | Promise<SpeechReply>;
  close(): Promise<void>;
}

export const fakeApiKey = 'sk-test-0123456789';
const mostBytes = 25 * 1024 * 1024;
const knownFields = ['model', 'response_format', 'timestamp_granularities[]', 'language', 'prompt', 'temperature'];

/**
 * OpenAI's `audio/transcriptions` over real HTTP, as strict about its input as the original. It knows one model, and the key
 * `fakeApiKey`.
 */
export async function startFakeOpenAiSpeech({ model = 'whisper-1' } = {}): Promise<FakeOpenAiSpeech> {
  const fake: FakeOpenAiSpeech = {
    url: '',
    calls: [],
    answer: () => ({ body: jfkAnswer }),
    close: async () => undefined,
  };
  const server = createServer(async (request, response) => {
    const { status = 200, headers = {}, body } = await reply(fake, request, model);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake.close = () => closeServer(server);
  return fake;
}

async function reply(fake: FakeOpenAiSpeech, request: IncomingMessage, model: string): Promise<SpeechReply> {
  if (request.url !== '/v1/audio/transcriptions') return refusal(404, `Invalid URL (${request.method} ${request.url})`);
  if (request.method !== 'POST') return refusal(405, 'Method not allowed');
  if (request.headers.authorization !== `Bearer ${fakeApiKey}`) return refusal(401, 'Incorrect API key provided');
  const call = await readCall(request);
  const problem = problemOf(call, model);
  if (problem !== null) return refusal(call.file.length > mostBytes ? 413 : 400, problem);
  fake.calls.push(call);
  return fake.answer(call);
}

function readCall(request: IncomingMessage): Promise<SpeechCall> {
  const fields: Record<string, string[]> = {};
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    });
    parser.on('field', (name, value) => {
      fields[name] = [...(fields[name] ?? []), value];
    });
    parser.on('file', (_name, stream) => stream.on('data', (chunk: Buffer) => chunks.push(chunk)));
    parser.on('finish', () => resolve(callOf(fields, Buffer.concat(chunks))));
    parser.on('error', reject);
    request.pipe(parser);
  });
}

function callOf(fields: Record<string, string[]>, file: Buffer): SpeechCall {
  return { fields, file, seconds: (file.length - 44) / 32_000 };
}

function problemOf({ fields, file }: SpeechCall, model: string): string | null {
  const unknown = Object.keys(fields).find((name) => !knownFields.includes(name));
  if (unknown !== undefined) return `Unrecognized request argument supplied: ${unknown}`;
  if (file.length > mostBytes) return 'Maximum content size limit (26214400) exceeded';
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.readUInt32LE(4) !== file.length - 8)
    return 'Invalid file format.';
  if (file.readUInt32LE(40) !== file.length - 44) return 'Audio file might be corrupted or unsupported';
  if (fields.model?.[0] !== model) return 'Invalid model';
  if (fields.response_format?.[0] !== 'verbose_json') return 'timestamp_granularities needs verbose_json';
  const language = fields.language?.[0];
  return language === undefined || /^[a-z]{2}$/.test(language) ? null : `Invalid language '${language}'`;
}

function refusal(status: number, message: string): SpeechReply {
  return { status, body: { error: { message, type: 'invalid_request_error', param: null, code: null } } };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Words come bare, punctuation is in the text only: as whisper-1 answers. */
const jfkAnswer = {
  task: 'transcribe',
  language: 'english',
  duration: 11,
  text: 'And so, my fellow Americans, ask not what your country can do for you.',
  words: 'And so my fellow Americans ask not what your country can do for you'
    .split(' ')
    .map((word, i) => ({ word, start: 0.3 + i * 0.5, end: 0.7 + i * 0.5 })),
  segments: [
    { id: 0, text: ' And so, my fellow Americans, …', start: 0, end: 11, no_speech_prob: 0.01, avg_logprob: -0.2 },
  ],
};
