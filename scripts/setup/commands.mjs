import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * Never our standard output, because the output of the command that follows setup must stay clean.
 * @type {Record<string, ('pipe' | number)[]>}
 */
const destinations = { nothing: ['pipe', 'pipe'], errors: ['pipe', 2], all: [2, 2] };

/**
 * Runs a program to its end and collects its output. A program that cannot be started, or takes too long, is an
 * ordinary result with code null.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, timeoutMs?: number, show?: 'nothing' | 'errors' |
 *   'all' }} [options] `show`: which part of its output goes to our standard error at once instead of being collected;
 *   `errors` = its standard error only
 * @returns {Promise<{ code: number | null, output: string, error: string }>} `error`: the last lines of standard error
 */
export function run(program, args, { env = process.env, cwd, timeoutMs = 600_000, show = 'nothing' } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      env,
      cwd,
      stdio: ['ignore', ...destinations[show]],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const output = collect(child.stdout);
    const error = collect(child.stderr);
    child.on('error', (cause) => done({ code: null, output: '', error: cause.message }));
    child.on('close', (code) => done({ code, output: output(), error: lastLines(error()) }));
  });
}

/**
 * The first executable file of that name on PATH, or null.
 * @param {string} name
 * @param {Record<string, string | undefined>} env
 */
export function findOnPath(name, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => resolve(folder, name)).find(isExecutable) ?? null;
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {import('node:stream').Readable | null} stream */
function collect(stream) {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}

/** @param {string} text */
function lastLines(text) {
  return text.trim().split('\n').slice(-6).join('\n').slice(-1500);
}
