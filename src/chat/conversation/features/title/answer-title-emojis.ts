import { extractEmojis, isOnlyEmojis } from '../../../../engine/captions/emojis/extract-emojis.ts';
import type { Title } from '../../../../engine/captions/settings/title.ts';
import { fill } from '../../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import { leaveQuestions } from '../doubts/end-questions.ts';
import { hasAskedForEmoji, hasToldTitle, withAnswerNote } from '../last-answer.ts';
import { settingsOfVideo } from '../style/change-style.ts';
import { offerGuess } from '../unclear.ts';
import { takeTitle, tellOfTitle } from './take-title.ts';
import { emojiWishIn } from './title-emojis.ts';

interface Said {
  text: string;
  video: VideoInChat;
  title: Title;
}

/** “Can u put a 🌮 in the title”: of its emojis, the first is drawn above its words. null = a message says something else */
export function answerTitleEmojis(state: ChatState, { text, video, title }: Said, context: TurnContext): Turn | null {
  const { language } = state;
  const isAnswer = hasAskedForEmoji(state) && isOnlyEmojis(text.trim());
  const wish = isAnswer
    ? { says: 'add' as const, emojis: text.trim() }
    : emojiWishIn(text, { language, isTold: hasToldTitle(state) });
  if (!wish) return null;
  const begun = leaveQuestions(state, context);
  if (wish.says === 'which') return andThen(begun, (next) => askWhichEmoji(next, video, context));
  const { text: bare, emojis } = extractEmojis(title.text);
  const words = bare.replace(/\s+/gu, ' ').trim();
  if (wish.says === 'remove' && emojis.length === 0)
    return andThen(begun, (next) => tellOfTitle(next, fill(context.texts.title.now, { title: title.text })));
  // only the first of them is drawn
  const changed = wish.says === 'add' ? [words, wish.emojis, ...emojis].join(' ') : words;
  return andThen(begun, (next) => takeTitle(next, video, { text: changed, endMs: null }, context));
}

/** Emojis of the captions may be meant, too. */
function askWhichEmoji(state: ChatState, video: VideoInChat, context: TurnContext): Turn {
  const { title } = context.texts;
  const asked = withAnswerNote(state, { did: 'ask_title_emoji' });
  const hasThem = settingsOfVideo(video).addEmojis === true;
  if (hasThem) return say(asked, { text: title.whichEmoji });
  const guess = { kind: 'set' as const, settings: { addEmojis: true } };
  return offerGuess(asked, { text: `${title.whichEmoji} ${title.emojisOfCaptions}`, guess, video }, context);
}
