import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../infra/errors/app-error.ts';
import type { HttpApp } from './create-http-app.ts';

interface HttpServerOptions {
  http: HttpApp;
  host: string;
  /** 0 = any free port. */
  port: number;
  /** How long open requests may still take when the server stops; default 10 s. */
  graceMs?: number;
}

export interface HttpServer {
  url: string;
  port: number;
  /** Takes no more connections, waits for open requests, then cuts those that are left. */
  stop(): Promise<void>;
}

/** @throws AppError `configuration` if it cannot listen there (in use, not allowed, not an address of this machine) */
export async function startHttpServer({ http, host, port, graceMs = 10_000 }: HttpServerOptions): Promise<HttpServer> {
  const handle = http.app.callback();
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
  server.on('connection', http.noteConnection);
  await listen(server, { host, port });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    stop: () => stop(server, http, graceMs),
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

async function stop(server: Server, { endStreams }: HttpApp, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
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

/** Requests that never reach Koa: they are not HTTP, or their headers do not end. */
function rejectInvalidRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = invalidRequestReplies[error.code ?? ''] ?? [
    '400 Bad Request',
    'The request is not valid HTTP.',
  ];
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

const invalidRequestReplies: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};
