import { fill } from '../../../../texts/fill.ts';
import { listOf } from '../../../../texts/format.ts';
import { button } from '../../action-code.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';
import { applyChoices, settingsOfVideo } from '../style/change-style.ts';
import { renderDraft } from '../style/render-draft.ts';

/** "Is it readable?" */
export function checkReading(state: ChatState, video: VideoInChat | undefined, { texts }: TurnContext): Turn {
  if (!video) return say(state, { text: texts.corrections.noVideo });
  if (video.state !== 'processed') return say(state, { text: texts.reading.notReady });
  const told = say(state, { text: texts.reading.looking });
  return andThen(told, (next) => runEffect(next, { kind: 'check_reading', videoId: video.videoId }));
}

/** The answer, with one button that helps where something does. */
export function sayReading(state: ChatState, event: EventOf<'reading_checked'>, context: TurnContext): Turn {
  const { videoId, reading } = event;
  const { buttons, reading: texts } = context.texts;
  if (reading.pages === 0) return say(state, { text: texts.noCaptions });
  if (reading.hard === 0) return say(state, { text: texts.fine });
  const problems = listOf(
    context.language,
    reading.problems.map((problem) => texts.problems[problem]),
  );
  const verdict = fill(reading.hard * 2 <= reading.pages ? texts.some : texts.many, {
    bad: reading.hard,
    all: reading.pages,
    problems,
  });
  const video = findVideo(state, videoId);
  if (!video || settingsOfVideo(video).accessible)
    return say(state, { text: [verdict, video ? texts.kept : ''].join(' ').trim() });
  return say(state, {
    text: verdict,
    buttons: [[button(buttons.makeReadable, { do: 'make_readable', videoId }, 'primary')]],
  });
}

/** "Make it readable": rendered at once, with what was changed before. */
export function makeReadable(state: ChatState, videoId: string, context: TurnContext): Turn {
  if (!findVideo(state, videoId)) return sayGone(state, 'videoUnknown', context);
  const choice = { kind: 'set', settings: { accessible: true } } as const;
  return renderDraft(applyChoices(state, { of: 'video', videoId }, [choice]), videoId, null, context);
}
