import { maxFontBytes } from '../../../../engine/captions/settings/own-font.ts';
import { fill } from '../../../../texts/fill.ts';
import { textsOf } from '../../../../texts/texts-of.ts';
import type { StyleTarget } from '../../action.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { currentVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { saveDefaults, setStyle, settingsOfTarget } from '../style/change-style.ts';
import { showDraft } from '../style/show-style.ts';

/** A font file is meant for the video that the chat is about, or for the next ones. */
export function keepFont(state: ChatState, { ref, fileName, sizeBytes }: EventOf<'sent_font'>): Turn {
  if ((sizeBytes ?? 0) > maxFontBytes) return say(state, { text: textsOf(state.language).pages.fonts.mistakes.format });
  const video = currentVideo(state);
  const videoId = video && video.state !== 'failed' ? video.videoId : null;
  return runEffect(state, { kind: 'load_font', ref, fileName, videoId });
}

/** The font has been checked and is the account's: for a video, a picture with it; for the next videos, words. */
export function takeFont(state: ChatState, loaded: EventOf<'font_loaded'>, context: TurnContext): Turn {
  const { fonts } = textsOf(state.language).pages;
  if ('mistake' in loaded) return say(state, { text: fonts.mistakes[loaded.mistake] });
  const { videoId, font } = loaded;
  // a video that this chat does not know any more is none: then it is about the next ones
  const target: StyleTarget =
    videoId !== null && findVideo(state, videoId) ? { of: 'video', videoId } : { of: 'defaults' };
  const next = setStyle(state, target, { ...settingsOfTarget(state, target), fontFamily: font.font });
  const { taken, forNext } = context.texts.font;
  const words = fill(target.of === 'video' ? taken : forNext, { font: font.name });
  const text = font.isRestricted ? `${words} ${fonts.restricted}` : words;
  if (target.of === 'video') return showDraft(next, target.videoId, text, context);
  return andThen(saveDefaults(next), (saved) => say(saved, { text }));
}
