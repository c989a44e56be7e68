import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Server as NetServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyListener } from '../../../src/http/server/copy-listener.ts';

const backlog = 512;

async function serverWithCopies(count: number): Promise<{ server: Server; copies: NetServer[]; port: number }> {
  const server = createServer((_request, response) => response.end('here'));
  server.listen({ port: 0, host: '127.0.0.1', backlog });
  await once(server, 'listening');
  const copies = await copyListener(server, { count, backlog });
  onTestFinished(() => {
    for (const listener of [server, ...copies]) listener.close();
    server.closeAllConnections();
  });
  return { server, copies, port: (server.address() as AddressInfo).port };
}

/** Opens the connections in one moment, and counts the rounds of the event loop until all are accepted. */
async function roundsToAccept(server: Server, port: number, connections: number): Promise<number> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const callers = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const caller of callers) caller.destroy();
  });
  await Promise.all(callers.map((caller) => once(caller, 'connect')));
  let rounds = 0;
  for (; accepted < connections; rounds++) await nextRound();
  return rounds;
}

function ask(port: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  // it closes its side at once
  socket.end('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  return { socket, answer: text(socket) };
}

describe('copies of a listening socket', () => {
  it('accept as many more connections in a round', async () => {
    const { server, copies, port } = await serverWithCopies(7);
    expect(copies).toHaveLength(7);

    expect(await roundsToAccept(server, port, 200)).toBeLessThan(60);
  });

  it('answer callers that close their side', async () => {
    const { copies, server, port } = await serverWithCopies(2);
    let own = 0;
    for (const copy of copies) copy.on('connection', () => (own += 1));
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(port).answer));
    expect(answers.every((answer) => answer.startsWith('HTTP/1.1 200') && answer.endsWith('here'))).toBe(true);
    expect(own).toBeGreaterThan(0);
    expect(server.listening).toBe(true);
  });

  it('listen no more when all are closed', async () => {
    const { copies, server, port } = await serverWithCopies(2);
    await Promise.all([server, ...copies].map((listener) => once(listener.close(), 'close')));
    const [error] = await once(connect(port, '127.0.0.1'), 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('are none for a server that does not listen', async () => {
    expect(await copyListener(createServer(), { count: 3, backlog })).toEqual([]);
  });
});
