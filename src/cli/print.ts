/** How a command answers: as one JSON object on standard output, or as lines for people. */
export interface Printer {
  result(json: object, lines: string[]): void;
}

export function createPrinter({ json }: { json: boolean }): Printer {
  return {
    result(object, lines) {
      process.stdout.write(json ? `${JSON.stringify(object)}\n` : `${lines.join('\n')}\n`);
    },
  };
}
