import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import type { CaptionSettings } from '../../src/engine/captions/settings/caption-settings.ts';
import type { Language } from '../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from './play-conversation.ts';

/** A chat with a finished video whose only caption is “Hello there”, after some messages. */
export function afterSaying(language: Language, ...said: string[]): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  for (const text of said) {
    play.says(text);
    if (play.effects.some(({ kind }) => kind === 'load_captions')) play.reads('Hello there');
  }
  return play;
}

/** The settings that wait then; undefined = none do. */
export function lookAfter(language: Language, ...said: string[]): CaptionSettings | undefined {
  return afterSaying(language, ...said).state.videos[0]?.draft?.settings;
}
