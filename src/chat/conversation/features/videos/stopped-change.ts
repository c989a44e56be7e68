import { button } from '../../action-code.ts';
import type { ChangeInWork, ChatState, VideoInChat } from '../../chat-state.ts';
import type { CorrectedLine } from '../../corrections/correct-captions.ts';
import type { Button } from '../../message.ts';
import { settingChanges } from '../../settings/chat-settings.ts';
import { runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { withoutDoneWords } from '../../videos/done-changes.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';

/** Adds corrections to the change that is being made: what an overtaken one has changed is not in the video either. */
export function withCorrections(video: VideoInChat, lines: readonly CorrectedLine[]): ChangeInWork {
  const change = changeInWork(video);
  const earlier = change.lines ?? [];
  const before = (line: CorrectedLine) =>
    earlier.find(({ startMs, after }) => startMs === line.startMs && after === line.before);
  const again = new Set(lines.map(before));
  const merged = lines.map((line) => ({ ...line, before: before(line)?.before ?? line.before }));
  return { ...change, lines: [...merged, ...earlier.filter((line) => !again.has(line))] };
}

/** What the video that the person has is without. A change that was taken back is none. */
export function changeInWork({ change = {} }: VideoInChat): ChangeInWork {
  return change.isTakenBack ? {} : change;
}

/** A change was stopped and taken back: text and look are those of the video that the person has. */
export function takenBack(video: VideoInChat): Partial<VideoInChat> {
  const { change, settings } = video;
  const done = withoutDoneWords(video);
  return { settings: change?.look ?? settings, change: { ...change, isTakenBack: true }, done };
}

/** After a change was stopped or failed: it can be made after all, or, where its text and look are stored, be taken back. */
export function stoppedChangeButtons({ videoId, change }: VideoInChat, { texts }: TurnContext): Button[][] {
  const { makeIt, noThanks, takeBack } = texts.buttons;
  if (change?.isTakenBack) {
    return [[button(makeIt, { do: 'make_it', videoId }), button(noThanks, { do: 'take_back', videoId })]];
  }
  const back = change?.look || change?.lines ? [button(takeBack, { do: 'take_back', videoId })] : [];
  return [[button(makeIt, { do: 'make_it', videoId }), ...back]];
}

/** Makes the stopped change after all. */
export function makeStoppedChange(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video) return sayGone(state, 'oldButton', context);
  if (video.change?.isTakenBack) {
    const { isTakenBack: _, ...change } = video.change;
    const next = changeVideo(state, videoId, { change });
    return runEffect(next, { kind: 'edit_video', videoId, settings: {}, leaveOpen: [], resumesStopped: true });
  }
  return runEffect(state, { kind: 'edit_video', videoId, settings: {}, leaveOpen: [] });
}

/** Text and look become those of the video again. */
export function takeStoppedChangeBack(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video?.change) return sayGone(state, 'oldButton', context);
  if (video.change.isTakenBack) {
    return say(changeVideo(state, videoId, { change: undefined }), { text: context.texts.topics.talk.refusal });
  }
  const { look, lines } = video.change;
  const style = look && settingChanges(video.settings, look);
  const next = changeVideo(state, videoId, { change: undefined, done: withoutDoneWords(video) });
  if (!lines) return runEffect(next, { kind: 'edit_video', videoId, ...(style ?? { settings: {}, leaveOpen: [] }) });
  const purpose = { kind: 'take_back' as const, lines, ...(style ? { style } : {}) };
  return runEffect(next, { kind: 'load_captions', videoId, purpose });
}
