import { writeFile } from 'node:fs/promises';
import type { InputResult } from './run-input.ts';

/** docs/hard-inputs.md: what was given, and what was measured on what came out. */
export async function writeTable(file: string, results: InputResult[]): Promise<void> {
  const groups = [...new Set(results.map(({ group }) => group))];
  const parts = groups.map((group) => {
    const rows = results.filter((result) => result.group === group);
    const lines = rows.map(
      ({ name, passed: isRight, measured: says }) => `| ${cell(name)} | ${isRight ? 'yes' : 'NO'} | ${cell(says)} |`,
    );
    return `## ${group}\n\n| input | right | measured |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  await writeFile(file, `${head(results.length)}\n${parts.join('\n')}`);
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function head(count: number): string {
  return `# Hard inputs

Written by \`npm run corpus -- --write\`. It makes ${count} files with ffmpeg, takes each through the real pipeline as
\`npm run captioneer -- caption\` does, and measures the mp4 that comes out with ffmpeg and ffprobe alone:

- *flash and beep*: when the picture turns white, and how far from it the sound is first heard (at most 40 ms); over
  minutes at the first, the middle and the last of thirteen, by the times of the sound's packets, and as a player has it
  that plays what they hold to its end;
- *numbered pictures*: every picture of the source is there once, at its own time, and no other, but for one that is
  shown again in a gap of a slow source, where captions change;
- *joins*: segments rendered by several ffmpegs, a word and an emoji over each join: what is drawn follows the picture's
  own luma along one line, and each tenth of a second of sound is found in the source at its own time;
- *colours*: patches of known colours, read as BT.709;
- *corners*: a white and a grey mark, where they are after turning and mirroring;
- *caption*: pixels in the highlight's colour while a word is lit, and none before;
- *refused*: the error code, and the words that people see.
`;
}
