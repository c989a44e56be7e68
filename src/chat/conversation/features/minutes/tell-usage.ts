import { fill } from '../../../../texts/fill.ts';
import { day, duration, plural } from '../../../../texts/format.ts';
import type { ChatUsage, EventOf } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import type { UsageQuestion } from '../../usage-question.ts';

/** What is answered is told when the usage is loaded. */
export function loadUsage(state: ChatState, asked?: UsageQuestion): Turn {
  return runEffect(state, { kind: 'load_usage', ...(asked && { asked }) });
}

/** Asked again right after the answer, the person is answered in other words. */
export function loadPrice(state: ChatState): Turn {
  return loadUsage(state, { about: 'price', ...(state.toldPrice && { isAgain: true }) });
}

export function showUsage(state: ChatState, { usage, asked }: EventOf<'usage_loaded'>, context: TurnContext): Turn {
  const told = asked
    ? answerTo(asked, usage, state, context)
    : [madeText, leftText, renewsText].map(by(usage, context));
  const text = told.filter(Boolean).join(' ');
  return say(asked?.about === 'price' ? { ...state, toldPrice: true } : state, { text });
}

/** Another message stands between. */
export function withoutToldPrice({ toldPrice: _, ...state }: ChatState): ChatState {
  return state;
}

type Part = (usage: ChatUsage, context: TurnContext) => string;

const by = (usage: ChatUsage, context: TurnContext) => (part: Part) => part(usage, context);

function answerTo(asked: UsageQuestion, usage: ChatUsage, { isLinked }: ChatState, context: TurnContext): string[] {
  const { minutes } = context.texts.topics;
  const isUnlimited = usage.secondsRemaining === null;
  const left = isUnlimited ? '' : leftText(usage, context);
  const renews = renewsText(usage, context);
  // asked again, the person knows how many are left
  if (asked.about === 'price')
    return [priceText(usage, asked.isAgain === true, context), ...(asked.isAgain ? [] : [left, renews])];
  switch (asked.about) {
    case 'more':
      return isUnlimited ? [minutes.neverUsedUp] : moreAnswer(usage, isLinked, context);
    case 'renewal':
      return isUnlimited ? [minutes.neverUsedUp] : [renewalAnswer(usage, context), left, renews];
    case 'edits':
      return isUnlimited ? [minutes.editsUnlimited] : [minutes.editsFree, left];
    case 'length':
      return namesWhatIsLeft(asked.seconds, usage, context)
        ? moreAnswer(usage, isLinked, context)
        : lengthAnswer(asked.seconds, usage, context);
  }
}

function moreAnswer(usage: ChatUsage, isLinked: boolean | undefined, context: TurnContext): string[] {
  const { minutes } = context.texts.topics;
  const ofAccount = isLinked ? minutes.ofThisAccount : minutes.ofAccount;
  return [minutes.usedUp, renewsText(usage, context), ofAccount, leftText(usage, context)];
}

function renewalAnswer({ renewal }: ChatUsage, { language, texts: { topics } }: TurnContext): string {
  const { renewed, notRenewed } = topics.minutes;
  return renewal ? fill(renewed, { time: duration(language, renewal.seconds) }) : notRenewed;
}

/** “9 minutes left? And then?” names what was told, and asks for no video of nine minutes. */
function namesWhatIsLeft(seconds: number, { secondsRemaining }: ChatUsage, { language }: TurnContext): boolean {
  return secondsRemaining !== null && duration(language, seconds) === duration(language, secondsRemaining);
}

function priceText(
  { secondsRemaining, renewal }: ChatUsage,
  isAgain: boolean,
  { language, texts: { topics } }: TurnContext,
): string {
  const { minutes } = topics;
  if (secondsRemaining === null) return isAgain ? minutes.unlimitedAgain : minutes.unlimited;
  if (!renewal) return isAgain ? minutes.notChargedAgain : minutes.notCharged;
  return isAgain ? minutes.freeAgain : fill(minutes.free, { time: duration(language, renewal.seconds) });
}

function lengthAnswer(seconds: number, usage: ChatUsage, context: TurnContext): string[] {
  const { language, texts } = context;
  const { minutes, questions } = texts.topics;
  const { secondsRemaining } = usage;
  if (secondsRemaining === null) return [questions.length];
  const times = { time: duration(language, seconds), left: duration(language, secondsRemaining) };
  if (seconds <= secondsRemaining) return [fill(minutes.enough, times), minutes.largeFile];
  const tooMuch = secondsRemaining > 0 ? fill(minutes.notEnough, times) : texts.usage.nothingLeft;
  return [tooMuch, renewsText(usage, context)];
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

function renewsText({ renewal }: ChatUsage, { language, texts: { usage } }: TurnContext): string {
  const renews = renewal && { time: duration(language, renewal.seconds), day: day(language, renewal.at) };
  return renews ? fill(usage.renews, renews) : '';
}
