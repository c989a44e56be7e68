#!/usr/bin/env node
// Runs the service and restarts it when a source changes: node scripts/dev.mjs [arguments of the service]
// Setup runs before every start. It builds the program and the pages' scripts again if their sources changed.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Editors save in several steps: changes within this time count as one. */
const settleMs = 200;

/** @type {import('node:child_process').ChildProcess | null} */
let service = null;
/** @type {NodeJS.Timeout | undefined} */
let pending;
let stopping = false;

function start() {
  const setup = spawnSync(process.execPath, ['scripts/setup.mjs', '--quiet'], { cwd: rootDir, stdio: 'inherit' });
  if (setup.status !== 0) {
    console.error('dev: the build failed; waiting for the next change');
    return;
  }
  const args = ['--enable-source-maps', 'dist/program/main.js', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: rootDir, stdio: 'inherit' });
  service = child;
  child.on('exit', (code) => {
    if (service !== child) return;
    service = null;
    if (stopping) process.exit(code ?? 0);
    else console.error('dev: the service ended; waiting for the next change');
  });
}

/** The old service must end first, because both use the same port and database. */
function restart() {
  const old = service;
  service = null;
  if (!old) {
    start();
    return;
  }
  console.error('dev: a source changed; restarting');
  old.once('exit', start);
  old.kill('SIGTERM');
}

for (const folder of ['src', 'bots', 'jobs']) {
  watch(join(rootDir, folder), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(restart, settleMs);
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopping = true;
    if (!service) process.exit(0);
    service.kill(signal);
  });
}

start();
