import type { Language } from '../../../texts/languages.ts';
import { lexiconOf } from '../words/dictionary-of.ts';

/** A longer first clause says more: "perfect apart from Jon". */
const maxWords = 6;

/**
 * Whether a text is a greeting or thanks, in the person's language or in English. Only the first clause counts, up to
 * punctuation: "Hi! How are you?" is a greeting.
 */
export function smallTalkIn(text: string, language: Language): 'greeting' | 'thanks' | null {
  const clauses = text.toLowerCase().split(/[\p{P}\p{S}\n]+/u);
  const clause = clauses.map((one) => one.trim()).find((one) => one !== '') ?? '';
  const opening = clause.split(/\s+/);
  if (opening.length > maxWords) return null;
  const starts = [clause, opening.slice(0, 2).join(' '), opening[0] ?? ''];
  const lexicons = [lexiconOf(language), lexiconOf('en')];
  if (lexicons.some(({ greeting }) => starts.some((start) => greeting.test(start)))) return 'greeting';
  return lexicons.some(({ thanks }) => starts.some((start) => thanks.test(start))) ? 'thanks' : null;
}
