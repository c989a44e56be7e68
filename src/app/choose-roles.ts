import { parseArgs } from 'node:util';
import { AppError } from '../infra/errors/app-error.ts';

export const roles = ['api', 'worker', 'bots'] as const;
export type Role = (typeof roles)[number];

/**
 * What a process does: every role, or the one that `--role` names.
 * @param args the command line after the program's name
 * @throws AppError `configuration` in words for the operator
 */
export function chooseRoles(args: string[]): Role[] {
  const named = readRole(args);
  if (named === undefined) return [...roles];
  const role = roles.find((known) => known === named);
  if (!role) throw new AppError('configuration', { message: `--role must be one of ${roles.join(', ')}.` });
  return [role];
}

function readRole(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { role: { type: 'string' } } }).values.role;
  } catch (cause) {
    const message = `The only option is --role <${roles.join('|')}>; settings are environment variables, see .env.example.`;
    throw new AppError('configuration', { message, cause });
  }
}
