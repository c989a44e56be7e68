import { resolve } from 'node:path';
import { readToolPaths } from '../../src/config/tool-paths.ts';
import { makeContactSheet } from '../../src/render/contact-sheet.ts';
import type { ApiClient, VideoDetails } from '../service/api-client.ts';
import { projectDir } from '../service/service-process.ts';

const frames = 6;

export interface CaptionSheetInput {
  client: ApiClient;
  video: VideoDetails;
  file: string;
  outPng: string;
}

/** Six frames side by side, from moments when a caption is on screen. */
export async function drawCaptionSheet({ client, video, file, outPng }: CaptionSheetInput): Promise<void> {
  const reply = await client.call('GET', `/api/videos/${video.video_id}/captions`);
  const { captions } = reply.json<{ captions: { words: { start: number; end: number }[] }[] }>();
  const { ffmpeg } = readToolPaths(resolve(projectDir, process.env.CACHE_DIR || '.cache'));
  const momentsMs = spread(captions.flatMap(({ words }) => words.map(({ start, end }) => (start + end) * 500)));
  const durationMs = (video.output?.duration_seconds ?? 0) * 1000;
  await makeContactSheet({
    ffmpeg,
    file,
    durationMs,
    outPng,
    momentsMs: momentsMs.length === frames ? momentsMs : undefined,
  });
}

/** As many of the moments as there are frames, evenly from all of them. */
function spread(momentsMs: number[]): number[] {
  const step = momentsMs.length / frames;
  const chosen = new Set(Array.from({ length: frames }, (_, index) => Math.floor((index + 0.5) * step)));
  return momentsMs.filter((_, index) => chosen.has(index));
}
