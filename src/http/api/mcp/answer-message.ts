import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isPlainObject } from '../../../infra/validation/php-values.ts';
import { callerGoneSignal } from '../../abort-signal.ts';
import { HttpError } from '../routing/http-error.ts';
import type { HandlerDeps, Reply, UserCall } from '../routing/route.ts';
import type { Message } from './read-message.ts';
import { maxRunningCalls, type RunningCall, type RunningCalls } from './running-calls.ts';
import { serviceCaptioneer } from './service-captioneer.ts';

interface AnswerContext {
  deps: HandlerDeps;
  running: RunningCalls;
  message: Message;
}

/**
 * Answers one message with a server of its own, which ends with the reply: so calls of one client may reach any process.
 * A session has a name and nothing else; it is only there to tell which call is cancelled.
 * @throws HttpError 400, 429
 */
export async function answerMessage(call: UserCall, { deps, running, message }: AnswerContext): Promise<Reply> {
  const { ctx, userId, caller } = call;
  const tokenId = caller.kind === 'user' ? caller.tokenId : '';
  const sessionId = /^[\w-]{1,64}$/.exec(ctx.get('Mcp-Session-Id'))?.[0] ?? '';
  const ofCall = (requestId: RunningCall['requestId']) => ({ tokenId, sessionId, requestId });
  const cancelled = cancelledCall(message);
  if (cancelled !== null) {
    running.cancel(ofCall(cancelled));
    return accepted;
  }
  const gone = callerGoneSignal(ctx);
  const end = running.begin(userId);
  if (!end) {
    const text = `At most ${maxRunningCalls} calls of an account run at the same time. Wait for one of them.`;
    throw new HttpError({ status: 429, body: { message: text }, headers: { 'Retry-After': '10' } });
  }
  gone.addEventListener('abort', end, { once: true });
  // loaded by the first call: most processes never need the protocol
  const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport: Transport }] = await Promise.all([
    import('../../../chat/assistants/create-mcp-server.ts'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ]);
  const server = createMcpServer({
    captioneer: serviceCaptioneer(deps, userId),
    tasks: ({ signal }) => deps.captionThreads.tasksOf({ owner: `account ${userId}`, signal }),
    logger: deps.logger,
    stopping: ctx.state.stopping,
    watchCall: (requestId) => running.start(ofCall(requestId)),
  });
  const transport = new Transport({ sessionIdGenerator: undefined });
  await server.connect(transport);
  const close = () =>
    server.close().catch((err) => deps.logger.warn({ err }, 'a server for an assistant was not closed'));
  gone.addEventListener('abort', close, { once: true });
  if (gone.aborted) await close();
  const response = await transport.handleRequest(requestOf(ctx.req.headers), { parsedBody: message });
  const headers: Record<string, string> = message.method === 'initialize' ? { 'Mcp-Session-Id': randomUUID() } : {};
  return replyOf(response, headers);
}

const accepted: Reply = { status: 202, body: '' };

/** The id of the call that a message cancels; null = it is another message. */
function cancelledCall({ method, params }: Message): string | number | null {
  if (method !== 'notifications/cancelled' || !isPlainObject(params)) return null;
  const { requestId } = params;
  return typeof requestId === 'string' || typeof requestId === 'number' ? requestId : null;
}

/** What the transport looks at; who calls and from where has been checked. */
function requestOf(headers: NodeJS.Dict<string | string[]>): Request {
  const version = headers['mcp-protocol-version'];
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      ...(typeof version === 'string' ? { 'Mcp-Protocol-Version': version } : {}),
    },
  });
}

/** @throws HttpError for what the transport refuses */
async function replyOf(response: Response, headers: Record<string, string>): Promise<Reply> {
  if (response.status === 202) return accepted;
  if (response.ok && response.body) {
    const body = Readable.fromWeb(response.body as ReadableStream);
    const type = response.headers.get('content-type') ?? 'text/event-stream';
    return { status: response.status, body, headers: { 'Content-Type': type, 'X-Accel-Buffering': 'no', ...headers } };
  }
  const { error } = (await response.json()) as { error?: { message?: string } };
  throw new HttpError({ status: response.status, body: { message: error?.message ?? 'The message was refused.' } });
}
