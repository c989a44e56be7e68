import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';

const topicsOf = (language: Language, text: string) =>
  understandWords(text, language).wishes.map((wish) => (wish.kind === 'topic' ? wish.topic : wish.kind));

describe('a question about what comes later', () => {
  it.each<[Language, string, string]>([
    ['en', 'can I redo it if I change my mind?', 'changedLater'],
    ['en', 'what if I make a mistake, can I go back?', 'changedLater'],
    ['es', 'si me equivoco puedo deshacer?', 'changedLater'],
    ['fr', 'si je me trompe je peux revenir en arrière ?', 'changedLater'],
    ['de', 'kann ich später nochmal was ändern', 'changedLater'],
    ['it', "posso rifarlo un'altra volta se cambio idea?", 'changedLater'],
    ['pt', 'e se eu errar posso voltar?', 'changedLater'],
    ['ru', 'а если передумаю можно будет переделать?', 'changedLater'],
    ['en', 'can my daughter edit it too', 'othersEdit'],
    ['es', 'mi hermana puede corregirlo también?', 'othersEdit'],
    ['fr', 'est-ce que ma fille peut le modifier ?', 'othersEdit'],
    ['de', 'kann meine Tochter das auch bearbeiten', 'othersEdit'],
    ['it', 'mia figlia può modificarlo?', 'othersEdit'],
    ['pt', 'minha neta pode mexer também?', 'othersEdit'],
    ['ru', 'а дочка сможет исправить?', 'othersEdit'],
    ['en', 'if I send another tomorrow will it look the same?', 'nextVideos'],
    ['ru', 'а если я завтра ещё одно скину оно такое же будет?', 'nextVideos'],
    ['en', 'can it go on my whatsapp status?', 'passOn'],
    ['it', 'ma se lo mando su whatsapp alle clienti si vede uguale?', 'passOn'],
    ['pt', 'esse vídeo dá pra postar no kwai?', 'passOn'],
    ['ru', 'а вотсап статус потянет такое видео?', 'passOn'],
    ['en', 'is this right for tiktok already?', 'shapeFits'],
    ['de', 'is das jetzt für Instagram richtig oder muss ich da noch was machen', 'shapeFits'],
    ['es', 'oye y si grabo horizontal también sirve?', 'shapeFits'],
    ['en', 'how many free ones do I have left', 'minutes'],
    ['ru', 'сколько ещё бесплатно осталось', 'minutes'],
  ])('is answered: in %s, «%s»', (language, text, topic) => {
    expect(topicsOf(language, text)).toEqual([topic]);
  });

  it.each<[Language, string, string[]]>([
    ['en', 'can I go back?', ['request']],
    ['en', 'make it right for instagram', ['set']],
    ['en', 'change it to blue', ['set']],
    ['de', 'mach es für Instagram', ['set']],
  ])('is none of these: in %s, «%s»', (language, text, kinds) => {
    expect(topicsOf(language, text)).toEqual(kinds);
  });
});
