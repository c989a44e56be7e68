import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { DoneChange, VideoInChat } from '../chat-state.ts';
import type { CorrectedLine } from '../corrections/correct-captions.ts';

/** What can be undone, so that the state stays small: changes, lines of one, and characters of the JSON of all. */
const maxDone = { changes: 5, lines: 80, characters: 12_000 };

/** The changes of a video that can be undone, the newest first, with one more of words. After one that is too large, no words can be undone. */
export function withDoneWords(video: VideoInChat, lines: CorrectedLine[]): DoneChange[] {
  return canBeUndone(lines) ? withDone(video, { lines }) : withoutDoneWords(video);
}

export function canBeUndone(lines: CorrectedLine[]): boolean {
  return lines.length <= maxDone.lines && charactersOf([{ lines }]) <= maxDone.characters;
}

/** A look that was ordered together with a change of words is undone after it. */
export function withDoneLook(video: VideoInChat): DoneChange[] {
  const look = { look: video.settings };
  const [newest, ...earlier] = video.done ?? [];
  if (!video.draft?.isWithWords || !newest || !('lines' in newest)) return withDone(video, look);
  return withDone({ done: withDone({ done: earlier }, look) }, newest);
}

/** Without changes of words: those that were taken back, or whose words have changed since. */
export function withoutDoneWords({ done = [] }: VideoInChat): DoneChange[] {
  return done.filter((change) => !('lines' in change));
}

/** The looks that a video had before. */
export function earlierLooks({ done = [] }: VideoInChat): CaptionSettings[] {
  return done.flatMap((change) => ('look' in change ? [change.look] : []));
}

/** Whether the newest change is one of words. */
export function hasDoneWords({ done = [] }: VideoInChat): boolean {
  const [newest] = done;
  return newest !== undefined && 'lines' in newest;
}

/** With one more in front. */
function withDone({ done = [] }: Pick<VideoInChat, 'done'>, change: DoneChange): DoneChange[] {
  const all = [change, ...done].slice(0, maxDone.changes);
  while (all.length > 1 && charactersOf(all) > maxDone.characters) all.pop();
  return all;
}

function charactersOf(changes: readonly DoneChange[]): number {
  return JSON.stringify(changes).length;
}
