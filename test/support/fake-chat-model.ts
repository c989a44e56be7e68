import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export const fakeModelKey = 'sk-chat-0123456789';
const mostBytes = 256 * 1024;

const request = z.strictObject({
  model: z.literal('small'),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string().min(1) }),
    z.strictObject({ role: z.literal('user'), content: z.string().min(1) }),
  ]),
  response_format: z.strictObject({ type: z.literal('json_object') }),
  max_tokens: z.int().min(1).max(4096),
  temperature: z.literal(0),
});

export interface ModelCall {
  system: string;
  user: string;
}

/** OpenAI's `chat/completions` over real HTTP, as strict about its input as the original. It answers as told. */
export async function startFakeChatModel() {
  const calls: ModelCall[] = [];
  const refused: string[] = [];
  let open = 0;
  const fake = {
    url: '',
    calls,
    /** Why requests were refused that are not in order. */
    refused,
    /** The most requests that were open at the same time. */
    mostOpen: 0,
    /** What the model writes. */
    content: '{"wishes":[]}',
    /** Replaces the whole answer. */
    reply: null as ((response: ServerResponse) => void) | null,
    endpoint: () => ({ url: fake.url, model: 'small', apiKey: fakeModelKey }),
    close: (): Promise<void> => Promise.resolve(),
  };
  const server = createServer(async (incoming, response) => {
    open++;
    fake.mostOpen = Math.max(fake.mostOpen, open);
    response.on('close', () => open--);
    const problem = await readCall(incoming, calls);
    if (problem) {
      refused.push(problem);
      response.writeHead(400).end(JSON.stringify({ error: { message: problem } }));
    } else if (fake.reply) fake.reply(response);
    else response.setHeader('content-type', 'application/json').end(completionOf(fake.content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return fake;
}

export type FakeChatModel = Awaited<ReturnType<typeof startFakeChatModel>>;

export function completionOf(content: string): string {
  const message = { role: 'assistant', content };
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  });
}

/** @returns what is wrong with the request; null = it is in order */
async function readCall(incoming: IncomingMessage, calls: ModelCall[]): Promise<string | null> {
  const { method, url, headers } = incoming;
  if (method !== 'POST' || url !== '/v1/chat/completions') return `Unknown request URL: ${method} ${url}`;
  if (headers.authorization !== `Bearer ${fakeModelKey}`) return 'Incorrect API key provided';
  if (!headers['content-type']?.startsWith('application/json')) return 'Unsupported content type';
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (body.length > mostBytes) return 'Request too large';
  const parsed = request.safeParse(JSON.parse(body.toString()));
  if (!parsed.success) return parsed.error.message;
  const [system, user] = parsed.data.messages;
  calls.push({ system: system.content, user: user.content });
  return null;
}
