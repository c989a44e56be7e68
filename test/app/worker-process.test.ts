import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Counter, Gauge, Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { joinMetrics } from '../../src/app/join-metrics.ts';
import { startWorkerProcess, type WorkerProcess } from '../../src/app/worker-process.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';

/**
 * Stands in for the program: it is ready at once, answers questions for its metrics, and ends when it is told to. Told to hang, it
 * answers no more.
 */
const program = `
  const metrics = [
    { name: 'done_total', help: 'Done', type: 'counter', aggregator: 'sum', values: [{ value: 2, labels: { stage: 'fetching' } }] },
    { name: 'queue', help: 'Queue', type: 'gauge', aggregator: 'first', values: [{ value: 7, labels: {} }] },
  ];
  let hangs = false;
  process.on('SIGTERM', () => process.exit(0));
  process.on('message', (message) => {
    if (message === 'hang') hangs = true;
    else if (message.kind !== 'metrics') process.exit(message);
    else if (!hangs) process.send({ ...message, metrics });
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ kind: 'ready' });
  setInterval(() => undefined, 1000);
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-process-'));
  await writeFile(join(folder, 'program.cjs'), program);
  await writeFile(join(folder, 'broken.cjs'), 'process.exit(1)');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function start(name = 'program'): { worker: WorkerProcess; children: ChildProcess[] } {
  const children: ChildProcess[] = [];
  const forkWorker = () => {
    const child = fork(join(folder, `${name}.cjs`), { execArgv: [] });
    children.push(child);
    return child;
  };
  const worker = startWorkerProcess({ logger: silentLogger, forkWorker, restartMs: 10 });
  onTestFinished(() => worker.stop());
  return { worker, children };
}

describe('the process of the worker', () => {
  it('is started again when it ends by itself, and not when it is stopped', async () => {
    const { worker, children } = start();
    await worker.ready;
    children[0]?.send(1);
    await expect.poll(() => children.length).toBe(2);
    children[1]?.kill('SIGKILL');
    await expect.poll(() => children.length).toBe(3);
    await worker.stop();
    expect(children).toHaveLength(3);
    expect(children.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).not.toContain(null);
  });

  it('adds its metrics to those of the process that has started it, while it answers', async () => {
    const { worker, children } = start();
    await worker.ready;
    const registry = new Registry();
    const registers = [registry];
    const done = new Counter({ name: 'done_total', help: 'Done', labelNames: ['stage'], registers });
    done.inc({ stage: 'fetching' }, 3);
    new Gauge({ name: 'queue', help: 'Queue', aggregator: 'first', registers }).set(7);
    const source = joinMetrics(registry, worker);
    const read = async () => (await source.metrics()).split('\n').filter((line) => /^\w/.test(line));
    expect(await read()).toEqual(['done_total{stage="fetching"} 5', 'queue 7', 'captioneer_worker_up 1']);
    children[0]?.send('hang');
    expect(await read()).toEqual(['done_total{stage="fetching"} 3', 'queue 7', 'captioneer_worker_up 1']);
    await worker.stop();
    expect(await read()).toEqual(['done_total{stage="fetching"} 3', 'queue 7', 'captioneer_worker_up 0']);
  });

  it('does not end this process when the system cannot start it', async () => {
    const forkWorker = () => spawn(join(folder, 'missing'));
    const worker = startWorkerProcess({ logger: silentLogger, forkWorker });
    await expect(worker.ready).rejects.toMatchObject({ code: 'configuration' });
    await worker.stop();
  });

  it('says so when it cannot be started, and does not try again', async () => {
    const { worker, children } = start('broken');
    await expect(worker.ready).rejects.toMatchObject({ code: 'configuration' });
    await worker.stop();
    expect(children).toHaveLength(1);
  });
});
