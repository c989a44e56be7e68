import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { applyPreset, presetSettings } from '../../../../engine/captions/settings/preset-settings.ts';
import { fill } from '../../../../texts/fill.ts';
import { textsOf } from '../../../../texts/texts-of.ts';
import type { StyleTarget } from '../../action.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { carriedOf, type SettingInChat, settingsForChat } from '../../settings/chat-settings.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';
import { saveDefaults, setStyle, settingsOfTarget } from './change-style.ts';
import { showDraft } from './show-style.ts';

/**
 * "Save this as my brand": the style of a video, rendered or not, becomes the person's preset. Without a video it is the
 * style of the next ones. Chats have one preset; its name is in the person's language, as on the pages.
 */
export function saveBrand(state: ChatState, videoId: string | null, context: TurnContext): Turn {
  if (videoId !== null && !findVideo(state, videoId)) return sayGone(state, 'videoUnknown', context);
  const settings = presetSettings(settingsOfTarget(state, targetOf(videoId)));
  const name = textsOf(state.language).pages.presets.brand;
  return runEffect(state, { kind: 'save_preset', ...(videoId === null ? {} : { videoId }), name, settings });
}

export function sayBrandSaved(
  state: ChatState,
  { name, settings }: EventOf<'preset_saved'>,
  { texts }: TurnContext,
): Turn {
  const { language } = state.defaults;
  const defaults = { ...settingsForChat(settings), ...(language === undefined ? {} : { language }) };
  const also = describeSettings(settings, state.language, { named: carriedIn(settings) });
  const text = [fill(texts.brand.saved, { name }), also].filter(Boolean).join('\n');
  return say(setStyle(state, { of: 'defaults' }, defaults), { text });
}

/** Of what a chat only carries, that which can be told: a title without a look of its own has nothing but its time. */
function carriedIn(settings: CaptionSettings): SettingInChat[] {
  const { title, ...others } = carriedOf(settings);
  const told = title?.style ? { title, ...others } : others;
  return Object.keys(told) as SettingInChat[];
}

/** "Use my brand". */
export function findBrand(state: ChatState, videoId: string | null): Turn {
  return runEffect(state, { kind: 'find_preset', videoId });
}

export function applyBrand(state: ChatState, { videoId, preset }: EventOf<'preset_found'>, context: TurnContext): Turn {
  const { brand, draft } = context.texts;
  if (!preset) return say(state, { text: brand.none });
  if (videoId !== null && !findVideo(state, videoId)) return sayGone(state, 'videoUnknown', context);
  const target = targetOf(videoId);
  const wanted = applyPreset(settingsOfTarget(state, target), settingsForChat(preset.settings));
  const next = setStyle(state, target, wanted);
  const text = fill(videoId === null ? brand.forNext : brand.used, { name: preset.name });
  if (videoId === null) return andThen(saveDefaults(next), (saved) => say(saved, { text }));
  return next === state ? say(state, { text: draft.unchanged }) : showDraft(next, videoId, text, context);
}

function targetOf(videoId: string | null): StyleTarget {
  return videoId === null ? { of: 'defaults' } : { of: 'video', videoId };
}
