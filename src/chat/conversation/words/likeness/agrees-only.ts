import type { Guess } from '../../understood-words.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { tokenize } from '../text/tokenize.ts';
import type { MessageLikeness } from './read-likeness.ts';

/** What somebody says who is content, or waits. */
const content: ReadonlySet<string> = new Set(['render', 'praise', 'thanks', 'patience', 'told', 'refusal']);

/** How likely all of that is together, beside that something is told. */
const minAgreed = 0.2;

/**
 * Whether a message that no rule read may be nothing but praise, or a yes. “But” comes before something else.
 * @param guesses what it may mean
 */
export function agreesOnly(
  { text, language, all }: MessageLikeness,
  guesses: readonly Guess[],
): 'praise' | 'yes' | null {
  if (guesses.length === 0 || !guesses.every(isAgreement) || /[?？\d"“”„«»→=]/u.test(text)) return null;
  const dictionaries = dictionariesFor(language);
  if (tokenize(text).some(({ key }) => dictionaries.some(({ sentences }) => sentences.contrast.has(key)))) return null;
  const [first] = all();
  if (!first || !content.has(first.meaning)) return null;
  // what is only told may as well be a complaint
  const agreed = all().reduce(
    (sum, one) => sum + (content.has(one.meaning) && one.meaning !== 'told' ? one.score : 0),
    0,
  );
  if (agreed < minAgreed) return null;
  return first.meaning === 'praise' ? 'praise' : 'yes';
}

function isAgreement(wish: Guess): boolean {
  if (wish.kind === 'request') return wish.request === 'render';
  return wish.kind === 'topic' && (wish.topic === 'praise' || wish.topic === 'refusal');
}
