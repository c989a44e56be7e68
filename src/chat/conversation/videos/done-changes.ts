import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { DoneChange, VideoInChat } from '../chat-state.ts';

/** What can be undone, so that the state stays small: changes, and characters of their JSON. */
const maxDone = { changes: 5, characters: 4000 };

/** The changes of a video that can be undone, the newest first, with one more. */
export function withDone({ done = [] }: Pick<VideoInChat, 'done'>, change: DoneChange): DoneChange[] {
  const all = [change, ...done].slice(0, maxDone.changes);
  while (all.length > 1 && JSON.stringify(all).length > maxDone.characters) all.pop();
  return all;
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
