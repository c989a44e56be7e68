import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { findProcesses } from './list-processes.ts';

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

export interface ServiceProcessOptions {
  dataDir: string;
  /** The output of the service is appended to it. */
  logFile: string;
  /** Use the same port after a restart, so that addresses stay valid; default: a free one. */
  port?: number;
  /** Default 180 s. */
  readyWithinMs?: number;
  /** Default: all of them. */
  role?: 'api' | 'worker' | 'bots';
  /** The folder of the build that is started; default: this project. */
  projectDir?: string;
  /** See {@link programArgs}. */
  hasSourceMaps?: boolean;
  /** More settings. The service gets no other variables of our environment, except those that programs need. */
  env?: Record<string, string>;
}

export interface ServiceProcess {
  pid: number;
  baseUrl: string;
  port: number;
  dataDir: string;
  logFile: string;
  /** Runs a command of the CLI with the same settings, and returns its output. */
  runCli(args: string[]): Promise<string>;
  /** @throws Error with the end of its log if it stops before it is ready, or is not ready in time */
  untilReady(): Promise<void>;
  /** Ends it with SIGTERM (kills it while it is starting), and waits until all its processes are gone. */
  stop(): Promise<void>;
  /** Kills it and everything that it started, the embedded database too, with SIGKILL. */
  kill9(): Promise<void>;
  isRunning(): boolean;
}

/** Starts the whole service and waits until it is ready. @throws Error as `untilReady` does, with nothing left running */
export async function startServiceProcess(options: ServiceProcessOptions): Promise<ServiceProcess> {
  const service = await spawnServiceProcess(options);
  try {
    await service.untilReady();
  } catch (error) {
    await service.kill9();
    throw error;
  }
  return service;
}

/**
 * Starts the whole service as a process in a process group of its own, so that Ctrl-C does not reach it.
 */
export async function spawnServiceProcess(options: ServiceProcessOptions): Promise<ServiceProcess> {
  const { dataDir, logFile, role } = options;
  const port = options.port ?? (await findFreePort());
  mkdirSync(dataDir, { recursive: true });
  const env = serviceEnvironment({ ...options.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir });
  const { readyWithinMs = defaultReadyWithinMs, projectDir: buildDir = projectDir, hasSourceMaps } = options;
  const child = spawnService({ env, dataDir, logFile, role, build: { buildDir, hasSourceMaps } });
  const baseUrl = `http://127.0.0.1:${port}`;
  return controlService({ child, env, baseUrl, port, dataDir, logFile, readyWithinMs, buildDir });
}

const defaultReadyWithinMs = 180_000;
const stopWithinMs = 60_000;
const pollMs = 50;

interface ProgramBuild {
  /** Default: this project. */
  buildDir?: string;
  /** Default: true, as in production. Without them a start costs about a tenth less, and stack traces name the built files. */
  hasSourceMaps?: boolean;
}

/** Arguments of node for a program that setup has built. */
export function programArgs(
  name: 'main' | 'captioneer',
  { buildDir = projectDir, hasSourceMaps = true }: ProgramBuild = {},
): string[] {
  return [...(hasSourceMaps ? ['--enable-source-maps'] : []), resolve(buildDir, `dist/program/${name}.js`)];
}

function spawnService({ env, dataDir, logFile, role, build }: Spawning) {
  const args = [...programArgs('main', build), ...(role ? ['--role', role] : [])];
  const log = openSync(logFile, 'a');
  try {
    // in its data folder, so that the project's `.env` is not read
    return spawn(process.execPath, args, {
      env,
      cwd: dataDir,
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

interface Spawning extends Pick<ServiceProcessOptions, 'dataDir' | 'logFile' | 'role'> {
  env: NodeJS.ProcessEnv;
  build: ProgramBuild;
}

interface Started {
  child: ChildProcess;
  env: NodeJS.ProcessEnv;
  baseUrl: string;
  port: number;
  dataDir: string;
  logFile: string;
  readyWithinMs: number;
  buildDir: string;
}

function controlService({ child, env, readyWithinMs, buildDir, ...place }: Started): ServiceProcess {
  const pid = child.pid ?? 0;
  const remaining = () => findProcesses({ pid, folder: place.dataDir });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const commands = createCommands({ env, cwd: place.dataDir, buildDir });
  const kill9 = async () => {
    await commands.end();
    await killUntilGone(remaining);
    await exited;
  };
  let wasReady = false;
  return {
    ...place,
    pid,
    isRunning: () => !hasEnded(child),
    async untilReady() {
      await waitUntilReady({ child, readyWithinMs, ...place });
      wasReady = true;
    },
    runCli: commands.run,
    async stop() {
      await commands.end();
      if (!wasReady) return kill9();
      if (!hasEnded(child)) child.kill('SIGTERM');
      const deadline = Date.now() + stopWithinMs;
      while (remaining().length > 0 && Date.now() < deadline) await delay(pollMs);
      const left = remaining();
      if (left.length === 0) return exited;
      await killUntilGone(remaining);
      throw new Error(
        `${left.length} processes of the service were still running ${stopWithinMs / 1000} s after SIGTERM`,
      );
    },
    kill9,
  };
}

/** Commands must end with the service, because a running command would start its database again. */
export function createCommands({ buildDir, ...options }: { env: NodeJS.ProcessEnv; cwd: string; buildDir?: string }) {
  const running = new Set<Promise<unknown> & { child: ChildProcess }>();
  return {
    async run(args: string[]): Promise<string> {
      const command = promisify(execFile)(
        process.execPath,
        [...programArgs('captioneer', { buildDir }), ...args],
        options,
      );
      running.add(command);
      try {
        return (await command).stdout;
      } finally {
        running.delete(command);
      }
    },
    async end(): Promise<void> {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.allSettled(running);
    },
  };
}

async function killUntilGone(remaining: () => number[]): Promise<void> {
  for (let left = remaining(); left.length > 0; left = remaining()) {
    for (const pid of left) kill(pid);
    await delay(pollMs);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function waitUntilReady({ child, readyWithinMs, baseUrl, logFile }: Waiting): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`the service stopped while starting: ${endOfLog(logFile)}`);
    const ready = await fetch(`${baseUrl}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await delay(pollMs);
  }
  throw new Error(`the service was not ready after ${readyWithinMs / 1000} s: ${endOfLog(logFile)}`);
}

interface Waiting {
  child: ChildProcess;
  readyWithinMs: number;
  baseUrl: string;
  logFile: string;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Its plain output, if there is any; else its last log lines. */
function endOfLog(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const plain = lines.filter((line) => !line.startsWith('{'));
  return (plain.length > 0 ? plain : lines).slice(-12).join('\n');
}

/**
 * The variables that programs need, and the cache of tools. All other settings come from `settings` only.
 */
export function serviceEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot'];
  const inherited = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const cacheDir = resolve(projectDir, process.env.CACHE_DIR || '.cache');
  return { ...Object.fromEntries(inherited), CACHE_DIR: cacheDir, ...settings };
}
