import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { PlayedConversation } from '../../support/play-conversation.ts';
import { afterSaying } from '../../support/said-in-turn.ts';

const first = (language: Language, text: string) =>
  new PlayedConversation({ understand: understandWords, language }).says(text);

describe('a question before the first video', () => {
  it.each<[Language, string]>([
    ['en', 'can u caption a vid for my insta'],
    ['es', 'me puedes subtitular un video para mi insta?'],
    ['fr', 'Tu peux sous-titrer une vidéo pour mon insta ?'],
    ['it', 'mi puoi sottotitolare un video per insta?'],
    ['pt', 'vc consegue legendar um vídeo pro meu insta?'],
    ['ru', 'можешь сделать субтитры к видео для инсты?'],
  ])('for captions sets no shape, in %s: %s', (language, text) => {
    const play = first(language, text);
    expect(play.told).toBe(textsOf(language).chat.topics.questions.canCaption);
    expect(play.state.defaults).toEqual({});
  });

  it.each<[Language, string]>([
    ['en', 'and how do i send it? from my gallery'],
    ['es', 'y cómo lo mando? desde la galería?'],
    ['de', 'und wie schick ichs? aus der galerie?'],
    ['it', 'e come te lo mando? dalla galleria?'],
    ['pt', 'E como é que eu mando? da galeria?'],
    ['ru', 'а как отправить? из галереи?'],
  ])('how to send one is answered, in %s: %s', (language, text) => {
    expect(first(language, text).told).toBe(textsOf(language).chat.topics.questions.howToSend);
  });

  it.each<[Language, string]>([
    ['en', 'no i mean is a vertical video ok'],
    ['es', 'no, digo si un video vertical vale'],
    ['de', 'nee ich mein ob ein hochkant video ok ist'],
    ['pt', 'não, quero dizer se um vídeo vertical serve'],
  ])('whether a vertical one will do sets nothing, in %s: %s', (language, text) => {
    const play = first(language, text);
    expect(play.told).toContain('9:16');
    expect(play.state.defaults).toEqual({});
  });

  it.each<[Language, string]>([
    ['en', 'make it vertical for insta'],
    ['es', 'en vertical para reels'],
  ])('is none where a shape is wished, in %s: %s', (language, text) => {
    expect(first(language, text).state.defaults).toMatchObject({ resizeForSocialMedia: true });
  });

  it('has another one beside it', () => {
    expect(first('en', 'how do i send it? and is it free?').effects.map(({ kind }) => kind)).toContain('load_usage');
  });
});

describe('who else sees a video', () => {
  it.each<[Language, string]>([
    ['es', 'solo lo veo yo?'],
    ['de', 'Sieht das jemand außer mir?'],
    ['fr', 'qui d’autre peut voir ma vidéo'],
    ['it', 'lo possono vedere tutti?'],
    ['ru', 'только я это вижу?'],
  ])('is told, in %s: %s', (language, text) => {
    const [said = ''] = textsOf(language).chat.topics.questions.privacy.split('{');
    expect(afterSaying(language, text).told).toContain(said);
  });
});

describe('how long something is kept', () => {
  it('is asked by a question that sounds like a wish to keep it', () => {
    expect(afterSaying('fr', 'vous gardez ça 30 jours ?').told).not.toBe(textsOf('fr').chat.topics.talk.refusal);
  });
});

describe('thanks with a remark in a sentence of its own', () => {
  it.each<[Language, string]>([
    ['en', 'diolch! off to walk the dogs now'],
    ['es', 'gracias! voy a regar las plantas'],
    ['de', 'danke! nächste woche kommt dann das mit dem apfelkuchen'],
    ['it', 'grazie! corro a prendere il treno'],
    ['pt', 'valeu! Semana que vem mando o do doce de leite'],
    ['ru', 'спасибо! побегу за ребёнком в садик'],
  ])('are thanks, in %s: %s', (language, text) => {
    const play = afterSaying(language, text);
    expect(play.told).toBe(textsOf(language).chat.thanks);
    expect(play.effects).toEqual([]);
  });

  it('are none before a correction', () => {
    expect(afterSaying('fr', 'merci ! c’est Nantes avec un s').told).not.toBe(textsOf('fr').chat.thanks);
  });
});
