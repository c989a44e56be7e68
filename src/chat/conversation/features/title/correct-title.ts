import type { Title } from '../../../../engine/captions/settings/title.ts';
import { fill } from '../../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { CorrectionOutcome } from '../../corrections/correct-captions.ts';
import type { Turn, TurnContext } from '../../turn.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { swappedTitle, withWords } from './retyped-title.ts';
import { takeTitle, tellOfTitle } from './take-title.ts';
import { endOfTitle, stayText } from './title-time.ts';

interface CorrectedTitle {
  /** undefined = it has none of the words. */
  title: Title | undefined;
  /** Of the captions, without what is missing there and is right in the title now. */
  outcomes: CorrectionOutcome[];
}

/** Makes corrections in a title, too: “it’s burritos, not tacos” may be about its words. */
export function correctTitle(
  title: Title | undefined,
  wishes: readonly CorrectionWish[],
  outcomes: readonly CorrectionOutcome[],
): CorrectedTitle {
  const made = new Set<string>();
  const text = wishes.reduce((words, wish) => {
    if (wish.kind !== 'replace_words' || wish.lines !== undefined || wish.right === '') return words;
    const changed = withWords(words, wish.wrong, wish.right);
    if (changed !== null) made.add(wish.wrong);
    return changed ?? words;
  }, title?.text ?? '');
  if (!title || made.size === 0 || text === title.text) return { title: undefined, outcomes: [...outcomes] };
  const isMade = (outcome: CorrectionOutcome) => outcome.kind === 'not_found' && made.has(outcome.wrong);
  return { title: { ...title, text }, outcomes: outcomes.filter((outcome) => !isMade(outcome)) };
}

/** “its burritos not tacos”, where the captions have no tacos and the title has. null = the title has none, either */
export function correctOnlyTitle(
  state: ChatState,
  text: string,
  video: VideoInChat,
  context: TurnContext,
): Turn | null {
  const swapped = swappedTitle(text, video.settings.title?.text ?? '', state.language);
  return swapped === null ? null : takeTitle(state, video, { text: swapped, endMs: null }, context);
}

export function tellCorrectedTitle(state: ChatState, title: Title, context: TurnContext): Turn {
  const stays = stayText(endOfTitle(title), context);
  return tellOfTitle(state, fill(context.texts.title.taken, { title: title.text, stays }));
}
