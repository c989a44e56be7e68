import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { programArgs } from '../service/service-process.ts';

/** One process of the service, which can be killed and started again. */
export interface FleetProcess {
  name: string;
  logFile: string;
  /** Kills it by SIGKILL. What it has started ends with it. */
  kill9(): Promise<void>;
  /** Ends it by SIGTERM. @returns seconds until it had ended */
  stop(): Promise<number>;
  /** Starts it again with the same settings. Resolves when it is ready. */
  start(): Promise<void>;
  isRunning(): boolean;
}

interface FleetProcessOptions {
  name: string;
  role: 'api' | 'worker';
  dataDir: string;
  logFile: string;
  env: Record<string, string>;
}

const readyWithinMs = 120_000;
/** What a process says in its log when it is ready. */
const readyWords = { api: 'the API listens', worker: 'the worker takes work' };

/** Starts it and waits until it is ready. @throws Error with the end of its log if it is not */
export async function startFleetProcess(options: FleetProcessOptions): Promise<FleetProcess> {
  const { name, role, logFile, dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  let child = spawnProcess(options);
  await untilReady(child, { logFile, words: readyWords[role], from: 0 });
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return 0;
    const startedMs = performance.now();
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return (performance.now() - startedMs) / 1000;
  };
  return {
    name,
    logFile,
    isRunning: () => !hasEnded(child),
    kill9: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async start() {
      const from = statSync(logFile).size;
      child = spawnProcess(options);
      await untilReady(child, { logFile, words: readyWords[role], from });
    },
  };
}

function spawnProcess({ role, dataDir, logFile, env }: FleetProcessOptions): ChildProcess {
  const log = openSync(logFile, 'a');
  const { PATH, HOME, TMPDIR } = process.env;
  const inherited = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), CACHE_DIR: loadConfig().paths.cacheDir };
  try {
    return spawn(process.execPath, [...programArgs('main', { hasSourceMaps: false }), '--role', role], {
      // so that the project's `.env` is not read
      cwd: dataDir,
      env: { ...inherited, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

interface Waiting {
  logFile: string;
  words: string;
  /** Where in the log this start begins. */
  from: number;
}

async function untilReady(child: ChildProcess, { logFile, words, from }: Waiting): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  const log = () => readFileSync(logFile).subarray(from).toString();
  while (!log().includes(words)) {
    if (hasEnded(child)) throw new Error(`a process stopped while it started: ${log().slice(-2000)}`);
    if (Date.now() > deadline) throw new Error(`a process was not ready in time: ${log().slice(-2000)}`);
    await delay(50);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
