import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import type { ChatTexts } from '../../../src/texts/texts.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

type Question = Exclude<keyof ChatTexts['topics']['questions'], 'ready' | 'fonts'>;

const begin = (language: Language) => new PlayedConversation({ understand: understandWords, language });
const withVideo = (language: Language) => finished(ordered(begin(language)));
const questionsOf = (language: Language) => textsOf(language).chat.topics.questions;

/** The captions are loaded if the message waits for them. */
function says(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions' || effect.purpose.kind !== 'read') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

describe('several questions before the first video', () => {
  it.each<[Language, { asksPrice: boolean; answers: Question[] }, string]>([
    ['en', { asksPrice: true, answers: ['howLong'] }, 'what do i pay and how long does it take'],
    ['de', { asksPrice: true, answers: ['putAway'] }, 'was kostet der Spaß und kann ich das Handy weglegen?'],
    ['es', { asksPrice: true, answers: ['howLong'] }, 'cuánto vale y cuánto tarda'],
    ['fr', { asksPrice: true, answers: ['howLong'] }, 'c’est payant et ça prend combien de temps ?'],
    ['it', { asksPrice: true, answers: ['howLong'] }, 'quanto costa e quanto ci mette'],
    ['pt', { asksPrice: true, answers: ['length'] }, 'quanto custa e qual o tamanho máximo do vídeo?'],
    ['ru', { asksPrice: true, answers: ['howLong'] }, 'это бесплатно и сколько ждать?'],
    [
      'en',
      { asksPrice: true, answers: ['canCaption'] },
      'my cousin told me you caption clips, can you do that? and what does it cost',
    ],
    [
      'fr',
      { asksPrice: false, answers: ['canCaption', 'install'] },
      'c’est ici qu’on met des sous-titres ? faut-il installer quelque chose',
    ],
  ])('are all answered, in %s: %#', (language, { asksPrice, answers }, text) => {
    const play = begin(language).says(text);
    for (const answer of answers) expect(play.told).toContain(questionsOf(language)[answer]);
    expect(play.effects.some(({ kind }) => kind === 'load_usage')).toBe(asksPrice);
  });

  it.each<[Language, string]>([
    ['en', 'my brother says you make them yellow. what does it cost'],
    ['de', 'meine Schwester sagt ihr macht grüne Untertitel. stimmt das?'],
    ['es', 'me dijo mi prima que ponéis letras amarillas. ¿cuánto cuesta?'],
  ])('what others told changes no look, in %s', (language, text) => {
    expect(begin(language).says(text).state.defaults).toEqual({});
  });
});

describe('a question that has an answer of its own', () => {
  it.each<[Language, Question, string]>([
    ['en', 'cropped', 'does it cut the sides off or are there black bars'],
    ['de', 'cropped', 'werden da die Ränder abgeschnitten?'],
    ['es', 'cropped', 'si lo pongo vertical se pierden los lados?'],
    ['fr', 'cropped', 'est-ce que les côtés sont coupés ?'],
    ['it', 'cropped', 'ma poi si tagliano i lati?'],
    ['pt', 'cropped', 'vai cortar as laterais?'],
    ['ru', 'cropped', 'а края не обрежутся?'],
    ['en', 'nextVideosSame', 'will my next clips come out like this too'],
    ['de', 'nextVideosSame', 'sehen die nächsten Videos auch so aus?'],
    ['es', 'nextVideosSame', 'los próximos vídeos salen así también?'],
    ['fr', 'nextVideosSame', 'les prochaines vidéos seront pareilles ?'],
    ['it', 'nextVideosSame', 'i prossimi video vengono così?'],
    ['pt', 'nextVideosSame', 'os próximos vídeos já saem assim?'],
    ['ru', 'nextVideosSame', 'следующие ролики тоже такие будут?'],
    ['en', 'noisySound', 'i filmed in the wind, is that noise a problem'],
    ['pt', 'noisySound', 'o barulho do motor atrapalha ou não'],
    ['de', 'putAway', 'darf ich den Chat zumachen?'],
    ['es', 'putAway', '¿puedo guardar el móvil mientras?'],
  ])('is answered with it, in %s: %#', (language, answer, text) => {
    expect(says(withVideo(language), text).told).toBe(questionsOf(language)[answer]);
  });

  it.each<[Language, string]>([
    ['en', 'get rid of the hum of the fridge please'],
    ['de', 'kannst du das Brummen vom Kühlschrank wegmachen?'],
    ['es', 'puedes quitar el ruido del ventilador?'],
    ['fr', 'pouvez-vous enlever le bruit du moteur ?'],
    ['it', 'si può togliere il rumore del vento?'],
    ['pt', 'dá pra tirar o barulho do ventilador?'],
  ])('says honestly that the sound stays, in %s', (language, text) => {
    expect(says(withVideo(language), text).told).toBe(textsOf(language).chat.topics.limits.noise);
  });

  it('offers the look for the next videos with a button, where they would look otherwise', () => {
    const play = says(withVideo('en'), 'yellow');
    says(play, 'will my next clips look like this');
    expect(play.told).toBe(questionsOf('en').nextVideos);
    expect(play.buttons).toEqual([textsOf('en').chat.buttons.saveDefault]);
  });
});

describe('a yes in one’s own words', () => {
  const rendered = (language: Language, wish: string, yes: string) =>
    says(says(withVideo(language), wish), yes).effects.some(({ kind }) => kind === 'edit_video');

  it.each<[Language, string, string]>([
    ['en', 'yellow letters', 'oh well, i can live with that. just make it'],
    ['de', 'gelbe Schrift', 'ach komm, mach einfach fertig, muss los'],
    ['es', 'letras amarillas', 'dale ya que tengo prisa'],
    ['fr', 'lettres jaunes', 'bon tant pis, faites-le comme ça'],
    ['it', 'lettere gialle', 'fallo pure così che devo andare'],
    ['pt', 'letra amarela', 'tá ótimo assim, pode mandar'],
    ['ru', 'жёлтые буквы', 'ну ладно тогда делайте как есть мне бежать'],
  ])('makes the video, in %s', (language, wish, yes) => {
    expect(rendered(language, wish, yes)).toBe(true);
  });

  it.each<[Language, string, string]>([['en', 'yellow letters', 'make it, but the name is still wrong']])(
    'does not, where something is still wrong, in %s',
    (language, wish, no) => {
      expect(rendered(language, wish, no)).toBe(false);
    },
  );
});

describe('thanks in one’s own words', () => {
  it.each<[Language, string]>([
    ['en', 'cheers big fella, you did well in the end'],
    ['de', 'danke dir, großes Lob, war anstrengend aber ist super geworden'],
    ['es', 'muchas gracias, un gran abrazo'],
    ['fr', 'merci beaucoup, gros bisous'],
    ['pt', 'brigada, sofri mas deu certo kkk bjs'],
    ['ru', 'большое спасибо, вы молодец'],
  ])('are no wish, in %s', (language, text) => {
    expect(says(withVideo(language), text).told).toBe(textsOf(language).chat.thanks);
  });
});

describe('an answer to “the words, or how they look?”', () => {
  it.each<[Language, string, string]>([
    ['en', 'this is awful', 'the words'],
    ['de', 'das ist ja furchtbar', 'die Wörter'],
    ['fr', 'c’est affreux', 'les mots'],
    ['it', 'fa schifo', 'le parole'],
    ['ru', 'это ужасно', 'слова'],
  ])('opens the text, in %s', (language, complaint, answer) => {
    const play = says(withVideo(language), complaint).says(answer);
    expect(play.effects).toMatchObject([{ kind: 'load_captions', purpose: { kind: 'show' } }]);
  });
});
