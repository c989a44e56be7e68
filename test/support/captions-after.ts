import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from './play-conversation.ts';

/** The captions of a finished video with these lines after a message about it; empty = they were not changed. */
export function captionsAfter(language: Language, lines: string | readonly string[], text: string): string[] {
  const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
  const captions = captionsOf(...[lines].flat());
  play.says(text);
  for (let load = loadIn(play); load; load = loadIn(play))
    play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: load.purpose });
  const edit = play.effects.find((effect) => effect.kind === 'edit_video');
  return edit?.kind === 'edit_video' ? (edit.captions?.map((caption) => caption.text) ?? []) : [];
}

function loadIn(play: PlayedConversation) {
  return play.effects.find((effect) => effect.kind === 'load_captions');
}
