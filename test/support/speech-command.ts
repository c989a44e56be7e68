import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A speech program that finds the same few words in any audio at once, for flows that test something else. */
export function writeSpeechCommand(folder: string, spoken = ['And', 'so', 'my', 'fellow']): string {
  const file = join(folder, 'speech.mjs');
  const words = spoken.map((text, index) => ({
    text,
    start: 0.2 + index * 0.4,
    end: 0.5 + index * 0.4,
  }));
  writeFileSync(file, `console.log(${JSON.stringify(JSON.stringify({ language: 'en', words }))});\n`);
  return `${process.execPath} ${file}`;
}
