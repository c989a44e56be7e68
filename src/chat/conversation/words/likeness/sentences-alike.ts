import type { Language } from '../../../../texts/languages.ts';
import type { TopicWish } from '../../understood-words.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { clausesOf } from '../text/clauses.ts';
import { tokenize } from '../text/tokenize.ts';
import { limitTopics, pageTopics, questionTopics, type Topic } from '../topics/topic.ts';
import { maxClauses, readLikeness, surelyMeant } from './read-likeness.ts';

/** A message of more sentences is a letter. */
const maxSentences = 8;

/** What stands between full stops, question marks and ends of lines. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?…\n]+[.!?…]*/gu) ?? [];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, maxSentences);
}

const asked: ReadonlySet<Topic> = new Set([...questionTopics, ...limitTopics]);

/** "It turned out nice. How long do you keep it?": the sentences that surely ask something, where there are several. */
export function questionsIn(text: string, language: Language): { questions: TopicWish[]; others: string[] } {
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return { questions: [], others: sentences };
  const read = sentences.map((sentence) => ({ sentence, wish: questionIn(sentence, language) }));
  return {
    questions: distinct(read.flatMap(({ wish }) => wish ?? [])),
    others: read.filter(({ wish }) => wish === null).map(({ sentence }) => sentence),
  };
}

function questionIn(sentence: string, language: Language): TopicWish | null {
  const wish = surelyMeant(readLikeness(sentence, language));
  return wish?.kind === 'topic' && asked.has(wish.topic) ? wish : null;
}

/** Whoever has sent no video yet mostly asks. Its answer changes nothing, so less likeness is enough, and least for a question. */
const enough = { statement: 0.5, question: 0.45, before: 0.2 };
const early: ReadonlySet<string> = new Set<Topic>([
  ...questionTopics,
  ...limitTopics,
  ...pageTopics,
  ...(['announced', 'thanks', 'greeting', 'complaint', 'patience', 'deleteData'] as const),
]);
/** In words; fewer are like too much. */
const minWords = 2;

/** What a sentence before the first video is like, and each of its clauses, and what is said behind "I would like to know". */
export function saidEarly(sentence: string, isQuestion: boolean, language: Language): TopicWish[] {
  const whole = earlyIn(sentence, isQuestion, language);
  if (whole) return [whole];
  const clauses = clausesOf(sentence).filter((clause) => clause.split(/\s+/).length >= minWords);
  // a single clause is the sentence, which has been compared
  const own = clauses.length > 1 ? clauses : [];
  const parts = new Set([...own, ...clauses.flatMap((clause) => askedBehind(clause, language) ?? [])]);
  return distinct([...parts].slice(0, maxClauses).flatMap((part) => earlyIn(part, isQuestion, language) ?? []));
}

function earlyIn(part: string, isQuestion: boolean, language: Language): TopicWish | null {
  const likely = readLikeness(part, language)
    .all()
    .filter(({ meaning }) => early.has(meaning));
  const [first, second] = likely;
  if (!first || first.score < enough[isQuestion ? 'question' : 'statement']) return null;
  if (first.score - (second?.score ?? 0) < enough.before) return null;
  return { kind: 'topic', topic: first.meaning as Exclude<Topic, 'speak'> };
}

/** "… gostava de saber quem fica com o meu vídeo": what follows; null = nobody asks so. */
export function askedBehind(sentence: string, language: Language): string | null {
  const dictionaries = dictionariesFor(language);
  const words = tokenize(sentence);
  const at = words.findLastIndex(({ key }) => dictionaries.some(({ sentences }) => sentences.asking.has(key)));
  const behind = at === -1 ? [] : words.slice(at + 1);
  return behind.length >= minWords ? sentence.slice(behind[0]?.start) : null;
}

function distinct(wishes: readonly TopicWish[]): TopicWish[] {
  return [...new Map(wishes.map((wish) => [wish.topic, wish])).values()];
}
