import { z } from 'zod';
import { messageSchema, methodNotAllowed } from '../routing/http-error.ts';
import { userRoute } from '../routing/route.ts';
import { answerMessage } from './answer-message.ts';
import { checkOrigin } from './check-origin.ts';
import { readMessage } from './read-message.ts';
import { createRunningCalls } from './running-calls.ts';

/** Larger ones would have to be parsed in a thread. The settings of a call fit many times; videos are linked or uploaded. */
const maxBodyBytes = 64 * 1024;

const messageOfProtocol = z
  .looseObject({ jsonrpc: z.literal('2.0'), id: z.union([z.string(), z.int()]).optional(), method: z.string() })
  .describe('One message of JSON-RPC; lists of them are refused');

const refused = { description: 'A page of another site, or another name, called', schema: messageSchema };

// one for all calls of this process
const running = createRunningCalls();

const callTools = userRoute('post', '/mcp', {
  id: 'callTools',
  tag: 'Assistants',
  summary: 'Tools for assistants (Model Context Protocol, streamable HTTP)',
  description:
    'For clients of the protocol; see docs/assistants.md for the tools. Nothing is kept between calls, so each may reach ' +
    'another process. A body has at most 64 KiB.',
  body: 'raw',
  maxBodyBytes,
  content: { type: 'application/json', schema: messageOfProtocol },
  replies: {
    200: {
      description: 'Each `data:` is one message: progress, if a token for it was sent, and the reply at the end',
      schema: z.string(),
      contentType: 'text/event-stream',
    },
    202: { description: 'A notification was received' },
    403: refused,
    406: { description: '`Accept` has to name application/json and text/event-stream', schema: messageSchema },
    415: { description: 'The body is not application/json', schema: messageSchema },
    429: { description: 'Too many calls, a minute or at the same time', schema: messageSchema },
  },
  handle(call, deps) {
    checkOrigin(call.ctx, deps.config.http.publicBaseUrl);
    return answerMessage(call, { deps, running, message: readMessage(call.ctx, call.rawBody) });
  },
});

/** Clients try it to be told of changes, and go on without when they are refused. */
const listenToServer = userRoute('get', '/mcp', {
  id: 'listenToServer',
  tag: 'Assistants',
  summary: 'Refused: this server sends nothing by itself',
  body: 'stream',
  replies: { 403: refused, 405: { description: 'Send messages with POST', schema: messageSchema } },
  async handle({ ctx }, { config }) {
    checkOrigin(ctx, config.http.publicBaseUrl);
    throw methodNotAllowed(['POST']);
  },
});

export const mcpRoutes = [callTools, listenToServer];
