import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface Balancer {
  url: string;
  /** What went wrong between the balancer and a process: nothing is sent a second time. */
  faults: string[];
  close(): Promise<void>;
}

const lookEveryMs = 100;

/**
 * Sends calls to processes of the API in turn, over connections that it keeps, as common load balancers do. A process gets
 * calls while its `/readyz` answers 200.
 */
export async function startBalancer(processes: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  let ready: string[] = [...processes];
  let turn = 0;
  const look = setInterval(async () => {
    const answers = await Promise.all(processes.map(isReady));
    ready = processes.filter((_, index) => answers[index]);
  }, lookEveryMs);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn += 1;
    const target = ready[turn % ready.length];
    const { method, headers } = incoming;
    const fail = (why: string) => {
      faults.push(`${method} ${incoming.url} to ${target}: ${why}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    if (target === undefined) {
      fail('no process is ready');
      return;
    }
    const sent = request(`${target}${incoming.url}`, { method, headers, agent }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      pipeline(reply, outgoing, (error) => error && fail(error.message));
    });
    sent.on('error', (error) => fail(error.message));
    incoming.pipe(sent);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    async close() {
      clearInterval(look);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function isReady(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
