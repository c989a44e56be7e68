import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { type Language, languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const newChat = (language: Language) => new PlayedConversation({ understand: understandWords, language });
const withVideo = (language: Language) => finished(ordered(newChat(language)));
const chatOf = (language: Language) => textsOf(language).chat;

/** The captions are loaded if the message waits for them. */
function says(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

describe('how to send a video from the phone', () => {
  it.each<[Language, string]>([
    ['en', 'how do I send it from my phone?'],
    ['en', 'it’s on my phone, which button do I press to attach it?'],
    ['es', 'lo tengo en el celular, ¿dónde le doy para mandarlo?'],
    ['fr', 'Elle est dans mon téléphone. Je pèse sur quoi pour l’envoyer ?'],
    ['de', 'wo muss ich drücken, um es hochzuladen vom Handy? wie schicke ich es vom Handy?'],
    ['it', 'come lo mando dal telefono?'],
    ['pt', 'como envio do telemóvel?'],
    ['ru', 'видео в телефоне. куда нажать чтобы отправить?'],
  ])('is told, in %s: %s', (language, text) => {
    expect(newChat(language).says(text).told).toContain(chatOf(language).topics.questions.howToSend);
  });

  it('names what every messenger has', () => {
    for (const language of languages) expect(chatOf(language).topics.questions.howToSend).toMatch(/📎[\s\S]*＋/u);
  });

  it('is not asked by who wants it sent on', () => {
    expect(says(withVideo('en'), 'can I send it to my mother?').told).not.toBe(chatOf('en').topics.questions.howToSend);
  });
});

describe('how to save the video', () => {
  it.each<[Language, string]>([
    ['en', 'can I save it on a USB stick?'],
    ['en', 'and on my computer?'],
    ['es', '¿puedo pasarlo a un pendrive?'],
    ['fr', 'je peux la mettre sur une clé USB ?'],
    ['de', 'kann ich ihn auf einen USB-Stick speichern?'],
    ['it', 'posso copiarlo su una chiavetta?'],
    ['pt', 'posso guardar numa pen USB?'],
    ['ru', 'можно сохранить на флешку?'],
  ])('is told, on a computer too, in %s: %s', (language, text) => {
    const { passOn } = chatOf(language).topics.questions;
    expect(says(withVideo(language), text).told).toBe(passOn);
    expect(passOn).toMatch(/USB|pen drive|флешку/u);
  });
});

describe('whether it can be posted from the chat', () => {
  it.each<[Language, string]>([
    ['en', 'can i post it on tiktok straight from here'],
    ['en', 'do u post it or i gotta save it n post it myself'],
    ['es', '¿puedo publicarlo desde aquí?'],
    ['fr', 'tu la publies ou c’est moi qui dois le faire ?'],
    ['de', 'kann ich es direkt von hier posten?'],
    ['pt', 'posso postar direto daqui?'],
  ])('is denied, in %s: %s', (language, text) => {
    expect(says(withVideo(language), text).told).toBe(chatOf(language).topics.limits.posting);
  });
});

describe('thanks beside what the person does next', () => {
  it.each<[Language, string]>([
    [
      ...([
        'de',
        'Gut, dann schicke ich ihn mir per Mail. Haben Sie herzlichen Dank, Sie haben mir sehr geholfen!',
      ] as const),
    ],
    ['es', 'entonces me lo mando por correo. ¡Muchas gracias, me has ayudado mucho!'],
    ['fr', 'Bon, je me l’envoie par mail alors. Merci beaucoup, vous m’avez bien aidée !'],
    ['ru', 'хорошо, отправлю себе на почту. Спасибо огромное!'],
  ])('are answered, in %s: %s', (language, text) => {
    expect(says(withVideo(language), text).told).toBe(chatOf(language).thanks);
  });

  it('are not heard in a question', () => {
    expect(says(withVideo('de'), 'kannst du es mir per Mail schicken?').told).toBe(chatOf('de').topics.limits.posting);
  });
});

describe('the answer about privacy', () => {
  it('speaks to the person who asks', () => {
    expect(chatOf('pt').topics.questions.privacy).toContain('Só você');
    for (const language of languages)
      expect(chatOf(language).topics.questions.privacy).not.toMatch(/\b(dono|owner|dueño|propriétaire|besitzer)\b/iu);
  });
});

describe('how to get it to an app', () => {
  it.each<[Language, string]>([
    ['en', 'how do i get it on tiktok'],
    ['en', 'how do I share it on facebook'],
    ['pt', 'como é que partilho no instagram'],
    ['es', 'cómo lo comparto en facebook'],
    ['it', 'come faccio a condividere su instagram'],
    ['de', 'wie teil ich das auf insta'],
  ])('is told, in %s: %s', (language, text) => {
    expect(says(withVideo(language), text).told).toContain(chatOf(language).topics.questions.passOnPost.split('{')[0]);
  });

  it('is not told to who asks for links', () => {
    expect(says(newChat('en'), 'do you take tiktok links').told).toBe(chatOf('en').topics.questions.platforms);
  });
});
