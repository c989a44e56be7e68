import { dictionaryLimits, splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { fill } from '../../../../texts/fill.ts';
import { listOf } from '../../../../texts/format.ts';
import { button } from '../../action-code.ts';
import type { DoubtAnswer } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import type { Message } from '../../message.ts';
import { replace, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { sayGone } from '../standard-answers.ts';

function spellingsKey(videoId: string): string {
  return `spellings:${videoId}`;
}

/** Says what was corrected, and offers to spell it so from now on where that makes sense. */
export function offerSpellings(
  state: ChatState,
  { videoId, answers, told }: { videoId: string; answers: readonly DoubtAnswer[]; told: string },
  context: TurnContext,
): Turn {
  const entries = answers.filter(isSpelling).map(({ text, right }) => ({ from: text, to: right }));
  if (entries.length === 0) return say(state, { text: told });
  const { buttons, doubts, quoted } = context.texts;
  const spellings = listOf(
    context.language,
    entries.map(({ to }) => fill(quoted, { words: to })),
  );
  const message: Message = {
    text: `${told}\n\n${fill(doubts.spellings, { spellings })}`,
    buttons: [
      [
        button(buttons.saveSpellings, { do: 'save_spellings', videoId }, 'primary'),
        button(buttons.dropSpellings, { do: 'drop_spellings', videoId }),
      ],
    ],
  };
  return say({ ...state, spellings: { videoId, entries } }, message, spellingsKey(videoId));
}

/**
 * Whether the words should always be replaced. An everyday word that was heard in the place of another one is right
 * elsewhere: "there" and "their".
 */
function isSpelling({ text, right, isUnusual }: DoubtAnswer): boolean {
  const { core } = splitAffixes(right);
  const isName = isUnusual || core !== core.toLowerCase() || /\P{L}/u.test(core);
  return isName && [text, right].every((side) => [...side].length <= dictionaryLimits.characters);
}

export function saveSpellings(state: ChatState, videoId: string, context: TurnContext): Turn {
  const { spellings, ...next } = state;
  if (spellings?.videoId !== videoId) return sayGone(state, 'oldButton', context);
  return runEffect(next, { kind: 'save_spellings', videoId, entries: spellings.entries });
}

export function saySpellingsSaved(state: ChatState, videoId: string, { texts }: TurnContext): Turn {
  return replace(state, spellingsKey(videoId), { text: texts.doubts.spellingsSaved });
}

export function dropSpellings(state: ChatState, videoId: string, context: TurnContext): Turn {
  const { spellings, ...next } = state;
  if (spellings?.videoId !== videoId) return sayGone(state, 'oldButton', context);
  return replace(next, spellingsKey(videoId), { text: context.texts.doubts.spellingsDropped });
}
