import { fill } from '../../../texts/fill.ts';
import type { ChatState, VideoInChat } from '../chat-state.ts';
import { makeChoice, settingsOfChoice } from '../settings/choice.ts';
import { describeSettings } from '../settings/describe-settings.ts';
import type { TurnContext } from '../turn.ts';
import { type Guess, type Wish, wishesOf } from '../understood-words.ts';
import { settingsOfTarget, targetOf } from './style/change-style.ts';
import { readWishes } from './style/style-words.ts';

/** What a button says of each wish of a guess; null = a part of it has no name, so nobody would know what a tap does. */
export function labelsOfGuess(
  state: ChatState,
  guess: Guess,
  video: VideoInChat | undefined,
  context: TurnContext,
): string[] | null {
  const title = guess.kind === 'title' ? [fill(context.texts.unclear.title, { title: guess.text })] : [];
  const labels = markedTogether(wishesOf(guess)).map((wish) => labelOf(state, wish, video, context));
  const known = labels.filter((label) => label !== null);
  return known.length === labels.length ? [...title, ...known] : null;
}

/** Several words that are to stand out have one label. */
function markedTogether(wishes: readonly Wish[]): Wish[] {
  const marked = wishes.flatMap((wish) => (wish.kind === 'emphasize_words' ? [wish] : []));
  const [first] = marked;
  if (!first) return [...wishes];
  const others = wishes.filter(({ kind }) => kind !== 'emphasize_words');
  return [{ ...first, words: marked.map(({ words }) => words).join(', ') }, ...others];
}

function labelOf(state: ChatState, guess: Wish, video: VideoInChat | undefined, { texts }: TurnContext): string | null {
  if (guess.kind === 'replace_words' && guess.right === '')
    return fill(texts.unclear.removeWords, { words: guess.wrong });
  if (guess.kind === 'replace_words') return `${guess.wrong} → ${guess.right}`;
  if (guess.kind === 'emphasize_words' && guess.on) return fill(texts.unclear.emphasizeWords, { words: guess.words });
  if (guess.kind === 'replace_line') return `${guess.line}: ${guess.text}`;
  if (guess.kind === 'remove_line') return fill(texts.unclear.removeLine, { line: guess.line });
  const before = settingsOfTarget(state, targetOf(video));
  const { choices } = readWishes(before, [guess]);
  if (choices.length > 0) {
    const settings = choices.reduce((made, choice) => makeChoice(made, choice, video?.upright), before);
    const named = choices.flatMap(settingsOfChoice);
    return describeSettings(settings, state.language, { named, upright: video?.upright, before });
  }
  const { buttons, topics } = texts;
  if (guess.kind === 'topic') return topics.names[guess.topic as keyof typeof topics.names] ?? null;
  const labels: Readonly<Record<string, string>> = {
    undo: buttons.undo,
    show_text: buttons.editText,
    render: buttons.render,
    reset_settings: buttons.reset,
    make_default: buttons.saveDefault,
    save_brand: buttons.saveBrand,
    use_brand: texts.unclear.useBrand,
    cancel: buttons.cancel,
    like_last_time: topics.names.sameAgain,
    clear_faces: topics.names.clearFaces,
    clear_view: texts.looks.pages.position,
    help: buttons.howItWorks,
  };
  return guess.kind === 'request' ? (labels[guess.request] ?? null) : null;
}

/** Whether a tap on it shows the numbered text. */
export function showsText(guess: Guess): boolean {
  return guess.kind === 'topic'
    ? guess.topic === 'showMistakes'
    : guess.kind === 'request' && guess.request === 'show_text';
}
