import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const begin = (language: Language) => new PlayedConversation({ understand: understandWords, language });
const withVideo = (language: Language) => finished(ordered(begin(language)));

/** What is answered, with the captions if they are asked for. */
function answered(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const waits = play.effects.some((effect) => effect.kind === 'load_captions' && effect.purpose.kind === 'read');
  return waits ? play.reads('Hello there') : play;
}

describe('a greeting', () => {
  it.each<[Language, string]>([
    ['pt', 'oii boa noite'],
    ['pt', 'boa noite'],
    ['es', 'hola, buenas noches'],
    ['en', 'hello, good night'],
  ])('is none of a good-bye before the first video: in %s, «%s»', (language, text) => {
    expect(begin(language).says(text).told).toBe(textsOf(language).chat.hello);
  });

  it('is thanks where a video is done and “good night” is all', () => {
    expect(answered(withVideo('pt'), 'boa noite').told).toBe(textsOf('pt').chat.thanks);
  });
});

describe('thanks', () => {
  it.each<[Language, string]>([
    ['pt', 'brigada viu, vc é 10 💃☂️'],
    ['pt', 'valeu, vc é demais'],
    ['es', 'vale, pues me quedo con este. muchísimas gracias, eres un sol ☀️'],
    ['it', 'grazie mille, sei stato gentile! ora lo pubblico 🐱'],
    ['it', 'no no lo pubblico io, volevo solo dire grazie'],
    ['de', 'Alles klar, muss ich halt kürzen. Dank dir, Feierabend'],
    ['de', 'Also nicht. Na dann mach ich eben zwei kurze draus. Schönen Feierabend'],
    ['en', 'thanks so much, i’ll post it tonight'],
    ['fr', 'merci beaucoup, je vais la poster demain'],
    ['ru', 'спасибо огромное, сейчас выложу на стену'],
    ['ru', 'спасибо большое, вы золото'],
    ['it', 'bellissimo grazie mille, mi avete quasi fatto piangere pure a me'],
    ['en', 'beautiful thank you so much, you nearly made me cry'],
    ['es', 'precioso muchas gracias, casi me hacéis llorar'],
    ['pt', 'lindo, obrigada, quase chorei aqui em casa'],
    ['en', 'lovely. thanks for your patience with me, I’m not good with phones'],
    ['de', 'ok bis denne'],
    ['de', 'vielen Dank für die Geduld, ich bin ja nicht so fit am Handy'],
    ['es', 'gracias por la paciencia, ya tengo 70 años'],
    ['fr', 'merci t’es un amour, je la publie ce soir'],
  ])('are answered shortly beside what the person tells: in %s, «%s»', (language, text) => {
    const play = answered(withVideo(language), text);
    expect([play.told, play.buttons, play.effects]).toEqual([textsOf(language).chat.thanks, [], []]);
  });

  it.each<[Language, string]>([
    ['it', 'ora lo pubblico'],
    ['de', 'Ich muss das halt kürzen'],
    ['en', 'right, i’ll just post it'],
    ['pt', 'vou postar no insta'],
  ])('are the answer to what the person will do: in %s, «%s»', (language, text) => {
    expect(answered(withVideo(language), text).told).toBe(textsOf(language).chat.thanks);
  });

  it.each<[Language, string]>([
    ['en', 'thanks, line 10 is wrong'],
    ['en', 'thanks, it should be 70 years'],
    ['ru', 'спасибо, сделай буквы цвета золота'],
    ['it', 'grazie mille, però falla piangere di giallo'],
    ['en', 'I’m not good with phones, make it bigger'],
    ['en', 'thanks, can you post it for me?'],
    ['de', 'danke, aber der Name ist falsch'],
    ['it', 'grazie, però falle più grandi'],
    ['pt', 'brigada, bota as letras azuis'],
    ['en', 'i’ll post it, but make the letters bigger'],
  ])('are not all of «%s %s»', (language, text) => {
    expect(answered(withVideo(language), text).told).not.toBe(textsOf(language).chat.thanks);
  });

  it('render nothing, and leave the look that waits', () => {
    const play = answered(withVideo('es').says('más grande'), 'vale, me quedo con este. muchísimas gracias');
    expect([play.effects, play.state.videos[0]?.draft !== undefined]).toEqual([[], true]);
  });
});

describe('what a person tells', () => {
  it.each<[Language, string]>([
    ['pt', 'vou postar no insta, mas antes me diz: esse video fica guardado com vcs? mais alguem vê?'],
    ['en', 'i’m going to post it on youtube, but tell me first: who can see the video?'],
    ['de', 'ich poste das gleich auf Insta, aber sag mal: wer kann das Video sehen?'],
  ])('is no question beside one: in %s, «%s»', (language, text) => {
    const { questions, limits } = textsOf(language).chat.topics;
    const { told } = answered(withVideo(language), text);
    const [privacy = ''] = questions.privacy.split(' {');
    expect([told.includes(privacy), told.includes(limits.posting)]).toEqual([true, false]);
  });

  it.each<[Language, string]>([
    ['en', 'hi, my friend sent me this, do you put subtitles on videos?'],
    ['de', 'Meine Schwester hat mir das geschickt, machst du Untertitel auf Videos?'],
    ['es', 'mi hermana me pasó esto, ¿pones subtítulos a los vídeos?'],
  ])('is none before the first video: in %s, «%s»', (language, text) => {
    expect(begin(language).says(text).told).toBe(textsOf(language).chat.topics.questions.canCaption);
  });

  it.each<[Language, string]>([
    ['en', 'post it on instagram for me please'],
    ['it', 'lo pubblichi su instagram?'],
    ['pt', 'posta no insta pra mim'],
  ])('is not «%s %s»', (language, text) => {
    expect(answered(withVideo(language), text).told).toBe(textsOf(language).chat.topics.limits.posting);
  });
});
