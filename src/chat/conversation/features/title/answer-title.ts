import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import type { Wish } from '../../understood-words.ts';
import { leaveQuestions } from '../doubts/end-questions.ts';
import { handleMessage } from '../handle-message.ts';
import { findMeantVideo } from '../handle-text.ts';
import { askWhich } from '../unclear.ts';
import { bareTitleIn, namesTitle } from './bare-title.ts';
import { takeTitle, timeTitle, titleInText } from './take-title.ts';
import { titleQuestionIn } from './title-question.ts';
import { asksHowLong, endOfTitle, stayText, titleEndIn } from './title-time.ts';

/** Answers a message that is about a title; null = it is about something else. */
export function answerAboutTitle(
  state: ChatState,
  { text, quoted }: { text: string; quoted?: string },
  context: TurnContext,
): Turn | null {
  const understand = (words: string) => context.understand(words, state.language).wishes;
  const video = findMeantVideo(state, quoted);
  const wish = titleInText(text, (words) => understand(words).length > 0);
  if (wish) {
    const others = wish.rest.filter((rest) => understand(rest).some(({ kind }) => kind !== 'request'));
    // what stands around it is done first: the title's new version has that look, too
    const around = others.reduce(
      (turn, rest) => andThen(turn, (next) => handleMessage(next, { text: rest, quoted }, context)),
      leaveQuestions(state, context),
    );
    const change = { text: wish.title, endMs: titleEndIn(text.replace(wish.title, ' ')) };
    return andThen(around, (next) => takeTitle(next, findMeantVideo(next, quoted), change, context));
  }
  const title = video?.settings.title;
  const timed = video && title?.text && namesTitle(text) ? aboutTime(text, video, title, context) : null;
  if (timed) return andThen(leaveQuestions(state, context), timed);
  const question = namesTitle(text) && asksHowLong(text) ? 'how' : titleQuestionIn(text, understand);
  if (question !== null) {
    return andThen(leaveQuestions(state, context), (next) => say(next, { text: context.texts.title[question] }));
  }
  const bare = video ? bareTitleIn(text, (words) => understand(words).length > 0) : null;
  if (bare === null) return null;
  const guess: Wish = { kind: 'set', settings: { title: { text: bare } } };
  return andThen(leaveQuestions(state, context), (next) => askWhich(next, { guesses: [guess], video }, context));
}

/** “the title for 6 seconds”, “how long does the title stay?” */
function aboutTime(
  text: string,
  video: VideoInChat,
  title: Title,
  context: TurnContext,
): ((state: ChatState) => Turn) | null {
  if (asksHowLong(text)) {
    const told = `${stayText(endOfTitle(title), context)} ${context.texts.title.howToTime}`;
    return (state) => say(state, { text: told });
  }
  const endMs = titleEndIn(text);
  return endMs === null ? null : (state) => timeTitle(state, video, { title, endMs }, context);
}
