import type { VideoEvent } from './follow-video.ts';

const barCells = 24;

/** Shows the progress of a video: one line that is updated on a terminal, else one line for each stage. */
export function createProgressLine(out: NodeJS.WriteStream = process.stdout) {
  let stage = '';
  return {
    show(event: VideoEvent) {
      const changed = event.stage !== stage;
      stage = event.stage;
      if (out.isTTY) out.write(`\r\x1b[2K  ${bar(event.progress)} ${String(event.progress).padStart(3)} %  ${stage}`);
      else if (changed) out.write(`  ${String(event.progress).padStart(3)} %  ${stage}\n`);
    },
    end() {
      if (out.isTTY && stage !== '') out.write('\n');
    },
  };
}

function bar(progress: number): string {
  const full = Math.round((progress / 100) * barCells);
  return '█'.repeat(full) + '░'.repeat(barCells - full);
}
