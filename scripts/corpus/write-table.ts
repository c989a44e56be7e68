import { writeFile } from 'node:fs/promises';
import type { InputResult } from './run-input.ts';

/** Writes docs/hard-inputs.md: every input, and what was measured on its output. */
export async function writeTable(file: string, results: InputResult[]): Promise<void> {
  const groups = [...new Set(results.map(({ group }) => group))];
  const tables = groups.map((title) => {
    const rows = results.filter(({ group }) => group === title).map(row);
    return `## ${title}\n\n| input | passed | measured |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  await writeFile(file, `${introduction(results.length)}\n${tables.join('\n')}`);
}

function row({ name, passed, measured }: InputResult): string {
  return `| ${cell(name)} | ${passed ? 'yes' : 'NO'} | ${cell(measured)} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function introduction(count: number): string {
  return `# Hard inputs

Written by \`npm run corpus -- --write\`. It makes ${count} files with ffmpeg, captions each as
\`npm run captioneer -- caption\` does, and measures the output with ffmpeg and ffprobe alone:

- *flash and audio*: when the picture turns white, and how far from it the beep is (40 ms at most). Long clips have thirteen
  flashes; the first, the middle and the last are shown, by the timestamps of the audio packets, and as decoded by a player
  that plays each packet to its end;
- *frames* of a numbered clip: every frame of the source is there once, at its own time. No other frame is there, except
  repeats in a gap of a slow source where the captions change;
- *joins*: segments rendered by several ffmpegs, with a word and an emoji over each join. The captions do not change at the
  join, and each tenth of a second of audio is found in the source at its own time;
- *colours*: patches of known colours, read as BT.709;
- *corners*: where a white and a grey mark are after rotating and mirroring;
- *caption*: pixels in the highlight colour while a word is highlighted, and none before;
- *refused*: the error code, and the message that people see.
`;
}
