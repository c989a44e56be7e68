import { resolve } from 'node:path';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';
import type { ApiClient, VideoDetails } from '../service/api-client.ts';
import { projectDir } from '../service/service-process.ts';
import { makeContactSheet } from './contact-sheet.ts';

const frames = 6;

export interface CaptionSheetInput {
  client: ApiClient;
  video: VideoDetails;
  file: string;
  outPng: string;
}

/** Draws six frames side by side, at times when a caption is on screen. */
export async function drawCaptionSheet({ client, video, file, outPng }: CaptionSheetInput): Promise<void> {
  const reply = await client.call('GET', `/api/videos/${video.video_id}/captions`);
  const { captions } = reply.json<{ captions: { words: SpokenWord[] }[] }>();
  const { ffmpeg } = readToolPaths(resolve(projectDir, process.env.CACHE_DIR || '.cache'));
  const chosen = chooseWords(captions.flatMap(({ words }) => words));
  const durationMs = (video.output?.duration_seconds ?? 0) * 1000;
  await makeContactSheet({
    ffmpeg,
    file,
    durationMs,
    outPng,
    momentsMs: chosen?.map(({ start, end }) => (start + end) * 500),
  });
}

interface SpokenWord {
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

/** The longest word of each sixth of the words; undefined if there are fewer than six. */
function chooseWords(words: SpokenWord[]): SpokenWord[] | undefined {
  if (words.length < frames) return undefined;
  const step = words.length / frames;
  return Array.from({ length: frames }, (_, index) =>
    words
      .slice(Math.floor(index * step), Math.floor((index + 1) * step))
      .reduce((longest, word) => (word.text.length > longest.text.length ? word : longest)),
  );
}
