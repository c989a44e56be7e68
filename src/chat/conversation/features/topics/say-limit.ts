import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { say, type Turn, type TurnContext } from '../../turn.ts';
import type { TopicWish } from '../../understood-words.ts';
import type { LimitTopic } from '../../words/topics/topic.ts';
import { withAnswerNote } from '../last-answer.ts';
import { capitalsButtons } from '../style/styles-in-capitals.ts';
import { pageButtonOf } from './page-button-of.ts';
import { weightButtons } from './say-fonts.ts';

/** The pages where the nearest thing is. */
const pagesOfLimits: Partial<Record<LimitTopic, 'style' | 'colors' | 'letters'>> = {
  speakers: 'colors',
  otherFont: 'letters',
  weight: 'letters',
  wordCount: 'style',
  moreWords: 'style',
};

/** What cannot be done, with the nearest things as buttons. */
export function sayLimit(
  state: ChatState,
  { topic, isSmall, isThin }: Pick<TopicWish, 'isSmall' | 'isThin'> & { topic: LimitTopic },
  video: VideoInChat | undefined,
  { language, texts }: TurnContext,
): Turn {
  const page = pagesOfLimits[topic];
  const choices: Partial<Record<LimitTopic, () => Button[]>> = {
    capitals: () => capitalsButtons(state, video, isSmall === true),
    weight: () => weightButtons(state, video, isThin === true),
  };
  const rows = [choices[topic]?.() ?? [], page ? [pageButtonOf(page, video, language)] : []];
  const next = topic === 'endCard' ? withAnswerNote(state, { did: 'offer_title' }) : state;
  return say(next, { text: texts.topics.limits[topic], buttons: rows.filter((row) => row.length > 0) });
}
