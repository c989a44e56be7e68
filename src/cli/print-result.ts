/** Prints the result of a command to standard output: with `--json` as one JSON object, otherwise as lines for people. */
export function printResult({ json = false }: { json?: boolean }, object: object, lines: string[]): void {
  process.stdout.write(json ? `${JSON.stringify(object)}\n` : `${lines.join('\n')}\n`);
}
