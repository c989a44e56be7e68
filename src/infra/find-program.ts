import { execa, parseCommandString } from 'execa';

/**
 * Looks up the program of a command like the shell does. Its name is passed as an argument, never as shell code.
 * @param command program and arguments, separated by spaces; a backslash escapes a space
 */
export async function findProgram(command: string): Promise<{ name: string; found: boolean }> {
  const [name = ''] = parseCommandString(command);
  const { exitCode } = await execa('sh', ['-c', 'command -v -- "$1"', 'sh', name], { reject: false });
  return { name, found: name !== '' && exitCode === 0 };
}
