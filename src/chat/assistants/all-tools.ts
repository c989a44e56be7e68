import type { Captioneer } from './captioneer.ts';
import type { Tool } from './tool.ts';
import { captionVideo } from './tools/caption-video.ts';
import { correctWords } from './tools/correct-words.ts';
import { exportVideo } from './tools/export-video.ts';
import { listStyles } from './tools/list-styles.ts';
import { readCaptions } from './tools/read-captions.ts';
import { restyleVideo } from './tools/restyle-video.ts';
import { showUsage } from './tools/show-usage.ts';
import { waitForVideo } from './tools/wait-for-video.ts';

/** The tools, in the order in which assistants see them. More than eight are chosen worse. */
export function allTools(takes: Captioneer['takes']): Tool[] {
  return [
    captionVideo(takes),
    waitForVideo,
    readCaptions,
    correctWords,
    restyleVideo,
    exportVideo,
    listStyles,
    showUsage,
  ];
}
