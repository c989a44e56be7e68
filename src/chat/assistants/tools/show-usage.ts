import type { ListedFacts, UsageFacts } from '../captioneer.ts';
import type { Tool } from '../tool.ts';

const shownVideos = 10;

/** What was used this month, and the newest videos. */
export const showUsage: Tool = {
  name: 'show_usage',
  title: 'Show usage and recent videos',
  description:
    'Shows how many videos and seconds were used this month, what is left, and the newest videos with their ids. Use it when ' +
    'somebody asks what is left, or for a video whose id you do not know.',
  fields: {},
  example: {},
  isReadOnly: true,
  async run(_input, { captioneer }) {
    const [usage, videos] = await Promise.all([captioneer.getUsage(), captioneer.list(shownVideos)]);
    return {
      text: [...wordUsage(usage), ...wordVideos(videos)].join('\n'),
      facts: { usage, videos: videos.map(({ videoId, ...video }) => ({ video_id: videoId, ...video })) },
    };
  },
};

function wordUsage(usage: UsageFacts | null): string[] {
  if (!usage) return ['Nothing is counted here: the work is done on this computer.'];
  const { from, to, videos, seconds } = usage;
  const { created, edited, processed, failed } = videos;
  const left = seconds.remaining === null ? 'There is no limit.' : `${seconds.remaining} s of video are left.`;
  return [
    `From ${from} to ${to}: ${created} videos created, ${edited} edits, ${processed} finished, ${failed} failed; ` +
      `${seconds.rendered} s of video. ${left}`,
  ];
}

function wordVideos(videos: ListedFacts[]): string[] {
  if (videos.length === 0) return ['There are no videos yet.'];
  const lines = videos.map(({ videoId, status, stage, progress, revision }) => {
    const state = status === 'processing' ? `${stage}, ${progress} %` : status;
    return `${videoId}: ${state}, revision ${revision}`;
  });
  return ['Newest videos:', ...lines];
}
