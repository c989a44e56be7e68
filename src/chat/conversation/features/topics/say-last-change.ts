import { fill } from '../../../../texts/fill.ts';
import type { ChatState, DoneChange, VideoInChat } from '../../chat-state.ts';
import { changedSettings } from '../../settings/chat-settings.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { shorten } from '../../videos/video-name.ts';
import { renderButtons, undoButton } from '../videos/result-buttons.ts';

/** Lines that are told, and characters of each. */
const maxTold = { lines: 5, characters: 80 };

/** What was changed last, with the button that takes it back. Where nobody knows, the text is shown. */
export function sayLastChange(state: ChatState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const { questions } = context.texts.topics;
  if (!video) return say(state, { text: questions.nothingYet });
  const told = lastChangeText(video, context);
  if (told === null)
    return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose: { kind: 'show' } });
  const buttons = [...renderButtons(video, context), undoButton(video.videoId, context)];
  return say(state, { text: told, buttons: [buttons] });
}

/** What was changed last; null = nobody knows. */
export function lastChangeText(video: VideoInChat, context: TurnContext): string | null {
  return draftText(video, context) ?? doneText(video, context);
}

function draftText({ draft, upright }: VideoInChat, { texts, language }: TurnContext): string | null {
  const [before] = draft?.history ?? [];
  if (!draft || !before || draft.ordered) return null;
  const named = changedSettings(before.settings, draft.settings);
  if (named.length === 0) return null;
  return fill(texts.topics.questions.lastLook, {
    look: describeSettings(draft.settings, language, { named, upright }),
  });
}

function doneText({ done = [], settings, upright }: VideoInChat, { texts, language }: TurnContext): string | null {
  const [newest] = done;
  if (!newest) return null;
  const { lastLook, lastWords } = texts.topics.questions;
  if ('lines' in newest) return [lastWords, ...linesOf(newest)].join('\n');
  const named = changedSettings(newest.look, settings);
  return named.length > 0 ? fill(lastLook, { look: describeSettings(settings, language, { named, upright }) }) : null;
}

function linesOf({ lines }: Extract<DoneChange, { lines: unknown }>): string[] {
  const short = (text: string) => shorten(text, maxTold.characters);
  return lines.slice(0, maxTold.lines).map(({ before, after }) => `${short(before)} → ${after ? short(after) : '–'}`);
}
