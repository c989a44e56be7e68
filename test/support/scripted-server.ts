import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedServer {
  url: string;
  port: number;
  /** `METHOD /path` of every request, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** A real HTTP server on loopback that answers as told, and may be closed in the middle of an answer. */
export async function startScriptedServer(listener: RequestListener): Promise<ScriptedServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
