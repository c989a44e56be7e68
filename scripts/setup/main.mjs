import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReport } from './report.mjs';
import { runSetup } from './run-setup.mjs';
import { readSetupSettings } from './settings.mjs';
import { SetupError } from './setup-error.mjs';

const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The command: exit code 0 when all is in place, else one plain message and exit code 1. */
export async function main() {
  const report = createReport({ stream: process.stderr });
  try {
    const settings = readSetupSettings({ args: process.argv.slice(2), env: process.env, rootDir });
    const { changed } = await runSetup({ settings, report });
    if (!changed && !settings.quiet) report.say('Everything is set up.');
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    report.say(`Setup stopped. ${error.message}`);
    process.exitCode = 1;
  }
}
