import { fill } from '../../../src/texts/fill.ts';
import type { AnswerButton } from '../answer.ts';
import { failuresText, videoText } from '../texts/video-text.ts';
import type { Command, CommandDeps } from './command.ts';

const failuresShown = 8;

/** Commands about single videos. */
export function videoCommands({ operations, clock }: CommandDeps): Command[] {
  return [
    {
      name: 'failed',
      async run(_words, asker) {
        const { retryOne } = asker.texts.buttons;
        const failures = await operations.listFailures({ limit: failuresShown });
        const buttons = failures.map(({ videoId, revision }, index) => ({
          label: fill(retryOne, { number: index + 1 }),
          action: retryAction(videoId, revision),
        }));
        return { text: failuresText(failures, asker), buttons: inRows(buttons, 4) };
      },
    },
    {
      name: 'video',
      usage: 'videoId',
      async run(words, asker) {
        const videoId = onlyWord(words);
        if (!videoId) return null;
        const report = await operations.reportVideo(videoId);
        const hasFailed = report.view.status === 'failed';
        const buttons = hasFailed
          ? [[{ label: asker.texts.buttons.retry, action: retryAction(videoId, report.view.revision) }]]
          : [];
        return { text: videoText(report, new Date(clock()), asker), buttons };
      },
    },
    {
      name: 'retry',
      usage: 'videoId',
      async run(words, { texts }) {
        const videoId = onlyWord(words);
        if (!videoId) return null;
        await operations.retryVideo({ videoId });
        return { text: fill(texts.video.queued, { videoId }) };
      },
    },
    {
      name: 'cancel',
      usage: 'videoId',
      async run(words, { texts }) {
        const videoId = onlyWord(words);
        if (!videoId) return null;
        await operations.cancelVideo(videoId);
        return { text: fill(texts.video.cancelled, { videoId }) };
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
