import { describe, expect, it } from 'vitest';
import type { ChatUsage } from '../../../src/chat/conversation/chat-event.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));
const minutesOf = (language: Language) => textsOf(language).chat.topics.minutes;

/** The captions are loaded if the message waits for them, then the usage. */
function asks(language: Language, text: string, usage?: Partial<ChatUsage>): PlayedConversation {
  const play = answered(withVideo(language), text);
  return play.effects.some(({ kind }) => kind === 'load_usage') ? play.learnsUsage(usage) : play;
}

function answered(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions' || effect.purpose.kind !== 'read') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

describe('what is asked of minutes', () => {
  it.each<[Language, string]>([
    ['en', 'what do I do when they’re gone then, can I buy more'],
    ['de', 'Und wenn die 9 Minuten aus sind, was is dann?'],
    ['es', '¿y si los minutos se acaban?'],
    ['it', 'e se i minuti finiscono?'],
  ])('is what comes when they are used up, in %s: %s', (language, text) => {
    expect(asks(language, text, { secondsRemaining: 540 }).told).toContain(minutesOf(language).usedUp);
  });

  it.each<[Language, string]>([
    ['ru', 'а 9 минут это на всё или на день?'],
    ['en', 'is that 9 minutes in total or per month?'],
    ['it', '9 minuti in tutto o al mese?'],
    ['de', 'Krieg ich wieder neue Minuten, wenn sie aufgebraucht sind?'],
  ])('is whether new ones come, in %s: %s', (language, text) => {
    const { told } = asks(language, text, { secondsRemaining: 540, renewal: null });
    expect(told).toContain(minutesOf(language).notRenewed);
  });

  it.each<[Language, string]>([
    ['ru', 'а минуты за каждую переделку снимаются??'],
    ['es', '¿se descuentan minutos por cada cambio?'],
    ['de', 'werden die Minuten bei jeder Änderung abgezogen?'],
    ['fr', 'chaque correction, les minutes sont décomptées ?'],
  ])('is whether changes use them, in %s: %s', (language, text) => {
    expect(asks(language, text, { secondsRemaining: 540 }).told).toContain(minutesOf(language).editsFree);
  });

  it.each<[Language, string]>([
    ['es', 'mm no me contestas. y cuánto cuesta esto o cuántos videos me das gratis'],
    ['fr', 'combien ça coûte ou combien de vidéos gratuites ?'],
    ['it', 'ma mi viene a costare qualcosa?'],
    ['de', 'Was kost mich das eigentlich?'],
    ['pt', 'isso vai custar alguma coisa?'],
  ])('is the price, in %s: %s', (language, text) => {
    const { told } = asks(language, text, { secondsRemaining: 540, renewal: null });
    expect(told.startsWith(minutesOf(language).notCharged)).toBe(true);
  });
});

describe('whether a look is remembered', () => {
  it.each<[Language, string]>([
    ['de', 'Nächste Woche hab ich wieder ein Video, merkst dir das Grün und die große Schrift?'],
    ['de', 'Na, ich mein das nächste Video soll gleich wieder so ausschauen wie das'],
    ['pt', 'chega bem. e dá para ficar sempre com este estilo, azul e esta letra, nos próximos?'],
    ['ru', 'а можно ты запомнишь чтоб в след раз сразу розовый и крупно было, у меня таких видео много'],
    ['en', 'can you remember the pink and the big letters for next time?'],
    ['it', 'puoi ricordarti il colore e il carattere per il prossimo?'],
  ])('is answered, and nothing is set, in %s: %s', (language, text) => {
    const { told, effects } = answered(withVideo(language), text);
    expect(told).toContain(textsOf(language).chat.topics.questions.nextVideosSame);
    expect(effects).toEqual([]);
  });

  it('is not asked where the look itself is wished', () => {
    const { told } = answered(withVideo('en'), 'make it pink and big this time');
    expect(told).not.toContain(textsOf('en').chat.topics.questions.nextVideosSame);
  });

  it.each<[Language, string, string]>([
    ['es', 'título: Sentadilla', 'si mando otro video va a salir con el título de la sentadilla o no?'],
    ['en', 'title: Motor swap', 'if i send another video will it have the title of this one?'],
    ['de', 'Titel: Drei Dinge', 'wenn ich ein neues Video schicke, hat das dann auch den Titel?'],
  ])('is no for the words of a title, in %s: %s, %s', (language, title, text) => {
    const play = withVideo(language).says(title).says(text);
    expect(play.told).toBe(textsOf(language).chat.title.ofOneVideo);
  });
});

describe('thanks', () => {
  it.each<[Language, string]>([
    ['en', 'There we go. Thanks for your help'],
    ['de', 'So, fertig. Danke für deine Hilfe'],
    ['es', 'listo. Gracias por tu ayuda'],
    ['es', 'sale bro, gracias, se ve con madre 💪'],
    ['pt', 'obrigada e boas ondas!'],
    ['fr', 'merci et bonnes vagues'],
  ])('need no help list, in %s: %s', (language, text) => {
    expect(answered(withVideo(language), text).told).toBe(textsOf(language).chat.thanks);
  });

  it('ask for help where they say so', () => {
    const { told } = answered(withVideo('en'), 'thanks. can you help me please');
    expect(told).not.toBe(textsOf('en').chat.thanks);
  });
});

describe('how a video gets to an app', () => {
  it.each([
    ['Wie krieg ich das jetzt auf unsere Facebookseite?', 'Facebook'],
    ['Wie krieg ich das jetzt auf unser Instaprofil?', 'Instagram'],
  ])('names it in one word with others: %s', (text, app) => {
    const { passOnPost } = textsOf('de').chat.topics.questions;
    expect(answered(withVideo('de'), text).told).toBe(fill(passOnPost, { app }));
  });
});

describe('which link is meant', () => {
  it.each<[Language, string]>([
    ['en', 'which link?'],
    ['de', 'Welcher Link? Ich hab ja gar keinen verschickt'],
    ['ru', 'какая ссылка? я никому ничего не давала'],
    ['fr', 'quel lien ?'],
    ['it', 'quale link?'],
  ])('is answered with who sees the video, in %s: %s', (language, text) => {
    const [first = ''] = textsOf(language).chat.topics.questions.privacy.split('{stays}');
    expect(answered(withVideo(language), text).told).toContain(first);
  });

  it('is another question where links are sent', () => {
    const { told } = answered(withVideo('en'), 'which links can I send?');
    expect(told).toBe(textsOf('en').chat.topics.questions.platforms);
  });
});

describe('a saved brand', () => {
  it('tells no title that has nothing but its time', () => {
    const play = withVideo('es').says('guarda esto como mi marca');
    play.happens({ kind: 'preset_saved', name: 'Mi marca', settings: { title: { text: '', endMs: 'end' } } });
    expect(play.told).not.toContain(textsOf('es').chat.looks.automatic);
  });
});
