import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Turn, TurnContext } from '../../turn.ts';
import type { Wish } from '../../understood-words.ts';
import { withEnglish } from '../../words/dictionary-of.ts';
import { whatItSays } from '../../words/lexicons/title/next-videos.ts';
import { fold } from '../../words/text/fold.ts';
import { withAnswerNote } from '../last-answer.ts';
import { offerGuess } from '../unclear.ts';
import { wordsOfTitle } from './asked-of-title.ts';
import { tellOfTitle } from './take-title.ts';
import { asksOnlyForSize } from './title-own-look.ts';

/** In characters. A longer message is about more. */
const maxCharacters = 60;

/**
 * “What does it say now?”, “a bit smaller please”, right behind an answer about the title: its words are told, and that its size stays, with a
 * button for the captions, which may be meant. null = a message says something else
 */
export function answerBehindTitle(
  { text, video, title }: { text: string; video: VideoInChat; title: Title },
  context: TurnContext,
): ((state: ChatState) => Turn) | null {
  const { language, texts } = context;
  if (text.length > maxCharacters) return null;
  if (asksWhatItSays(text, language)) return (state) => tellOfTitle(state, wordsOfTitle(title, context));
  const size = asksOnlyForSize(text, language) ? onlySize(context.understand(text, language).wishes) : null;
  if (!size) return null;
  const said = { text: texts.title.size, guess: size, video };
  return (state) => offerGuess(withAnswerNote(state, { did: 'tell_title' }), said, context);
}

function asksWhatItSays(text: string, language: Language): boolean {
  const said = fold(text);
  return withEnglish(language).some((one) => new RegExp(`^\\P{L}*(?:${whatItSays[one]})\\P{L}*$`, 'u').test(said));
}

function onlySize([only, ...others]: readonly Wish[]): Wish | null {
  return only?.kind === 'step' && only.setting === 'fontSize' && others.length === 0 ? only : null;
}
