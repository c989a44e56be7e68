import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedServer {
  url: string;
  port: number;
  /** `METHOD /path` of every request, in order. */
  requests: string[];
  /** TCP connections opened so far, whether or not anything was asked on them. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * A real HTTP server on loopback (127.0.0.1, a free port unless told otherwise) that answers as told, and may be closed
 * in the middle of an answer.
 */
export async function startScriptedServer(
  listener: RequestListener,
  { host = '127.0.0.1', port: wantedPort = 0 } = {},
): Promise<ScriptedServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, host, resolve));
  let connections = 0;
  server.on('connection', () => connections++);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    requests,
    connections: () => connections,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
