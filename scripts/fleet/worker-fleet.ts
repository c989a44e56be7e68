import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerMessage } from '../../src/app/worker-process.ts';
import { createConcurrencyLimit } from '../../src/infra/concurrency-limit.ts';
import { cpuSecondsOf } from '../bench/measure.ts';
import { projectDir, serviceEnvironment } from '../service/service-process.ts';
import { ensureProgram } from '../setup/program.mjs';
import type { StandInWork } from './stand-in-work.ts';

export interface FleetOptions {
  workers: number;
  work: StandInWork;
  /** For the workers' data and logs. */
  folder: string;
  /** Settings of every worker. */
  env: Record<string, string>;
  /** Where all store their data, if they share a disk; default: each has a folder of its own. */
  dataDir?: string;
  /** After its abort no worker is started or replaced. */
  signal: AbortSignal;
}

export type WorkerFleet = ReturnType<typeof createWorkerFleet>;

/** So many start at the same time: a start costs about a second of a processor. */
const startsAtOnce = 3;
/** Young objects get 2 MB of each heap instead of 16, and threads share memory: fifty workers have to fit on one machine. */
const nodeOptions = ['--max-semi-space-size=2', '--no-warnings'];
const fewArenas = { MALLOC_ARENA_MAX: '2' };

interface FleetWorker {
  child: ChildProcess;
  logFile: string;
}

/** Builds the workers' program, unless it is current. */
export async function buildFleetWorker(): Promise<string> {
  const entries = [{ name: 'fleet-worker', file: 'scripts/fleet/fleet-worker.ts' }];
  await ensureProgram({ rootDir: projectDir, say: () => undefined, name: 'fleet', entries });
  return join(projectDir, 'dist/fleet/fleet-worker.js');
}

/** Workers in processes of their own. They end with this process, however that ends. */
export function createWorkerFleet(program: string, options: FleetOptions) {
  const running = new Set<FleetWorker>();
  const limit = createConcurrencyLimit(startsAtOnce);
  const startInTurn = () => limit.run(new AbortController().signal, start);
  let number = 0;
  let endedCpuSeconds = 0;

  async function start(): Promise<void> {
    if (options.signal.aborted) return;
    number += 1;
    const worker = spawnWorker(program, { ...options, name: `worker-${number}` });
    running.add(worker);
    await untilReady(worker);
  }

  /** @returns how long it took to end, in milliseconds */
  async function stop(worker: FleetWorker): Promise<number> {
    const startedMs = performance.now();
    running.delete(worker);
    endedCpuSeconds += cpuSecondsOf(worker.child.pid ?? 0).own;
    const ended = once(worker.child, 'exit');
    worker.child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`a worker that was told to stop ended with ${code}: ${endOf(worker.logFile)}`);
    return performance.now() - startedMs;
  }

  return {
    running: () => running.size,
    /** Resolves when all take work. */
    startAll: () => Promise.all(Array.from({ length: options.workers }, startInTurn)),
    /**
     * A rolling deploy, a tenth of the workers at a time: each is told to stop, and a new one takes its place and is ready
     * before the next one's turn.
     * @returns how long each took to end, in milliseconds
     */
    async replaceAll(): Promise<number[]> {
      const old = [...running];
      const stops: number[] = [];
      const replaceInTurn = async () => {
        for (let worker = old.shift(); worker && !options.signal.aborted; worker = old.shift()) {
          stops.push(await stop(worker));
          await startInTurn();
        }
      };
      await Promise.all(Array.from({ length: Math.ceil(old.length / 10) }, replaceInTurn));
      return stops;
    },
    stopAll: () => Promise.all([...running].map(stop)),
    /** After a failure: ends those that still run at once. */
    async killAll(): Promise<void> {
      for (const { child } of running) child.kill('SIGKILL');
    },
    cpuSeconds: () => [...running].reduce((sum, { child }) => sum + cpuOf(child), endedCpuSeconds),
    /** Resident memory of all workers, in MB; pages that they share are counted for each. */
    memoryMb: () => Math.round([...running].reduce((sum, { child }) => sum + residentMb(child.pid), 0)),
  };
}

function spawnWorker(
  program: string,
  { work, folder, env, dataDir, name }: FleetOptions & { name: string },
): FleetWorker {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'a');
  try {
    const child = fork(program, [JSON.stringify(work)], {
      cwd: own,
      env: serviceEnvironment({ ...fewArenas, ...env, DATA_DIR: dataDir ?? own }),
      execArgv: nodeOptions,
      stdio: ['ignore', log, log, 'ipc'],
    });
    return { child, logFile };
  } finally {
    closeSync(log);
  }
}

async function untilReady({ child, logFile }: FleetWorker): Promise<void> {
  const ready = new Promise<'ready'>((resolve) => {
    child.on('message', (message: WorkerMessage) => message.kind === 'ready' && resolve('ready'));
  });
  const ended = once(child, 'exit').then(() => 'ended' as const);
  if ((await Promise.race([ready, ended])) === 'ended') throw new Error(`a worker did not start: ${endOf(logFile)}`);
}

const endOf = (logFile: string) => readFileSync(logFile, 'utf8').trim().split('\n').slice(-6).join('\n');

const cpuOf = ({ pid }: ChildProcess) => (pid && existsSync(`/proc/${pid}/stat`) ? cpuSecondsOf(pid).own : 0);

function residentMb(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  const [, kilobytes] = existsSync(status) ? (/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8')) ?? []) : [];
  return Number(kilobytes ?? 0) / 1000;
}
