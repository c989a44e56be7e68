import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  createTaskPool,
  type PoolTask,
  type TaskPool,
  type TaskPoolOptions,
} from '../../../src/infra/threads/task-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'task-pool-'));
const file = join(folder, 'program.mjs');
writeFileSync(
  file,
  `import { threadId, workerData } from 'node:worker_threads';
  export default ({ say, spin, grow, fail, exit, until }) => {
    if (fail) throw new Error(fail);
    if (exit) process.exit(3);
    const held = [];
    while (grow) held.push(new Array(100_000).fill(held.length));
    const end = Date.now() + (spin ?? 0);
    while (Date.now() < end);
    while (until && Atomics.load(until, 0) === 0);
    return { say, threadId, workerData };
  };`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pools: TaskPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function open(options: Partial<TaskPoolOptions> = {}) {
  const pool = createTaskPool({ file, threads: 2, ...options });
  pools.push(pool);
  const run = (input: object, task: Partial<PoolTask> = {}) =>
    pool.run<{ say: string; threadId: number; workerData: unknown }>({
      owner: 'a',
      weight: 'light',
      maxMs: 30_000,
      input,
      ...task,
    });
  return { pool, run };
}

/** Longer than any test. */
const forever = 120_000;

describe('the task pool', () => {
  it('runs a task in another thread and returns its result', async () => {
    const { run } = open({ workerData: { fonts: 'here' } });
    const { say, threadId, workerData } = await run({ say: 'hello' });
    expect([say, threadId > 0, workerData]).toEqual(['hello', true, { fonts: 'here' }]);
  });

  it('keeps the calling thread free while a task computes', async () => {
    const { run } = open();
    const until = new Int32Array(new SharedArrayBuffer(4));
    let beats = 0;
    const pulse = setInterval(() => {
      beats += 1;
      // the task computes until this thread says so
      if (beats === 10) Atomics.store(until, 0, 1);
    }, 5);
    await run({ until });
    clearInterval(pulse);
    expect(beats).toBeGreaterThanOrEqual(10);
  });

  it('ends a task that takes too long, and goes on with the next one', async () => {
    const { run } = open({ threads: 1 });
    const slow = run({ spin: forever }, { maxMs: 300 });
    const next = run({ say: 'next' }, { owner: 'b' });
    await expect(slow).rejects.toMatchObject({ code: 'too_complex' });
    expect((await next).say).toBe('next');
  });

  it('ends a task that takes too much memory, and goes on with the next one', async () => {
    const { run } = open({ threads: 1, maxHeapMb: 32 });
    await expect(run({ grow: true })).rejects.toMatchObject({ code: 'too_complex' });
    expect((await run({ say: 'next' })).say).toBe('next');
  });

  it('ends a task that nobody waits for any more, running or waiting', async () => {
    const { run } = open({ threads: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = run({ spin: forever }, { signal: first.signal });
    const waiting = run({ say: 'never' }, { signal: second.signal });
    second.abort(new Error('second left'));
    await expect(waiting).rejects.toThrow('second left');
    first.abort(new Error('first left'));
    await expect(running).rejects.toThrow('first left');
    expect((await run({ say: 'next' })).say).toBe('next');
    await expect(run({ say: 'never' }, { signal: first.signal })).rejects.toThrow('first left');
  });

  it('fails only the task that fails, and the one whose thread dies', async () => {
    const { run } = open();
    const results = await Promise.allSettled([
      run({ fail: 'odd' }),
      run({ exit: true }),
      run({ say: 'fine' }, { owner: 'b' }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await expect(run({ fail: 'odd' })).rejects.toThrow('odd');
    expect((await run({ say: 'next' })).say).toBe('next');
  });

  it('lets nobody wait behind the tasks of one owner', async () => {
    const { run } = open();
    const theirs = Promise.allSettled(
      Array.from({ length: 10 }, () => run({ spin: forever }, { owner: 'a', weight: 'heavy' })),
    );
    expect((await run({ say: 'mine' }, { owner: 'b' })).say).toBe('mine');
    await pools[0]?.close();
    for (const { status } of await theirs) expect(status).toBe('rejected');
  });

  it('refuses more than may wait', async () => {
    const { run } = open({ threads: 1, maxWaitingEach: 2 });
    const running = Promise.allSettled([1, 2, 3].map(() => run({ spin: forever })));
    await expect(run({ say: 'too many' })).rejects.toMatchObject({ code: 'service_busy' });
    await pools[0]?.close();
    for (const { status } of await running) expect(status).toBe('rejected');
  });

  it('fails a task whose program is missing', async () => {
    const { run } = open({ file: join(folder, 'nothing.mjs') });
    await expect(run({})).rejects.toThrow(/nothing\.mjs/);
  });

  it('runs nothing after it was closed', async () => {
    const { pool, run } = open();
    await run({});
    await pool.close();
    await expect(run({})).rejects.toThrow('the service is stopping');
  });
});
