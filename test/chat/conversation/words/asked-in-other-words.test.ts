import { describe, expect, it } from 'vitest';
import type { Topic } from '../../../../src/chat/conversation/words/topics/topic.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

describe('what is asked in other words', () => {
  it.each<[Language, string, Topic]>([
    ['en', 'wots the longest vid i can send', 'length'],
    ['es', '¿Cuál es la duración máxima del video que aceptas?', 'length'],
    ['de', 'was ist das längste video das ich schicken kann', 'length'],
    ['ru', 'до скольки минут можно видео', 'length'],
    ['en', 'I want to talk to a human', 'whoAreYou'],
    ['es', 'me comunicas con un humano', 'whoAreYou'],
    ['de', 'kann ich mit jemandem reden', 'whoAreYou'],
    ['pt', 'posso falar com uma pesoa', 'whoAreYou'],
    ['ru', 'соедините с оператором', 'whoAreYou'],
    ['en', 'do you handle batches? i have 12 to get out this week', 'several'],
    ['fr', 'tu gères les lots ? j’en ai 12 à sortir cette semaine', 'several'],
    ['it', 'gestisci lotti? ne ho 12 per questa settimana', 'several'],
    ['en', 'can it still be corrected once i have the video', 'changedLater'],
    ['es', '¿Se puede corregir después de que ya me mandaste el video?', 'changedLater'],
    ['fr', 'c’est corrigeable une fois fini ?', 'changedLater'],
    ['pt', 'e se eu achar um erro depois de receber?', 'changedLater'],
    ['en', 'can you remove my video from your end', 'deleteVideo'],
    ['pt', 'apaga meu video dai por favor minha filha ñ quer', 'deleteVideo'],
    ['de', 'nimm mein video da raus', 'deleteVideo'],
    ['ru', 'удоли мое видио от себя', 'deleteVideo'],
  ])('%s: «%s» is about %s', (language, text, topic) => {
    expect(understandWords(text, language).wishes).toMatchObject([{ kind: 'topic', topic }]);
  });

  it.each<[Language, string]>([
    ['en', 'i need everything written down to print'],
    ['de', 'kannst du mir nur das geschriebene schicken'],
    ['it', 'mi può mandare solo lo scritto che lo stampo per mia nipote'],
    ['ru', 'Нельзя ли всю речь прислать просто текстом, чтобы я распечатал'],
  ])('%s: «%s» asks for the text', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'request', request: 'show_text' }]);
  });

  it.each<[Language, string, Topic]>([
    ['en', 'take the emojis out', 'deleteVideo'],
    ['de', 'nimm das wort raus', 'deleteVideo'],
    ['en', 'fix the spelling of my name', 'changedLater'],
    ['fr', 'je veux parler plus tard dans la vidéo', 'whoAreYou'],
  ])('%s: «%s» is not about %s', (language, text, topic) => {
    expect(understandWords(text, language).wishes).not.toContainEqual(expect.objectContaining({ topic }));
  });
});
