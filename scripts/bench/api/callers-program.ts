// Program whose callers ask a server over connections of their own. It writes and reads bytes only, since it takes
// processor time from the server that it measures.
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { summarize } from '../../pulse/latencies.ts';

/** What start-callers.ts sends to this program. */
export interface CallersOrder {
  port: number;
  /** Whole requests without a body; caller n sends the n-th, modulo their number. */
  requests: string[];
  callers: number;
  seconds: number;
  /** How often each caller asks; 0 = again as soon as it has its reply. */
  everyMs: number;
  /** Statuses that count as an answer. */
  statuses: number[];
}

process.on('message', (order: CallersOrder) => void call(order).then((result) => process.send?.(result)));
process.once('disconnect', () => process.exit());

async function call(order: CallersOrder) {
  const latencies: number[] = [];
  const connections = await Promise.all(Array.from({ length: order.callers }, () => openConnection(order.port)));
  const startedMs = performance.now();
  const untilMs = startedMs + order.seconds * 1000;
  const failures = await Promise.all(
    connections.map((connection, index) => {
      const request = order.requests[index % order.requests.length] ?? '';
      const phase = order.everyMs * (index / order.callers);
      return askUntil(untilMs, { connection, request, order, firstMs: startedMs + phase, latencies });
    }),
  );
  const wallSeconds = (performance.now() - startedMs) / 1000;
  for (const { socket } of connections) socket.destroy();
  const failed = failures.reduce((sum, count) => sum + count, 0);
  return { ...summarize(latencies, failed), perSecond: latencies.length / wallSeconds };
}

interface Caller {
  connection: Connection;
  request: string;
  order: CallersOrder;
  firstMs: number;
  latencies: number[];
}

/**
 * A caller with a pace that gets its reply too late asks again at once, and its next latency counts from when the call was
 * due. @returns replies with another status
 */
async function askUntil(untilMs: number, { connection, request, order, firstMs, latencies }: Caller): Promise<number> {
  let failures = 0;
  for (let dueMs = firstMs; dueMs < untilMs; dueMs = order.everyMs > 0 ? dueMs + order.everyMs : performance.now()) {
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await delay(waitMs);
    const status = await connection.ask(request);
    latencies.push(performance.now() - dueMs);
    if (!order.statuses.includes(status)) failures += 1;
  }
  return failures;
}

interface Connection {
  socket: Socket;
  /** @returns the status; 0 if the connection was closed */
  ask(request: string): Promise<number>;
}

async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = '';
  let answer: (status: number) => void = () => undefined;
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1] ?? 0);
    if (received.length < headEnd + 4 + length) return;
    const status = Number(received.slice(9, 12));
    received = '';
    answer(status);
  });
  socket.on('error', () => undefined).on('close', () => answer(0));
  return {
    socket,
    ask: (request) =>
      new Promise((resolve) => {
        answer = resolve;
        if (socket.destroyed) resolve(0);
        else socket.write(request);
      }),
  };
}
