import { button } from '../../action-code.ts';
import type { ChangeInWork, ChatState, VideoInChat } from '../../chat-state.ts';
import type { CorrectedLine } from '../../corrections/correct-captions.ts';
import type { Button } from '../../message.ts';
import { settingChanges } from '../../settings/chat-settings.ts';
import { runEffect, type Turn, type TurnContext } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';

/** Adds corrections to the change that is being made: what an overtaken one has changed is not in the video either. */
export function withCorrections({ change = {} }: VideoInChat, lines: readonly CorrectedLine[]): ChangeInWork {
  const earlier = change.lines ?? [];
  const before = (line: CorrectedLine) =>
    earlier.find(({ startMs, after }) => startMs === line.startMs && after === line.before);
  const again = new Set(lines.map(before));
  const merged = lines.map((line) => ({ ...line, before: before(line)?.before ?? line.before }));
  return { ...change, lines: [...merged, ...earlier.filter((line) => !again.has(line))] };
}

/** After a change was stopped or failed: its text and look are stored, and the video is still the one before. */
export function stoppedChangeButtons({ videoId, change }: VideoInChat, { texts }: TurnContext): Button[][] {
  const { makeIt, takeBack } = texts.buttons;
  const back = change?.look || change?.lines ? [button(takeBack, { do: 'take_back', videoId })] : [];
  return [[button(makeIt, { do: 'make_it', videoId }), ...back]];
}

/** Makes the stopped change after all. */
export function makeStoppedChange(state: ChatState, videoId: string, context: TurnContext): Turn {
  if (!findVideo(state, videoId)) return sayGone(state, 'oldButton', context);
  return runEffect(state, { kind: 'edit_video', videoId, settings: {}, leaveOpen: [] });
}

/** Text and look become those of the video again. */
export function takeStoppedChangeBack(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video?.change) return sayGone(state, 'oldButton', context);
  const { look, lines } = video.change;
  const style = look && settingChanges(video.settings, look);
  const next = changeVideo(state, videoId, { change: undefined, corrected: undefined });
  if (!lines) return runEffect(next, { kind: 'edit_video', videoId, ...(style ?? { settings: {}, leaveOpen: [] }) });
  const purpose = { kind: 'take_back' as const, lines, ...(style ? { style } : {}) };
  return runEffect(next, { kind: 'load_captions', videoId, purpose });
}
