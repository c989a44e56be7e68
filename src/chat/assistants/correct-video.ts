import type { CaptionInput } from '../../engine/captions/caption.ts';
import type { Correction } from './correct-captions-of-video.ts';
import type { ToolCall } from './tool.ts';
import { ToolError } from './tool-error.ts';

/**
 * The captions of a video with the corrections that could be made, and a sentence for each.
 * @throws ToolError when none could be made; what `Captioneer` and the tasks throw
 */
export async function correctVideo(
  { captioneer, tasks }: Pick<ToolCall, 'captioneer' | 'tasks'>,
  videoId: string,
  corrections: Correction[],
): Promise<{ captions: CaptionInput[]; sentences: string[] }> {
  const json = await captioneer.captionsToEdit(videoId);
  if (json === '[]') {
    throw new ToolError(
      'There are no captions to correct: the video has none, or has not been transcribed yet. wait_for_video tells which.',
    );
  }
  const { captions, sentences } = await tasks.correct(json, corrections);
  if (captions) return { captions, sentences };
  throw new ToolError([...sentences, 'Nothing was changed. read_captions shows the words as they stand.'].join('\n'));
}
