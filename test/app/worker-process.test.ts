import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startWorkerProcess, type WorkerProcess } from '../../src/app/worker-process.ts';
import { registerWorkerUsage } from '../../src/app/worker-usage.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';

/** Stands in for the program: it is ready at once, tells of a stage, and ends when it is told to. */
const program = `
  process.on('SIGTERM', () => process.exit(0));
  process.on('message', (code) => process.exit(code));
  process.on('disconnect', () => process.exit(0));
  process.send({ kind: 'ready' });
  process.send({ kind: 'stage', stage: 'fetching', seconds: 2 });
  process.send({ kind: 'usage', usage: { residentBytes: 5, heapUsedBytes: 3, cpuSeconds: 1 } });
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

  it('reports how long stages took', async () => {
    const { worker } = start();
    const stages: unknown[] = [];
    worker.reportTo({ observeStage: (...args) => stages.push(args), observeUsage: () => undefined });
    await expect.poll(() => stages).toEqual([['fetching', 2]]);
  });

  it('reports what it uses, and nothing once it has ended', async () => {
    const { worker, children } = start();
    const registry = new Registry();
    worker.reportTo({ observeStage: () => undefined, ...registerWorkerUsage(registry) });
    const read = async () => {
      const metrics = await registry.getMetricsAsJSON();
      return metrics.map(({ name, values }) => [name.replace('captioneer_worker_', ''), values[0]?.value]);
    };
    await expect.poll(read).toEqual([
      ['up', 1],
      ['resident_memory_bytes', 5],
      ['heap_used_bytes', 3],
      ['cpu_seconds', 1],
    ]);
    await worker.stop();
    expect(children).toHaveLength(1);
    expect((await read()).map(([, value]) => value)).toEqual([0, 0, 0, 0]);
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
