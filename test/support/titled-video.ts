import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import type { Title } from '../../src/engine/captions/settings/title.ts';
import type { Language } from '../../src/texts/languages.ts';
import { edited, finished, ordered, PlayedConversation } from './play-conversation.ts';

/** How a title is asked for: “title: …”. */
export const titleNoun: Readonly<Record<Language, string>> = {
  ...{ en: 'title', de: 'Titel', fr: 'titre', es: 'título', it: 'titolo', pt: 'título', ru: 'заголовок' },
};

/** A chat with a finished video. */
export function untitled(language: Language): PlayedConversation {
  return finished(ordered(new PlayedConversation({ language, understand: understandWords })));
}

/** A chat whose finished video has a title. */
export function titled(language: Language, title = 'Three things'): PlayedConversation {
  return finished(edited(untitled(language).says(`${titleNoun[language]}: ${title}`)));
}

/** The title that the last message gave the video; undefined = it gave none. */
export function newTitle({ effects }: PlayedConversation): Title | undefined {
  return effects.flatMap((effect) => (effect.kind === 'edit_video' ? (effect.settings.title ?? []) : []))[0];
}
