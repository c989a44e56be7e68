import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import type { Wish } from '../../understood-words.ts';
import { leaveQuestions } from '../doubts/end-questions.ts';
import { hasAskedForAddition, hasToldTitle, withAnswerNote } from '../last-answer.ts';
import { askWhich } from '../unclear.ts';
import { sentenceOfTitle } from './bare-title.ts';
import type { IsWish } from './cut-title.ts';
import { retypedTitle, swappedTitle } from './retyped-title.ts';
import { spelledTitles } from './spelled-title.ts';
import { takeTitle } from './take-title.ts';
import { additionIn, givenAddition } from './title-additions.ts';
import { joined } from './title-remark.ts';

interface Said {
  text: string;
  video: VideoInChat;
  title: Title;
  isWish: IsWish;
  /** Whether a text corrects words. */
  corrects: (text: string) => boolean;
}

/** Of more places where a letter could be doubled the person writes the title anew. */
const maxSpelled = 3;

/** “Add my number 555 1234 to it”, “it’s with two l”: other words for the title that is there. null = a message says something else */
export function answerTitleWords(
  state: ChatState,
  { text, video, title, isWish, corrects }: Said,
  context: TurnContext,
): Turn | null {
  const begun = leaveQuestions(state, context);
  const take = (words: string) =>
    andThen(begun, (next) => takeTitle(next, video, { text: words, endMs: null }, context));
  if (!hasToldTitle(state) && !hasAskedForAddition(state) && sentenceOfTitle(text) === null) return null;
  const added = additionIn(text, state.language);
  if (added?.says === 'words') return take(joined(title.text, added.words));
  const given = hasAskedForAddition(state) ? givenAddition(text, { language: state.language, isWish }) : null;
  if (given !== null) return take(joined(title.text, given));
  if (added) {
    const asked = (next: ChatState) => withAnswerNote(next, { did: 'ask_title_addition' });
    return andThen(begun, (next) => say(asked(next), { text: context.texts.title.whichAddition }));
  }
  // “not reals, reels” corrects the captions, too
  const retyped = corrects(text) ? null : otherWords(text, title.text, state.language);
  if (retyped !== null) return take(retyped);
  const [first, ...others] = spelledTitles(text, title.text);
  if (first === undefined || others.length >= maxSpelled) return null;
  if (others.length === 0) return take(first);
  const guesses = [first, ...others].map((words): Wish => ({ kind: 'set', settings: { title: { text: words } } }));
  return andThen(begun, (next) => askWhich(next, { guesses, video }, context));
}

function otherWords(text: string, title: string, language: Language): string | null {
  return retypedTitle(text, title, language) ?? swappedTitle(text, title, language);
}
