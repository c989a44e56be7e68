import type { Language } from '../../../texts/languages.ts';
import type { ChatState } from '../chat-state.ts';
import { andThen, type Turn, type TurnContext } from '../turn.ts';
import type { TopicWish } from '../understood-words.ts';
import { findMeantVideo, findVideo } from '../videos/videos-in-chat.ts';
import { askedAsItIs } from '../words/asked-as-it-is.ts';
import { maxCompared, readLikeness, surelyMeant } from '../words/likeness/read-likeness.ts';
import { isSurelyWish } from '../words/likeness/wished-as-whole.ts';
import { sentencesApart } from '../words/text/sentences-apart.ts';
import { withNamedApp } from '../words/topics/named-app.ts';
import { questionTopics, type Topic } from '../words/topics/topic.ts';
import { applyWishes } from './apply-wishes.ts';

/** In words. Fewer are like too much. */
const minAsked = 4;
/** Of a sentence without a question mark. */
const minStatement = 0.8;

interface Part {
  text: string;
  asked: TopicWish | null;
}

/**
 * “The letters larger, please. And how long do you keep it?”: where sentences of a message surely ask something, the others are answered as if
 * they stood alone, and each question by itself; null = there is no such sentence, or no other one surely wishes for something.
 */
export function answerAskedBeside(
  state: ChatState,
  { text, quoted }: { text: string; quoted?: string },
  context: TurnContext,
  answerRest: (state: ChatState, said: { text: string; quoted?: string }) => Turn,
): Turn | null {
  const video = findMeantVideo(state, quoted);
  const parts = video ? partsOf(text, state.language) : [];
  const questions = [...new Map(parts.flatMap(({ asked }) => (asked ? [[asked.topic, asked]] : []))).values()];
  const others = parts.filter(({ asked }) => !asked).map((part) => part.text);
  if (!video || questions.length === 0 || !others.some((other) => isSurelyWish(other, state.language))) return null;
  // “is the outline white or black? I can’t tell” is one question
  if (askedAsItIs(text, [], state.language)) return null;
  const said = quoted === undefined ? { text: others.join(' ') } : { text: others.join(' '), quoted };
  const answerQuestions = (next: ChatState) =>
    applyWishes(next, findVideo(next, video.videoId), { wishes: questions, notUnderstood: [] }, context);
  if (parts[0]?.asked) return andThen(answerQuestions(state), (next) => answerRest(next, said));
  return andThen(answerRest(state, said), answerQuestions);
}

function partsOf(text: string, language: Language): Part[] {
  const sentences = sentencesApart(text);
  return sentences.length < 2
    ? []
    : sentences.map((sentence) => ({ text: sentence, asked: askedIn(sentence, language) }));
}

/** Whether a spelling is remembered is answered with the correction beside it. */
const asked: ReadonlySet<Topic> = new Set(questionTopics.filter((topic) => topic !== 'spellingsKept'));

function askedIn(sentence: string, language: Language): TopicWish | null {
  if (sentence.length > maxCompared || sentence.trim().split(/\s+/).length < minAsked) return null;
  const likeness = readLikeness(sentence, language);
  const wish = surelyMeant(likeness);
  if (wish?.kind !== 'topic' || !(asked.has(wish.topic) || wish.isOfLook)) return null;
  const isSure = /[?？]/.test(sentence) || (likeness.all()[0]?.score ?? 0) >= minStatement;
  const named = isSure ? withNamedApp(wish, sentence) : null;
  return named?.kind === 'topic' ? named : null;
}
