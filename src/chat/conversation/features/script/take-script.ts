import { scriptText, textOfSubtitles } from '../../../../engine/captions/script/script-text.ts';
import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { hasAtMost } from '../../../../infra/validation/field-kinds.ts';
import { fill } from '../../../../texts/fill.ts';
import { languages } from '../../../../texts/languages.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { changeVideo, currentVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { lexiconOf } from '../../words/dictionary-of.ts';
import { editWithLook } from '../style/waiting-look.ts';

const { maxCharacters } = captionSettings.script.kind;

/** What a message says is spoken: «Here is what I say: …», in any of the languages, or pasted subtitles. null = it says nothing of the kind. */
export function scriptInText(text: string): string | null {
  for (const language of languages) {
    const lead = lexiconOf(language).script.exec(text);
    const script = lead && text.slice(lead[0].length).trim();
    if (script) return scriptText(script) || null;
  }
  return textOfSubtitles(text) || null;
}

/** The script is that of the video, or of the next one if there is none. */
export function takeScript(
  state: ChatState,
  video: VideoInChat | undefined,
  script: string,
  context: TurnContext,
): Turn {
  const { texts } = context;
  if (!hasAtMost(script, maxCharacters))
    return say(state, { text: fill(texts.script.tooLong, { max: maxCharacters }) });
  if (!video || video.state === 'failed') return say({ ...state, nextScript: script }, { text: texts.script.forNext });
  const told = say(changeVideo(state, video.videoId, { differences: undefined }), { text: texts.script.taken });
  return andThen(told, (next) =>
    editWithLook(next, { kind: 'edit_video', videoId: video.videoId, settings: { script }, leaveOpen: [] }, context),
  );
}

/** A text file is read first. */
export function readScriptFile(state: ChatState, { ref }: EventOf<'sent_script'>): Turn {
  return runEffect(state, { kind: 'load_script', ref, videoId: currentVideo(state)?.videoId ?? null });
}

export function takeScriptFile(
  state: ChatState,
  { videoId, script }: EventOf<'script_loaded'>,
  context: TurnContext,
): Turn {
  if (script === null) {
    return say(state, { text: fill(context.texts.script.unreadable, { max: maxCharacters }) });
  }
  return takeScript(state, videoId === null ? undefined : findVideo(state, videoId), script, context);
}

/** The settings of the next video, with the script that was sent for it. */
export function withNextScript(
  state: ChatState,
  settings: CaptionSettings,
): { state: ChatState; settings: CaptionSettings } {
  const { nextScript, ...rest } = state;
  return nextScript === undefined
    ? { state, settings }
    : { state: rest, settings: { ...settings, script: nextScript } };
}
