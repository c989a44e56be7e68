import { fill } from '../../../../texts/fill.ts';
import type { Action } from '../../action.ts';
import { button } from '../../action-code.ts';
import type { ChatState, DoubtQuestions } from '../../chat-state.ts';
import type { Message } from '../../message.ts';
import { andThen, replace, runEffect, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { videosInWork } from '../../videos/videos-in-chat.ts';
import { lexiconOf } from '../../words/dictionary-of.ts';
import { fold } from '../../words/text/fold.ts';
import { sayGone } from '../standard-answers.ts';
import { askOpenQuestion, questionMessage } from './ask-questions.ts';
import { correctAnswers } from './end-questions.ts';
import { answersIn, openQuestion, questionKey, withAnswer } from './questions.ts';

type Tap = Extract<Action, { do: 'answer' }>;

/** Answers the tap of a button under a question. An earlier question may be answered again. */
export function answerByTap(state: ChatState, { videoId, question, answer }: Tap, context: TurnContext): Turn {
  const { questions } = state;
  const doubt = questions?.asked[question];
  if (!questions || questions.videoId !== videoId || !doubt || question > questions.at) {
    return sayGone(state, 'oldButton', context);
  }
  if (answer === 'type') return askToType(state, { ...questions, at: question }, { context, isTapped: true });
  const right = answer === 'right' ? undefined : doubt.guesses[answer.guess];
  const answered = withAnswer(questions, question, right);
  return andThen(confirmIfRight(state, answered, question), (next) =>
    question < questions.at
      ? replaceQuestion(next, answered, context)
      : goOn(next, answered, { context, isTapped: true }),
  );
}

/** Answers text, if it is an answer: what was asked to be typed, a guess, yes, no, or that this is enough. Else null. */
export function answerByText(
  state: ChatState,
  { text, quoted }: { text: string; quoted?: string | undefined },
  context: TurnContext,
): Turn | null {
  const { questions } = state;
  const doubt = questions && openQuestion(questions);
  if (!questions || !doubt) return null;
  const isQuoted = quoted === questionKey(questions.videoId);
  if (questions.isTyping || isQuoted) {
    const typed = typedAnswer(text);
    return typed === null
      ? null
      : goOn(state, withAnswer(questions, questions.at, typed), { context, isTapped: false });
  }
  const said = fold(text).trim();
  const guess = doubt.guesses.find((one) => fold(one).trim() === said);
  if (guess) return goOn(state, withAnswer(questions, questions.at, guess), { context, isTapped: false });
  // yes and no may be about something else that is open
  if (videosInWork(state).length > 0 || state.videos.some(({ draft }) => draft)) return null;
  return answerInWords(state, questions, { text, context });
}

/** Longer texts are no correction of a few words. */
const maxTyped = 100;

/** One line; null = it is something else. */
function typedAnswer(text: string): string | null {
  const typed = text.replace(/\s+/g, ' ').trim();
  return typed === '' || typed.length > maxTyped || /^https?:\/\//i.test(typed) ? null : typed;
}

function answerInWords(
  state: ChatState,
  questions: DoubtQuestions,
  { text, context }: { text: string; context: TurnContext },
): Turn | null {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
    .trim();
  const lexicons = [lexiconOf(context.language), lexiconOf('en')];
  const matches = (kind: 'done' | 'agreed' | 'denied') => lexicons.some((lexicon) => lexicon[kind].test(words));
  if (matches('done')) return finish(state, questions, { context, isTapped: false });
  if (matches('agreed')) {
    const answered = withAnswer(questions, questions.at, undefined);
    return andThen(confirmIfRight(state, answered, questions.at), (next) =>
      goOn(next, answered, { context, isTapped: false }),
    );
  }
  return matches('denied') ? askToType(state, questions, { context, isTapped: false }) : null;
}

/** Words that were heard right are so at once, whatever comes of the other questions. */
function confirmIfRight(state: ChatState, { videoId, asked }: DoubtQuestions, at: number): Turn {
  const doubt = asked[at];
  if (!doubt || doubt.right !== undefined) return turnOf(state);
  return runEffect(state, { kind: 'confirm_words', videoId, words: [doubt.text] });
}

/** No more questions, neither now nor later. What was answered is corrected. */
export function askNothing(state: ChatState, context: TurnContext): Turn {
  const { questions } = state;
  const next: ChatState = { ...state, asksNothing: true };
  const { asksNothing } = context.texts.doubts;
  if (!questions) return say(next, { text: asksNothing });
  const told = replace(next, questionKey(questions.videoId), { text: asksNothing });
  return andThen(told, (one) => correctAnswers(one, questions));
}

interface Answering {
  context: TurnContext;
  /** The question's message is changed; below a message of the person, the next question is a new one. */
  isTapped: boolean;
}

/** Asks the next question, or ends them. */
function goOn(state: ChatState, answered: DoubtQuestions, { context, isTapped }: Answering): Turn {
  const next = { ...answered, at: answered.at + 1 };
  if (!openQuestion(next)) return finish(state, answered, { context, isTapped });
  const lead = outcomeOf(answered, context);
  const message = questionMessage(next, lead, context);
  const asked: ChatState = { ...state, questions: next };
  if (!isTapped || !message) return askOpenQuestion(asked, lead, context);
  return replace(asked, questionKey(next.videoId), message);
}

function finish(state: ChatState, questions: DoubtQuestions, { context, isTapped }: Answering): Turn {
  const { doubts } = context.texts;
  const text = answersIn(questions).length > 0 ? doubts.correcting : doubts.keeping;
  const key = questionKey(questions.videoId);
  const told = isTapped ? replace(state, key, { text }) : say(state, { text });
  return andThen(told, (next) => correctAnswers(next, questions));
}

function askToType(state: ChatState, questions: DoubtQuestions, { context, isTapped }: Answering): Turn {
  const { videoId, at } = questions;
  const { buttons, doubts } = context.texts;
  const message: Message = {
    text: fill(doubts.type, { words: openQuestion(questions)?.text ?? '' }),
    buttons: [[button(buttons.allRight, { do: 'answer', videoId, question: at, answer: 'right' })]],
  };
  const next: ChatState = { ...state, questions: { ...questions, isTyping: true } };
  const key = questionKey(videoId);
  return isTapped ? replace(next, key, message) : say(next, message, key);
}

/** Shows the open question with what the last answer means. */
function replaceQuestion(state: ChatState, questions: DoubtQuestions, context: TurnContext): Turn {
  const message = questionMessage(questions, '', context);
  const next = { ...state, questions };
  return message ? replace(next, questionKey(questions.videoId), message) : turnOf(next);
}

/** "VISPER CPP" → "whisper.cpp"; empty if it was right. */
function outcomeOf({ asked, at }: DoubtQuestions, { texts }: TurnContext): string {
  const { text = '', right } = asked[at] ?? {};
  return right === undefined ? '' : fill(texts.doubts.noted, { wrong: text, right });
}
