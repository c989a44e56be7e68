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
    ['ru', 'жёлтый', 'файл есть, спс. а видео то собирается с поднятыми субтитрами?'],
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
