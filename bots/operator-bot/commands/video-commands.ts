import { failuresText } from '../texts/failures-text.ts';
import { videoText } from '../texts/video-text.ts';
import type { AnswerButton, Command, CommandDeps } from './command.ts';

const failuresShown = 8;

/** On single videos. */
export function videoCommands({ operations, clock }: CommandDeps): Command[] {
  return [
    {
      name: 'failed',
      usage: '',
      description: 'what has failed last, and why',
      async run() {
        const failures = await operations.listFailures({ limit: failuresShown });
        const buttons = failures.map(({ videoId, revision }, index) => ({
          label: `Retry ${index + 1}`,
          action: retryAction(videoId, revision),
        }));
        return { text: failuresText(failures), buttons: inRows(buttons, 4) };
      },
    },
    {
      name: 'video',
      usage: 'ID',
      description: 'everything on one video',
      async run(words) {
        const videoId = onlyWord(words);
        if (!videoId) return null;
        const report = await operations.reportVideo(videoId);
        const hasFailed = report.view.status === 'failed';
        const buttons = hasFailed ? [[{ label: 'Retry', action: retryAction(videoId, report.view.revision) }]] : [];
        return { text: videoText(report, new Date(clock())), buttons };
      },
    },
    {
      name: 'retry',
      usage: 'ID',
      description: 'put a video that has failed back in line',
      async run(words) {
        const videoId = onlyWord(words);
        if (!videoId) return null;
        await operations.retryVideo({ videoId });
        return { text: `${videoId} is in line again.` };
      },
    },
    {
      name: 'cancel',
      usage: 'ID',
      description: 'stop a video; its owner is told',
      async run(words) {
        const videoId = onlyWord(words);
        if (!videoId) return null;
        await operations.cancelVideo(videoId);
        return { text: `${videoId} is cancelled.` };
      },
    },
  ];
}

export function onlyWord(words: string): string | null {
  return /^\S+$/.test(words) ? words : null;
}

function retryAction(videoId: string, revision: number): string {
  return `retry:${videoId}:${revision}`;
}

function inRows(buttons: AnswerButton[], perRow: number): AnswerButton[][] {
  const rows = Math.ceil(buttons.length / perRow);
  return Array.from({ length: rows }, (_, row) => buttons.slice(row * perRow, (row + 1) * perRow));
}
