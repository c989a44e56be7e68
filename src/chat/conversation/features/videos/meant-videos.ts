import type { Language } from '../../../../texts/languages.ts';
import type { VideoInChat } from '../../chat-state.ts';
import { videosInWords } from '../../words/videos/named-videos.ts';
import type { NamedVideos } from '../../words/videos/video-phrases.ts';

/** The videos that a message names, such as "the second one", and what it says of them; null = it names none. */
export function meantVideos(
  { videos, language }: { videos: readonly VideoInChat[]; language: Language },
  text: string,
): { videos: VideoInChat[]; rest: string } | null {
  // the first one is the oldest
  const inOrder = videos.filter(({ state }) => state !== 'failed').toReversed();
  const found = inOrder.length < 2 ? null : videosInWords(text, language);
  const meant = found ? pick[found.named](inOrder) : [];
  return found && meant.length > 0 ? { videos: meant, rest: found.rest } : null;
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
