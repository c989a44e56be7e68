import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Place {
  cwd?: string;
  env?: Record<string, string>;
}

/**
 * Runs a program with our output and more environment variables, and returns its exit code.
 * @throws Error when there is no such program
 */
export async function run(program: string, args: string[], { cwd, env }: Place = {}): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
