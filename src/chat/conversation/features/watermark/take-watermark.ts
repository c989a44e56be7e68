import {
  type Watermark,
  type WatermarkCorner,
  watermarkCorners,
  watermarkDefaults,
  watermarkLimits,
} from '../../../../engine/captions/settings/watermark.ts';
import { fill } from '../../../../texts/fill.ts';
import type { MarkChange, StyleTarget } from '../../action.ts';
import { button } from '../../action-code.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { currentVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { readWatermark, type WatermarkWords } from '../../words/read-watermark.ts';
import { sayGone } from '../standard-answers.ts';
import { saveDefaults, setStyle, settingsOfTarget } from '../style/change-style.ts';
import { showDraft } from '../style/show-style.ts';

/** A picture with a word about the watermark is one; with other words it is asked about. */
export function takePicture(
  state: ChatState,
  { ref, fileName, sizeBytes, text }: EventOf<'sent_picture'>,
  context: TurnContext,
): Turn {
  const { buttons, watermark } = context.texts;
  if ((sizeBytes ?? 0) > watermarkLimits.bytes) return say(state, { text: watermark.unusable });
  const picture = { ref, fileName, videoId: videoIdOf(currentVideo(state)) };
  if (readWatermark(text)) return runEffect(state, { kind: 'load_watermark', ...picture });
  return say(
    { ...state, picture },
    {
      text: watermark.ask,
      buttons: [
        [
          button(buttons.useAsWatermark, { do: 'use_picture' }, 'primary'),
          button(buttons.noThanks, { do: 'leave_picture' }),
        ],
      ],
    },
  );
}

export function usePicture(state: ChatState, context: TurnContext): Turn {
  const { picture, ...rest } = state;
  return picture ? runEffect(rest, { kind: 'load_watermark', ...picture }) : sayGone(state, 'oldButton', context);
}

export function leavePicture(state: ChatState, { texts }: TurnContext): Turn {
  const { picture: _, ...rest } = state;
  return say(rest, { text: texts.watermark.left });
}

/** The picture is stored. The look of the last watermark stays, and only the picture changes. */
export function takeWatermark(
  state: ChatState,
  { videoId, picture }: EventOf<'watermark_loaded'>,
  context: TurnContext,
): Turn {
  const { watermark: texts } = context.texts;
  if (picture === null) return say(state, { text: texts.unusable });
  const target = targetOf(state, videoId);
  const { watermark } = settingsOfTarget(state, target);
  const text = target.of === 'video' ? texts.taken : texts.forNext;
  return showMarked(state, { target, watermark: { ...watermark, picture }, text }, context);
}

/** What a message says about the watermark of a video, or of the next ones. */
export function answerAboutWatermark(
  state: ChatState,
  video: VideoInChat | undefined,
  words: WatermarkWords,
  context: TurnContext,
): Turn {
  const target = targetOf(state, videoIdOf(video));
  const { watermark } = settingsOfTarget(state, target);
  if (!watermark) return say(state, { text: context.texts.watermark.none });
  const changes = changesOf(watermark, words);
  const [first, ...rest] = changes;
  if (first === undefined) return showWatermark(state, target, context);
  const before = rest.reduce((mark, change) => changed(mark, change) ?? mark, watermark);
  return changeTo(state, target, changed(before, first), context);
}

/** A tap on one of the buttons below a watermark. */
export function changeWatermark(
  state: ChatState,
  { target, change }: { target: StyleTarget; change: MarkChange },
  context: TurnContext,
): Turn {
  if (target.of === 'video' && !findVideo(state, target.videoId)) return sayGone(state, 'videoUnknown', context);
  const { watermark } = settingsOfTarget(state, target);
  if (!watermark) return say(state, { text: context.texts.watermark.none });
  return changeTo(state, target, changed(watermark, change), context);
}

function showWatermark(state: ChatState, target: StyleTarget, context: TurnContext): Turn {
  const look = describeSettings(settingsOfTarget(state, target), state.language, { named: ['watermark'] });
  return say(state, { text: fill(context.texts.watermark.now, { look }), buttons: markRows(target, context) });
}

function changeTo(state: ChatState, target: StyleTarget, watermark: Watermark | undefined, context: TurnContext): Turn {
  const { draft, panel, watermark: texts } = context.texts;
  const described = describeSettings({ watermark }, state.language, { named: ['watermark'] });
  const changed = fill(target.of === 'video' ? draft.understood : panel.defaultsChanged, { look: described });
  return showMarked(state, { target, watermark, text: watermark ? changed : texts.removed }, context);
}

/** For a video, a picture of it; for the next videos, words. */
function showMarked(
  state: ChatState,
  { target, watermark, text }: { target: StyleTarget; watermark: Watermark | undefined; text: string },
  context: TurnContext,
): Turn {
  const { watermark: _, ...others } = settingsOfTarget(state, target);
  const next = setStyle(state, target, watermark ? { ...others, watermark } : others);
  const rows = watermark ? markRows(target, context) : [];
  if (target.of === 'video') return showDraft(next, target.videoId, text, context, rows);
  return andThen(saveDefaults(next), (saved) => say(saved, { text, buttons: rows }));
}

const arrows: Record<WatermarkCorner, string> = {
  'top-left': '↖️',
  'top-right': '↗️',
  'bottom-left': '↙️',
  'bottom-right': '↘️',
};

function markRows(target: StyleTarget, { texts: { buttons } }: TurnContext): Button[][] {
  const mark = (label: string, change: MarkChange) => button(label, { do: 'mark', target, change });
  const corners = (['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const).map((corner) =>
    mark(arrows[corner], corner),
  );
  return [
    corners,
    [mark(buttons.fainter, 'fainter'), mark(buttons.stronger, 'stronger'), mark(buttons.noWatermark, 'none')],
  ];
}

/** undefined = no watermark any more. */
function changed(watermark: Watermark, change: MarkChange): Watermark | undefined {
  if (change === 'none') return undefined;
  if (change !== 'fainter' && change !== 'stronger') return { ...watermark, corner: change };
  const { opacity = watermarkDefaults.opacity } = watermark;
  const wanted = opacity + (change === 'stronger' ? opacityStep : -opacityStep);
  return { ...watermark, opacity: Math.round(100 * Math.min(1, Math.max(leastOpacity, wanted))) / 100 };
}

const opacityStep = 0.2;
/** Less is hardly seen, and nobody finds out why. */
const leastOpacity = 0.15;

function changesOf({ corner = watermarkCorners[0] }: Watermark, words: WatermarkWords): MarkChange[] {
  if (words.isUnwanted) return ['none'];
  const [row, side] = corner.split('-');
  const wanted = `${words.row ?? row}-${words.side ?? side}`;
  const moved = words.row || words.side ? watermarkCorners.filter((one) => one === wanted) : [];
  const shade =
    words.strength === undefined ? [] : [words.strength === 1 ? ('stronger' as const) : ('fainter' as const)];
  return [...moved, ...shade];
}

function videoIdOf(video: VideoInChat | undefined): string | null {
  return video && video.state !== 'failed' ? video.videoId : null;
}

/** A video that this chat does not know any more is none: then it is about the next ones. */
function targetOf(state: ChatState, videoId: string | null): StyleTarget {
  return videoId !== null && findVideo(state, videoId) ? { of: 'video', videoId } : { of: 'defaults' };
}
