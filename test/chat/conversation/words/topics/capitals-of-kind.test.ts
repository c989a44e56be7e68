import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../../src/texts/languages.ts';
import { textsOf } from '../../../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../../../support/play-conversation.ts';

const lines = ['dann kommt der leim', 'und die zinken'];

function read(language: Language, text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

describe('capitals for a kind of words', () => {
  it.each<[Language, string]>([
    ['de', 'Hauptwörter groß'],
    ['de', 'Kannst du die Hauptwörter groß machen?'],
    ['de', 'bitte die Nomen groß schreiben'],
    ['de', 'Nein. Nicht alles groß. Nur die Hauptwörter groß'],
    ['en', 'can you capitalize the nouns?'],
    ['en', 'proper nouns with a capital letter please'],
    ['es', 'pon los sustantivos con mayúscula'],
    ['fr', 'mets une majuscule aux noms propres'],
    ['it', 'metti la maiuscola ai nomi propri'],
    ['pt', 'os nomes próprios com maiúscula'],
    ['ru', 'имена собственные с большой буквы'],
  ])('are neither a size nor a style in %s: %s', (language, text) => {
    expect(read(language, text)).toEqual([{ kind: 'topic', topic: 'capitals', isOfKind: true }]);
  });

  it('are given where the message names the words', () => {
    expect(read('de', 'Bitte die Hauptwörter groß schreiben: Leim und Zinken')).toEqual([
      { kind: 'replace_words', wrong: 'leim', right: 'Leim' },
      { kind: 'replace_words', wrong: 'zinken', right: 'Zinken' },
    ]);
  });

  it.each<[Language, string]>([
    ['de', 'alles groß bitte'],
    ['en', 'all capitals'],
  ])('are not asked for by capitals for all words in %s: %s', (language, text) => {
    expect(read(language, text)).not.toContainEqual({ kind: 'topic', topic: 'capitals', isOfKind: true });
  });

  it('are answered by asking for the words', () => {
    const play = finished(ordered(new PlayedConversation({ language: 'de', understand: understandWords })));
    play.says('Hauptwörter groß');
    const load = play.effects.find((effect) => effect.kind === 'load_captions');
    if (load?.kind === 'load_captions')
      play.happens({
        kind: 'captions_loaded',
        videoId: 'vid_1',
        captions: captionsOf(...lines),
        purpose: load.purpose,
      });
    const told = play.replies.map((reply) => (reply.kind === 'toast' ? reply.text : reply.message.text));
    expect(told).toEqual([textsOf('de').chat.corrections.nameCapitals]);
  });
});
