import { maxFontBytes } from '../../../../engine/captions/settings/own-font.ts';
import { fill } from '../../../../texts/fill.ts';
import { textsOf } from '../../../../texts/texts-of.ts';
import type { StyleTarget } from '../../action.ts';
import type { EventOf, FontMistake } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { FoundLinks } from '../../links/find-links.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { currentVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { applyWishes } from '../apply-wishes.ts';
import { saveDefaults, setStyle, settingsOfTarget } from '../style/change-style.ts';
import { showDraft } from '../style/show-style.ts';
import { readWishes } from '../style/style-words.ts';
import { orderLinks } from '../videos/order-videos.ts';

/** A font file is meant for the video that the chat is about, or for the next ones. */
export function keepFont(state: ChatState, { ref, fileName, sizeBytes }: EventOf<'sent_font'>): Turn {
  if ((sizeBytes ?? 0) > maxFontBytes) return say(state, { text: mistakeText(state, 'format') });
  return runEffect(state, { kind: 'load_font', ref, fileName, videoId: videoIdOf(currentVideo(state)) });
}

interface FontBehindLink {
  url: string;
  /** What the message says besides. */
  others: FoundLinks;
  /** The one that it is about. */
  video: VideoInChat | undefined;
}

/** A link to a font file counts as the file. Videos in the same message are made with it, so they wait for it. */
export function keepFontBehindLink(
  state: ChatState,
  { url, others, video }: FontBehindLink,
  context: TurnContext,
): Turn {
  const load = { kind: 'load_font' as const, url };
  const hasOthers = others.links.length > 0 || others.unusable.length > 0;
  if (hasOthers) return runEffect(state, { ...load, videoId: null, others });
  return andThen(applyLookWords(state, others.rest, video, context), (next) =>
    runEffect(next, { ...load, videoId: videoIdOf(video) }),
  );
}

/** Words around a link are mostly polite phrases: only the look that they name is answered. */
function applyLookWords(state: ChatState, text: string, video: VideoInChat | undefined, context: TurnContext): Turn {
  const { wishes } = text === '' ? { wishes: [] } : context.understand(text, state.language);
  const looks = wishes.filter((wish) => readWishes({}, [wish]).choices.length > 0);
  return looks.length > 0 ? applyWishes(state, video, { wishes: looks, notUnderstood: [] }, context) : turnOf(state);
}

/** The font has been checked and is the account's: for a video, a picture with it; for the next videos, words. */
export function takeFont(state: ChatState, loaded: EventOf<'font_loaded'>, context: TurnContext): Turn {
  const { others } = loaded;
  const taken =
    'mistake' in loaded ? say(state, { text: mistakeText(state, loaded.mistake) }) : show(state, loaded, context);
  return others ? andThen(taken, (next) => orderLinks(next, others, context)) : taken;
}

type Usable = Extract<EventOf<'font_loaded'>, { font: unknown }>;

function show(state: ChatState, { videoId, font }: Usable, context: TurnContext): Turn {
  // a video that this chat does not know any more is none: then it is about the next ones
  const target: StyleTarget =
    videoId !== null && findVideo(state, videoId) ? { of: 'video', videoId } : { of: 'defaults' };
  const next = setStyle(state, target, { ...settingsOfTarget(state, target), fontFamily: font.font });
  const { taken, forNext } = context.texts.font;
  const words = fill(target.of === 'video' ? taken : forNext, { font: font.name });
  const text = font.isRestricted ? `${words} ${textsOf(state.language).pages.fonts.restricted}` : words;
  if (target.of === 'video') return showDraft(next, target.videoId, text, context);
  return andThen(saveDefaults(next), (saved) => say(saved, { text }));
}

function mistakeText({ language }: ChatState, mistake: FontMistake): string {
  const { chat, pages } = textsOf(language);
  return mistake === 'link' ? chat.font.notFetched : pages.fonts.mistakes[mistake];
}

function videoIdOf(video: VideoInChat | undefined): string | null {
  return video && video.state !== 'failed' ? video.videoId : null;
}
