import { fill } from '../../../../texts/fill.ts';
import { button } from '../../action-code.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, DoubtQuestions } from '../../chat-state.ts';
import type { Message } from '../../message.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { leaveQuestions } from './end-questions.ts';
import { openQuestion, questionKey, withoutQuestions } from './questions.ts';

/** Asks the first question. What was answered about another video is corrected. */
export function askQuestions(state: ChatState, event: EventOf<'doubts_found'>, context: TurnContext): Turn {
  const { videoId, revision, doubts } = event;
  const video = findVideo(state, videoId);
  if (state.asksNothing || doubts.length === 0) return turnOf(state);
  if (video?.state !== 'processed' || video.revision !== revision) return turnOf(state);
  const questions: DoubtQuestions = { videoId, revision, at: 0, asked: doubts };
  return andThen(leaveQuestions(state, context), (next) =>
    askOpenQuestion({ ...withoutQuestions(next), questions }, '', context),
  );
}

/** Sends the open question as a new message, below what is said about the last answer. */
export function askOpenQuestion(state: ChatState, lead: string, context: TurnContext): Turn {
  const { questions } = state;
  const message = questions && questionMessage(questions, lead, context);
  return questions && message ? say(state, message, questionKey(questions.videoId)) : turnOf(state);
}

export function questionMessage(questions: DoubtQuestions, lead: string, { texts }: TurnContext): Message | undefined {
  const { videoId, at, asked } = questions;
  const doubt = openQuestion(questions);
  if (!doubt) return undefined;
  const { buttons, doubts } = texts;
  const place = fill(doubts.place, { time: clockOf(doubt.startMs), line: doubt.context });
  const count = asked.length > 1 ? fill(doubts.counted, { number: at + 1, total: asked.length }) : '';
  const question = [fill(doubts.ask, { words: doubt.text }), count].filter(Boolean).join(' ');
  return {
    text: [lead, `${question}\n${place}`].filter(Boolean).join('\n\n'),
    buttons: [
      doubt.guesses.map((label, guess) => button(label, { do: 'answer', videoId, question: at, answer: { guess } })),
      [
        button(buttons.typeIt, { do: 'answer', videoId, question: at, answer: 'type' }),
        button(buttons.allRight, { do: 'answer', videoId, question: at, answer: 'right' }),
      ],
      [button(buttons.askNothing, { do: 'ask_nothing' })],
    ],
  };
}

export function askAgain(state: ChatState, { texts }: TurnContext): Turn {
  const { asksNothing: _, ...next } = state;
  return say(next, { text: texts.doubts.asksAgain });
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
