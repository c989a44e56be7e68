#!/usr/bin/env node
// Runs the tests: node scripts/run-tests.mjs [what vitest takes]. The tools come from setup, which runs before it.
// The very last line says how many passed and failed, as vitest counted them. With --watch it goes on, and runs what a
// change touches.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeMongod } from './setup/mongod-version.mjs';
import { readSetupSettings } from './setup/settings.mjs';
import { readTools } from './setup/tools-file.mjs';
import { countTests, summaryLine } from './test-summary.mjs';

const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'captioneer-tests-'));
const reportPath = join(folder, 'report.json');

try {
  const exitCode = await runVitest(process.argv.slice(2));
  const count = countTests(readReport());
  process.exitCode = exitCode === 0 && (count.passed === 0 || count.failed > 0) ? 1 : exitCode;
  if (exitCode !== 0 && count.failed === 0) console.log(`vitest ended with ${exitCode}: see above`);
  console.log(summaryLine(count));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string[]} args @returns {Promise<number>} its exit code */
async function runVitest(args) {
  const vitest = join(rootDir, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const env = { ...process.env, ...(await memoryServerEnv()) };
  const child = spawn(process.execPath, [vitest, ...(args.includes('--watch') ? [] : ['run']), ...reporters, ...args], {
    cwd: rootDir,
    env,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on('close', (code) => done(code ?? 1));
  });
}

/** mongodb-memory-server starts the mongod that setup found, and downloads none. */
async function memoryServerEnv() {
  const { cacheDir } = readSetupSettings({ args: ['--for', 'test'], env: process.env, rootDir });
  const { mongod } = readTools(cacheDir);
  if (mongod === null) return {};
  const { version } = await describeMongod(mongod);
  return { MONGOMS_SYSTEM_BINARY: mongod, MONGOMS_VERSION: version ?? undefined, MONGOMS_RUNTIME_DOWNLOAD: 'false' };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch {
    return null; // vitest did not get so far
  }
}
