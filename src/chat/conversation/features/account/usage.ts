import { fill } from '../../../../texts/fill.ts';
import { day, duration, plural } from '../../../../texts/format.ts';
import type { ChatUsage } from '../../chat-event.ts';
import type { ConversationState } from '../../conversation-state.ts';
import { say, type Turn, type TurnContext, turnOf } from '../../turn.ts';

export function loadUsage(state: ConversationState): Turn {
  return turnOf(state, { effects: [{ kind: 'load_usage' }] });
}

export function showUsage(state: ConversationState, usage: ChatUsage, context: TurnContext): Turn {
  const { renewal } = usage;
  const { language, texts } = context;
  const renews = renewal && {
    time: duration(language, renewal.seconds),
    day: day(language, renewal.at),
  };
  const told = [madeText(usage, context), leftText(usage, context), renews ? fill(texts.usage.renews, renews) : ''];
  return say(state, { text: told.filter(Boolean).join(' ') });
}

function madeText({ videos, secondsRendered }: ChatUsage, { language, texts }: TurnContext): string {
  if (videos === 0) return texts.usage.none;
  return fill(texts.usage.made, {
    videos: plural(language, videos, texts.counted.videos),
    time: duration(language, secondsRendered),
  });
}

function leftText({ secondsRemaining }: ChatUsage, { language, texts: { usage } }: TurnContext): string {
  if (secondsRemaining === null) return usage.unlimited;
  return secondsRemaining <= 0 ? usage.nothingLeft : fill(usage.left, { time: duration(language, secondsRemaining) });
}
