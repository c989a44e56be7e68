import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import { days } from '../../../src/texts/format.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language, keptDays?: number) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language, ...(keptDays && { keptDays }) })));
const questionsOf = (language: Language) => textsOf(language).chat.topics.questions;

/** The captions are loaded if the message waits for them. */
function says(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions' || effect.purpose.kind !== 'read') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

describe('a question whether the new version is being made', () => {
  it.each<[Language, string, string]>([
    ['en', 'yellow', 'is it making the new one already?'],
    ['de', 'gelb', 'wird das neue schon gemacht?'],
    ['fr', 'jaune', 'elle est en train de se faire, la nouvelle ?'],
    ['es', 'amarillo', '¿estás haciendo ya el nuevo?'],
    ['it', 'giallo', 'lo stai già facendo il video nuovo?'],
    ['pt', 'amarelo', 'já tá fazendo o vídeo novo?'],
    ['ru', 'жёлтый', 'файл есть, спс. а видео-то новое уже собирается?'],
  ])('is answered with the button that renders what waits, in %s', (language, look, question) => {
    const play = says(says(withVideo(language), look), question);
    expect(play.told).toBe(questionsOf(language).readyButChanged);
    expect(play.buttons).toEqual([textsOf(language).chat.buttons.render]);
  });

  it.each<[Language, string]>([
    ['de', 'machst du das jetzt größer?'],
    ['ru', 'сделай новое видео повыше'],
  ])('is no wish for a look, in %s', (language, wish) => {
    expect(says(withVideo(language), wish).state.videos[0]?.draft).toBeDefined();
  });
});

describe('who sees a video, and how long it is kept', () => {
  it.each<[Language, string]>([
    ['de', 'Wer kriegt das Video eigentlich alles zu sehen?'],
    ['en', 'who all gets to see this video?'],
    ['fr', 'qui va pouvoir voir ma vidéo au juste ?'],
    ['es', '¿quién va a poder ver el vídeo?'],
    ['it', 'ma chi può vederlo il mio video?'],
    ['pt', 'esse vídeo fica guardado com vcs? mais alguém vê?'],
    ['ru', 'а кто вообще сможет это видео посмотреть?'],
  ])('is told at once, in %s', (language, question) => {
    const { privacy, staysDays } = questionsOf(language);
    const stays = fill(staysDays, { days: days(language, 30) });
    expect(says(withVideo(language, 30), question).told).toBe(fill(privacy, { stays }));
  });

  it.each<[Language, string]>([
    ['pt', 'fica guardado com vocês?'],
    ['es', '¿se queda guardado ahí con ustedes?'],
    ['de', 'bleibt das Video dann bei euch?'],
    ['ru', 'а видео у вас останется?'],
  ])('names the days, in %s', (language, question) => {
    const text = fill(questionsOf(language).kept, { days: days(language, 30) });
    expect(says(withVideo(language, 30), question).told).toBe(text);
  });
});

describe('how a video gets into an app', () => {
  it.each<[Language, string, string]>([
    ['en', 'How do I get this on my facebook', 'Facebook'],
    ['de', 'wie krieg ich das jetzt auf mein Insta?', 'Instagram'],
    ['fr', 'comment je la mets sur tiktok ?', 'TikTok'],
    ['es', '¿cómo lo subo a mi facebook?', 'Facebook'],
    ['it', 'come lo metto su facebook?', 'Facebook'],
    ['pt', 'como eu posto isso no youtube?', 'YouTube'],
    ['ru', 'как это выложить в инстаграм?', 'Instagram'],
  ])('is told for the app that is named, in %s', (language, question, app) => {
    expect(says(withVideo(language), question).told).toBe(fill(questionsOf(language).passOnPost, { app }));
  });

  it.each<[Language, string]>([
    ['en', 'how do i put it on whatsapp'],
    ['pt', 'como boto isso no zap?'],
  ])('is told otherwise where people write to each other, in %s', (language, question) => {
    expect(says(withVideo(language), question).told).toBe(fill(questionsOf(language).passOnChat, { app: 'WhatsApp' }));
  });

  it('is told in general where none is named', () => {
    expect(says(withVideo('en'), 'how do i share it with my friends').told).toBe(questionsOf('en').passOn);
  });
});

describe('a question that names how long one waits already', () => {
  const inWork = (language: Language) =>
    ordered(new PlayedConversation({ understand: understandWords, language })).happens({
      ...{ kind: 'video_progressed', videoId: 'vid_1', stage: 'rendering', progress: 30 },
      ...{ queuePlace: null, secondsLeft: 20, upright: false },
    });

  it.each<[Language, string]>([
    ['en', 'been spinning ten minutes now'],
    ['de', 'dreht schon 10 minuten, normal?'],
    ['fr', 'ça fait 10 min là c’est normal ?'],
    ['es', 'lleva 10 minutos dando vueltas'],
    ['it', 'sono 10 minuti che gira, è normale?'],
    ['pt', 'faz 10 minutos que tá rodando, é normal?'],
    ['ru', 'уже семь минут крутится, у вас там хомяк в колесе?'],
  ])('is answered with how far it is, and changes no look, in %s', (language, question) => {
    const play = says(inWork(language), question);
    expect(play.messageUnder('status:vid_1')?.text).toContain('30');
    expect(play.replies.some((reply) => reply.kind !== 'toast' && reply.key === 'status:vid_1')).toBe(true);
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });
});

describe('a question whether the page of a video site will do', () => {
  it.each<[Language, string]>([
    ['en', 'is a tiktok link ok or do you need the file'],
    ['de', 'gehn auch youtube links oder muss ich das runterladen'],
    ['fr', 'slt tu prends les liens insta ou faut le fichier'],
    ['it', 'ti mando il link di instagram o serve il file?'],
    ['pt', 'posso mandar o link do tiktok ou precisa baixar?'],
    ['ru', 'можно ссылку на тикток или надо файл?'],
  ])('is answered with what links are taken, in %s', (language, question) => {
    const play = new PlayedConversation({ understand: understandWords, language }).says(question);
    expect(play.told).toBe(questionsOf(language).platforms);
  });
});

describe('captions that end before the speech', () => {
  const complaintOf = (language: Language) => textsOf(language).chat.topics.talk.complaint;

  it.each<[Language, string]>([
    ['de', 'am ende fehlt was, da rede ich noch aber es kommt kein text mehr'],
    ['es', 'falta el final, sigo hablando y no hay texto'],
    ['it', 'manca la fine, parlo ancora e non c’è testo'],
    ['pt', 'cade o final? falei o telefone tbm'],
    ['ru', 'в конце нет субтитров, а я ещё говорю'],
  ])('are a complaint, in %s', (language, complaint) => {
    expect(says(withVideo(language), complaint).told).toBe(complaintOf(language));
  });

  it.each<[Language, string]>([
    ['de', 'Am Ende fehlt ein Punkt'],
    ['it', 'manca la virgola alla fine della riga 2'],
  ])('are not a sign that is missing, in %s', (language, wish) => {
    expect(says(withVideo(language), wish).told).not.toBe(complaintOf(language));
  });

  it('are complained of by the whole message, though some of its words ask', () => {
    expect(says(withVideo('de'), 'das stimmt ja hinten und vorne nicht was da steht').told).toBe(complaintOf('de'));
    expect(says(withVideo('en'), 'this is really bad, why is it so slow?').told).not.toBe(complaintOf('en'));
  });
});

describe('a wish to keep a style so that the next video looks the same', () => {
  it.each<[Language, string]>([
    ['it', 'salva sto stile così la prossima volta esce uguale'],
    ['en', 'save this style so the next ones look the same'],
    ['de', 'merk dir den stil, dann wird das nächste genauso'],
  ])('saves it, in %s', (language, wish) => {
    expect(says(withVideo(language), wish).effects).toMatchObject([{ kind: 'save_defaults' }]);
  });
});
