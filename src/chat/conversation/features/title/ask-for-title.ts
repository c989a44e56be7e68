import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, type Turn, type TurnContext } from '../../turn.ts';
import type { TitleGuess } from '../../understood-words.ts';
import { lettersOf } from '../../words/text/letters.ts';
import { leaveQuestions } from '../doubts/end-questions.ts';
import { askWhich } from '../unclear.ts';
import { guessTitle, sureTitles } from './ranked/guess-titles.ts';

interface Asked {
  text: string;
  /** The title that rules read; they are not sure of it. */
  read: string;
  video: VideoInChat | undefined;
}

/** Asks whether a message gives the title that was read, or a likelier one. */
export function askForTitle(state: ChatState, { text, read, video }: Asked, context: TurnContext): Turn {
  const said = { text, language: state.language };
  const others = sureTitles(said, false).filter(({ text: title }) => !lettersOf(title).includes(lettersOf(read)));
  return askWhichTitle(state, { guesses: [...others, guessTitle(read, said)], video }, context);
}

export function askWhichTitle(
  state: ChatState,
  asked: { guesses: readonly TitleGuess[]; video: VideoInChat | undefined },
  context: TurnContext,
): Turn {
  return andThen(leaveQuestions(state, context), (next) => askWhich(next, asked, context));
}
