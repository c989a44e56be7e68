import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import { days } from '../../../src/texts/format.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const begin = (language: Language) =>
  ordered(new PlayedConversation({ understand: understandWords, language, keptDays: 30 }));
const withVideo = (language: Language) => finished(begin(language));
const chatOf = (language: Language) => textsOf(language).chat;

/** The captions are loaded if the message waits for them. */
function says(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions' || effect.purpose.kind !== 'read') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

function privacyOf(language: Language): string {
  const { privacy, staysDays } = chatOf(language).topics.questions;
  return fill(privacy, { stays: fill(staysDays, { days: days(language, 30) }) });
}

describe('a question whether a video is saved somewhere', () => {
  it.each<[Language, string]>([
    ['it', 'senti ma il mio video lo vedete voi? resta salvato da qualche parte?'],
    ['fr', 'dites ma vidéo vous la voyez ? elle est enregistrée quelque part ?'],
    ['ru', 'а моё видео вы видите? оно где-то сохранено?'],
    ['ru', 'ролик где-нибудь сохраняется?'],
    ['es', 'oye, ¿mi vídeo queda guardado en algún sitio?'],
    ['de', 'wird mein Video irgendwo gespeichert?'],
    ['pt', 'o meu vídeo fica salvo em algum lugar?'],
    ['en', 'is my clip stored anywhere?'],
  ])('is answered, and saves nothing, in %s', (language, question) => {
    const play = says(withVideo(language), question);
    expect(play.told).toBe(privacyOf(language));
    expect(play.effects).toEqual([]);
  });

  it.each<[Language, string]>([
    ['it', 'salva così'],
    ['de', 'speicher das'],
    ['ru', 'сохрани так'],
  ])('is not what a wish asks, in %s', (language, wish) => {
    expect(says(withVideo(language), wish).effects).toMatchObject([{ kind: 'save_defaults' }]);
  });
});

describe('“I didn’t ask for that”, right after a look was saved', () => {
  const saved = (language: Language, look: string, wish: string) => says(says(withVideo(language), look), wish);

  it.each<[Language, string, string, string]>([
    ['it', 'giallo', 'salva così', 'non ho chiesto quello!'],
    ['en', 'yellow', 'save it', 'hey I didn’t ask for that'],
    ['de', 'gelb', 'speicher das', 'Das wollte ich doch gar nicht!'],
    ['es', 'amarillo', 'guárdalo', 'yo no pedí eso'],
    ['fr', 'jaune', 'enregistre ça', 'c’est pas ce que j’ai demandé'],
    ['pt', 'amarelo', 'salva', 'não foi isso que eu pedi'],
    ['ru', 'жёлтый', 'сохрани так', 'я этого не просила'],
  ])('takes it back, in %s', (language, look, wish, denial) => {
    const play = says(saved(language, look, wish), denial);
    expect(play.told).toBe(chatOf(language).draft.defaultTakenBack);
    expect(play.effects).toEqual([{ kind: 'save_defaults', settings: {} }]);
  });

  it('answers what stands behind it', () => {
    const play = says(saved('it', 'giallo', 'salva così'), 'non ho chiesto quello! chi può vedere il mio video?');
    expect(play.told).toBe(`${chatOf('it').draft.defaultTakenBack}\n${privacyOf('it')}`);
  });

  it('takes it back also where the answer before saved a look too', () => {
    const twice = says(saved('en', 'yellow', 'save it'), 'blue, and save it');
    const play = says(twice, 'I didn’t ask for that');
    expect(play.told).toBe(chatOf('en').draft.defaultTakenBack);
    expect(play.effects).toEqual([{ kind: 'save_defaults', settings: { fontColor: '#FFE500' } }]);
  });

  it('takes nothing back where another answer stands between', () => {
    const play = says(says(saved('en', 'yellow', 'save it'), 'who are you?'), 'I didn’t ask for that');
    expect(play.effects).toEqual([]);
  });
});

describe('how a video gets onto the phone', () => {
  it.each<[Language, string]>([
    ['ru', 'как мне его в телефон сохранить?'],
    ['ru', 'Так вот как сохранить-то? Куда нажимать'],
    ['en', 'what do I press to save it?'],
    ['es', 'dónde le pico para guardarlo'],
    ['fr', 'où j’appuie pour l’enregistrer ?'],
    ['pt', 'onde eu clico pra salvar?'],
    ['de', 'wo muss ich da drücken zum Speichern?'],
    ['it', 'cosa premo per salvarlo?'],
  ])('is said with what to tap, in %s', (language, question) => {
    expect(says(withVideo(language), question).told).toBe(chatOf(language).topics.questions.passOn);
  });

  it('names the three dots in every language, also where the app is named', () => {
    const dots = { en: 'three dots', de: 'drei Punkte', es: 'tres puntos', fr: 'trois points' };
    const others = { it: 'tre puntini', pt: 'três pontinhos', ru: 'три точки' };
    for (const [language, words] of Object.entries({ ...dots, ...others })) {
      const { passOn, passOnPost, passOnChat } = chatOf(language as Language).topics.questions;
      for (const text of [passOn, passOnPost, passOnChat]) expect(text).toContain(words);
    }
  });
});

describe('whether it is quick', () => {
  it.each<[Language, string]>([
    ['ru', 'Хорошо, подожду. Это быстро?'],
    ['en', 'ok, I’ll wait. will it take long?'],
    ['de', 'Gut, ich warte. Geht das schnell?'],
    ['es', 'vale, espero aquí. ¿tarda mucho?'],
    ['fr', 'd’accord j’attends. c’est rapide ?'],
    ['it', 'ok aspetto. è una cosa veloce?'],
    ['pt', 'tá bom, vou esperar. é rápido?'],
  ])('is answered by how far it is, in %s', (language, question) => {
    expect(says(begin(language), question).told).not.toContain(chatOf(language).topics.talk.patience);
    expect(says(withVideo(language), question).told).toContain(
      fill(chatOf(language).topics.questions.ready, { name: 'launch.mp4' }),
    );
  });

  it('is not asked by patience alone', () => {
    expect(says(begin('de'), 'Gut, ich warte gern.').told).toBe(chatOf('de').topics.talk.patience);
  });
});
