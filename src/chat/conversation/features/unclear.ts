import type { ChatTexts } from '../../../texts/texts.ts';
import { button } from '../action-code.ts';
import type { ChatState, VideoInChat } from '../chat-state.ts';
import { type Button, messageLimits } from '../message.ts';
import { makeChoice, settingsOfChoice } from '../settings/choice.ts';
import { say, type Turn, type TurnContext } from '../turn.ts';
import { asGuess, type Guess, type SettingWish, type Wish } from '../understood-words.ts';
import { hasDoneWords } from '../videos/done-changes.ts';
import { lexiconOf, withEnglish } from '../words/dictionary-of.ts';
import { guessWishes, maxGuesses, settingsTogether } from '../words/guess-wishes.ts';
import { agreesOnly } from '../words/likeness/agrees-only.ts';
import type { MessageLikeness } from '../words/likeness/read-likeness.ts';
import { wishedByParts } from '../words/likeness/wished-by-parts.ts';
import type { CaptionsInHand } from '../words/with-captions/caption-words.ts';
import { labelsOfGuess, showsText } from './guess-labels.ts';
import { sayWelcome } from './standard-answers.ts';
import { settingsOfTarget, targetOf } from './style/change-style.ts';
import { showPanel } from './style/show-style.ts';
import { likelyTitles } from './title/ranked/guess-titles.ts';
import { editTextButton, renderButtons } from './videos/result-buttons.ts';

/** After so many questions in a row, everything that can be changed is shown instead. */
const maxQuestions = 2;

interface Unclear {
  /** What was said. */
  likeness: MessageLikeness;
  video: VideoInChat | undefined;
  captions?: CaptionsInHand;
}

/** Asks one short question about a message that was not understood, with the best guesses as buttons. */
export function askWhatIsMeant(state: ChatState, { likeness, video, captions }: Unclear, context: TurnContext): Turn {
  if (!video) return askForVideo(state, context);
  const undo = hasDoneWords(video) && isDenied(likeness) ? [takeBack] : [];
  const parts = wishedByParts(likeness);
  const together = parts.length > 0 ? [asGuess(parts)] : joined(state, settingsTogether(likeness), video);
  const titles = likelyTitles({ ...likeness, captions });
  const guesses = [...titles, ...undo, ...together, ...guessWishes(likeness, captions)];
  const agreed = answerToAgreement(guesses, { likeness, video }, context.texts);
  if (agreed !== null) return say(withoutDoubt(state), { text: agreed });
  return askWhich(state, { guesses, video }, context);
}

/** “Passt wie angegossen”: what may only be a yes, or praise, is no question where nothing waits to be rendered. */
function answerToAgreement(guesses: readonly Guess[], { likeness, video }: Unclear, texts: ChatTexts): string | null {
  const agreed = video && !video.draft ? agreesOnly(likeness, guesses) : null;
  if (agreed === null) return null;
  if (video?.state === 'processing') return texts.topics.talk.patience;
  return agreed === 'praise' ? texts.topics.talk.praise : texts.thanks;
}

/** Several settings as one wish. */
export function joined(state: ChatState, wishes: readonly SettingWish[], video: VideoInChat): Wish[] {
  if (wishes.length === 0) return [];
  const before = settingsOfTarget(state, targetOf(video));
  const after = wishes.reduce((settings, wish) => makeChoice(settings, wish, video.upright), before);
  const named = new Set(wishes.flatMap(settingsOfChoice));
  const settings = Object.fromEntries([...named].map((setting) => [setting, after[setting]]));
  return [{ kind: 'set', settings }];
}

/** Who says no after a correction may want it back as it was. */
const takeBack: Wish = { kind: 'request', request: 'undo' };

function isDenied({ text, language }: MessageLikeness): boolean {
  const [first = ''] = /\p{L}+/u.exec(text.toLowerCase()) ?? [];
  return withEnglish(language).some((one) => lexiconOf(one).denied.test(first));
}

/** Before the first video there is nothing to guess: people say hello, or try out what the bot understands. */
function askForVideo(state: ChatState, context: TurnContext): Turn {
  const { count = 0, id = 0 } = state.unclear ?? {};
  const next = { ...state, unclear: { id, count: count + 1, guesses: [] } };
  if (count >= maxQuestions) return sayWelcome(withoutDoubt(next), context);
  if (count === 0) return say(next, { text: context.texts.hello });
  return say(next, { text: context.texts.unclear.startElse, buttons: [startButtons(context)] });
}

