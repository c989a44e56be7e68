import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Api } from '../api/create-api.ts';

export interface HttpServerOptions {
  api: Api;
  host: string;
  /** 0 = any free one. */
  port: number;
  /** How long requests in work may still take once the server stops; default 10 s. */
  graceMs?: number;
}

export interface HttpServer {
  url: string;
  port: number;
  /** Takes no more connections, lets requests in work end, then cuts what is left. */
  stop(): Promise<void>;
}

/** @throws AppError `configuration` when the address cannot be had (in use, not allowed, not of this machine) */
export async function startHttpServer({ api, host, port, graceMs = 10_000 }: HttpServerOptions): Promise<HttpServer> {
  const handle = api.app.callback();
  const server = createServer(
    {
      // headers must come quickly; bodies have deadlines of their own, since an upload may rightly take hours
      headersTimeout: 30_000,
      requestTimeout: 0,
      connectionsCheckingInterval: 5000,
      // longer than the idle time of common load balancers, so that it is they who close
      keepAliveTimeout: 65_000,
    },
    handle,
  );
  // the permission to send the body is given where the body is read, after the caller has been let in
  server.on('checkContinue', handle);
  server.on('clientError', refuseGarbage);
  await listen(server, { host, port });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    port: actualPort,
    stop: () => stop(server, api, graceMs),
  };
}

function listen(server: Server, address: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(explain(error));
    server.once('error', refuse);
    server.listen(address, () => {
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

async function stop(server: Server, api: Api, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const done = new AbortController();
  api.endStreams();
  // connections that fall idle after their last reply are closed too
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, wait(graceMs, undefined, { signal: done.signal }).catch(() => undefined)]);
  done.abort();
  clearInterval(sweep);
  server.closeAllConnections();
  await closed;
}

/** What is not HTTP, or whose headers do not end: never reaches Koa. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = garbageReplies[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.'];
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

const garbageReplies: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};
