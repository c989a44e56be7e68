import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../infra/errors/app-error.ts';
import { copyListener } from './copy-listener.ts';
import type { HttpApp } from './create-http-app.ts';
import { limitChunks } from './limit-chunks.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { endWithReply, type RawReply } from './raw-reply.ts';
import { sliceReads } from './slice-reads.ts';

interface HttpServerOptions {
  http: HttpApp;
  host: string;
  /** 0 = any free port. */
  port: number;
  /** How long open requests may still take when the server stops; default 10 s. */
  graceMs?: number;
  /** A connection on which nothing has moved for so long is closed, even amid a reply; default five minutes. */
  idleMs?: number;
  /** Connections that are accepted in one round of the event loop, from soon after the start; default 1. */
  acceptsInRound?: number;
}

export interface HttpServer {
  url: string;
  port: number;
  /** Takes no more connections, waits for open requests, then cuts those that are left. */
  stop(): Promise<void>;
}

/** @throws AppError `configuration` if it cannot listen there (in use, not allowed, not an address of this machine) */
export async function startHttpServer({
  http,
  host,
  port,
  graceMs = 10_000,
  idleMs = 300_000,
  acceptsInRound = 1,
}: HttpServerOptions): Promise<HttpServer> {
  const handle = limitPipelining(limitChunks(http.app.callback()));
  const server = createServer(
    {
      // for headers only: bodies have deadlines of their own, for an upload may well take hours
      headersTimeout: 30_000,
      requestTimeout: 0,
      connectionsCheckingInterval: 5000,
      // longer than the idle timeout of common load balancers, so that they close connections and we do not
      keepAliveTimeout: 65_000,
    },
    handle,
  );
  // the caller may send its body when the body is read, after authentication (see `sendContinue`)
  server.on('checkContinue', handle);
  server.on('clientError', rejectInvalidRequest);
  // whoever asks for a video and never reads it would otherwise hold its memory and files for ever
  server.setTimeout(idleMs);
  server.on('connection', http.noteConnection);
  sliceReads(server);
  await listen(server, { host, port });
  const { port: actualPort } = server.address() as AddressInfo;
  // nobody waits for the copies: until they are there, one connection is accepted in a round
  const copies = copyListener(server, { count: acceptsInRound - 1, backlog });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    stop: () => stop({ server, copies }, http, graceMs),
  };
}

/**
 * Connections that wait to be accepted; the system may allow fewer (`net.core.somaxconn`). A caller whose connection finds
 * no place tries again after a second, and then ever later.
 */
const backlog = 4096;

function listen(server: Server, address: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(explain(error));
    server.once('error', refuse);
    server.listen({ ...address, backlog }, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException): Error {
  const message = listenProblems[error.code ?? ''];
  return message === undefined ? error : new AppError('configuration', { message, cause: error });
}

const listenProblems: Record<string, string> = {
  EADDRINUSE: 'PORT is taken: something else on this machine listens there. Stop that, or choose another.',
  EACCES: 'PORT may not be used by this user. Choose one from 1024 on.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not a name that this machine knows.',
};

interface Listeners {
  server: Server;
  copies: Promise<NetServer[]>;
}

async function stop({ server, copies }: Listeners, { endStreams }: HttpApp, graceMs: number): Promise<void> {
  const closed = Promise.all([closeServer(server), copies.then((servers) => Promise.all(servers.map(closeServer)))]);
  const done = new AbortController();
  endStreams();
  // connections become idle after their last reply
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, wait(graceMs, undefined, { signal: done.signal }).catch(() => undefined)]);
  done.abort();
  clearInterval(sweep);
  server.closeAllConnections();
  await closed;
}

/** Takes no more connections; resolves when all that it has taken are closed. */
function closeServer(server: NetServer): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}

/** Requests that never reach Koa: they are not HTTP, or their headers do not end. */
function rejectInvalidRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWithReply(socket, invalidRequestReplies[error.code ?? ''] ?? notHttp);
}

const notHttp: RawReply = { status: '400 Bad Request', message: 'The request is not valid HTTP.' };

const invalidRequestReplies: Record<string, RawReply> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', message: 'The headers are too large.' },
};
