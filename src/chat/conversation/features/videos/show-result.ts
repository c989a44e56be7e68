import { wordNotice } from '../../../../engine/notices/notices.ts';
import { isFinalFailure } from '../../../../infra/errors/error-table.ts';
import { wordFailure } from '../../../../infra/errors/word-failure.ts';
import { fill } from '../../../../texts/fill.ts';
import { shortDuration } from '../../../../texts/format.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button, Message } from '../../message.ts';
import { changedSettings, isSameSettings, settingsForChat } from '../../settings/chat-settings.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { withDoneLook } from '../../videos/done-changes.ts';
import { changeVideo, findVideo, isFirstInWork, putVideo } from '../../videos/videos-in-chat.ts';
import { lookForDoubts } from '../doubts/look-for-doubts.ts';
import { buttonsOfScript, type DifferenceInChat, openDifferences, textOfScript } from '../script/script-differences.ts';
import { showDraft } from '../style/show-style.ts';
import { orderAgainButtons, resultButtons } from './result-buttons.ts';
import { comesWithTip, tipFor } from './result-tip.ts';
import { replaceStatus, sendStatus, showPromisedPicture } from './status-message.ts';
import { changeInWork, stoppedChangeButtons, takenBack } from './stopped-change.ts';

/**
 * An edit has begun: sends a new status message and removes the draft it was made from. A newer draft stays and is
 * shown, so that nobody believes that it is part of the edit.
 */
export function handleEdited(
  state: ChatState,
  { videoId, revision, settings }: EventOf<'video_edited'>,
  context: TurnContext,
): Turn {
  const video = findVideo(state, videoId);
  if (!video) return turnOf(state);
  const look = settingsForChat(settings);
  const change = changeInWork(video);
  const isNewLook = !isSameSettings(look, video.settings);
  const isDone = video.draft === undefined || isSameSettings(look, video.draft.settings);
  const next = changeVideo(state, videoId, {
    settings: look,
    revision,
    state: 'processing',
    startedAt: context.now,
    askedToStop: undefined,
    progress: { stage: 'queued', percent: 0, queuePlace: null, secondsLeft: null },
    ...(look.language === video.settings.language ? {} : { heard: undefined }),
    change: isFirstInWork(video)
      ? undefined
      : { ...change, ...(isNewLook && !change.look ? { look: video.settings } : {}) },
    ...(isDone ? { draft: undefined, pictureDue: undefined } : {}),
    ...(isNewLook ? { done: withDoneLook(video) } : {}),
  });
  const overtaken = { text: context.texts.progress.overtaken };
  const told = video.state === 'processing' ? replaceStatus(next, videoId, overtaken) : turnOf(next);
  const begun = andThen(told, (one) => sendStatus(one, videoId, context));
  return isNewLook && !isDone ? andThen(begun, (one) => showNewerDraft(one, videoId, context)) : begun;
}

function showNewerDraft(state: ChatState, videoId: string, context: TurnContext): Turn {
  const video = findVideo(state, videoId);
  if (!video?.draft) return turnOf(state);
  const { settings } = video.draft;
  const look = describeSettings(settings, state.language, {
    named: changedSettings(video.settings, settings),
    upright: video.upright,
  });
  return showDraft(state, videoId, fill(context.texts.draft.leftOut, { look }), context);
}

/** Shows the finished video with its buttons. A superseded revision is not shown. */
export function handleReady(state: ChatState, event: VideoReady, context: TurnContext): Turn {
  const { videoId, revision } = event;
  const known = findVideo(state, videoId);
  if (known && revision < known.revision) return turnOf(state);
  const differences = event.script ? openDifferences(known, event.script) : [];
  const next = withReady(state, event, differences);
  const done = { text: context.texts.progress.stages.processed };
  const told = known?.state === 'processing' ? replaceStatus(next, videoId, done) : turnOf(next);
  const result: Message = {
    text: textOfResult(state, event, differences, context),
    media: { kind: 'video', videoId, revision },
    buttons: [...buttonsOfScript(videoId, differences, context), ...resultButtons(videoId, context)],
  };
  const sent = andThen(told, (one) => say(one, result, `video:${videoId}`));
  const shown = andThen(sent, (one) => showPromisedPicture(one, videoId, context));
  return event.hasEarlier ? shown : andThen(shown, (one) => lookForDoubts(one, videoId, event.toCheck?.doubts));
}