/** @param guesses what a message may mean, the best first */
export function askWhich(
  state: ChatState,
  { guesses: meant, video }: { guesses: readonly Guess[]; video: VideoInChat | undefined },
  context: TurnContext,
): Turn {
  const { count = 0, id = 0 } = state.unclear ?? {};
  const { unclear } = context.texts;
  if (count >= maxQuestions) {
    const begun = asking(state, { id, count: 0, guesses: [] });
    return showPanel(begun, { target: targetOf(video), page: 'home', lead: unclear.page }, context);
  }
  // what looks otherwise than wished may only wait to be rendered: “it's not yellow, I told you”
  const render = video ? renderButtons(video, context) : [];
  const isOffered = (guess: Guess) => render.length > 0 && guess.kind === 'request' && guess.request === 'render';
  const labelled = meant.flatMap((guess) => {
    const label = isOffered(guess) ? undefined : labelsOfGuess(state, guess, video, context)?.join();
    return label === undefined ? [] : [{ guess, label: showsText(guess) ? 'text' : label }];
  });
  // nobody can choose between two buttons that say the same
  const different = labelled.filter(({ label }, at) => labelled.findIndex((one) => one.label === label) === at);
  const guesses = different.map(({ guess }) => guess).slice(0, maxGuesses - render.length);
  const next = asking(state, { id: id + 1, count: count + 1, guesses, ...(video && { videoId: video.videoId }) });
  const isAgain = count > 0;
  if (guesses.length > 0) {
    const tone = guesses.length === 1 ? 'primary' : undefined;
    const guessed = guesses.map((guess, index) => guessButton(next, guess, { index, video, tone }, context));
    const asking = guesses.length === 1 ? unclear.guess : unclear.guesses;
    const asked = withWholeLabels(isAgain ? unclear.guessesElse : asking, guessed);
    const buttons = [...asked.buttons.map((one) => [one]), render].filter((row) => row.length > 0);
    return say(next, { text: asked.text, buttons });
  }
  if (video) {
    const [words = [], help = []] = aboutButtons(video, context);
    const buttons = [words, render.length > 0 ? render : help];
    return say(next, { text: isAgain ? unclear.aboutElse : unclear.about, buttons });
  }
  return say(next, { text: unclear.startElse, buttons: [startButtons(context)] });
}

/** Says something with one button for what a message may mean instead. */
export function offerGuess(
  state: ChatState,
  { text, guess, video }: { text: string; guess: Guess; video: VideoInChat },
  context: TurnContext,
): Turn {
  const { id = 0 } = state.unclear ?? {};
  const next = asking(state, { id: id + 1, count: 0, guesses: [guess], videoId: video.videoId });
  const offered = withWholeLabels(text, [guessButton(next, guess, { index: 0, video, tone: undefined }, context)]);
  return say(next, { text: offered.text, buttons: [offered.buttons] });
}

/** Labels that a button would cut are told whole in the text, with numbers where there are several. */
function withWholeLabels(text: string, buttons: readonly Button[]): { text: string; buttons: Button[] } {
  if (buttons.every(({ label }) => label.length <= messageLimits.label)) return { text, buttons: [...buttons] };
  const numbered =
    buttons.length === 1
      ? [...buttons]
      : buttons.map((one, index) => ({ ...one, label: `${index + 1}. ${one.label}` }));
  return { text: [text, ...numbered.map(({ label }) => label)].join('\n'), buttons: numbered };
}

/** Questions whose buttons keep their meaning. */
const maxEarlier = 5;

/** Remembers what is asked now, and what was asked before. */
function asking(state: ChatState, asked: NonNullable<ChatState['unclear']>): ChatState {
  const { unclear, earlierGuesses = [] } = state;
  if (!unclear || unclear.guesses.length === 0) return { ...state, unclear: asked };
  const { count: _, ...last } = unclear;
  return { ...state, unclear: asked, earlierGuesses: [last, ...earlierGuesses].slice(0, maxEarlier) };
}

/** A guess of a question, and its video; null = it was asked too long ago. */
export function guessOf(
  { unclear, earlierGuesses = [] }: ChatState,
  { question, index }: { question: number; index: number },
): { guess: Guess; videoId: string | undefined } | null {
  const asked = [...(unclear ? [unclear] : []), ...earlierGuesses].find(({ id }) => id === question);
  const guess = asked?.guesses[index];
  return guess ? { guess, videoId: asked.videoId } : null;
}

/** The last message was understood. Buttons of an earlier question keep their meaning. */
export function withoutDoubt(state: ChatState): ChatState {
  return state.unclear?.count ? { ...state, unclear: { ...state.unclear, count: 0 } } : state;
}

function aboutButtons({ videoId }: VideoInChat, context: TurnContext): Button[][] {
  const { buttons } = context.texts;
  return [
    [editTextButton(videoId, context), button(buttons.changeLook, { do: 'look', videoId })],
    [button(buttons.howItWorks, { do: 'help' })],
  ];
}

function startButtons({ texts: { buttons } }: TurnContext): Button[] {
  return [button(buttons.settings, { do: 'settings' }), button(buttons.howItWorks, { do: 'help' })];
}

function guessButton(
  state: ChatState,
  guess: Guess,
  { index, video, tone }: { index: number; video: VideoInChat | undefined; tone: 'primary' | undefined },
  context: TurnContext,
): Button {
  const action = { do: 'guess' as const, question: state.unclear?.id ?? 0, index };
  const labels = labelsOfGuess(state, guess, video, context) ?? [];
  return button(labels.join(', '), action, tone);
}
