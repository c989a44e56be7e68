import type { ChatState, VideoInChat } from '../chat-state.ts';
import type { Turn, TurnContext } from '../turn.ts';
import { isCorrection, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { dictionariesFor } from '../words/dictionary-of.ts';
import { rankCorrections } from '../words/ranked-corrections/rank-corrections.ts';
import { readItems } from '../words/read-items.ts';
import { isRole } from '../words/settings/group.ts';
import { fold } from '../words/text/fold.ts';
import { tokenize } from '../words/text/tokenize.ts';
import type { CaptionsInHand } from '../words/with-captions/caption-words.ts';
import { correctOnlyTitle } from './title/correct-title.ts';
import { askWhich } from './unclear.ts';

interface Said {
  text: string;
  video: VideoInChat;
  understood: UnderstoodWords;
  captions: CaptionsInHand;
}

/** What a message without a correction of the captions may mean where one knows their words. null = nothing else */
export function readOtherwise(state: ChatState, said: Said, context: TurnContext): Turn | null {
  if (said.understood.wishes.some(isCorrection)) return null;
  return correctOnlyTitle(state, said.text, said.video, context) ?? askNameOrColor(state, said, context);
}

/** Of a correction that is worth asking about. */
const minShare = 0.1;

/** “jade... its jay”, where somebody is called Jade: a colour, or a word that is wrong. */
function askNameOrColor(
  state: ChatState,
  { text, video, understood: { wishes, notUnderstood }, captions }: Said,
  context: TurnContext,
): Turn | null {
  if (notUnderstood.length === 0 || wishes.length === 0 || !wishes.every(isColor)) return null;
  // “jade letters, its nicer”
  const items = readItems(tokenize(text), dictionariesFor(state.language));
  if (items.some((item) => isRole(item))) return null;
  const [likeliest] = rankCorrections(text, captions, dictionariesFor(state.language));
  const [guess, ...others] = likeliest && likeliest.share >= minShare ? likeliest.wishes : [];
  if (guess?.kind !== 'replace_words' || guess.right === '' || others.length > 0) return null;
  const said = new Set(fold(text).match(/\p{L}+/gu));
  const isSaid = [guess.wrong, guess.right].every((words) =>
    fold(words)
      .match(/\p{L}+/gu)
      ?.every((word) => said.has(word)),
  );
  return isSaid ? askWhich(state, { guesses: [guess, ...wishes], video }, context) : null;
}

function isColor(wish: Wish): boolean {
  return wish.kind === 'set' && Object.keys(wish.settings).every((setting) => setting.endsWith('Color'));
}
