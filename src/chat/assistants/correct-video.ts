import type { CaptionInput } from '../../engine/captions/caption.ts';
import { type CorrectionOutcome, correctCaptions } from '../conversation/corrections/correct-captions.ts';
import type { CorrectionWish } from '../conversation/understood-words.ts';
import type { Captioneer } from './captioneer.ts';
import { ToolError } from './tool-error.ts';
import type { Correction } from './tool-fields.ts';

interface CorrectedVideo {
  captions: CaptionInput[];
  /** What was corrected and what was not, a sentence each. */
  sentences: string[];
}

/**
 * The captions of a video with the corrections that could be made, by the rules of the chats.
 * @throws ToolError when none could be made; what {@link Captioneer} throws
 */
export async function correctVideo(
  captioneer: Captioneer,
  videoId: string,
  corrections: Correction[],
): Promise<CorrectedVideo> {
  const captions = await captioneer.captionsToEdit(videoId);
  if (captions.length === 0) {
    throw new ToolError(
      'There are no captions to correct: the video has none, or has not been transcribed yet. wait_for_video tells which.',
    );
  }
  const made = correctCaptions(captions, corrections.map(wishOf));
  const sentences = made.outcomes.map(wordOutcome);
  if (made.changed.length === 0) {
    throw new ToolError([...sentences, 'Nothing was changed. read_captions shows the words as they stand.'].join('\n'));
  }
  return { captions: made.captions, sentences };
}

function wishOf({ from, to, line }: Correction): CorrectionWish {
  if (from !== undefined) {
    return { kind: 'replace_words', wrong: from, right: to, ...(line === undefined ? {} : { lines: [line] }) };
  }
  return { kind: 'replace_line', line: line ?? 0, text: to };
}

function wordOutcome(outcome: CorrectionOutcome): string {
  switch (outcome.kind) {
    case 'replaced':
      return `“${outcome.wrong}” became “${outcome.right}” ${times(outcome.count)} (line ${outcome.lines.join(', ')}).`;
    case 'line_replaced':
      return `Line ${outcome.line} was replaced.`;
    case 'line_removed':
      return `Line ${outcome.line} was removed: “${outcome.text}”.`;
    case 'emphasized':
      return `“${outcome.words}” was marked ${times(outcome.count)}.`;
    case 'no_such_line':
      return `There is no line ${outcome.line}: the captions have ${outcome.lineCount}.`;
    case 'too_much':
      return 'One correction was left out: the captions would get too long.';
    case 'not_found': {
      const near = outcome.nearest && ` Line ${outcome.nearest.line} has “${outcome.nearest.words}”.`;
      return `“${outcome.wrong}” is not in the captions.${near ?? ''}`;
    }
  }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
