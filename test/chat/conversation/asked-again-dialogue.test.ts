import { describe, expect, it } from 'vitest';
import type { Topic } from '../../../src/chat/conversation/words/topics/topic.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { PlayedConversation } from '../../support/play-conversation.ts';

const topicsIn = (language: Language, text: string) =>
  understandWords(text, language).wishes.flatMap((wish) => (wish.kind === 'topic' ? [wish.topic] : []));

describe('a question', () => {
  it.each<[Topic, Language, string]>([
    ['watermarked', 'ru', 'не, я про ваш логотип. вы свой не лепите на видос?'],
    ['watermarked', 'fr', 'vous mettez votre logo sur ma vidéo ?'],
    ['watermarked', 'es', '¿ponéis vuestro logo en mi vídeo?'],
    ['passOn', 'en', 'so how do I get it into the WhatsApp group now, do I just forward it?'],
    ['passOn', 'fr', 'Comment je l’envoie à ma fille Josée maintenant ?'],
    ['passOn', 'es', '¿cómo se lo mando a mi hija?'],
    ['passOn', 'de', 'gibt es einen Link für meinen Webmann?'],
    ['shapeFits', 'it', 'è già in verticale o è rimasto largo?'],
    ['shapeFits', 'de', 'ist es schon hochkant oder noch quer?'],
    ['shapeFits', 'en', 'it’s going on instagram, does it need to be the tall shape or will it do that?'],
    ['otherFont', 'fr', 'j’aimerais une police plus ronde, un truc doux quoi'],
    ['otherFont', 'es', 'quiero una fuente más redonda'],
    ['weight', 'ru', 'а какой из них самый толстый?'],
    ['weight', 'en', 'which one is the thickest?'],
    ['privacy', 'it', 'Non è che finisce su internet, vero?'],
    ['privacy', 'de', 'landet das dann im Internet?'],
  ])('of the kind “%s” is read as that, in %s: %s', (topic, language, text) => {
    expect(topicsIn(language, text)).toEqual([topic]);
  });

  it.each<[Language, string]>([
    ['en', 'can you show me the first line'],
    ['it', 'Mi faccia vedere di nuovo le righe che non capisco più niente'],
    ['es', 'muéstrame la primera línea'],
  ])('for the text shows it, in %s: %s', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'request', request: 'show_text' }]);
  });

  it.each<[Language, string]>([
    ['de', 'Nehmen Sie das bitte beides wieder zurück.'],
    ['en', 'please undo both'],
    ['fr', 'annulez les deux'],
  ])('to take both back undoes, in %s: %s', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'request', request: 'undo' }]);
  });

  it('is none for a link where a link is sent', () => {
    expect(topicsIn('en', 'here is a link to my video')).not.toContain('passOn');
  });

  it('how it works is answered once', () => {
    const play = new PlayedConversation({ understand: understandWords, language: 'en' });
    play.says('hiya, how does this work? do I just send you my video');
    expect(play.told.split(textsOf('en').chat.help.slice(0, 30))).toHaveLength(2);
  });
});
