import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { addLatency, type PulseResult, summarize } from './latencies.ts';

/** What start-pulse.ts sends to this program. */
export type PulseOrder = { kind: 'start'; url: string; everyMs: number; timeoutMs: number } | { kind: 'take' };

/** One beat in so many opens a connection of its own, as a new caller does. */
const newConnectionEvery = 20;

const connection = new Agent({ keepAlive: true, maxSockets: 1 });
let latencies: number[] = [];
let failures = 0;
let beating: Promise<unknown> = Promise.resolve();

process.on('message', (order: PulseOrder) => {
  if (order.kind === 'start') void beat(order);
  else void answer();
});
process.once('disconnect', () => process.exit());

async function beat({ url, everyMs, timeoutMs }: Extract<PulseOrder, { kind: 'start' }>): Promise<void> {
  for (let count = 0; ; count++) {
    const startedMs = performance.now();
    const asked = ask(url, { agent: count % newConnectionEvery === 0 ? false : connection, timeoutMs });
    beating = asked;
    if (!(await asked)) failures++;
    const latencyMs = performance.now() - startedMs;
    addLatency(latencies, latencyMs, everyMs);
    await delay(Math.max(0, everyMs - latencyMs));
  }
}

/** Sends what was measured since the last time, together with the beat that is still on its way. */
async function answer(): Promise<void> {
  await beating;
  // the loop adds that beat first
  await delay(0);
  const result: PulseResult = summarize(latencies, failures);
  latencies = [];
  failures = 0;
  process.send?.(result);
}

function ask(url: string, { agent, timeoutMs }: { agent: Agent | false; timeoutMs: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: timeoutMs }, (reply) => {
      reply.once('end', () => resolve(reply.statusCode === 200));
      reply.once('error', () => resolve(false));
      reply.resume();
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}
