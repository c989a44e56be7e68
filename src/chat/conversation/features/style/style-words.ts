import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { fill } from '../../../../texts/fill.ts';
import { listOf } from '../../../../texts/format.ts';
import type { ConversationState } from '../../conversation-state.ts';
import type { ChatSetting } from '../../settings/chat-settings.ts';
import { type Choice, makeChoice, settingsOfChoice } from '../../settings/choice.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import type { TurnContext } from '../../turn.ts';
import { readWishes } from './read-wishes.ts';

export interface StyleWords {
  /** The person's defaults with these wishes. */
  settings: CaptionSettings;
  /** Describes the settings that were named; `''` = none. */
  described: string;
  /** What to answer; `''` = nothing. */
  words: string;
  /** The whole text when anything in it was understood, else `''`. */
  wishes: string;
}

/**
 * Reads the words sent together with a video. Words around a link are mostly polite phrases, so the answer names what
 * was not understood only when something else was.
 */
export function readStyleWords(state: ConversationState, text: string, context: TurnContext): StyleWords {
  const { texts, understand } = context;
  const { wishes, notUnderstood } = text === '' ? { wishes: [], notUnderstood: [] } : understand(text, state.language);
  const wantsLast = wishes.some((wish) => wish.kind === 'request' && wish.request === 'like_last_time');
  const last = state.videos[0]?.settings;
  const start = wantsLast && last ? withoutLanguage(last, state.defaults) : state.defaults;
  const { choices, requests, opensPlace } = readWishes(start, wishes);
  const settings = choices.reduce((changed, choice) => makeChoice(changed, choice, undefined), start);
  const described = describeSettings(settings, state.language, namedSettings(choices));
  const lastTime = last ? texts.draft.likeLastTime : texts.draft.noLastTime;
  const place = opensPlace || requests.includes('clear_faces') ? texts.places.offFaces : '';
  const said = [
    wantsLast ? lastTime : '',
    described ? fill(texts.links.withLook, { look: described }) : '',
    place,
    requests.includes('clear_view') ? texts.places.onlyFaces : '',
  ].filter(Boolean);
  if (said.length > 0 && notUnderstood.length > 0) said.push(notUnderstoodText(notUnderstood, context));
  return { settings, described, words: said.join(' '), wishes: wishes.length > 0 ? text : '' };
}

/** `''` = everything was understood. */
export function notUnderstoodText(pieces: string[], { language, texts }: TurnContext): string {
  if (pieces.length === 0) return '';
  const quoted = pieces.slice(0, 3).map((words) => fill(texts.quoted, { words }));
  return fill(texts.draft.notUnderstood, { pieces: listOf(language, quoted) });
}

/** Without the spoken language, which belongs to one video. */
export function withoutLanguage(look: CaptionSettings, defaults: CaptionSettings): CaptionSettings {
  const { language: _, ...others } = look;
  return defaults.language === undefined ? others : { ...others, language: defaults.language };
}

export function namedSettings(choices: Choice[]): ChatSetting[] {
  return [...new Set(choices.flatMap(settingsOfChoice))];
}
