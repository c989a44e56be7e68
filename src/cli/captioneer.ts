import { Command } from 'commander';
import { loadConfig } from '../infra/config/read-config.ts';
import { addAccountCommands } from './account-commands.ts';
import { addBackupCommands } from './backup-commands.ts';
import { addCaptionCommand, hyphenateOptions } from './caption-command.ts';
import { diagnose } from './doctor.ts';
import { addMcpCommand } from './mcp-command.ts';
import { printResult, reportFailure } from './print.ts';
import { addReadabilityCommand } from './readability-command.ts';
import { addStorageCommands } from './storage-commands.ts';

/** The commands of `npm run captioneer -- <command>`. */
function buildProgram(): Command {
  const program = new Command('captioneer')
    .description('Operate Captioneer from the command line.')
    .showHelpAfterError('(--help lists the commands)');
  addAccountCommands(program);
  addCaptionCommand(program);
  addReadabilityCommand(program);
  addMcpCommand(program);
  addBackupCommands(program);
  addStorageCommands(program);
  program
    .command('doctor')
    .description('Check every part of the service, and say how to fix problems.')
    .option('--json', 'print one JSON object')
    .action(doctor);
  return program;
}

async function doctor({ json = false }: { json?: boolean }): Promise<void> {
  const checks = await diagnose(loadConfig());
  const ok = checks.every((check) => check.ok);
  const lines = checks.map(
    ({ part, ok: isOk, message, fix }) =>
      `${isOk ? '✓' : '✗'} ${part.padEnd(17)}${message}${fix ? `\n                   → ${fix}` : ''}`,
  );
  printResult({ json }, { ok, checks }, [...lines, ok ? 'All checks passed.' : 'Some checks failed.']);
  if (!ok) process.exitCode = 1;
}

buildProgram()
  .parseAsync(hyphenateOptions(process.argv.slice(2)), { from: 'user' })
  .catch((error) => {
    reportFailure(error);
    process.exitCode = 1;
  });
