import type { ChatState } from '../../chat-state.ts';
import { andThen, type Turn, type TurnContext } from '../../turn.ts';
import { besideDenial } from '../../words/denies-action.ts';
import { hasSavedDefault, withoutSavedDefault } from '../last-answer.ts';
import { undoDefault } from './style-taps.ts';

/** “I didn’t ask for that!”, right after a look was saved for the next videos: takes it back. null = something else is said */
export function takeBackDenied(
  state: ChatState,
  text: string,
  context: TurnContext,
  handleRest: (state: ChatState, rest: string) => Turn,
): Turn | null {
  const rest = hasSavedDefault(state) ? besideDenial(text, state.language) : null;
  if (rest === null) return null;
  const undone = undoDefault(withoutSavedDefault(state), context);
  return rest === '' ? undone : andThen(undone, (next) => handleRest(next, rest));
}
