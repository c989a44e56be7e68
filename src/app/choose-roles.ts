import { parseArgs } from 'node:util';
import { AppError } from '../infra/errors/app-error.ts';
import { type JobRole, jobRoles } from '../infra/queue/job-roles.ts';

/** What a process does if no role is named. */
const allRoles = ['api', 'worker', 'bots'] as const satisfies Role[];

export type Role = 'api' | 'worker' | 'bots' | JobRole;

const knownRoles: readonly Role[] = [...allRoles, ...jobRoles];

/**
 * What a process does: every role, or those that `--role` names, separated by commas.
 * @param args the command line after the program's name
 * @throws AppError `configuration` in words for the operator
 */
export function chooseRoles(args: string[]): Role[] {
  const named = readRoles(args);
  if (named === undefined) return [...allRoles];
  const roles = named.split(',').map((name) => knownRoles.find((known) => known === name.trim()));
  if (!roles.every((role) => role !== undefined)) {
    throw new AppError('configuration', {
      message: `--role must be one of ${knownRoles.join(', ')}, or several of them separated by commas.`,
    });
  }
  return [...new Set(roles)];
}

function readRoles(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { role: { type: 'string' } } }).values.role;
  } catch (cause) {
    const message = `The only option is --role <${knownRoles.join('|')}>; settings are environment variables, see .env.example.`;
    throw new AppError('configuration', { message, cause });
  }
}