type VideoReady = EventOf<'video_ready'>;

/** A video that was made elsewhere becomes known in this chat. */
function withReady(
  state: ChatState,
  { videoId, revision, settings, upright }: VideoReady,
  differences: DifferenceInChat[],
): ChatState {
  const facts = {
    revision,
    settings: settingsForChat(settings),
    state: 'processed' as const,
    heard: true as const,
    ...(upright === null ? {} : { upright }),
    ...(differences.length === 0 ? {} : { differences }),
  };
  const { shownText, ...kept } = state;
  // the text that was shown is over when a new version is there
  const shown = shownText === undefined || shownText === videoId ? {} : { shownText };
  const next = { ...kept, ...shown, delivered: (state.delivered ?? 0) + 1 };
  if (!findVideo(state, videoId)) return putVideo(next, { videoId, sourceUrl: null, ...facts });
  return changeVideo(next, videoId, { ...facts, progress: undefined, askedToStop: undefined, change: undefined });
}

function textOfResult(
  state: ChatState,
  event: VideoReady,
  differences: DifferenceInChat[],
  context: TurnContext,
): string {
  const { language, texts } = context;
  const { hasEarlier, notices, script } = event;
  const words = notices.map((notice) => wordNotice(notice, language));
  const ofScript = script ? textOfScript(script, differences, context) : '';
  const tip = comesWithTip(state, event) ? tipFor(event, context) : '';
  return [hasEarlier ? texts.results.changed : texts.results.ready, ...words, ofScript, tip]
    .filter(Boolean)
    .join('\n\n');
}

type VideoFailed = EventOf<'video_failed'>;

/** Says what went wrong and what to do. A cancelled video is not a failure and gets a short text. */
export function handleFailed(state: ChatState, event: VideoFailed, context: TurnContext): Turn {
  const { videoId, revision, code, hasEarlier } = event;
  const video = findVideo(state, videoId);
  const wasRunning = video?.state === 'processing';
  // a later revision may have been started elsewhere
  if (video && !wasRunning && revision <= video.revision) return turnOf(state);
  const next = changeVideo(state, videoId, {
    // an earlier revision can still be used
    revision,
    state: hasEarlier ? 'processed' : 'failed',
    progress: undefined,
    askedToStop: undefined,
    pictureDue: undefined,
    ...(video && event.args?.takenBack ? takenBack(video) : {}),
  });
  const known = findVideo(next, videoId);
  const buttons = known && hasEarlier ? stoppedChangeButtons(known, context) : retryButtons(video, event, context);
  if (code === 'cancelled') {
    return replaceStatus(next, videoId, { text: textOfStop(event, context), buttons });
  }
  const told = wasRunning ? replaceStatus(next, videoId, { text: context.texts.progress.stages.failed }) : turnOf(next);
  return andThen(told, (one) => say(one, { text: textOfFailure(video, event, context), buttons }));
}

function textOfStop({ hasEarlier, args }: VideoFailed, { texts, language }: TurnContext): string {
  const { editStopped, editTakenBack, makeOrBack, stopped, stoppedBilled } = texts.stopping;
  if (hasEarlier && args?.takenBack) return editTakenBack;
  if (hasEarlier) return `${editStopped} ${makeOrBack}`;
  const billed = Number(args?.billedSeconds ?? 0);
  return billed === 0 ? stopped : fill(stoppedBilled, { time: shortDuration(language, billed) });
}

function textOfFailure(
  video: VideoInChat | undefined,
  { code, reason = null, args = {}, hasEarlier }: VideoFailed,
  { failures, language }: TurnContext,
): string {
  const failure = wordFailure({ code, reason, args }, language);
  const words = hasEarlier ? `${failure} ${failures.earlierStays}` : failure;
  return video?.name ? `${video.name}\n${words}` : words;
}

function retryButtons(
  video: VideoInChat | undefined,
  { code, reason = null }: VideoFailed,
  context: TurnContext,
): Button[][] {
  return video && !isFinalFailure({ code, reason }) ? orderAgainButtons(video, context) : [];
}
