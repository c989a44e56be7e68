import type { Caption, CaptionInput } from '../../engine/captions/caption.ts';
import { type CorrectionOutcome, correctCaptions } from '../conversation/corrections/correct-captions.ts';
import type { CorrectionWish } from '../conversation/understood-words.ts';

/** Replaces `from` by `to`: everywhere, or in one line. Without `from`, the whole line is replaced. */
export interface Correction {
  from?: string;
  /** Empty = removed. */
  to: string;
  line?: number;
}

export interface CorrectedCaptionsOfVideo {
  /** null = nothing was changed. */
  captions: CaptionInput[] | null;
  /** What was corrected and what was not, a sentence each. */
  sentences: string[];
}

/** Captions with the corrections that could be made, by the rules of the chats. */
export function correctForAssistant(captions: Caption[], corrections: Correction[]): CorrectedCaptionsOfVideo {
  const made = correctCaptions(captions, corrections.map(wishOf));
  return { captions: made.changed.length > 0 ? made.captions : null, sentences: made.outcomes.map(wordOutcome) };
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
    case 'all_plain':
      return `Marks were taken away ${times(outcome.count)}.`;
    case 'lines_capitalized':
      return `${outcome.count} lines begin with a capital letter now.`;
    case 'no_such_line':
      return `There is no line ${outcome.line}: the captions have ${outcome.lineCount}.`;
    case 'right_already':
      return `Line ${outcome.line} has “${outcome.right}” already.`;
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
