import type { Language } from '../../../../texts/languages.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { TurnContext } from '../../turn.ts';
import type { Wish } from '../../understood-words.ts';
import { dictionariesFor } from '../../words/dictionary-of.ts';
import type { NamedInClause } from '../../words/lexicons/videos/clause-phrases.ts';
import type { NamedVideos } from '../../words/lexicons/videos/video-phrases.ts';
import { isKind, readItems } from '../../words/read-items.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { clausesByVideos } from '../../words/videos/clauses-by-videos.ts';
import { leavesAlone } from '../../words/videos/leaves-alone.ts';
import { videosInWords } from '../../words/videos/named-videos.ts';
import { isOnlyPraised, otherWay } from '../../words/videos/other-way.ts';

/** What a message wishes for some videos. */
export interface WishedForVideos {
  videos: VideoInChat[];
  text: string;
}

/**
 * "The first one yellow, the second one bigger": what a message wishes for each of several videos; null = it is no such message. A clause
 * that only names videos wishes what the next one says, or, as the last, what the one before it says: "videos 1 and 2 vertical".
 */
export function wishesByVideos(
  state: ChatState,
  text: string,
  { understand }: Pick<TurnContext, 'understand'>,
  /** Whether a clause wishes for something that is read elsewhere, such as a title. */
  wishesElse: (clause: string) => boolean = () => false,
): WishedForVideos[] | null {
  const inOrder = inOrderOf(state);
  const clauses = inOrder.length < 2 ? null : clausesByVideos(text, state.language);
  if (!clauses) return null;
  const wished: WishedForVideos[] = [];
  const named = new Set<VideoInChat>();
  let waiting: VideoInChat[] = [];
  for (const clause of clauses) {
    const videos = videosOf(clause.named, inOrder, named);
    // "the third one" of two: the message is not about what it seems to be
    if (videos.length === 0) return null;
    for (const video of videos) named.add(video);
    if (leavesAlone(clause.rest, state.language) && isOnlyVerbs(understand(clause.rest, state.language).wishes))
      continue;
    if (wished.length > 0 && isOnlyPraised(clause.rest, state.language)) continue;
    const turned = otherWay(clause.rest, wished.at(-1)?.text, state.language);
    if (turned !== null) {
      wished.push({ videos: [...waiting, ...videos], text: turned });
      waiting = [];
      continue;
    }
    waiting = [...waiting, ...videos];
    const { wishes } = understand(clause.rest, state.language);
    const isEmpty = clause.others <= maxVerbs && isOnlyVerbs(wishes) && !saysMore(clause.rest, state.language);
    if (isEmpty && !wishesElse(clause.rest)) continue;
    wished.push({ videos: waiting, text: clause.rest });
    waiting = [];
  }
  wished.at(-1)?.videos.push(...waiting);
  return wished.length > 0 ? wished : null;
}

/** "The others" are those that were not named before. */
function videosOf(
  name: NamedInClause,
  inOrder: readonly VideoInChat[],
  named: ReadonlySet<VideoInChat>,
): VideoInChat[] {
  if (name === 'other' || (name === 'allButLast' && named.size > 0)) return inOrder.filter((one) => !named.has(one));
  return pick[name](inOrder);
}

/** "Can you make the first and the second one …", "the second one too". */
const maxVerbs = 3;

/** "The last one without any frills" wishes something else than the clause before it, although it is not understood. */
function saysMore(clause: string, language: Language): boolean {
  const dictionaries = dictionariesFor(language);
  return readItems(tokenize(clause), dictionaries).some((item) => isKind(item, 'no', 'role', 'grow', 'switch'));
}

/** "Make the video" alone means to render it. */
function isOnlyVerbs(wishes: readonly Wish[]): boolean {
  return wishes.every((wish) => wish.kind === 'request' && wish.request === 'render');
}

/** The videos that a message names, such as "the second one", and what it says of them; null = it names none. */
export function meantVideos(
  { videos, language }: { videos: readonly VideoInChat[]; language: Language },
  text: string,
): { videos: VideoInChat[]; rest: string } | null {
  const inOrder = inOrderOf({ videos });
  const found = inOrder.length < 2 ? null : videosInWords(text, language);
  const named = found ? pick[found.named](inOrder) : [];
  const meant = found?.isLikeLast ? named.filter((video) => video !== inOrder.at(-1)) : named;
  return found && meant.length > 0 ? { videos: meant, rest: found.rest } : null;
}

/** The first one is the oldest. */
function inOrderOf({ videos }: { videos: readonly VideoInChat[] }): VideoInChat[] {
  return videos.filter(({ state }) => state !== 'failed').toReversed();
}

const pick: Record<NamedVideos, (videos: readonly VideoInChat[]) => VideoInChat[]> = {
  first: (videos) => videos.slice(0, 1),
  second: (videos) => videos.slice(1, 2),
  third: (videos) => videos.slice(2, 3),
  last: (videos) => videos.slice(-1),
  firstTwo: (videos) => videos.slice(0, 2),
  lastTwo: (videos) => videos.slice(-2),
  firstAndThird: (videos) => videos.filter((_, at) => at === 0 || at === 2),
  allButLast: (videos) => videos.slice(0, -1),
  all: (videos) => [...videos],
};
