import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, PlayedConversation } from '../../support/play-conversation.ts';

const file = 'https://example.com/clip.mp4';
const page = 'https://youtu.be/abc123';
const begin = (language: Language = 'en') => new PlayedConversation({ understand: understandWords, language });
const orders = ({ effects }: PlayedConversation) => effects.filter(({ kind }) => kind === 'create_video');

describe('a link of which only the video itself is wanted', () => {
  it.each<[Language, string]>([
    ['en', `just download the video from this link, no captions ${file}`],
    ['en', `${file} can u just save this for me, i dont need subtitles`],
    ['es', `${file} bájame este video y ya, no quiero subtítulos`],
    ['fr', `tu peux me télécharger ça ${file} ? rien d’autre`],
    ['de', `ich will nur das Video von ${file} haben ohne Text`],
    ['fr', `je veux enregistrer cette vidéo ${file} les sous-titres j’en veux pas`],
    ['de', `zieh mir das mal ${file} ohne was drauf`],
    ['it', `${file} mi scarichi solo il video? senza sottotitoli`],
    ['pt', `${file} quero só baixar, não precisa de legenda`],
    ['ru', `просто скачай видео по ссылке, без субтитров ${file}`],
    ['en', `pull this off youtube for me please, nothing else: ${page}`],
  ])('makes nothing: %s «%s»', (language, text) => {
    const play = begin(language).says(text);
    expect(play.effects).toEqual([]);
    expect(play.told).toBe(textsOf(language).chat.topics.limits.download);
  });

  it.each<[Language, string]>([
    ['en', `captions please, I want to download it later ${file}`],
    ['en', `just download it and put captions on ${file}`],
    ['en', `${file} I want it yellow, no text at the top`],
    ['en', `${file} download and subtitle it`],
    ['de', `${file} nur Untertitel, sonst nix`],
    ['ru', `${file} только субтитры без эмодзи`],
    ['de', `${file} bitte ohne Emojis`],
    ['fr', `${file} je veux du jaune, pas d’animation`],
  ])('is not what is meant by: %s «%s»', (language, text) => {
    expect(orders(begin(language).says(text))).toHaveLength(1);
  });
});

describe('the look of last time, beside the link of a page', () => {
  it.each<[Language, string]>([
    ['en', `same look as last time ${page}`],
    ['fr', `comme la dernière fois ${page}`],
    ['de', `${page} gleicher Look wie letztes Mal`],
    ['ru', `как в прошлый раз\n${page}`],
  ])('is missing where there was no video yet: %s «%s»', (language, text) => {
    const { links, draft } = textsOf(language).chat;
    const { told } = begin(language).says(text);
    expect(told).toContain(links.onPage);
    expect(told).toContain(draft.noLastTime);
  });

  it.each<[Language, string]>([
    ['en', `same again as yesterdays ${file}`],
    ['es', `como el de ayer ${file}`],
    ['pt', `igual o de ontem ${file}`],
  ])('is known by what such words are like: %s «%s»', (language, text) => {
    const { told, effects } = begin(language).says(text);
    expect(told).toBe(textsOf(language).chat.draft.noLastTime);
    expect(effects).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['en', `here you go, the one from yesterday ${file}`],
    ['en', `one more ${file}`],
    ['de', `das ist das Video von gestern ${file}`],
  ])('is not wished for in: %s «%s»', (language, text) => {
    expect(begin(language).says(text).replies).toEqual([]);
  });

  it('is kept for the next video', () => {
    const first = begin().says(`red letters ${file}`);
    const [order] = orders(first);
    const settings = order?.kind === 'create_video' ? order.settings : {};
    const play = finished(
      first.happens({ kind: 'video_created', videoId: 'vid_1', sourceUrl: file, settings, queuePlace: 1 }),
    );
    play.says(`same look as last time ${page}`);
    expect(play.told).toContain(textsOf('en').chat.draft.likeLastTime);
    play.says('https://example.com/next.mp4');
    expect(orders(play)).toMatchObject([{ settings: { fontColor: '#FF2D2D' } }]);
  });

  it('does not hide what was not understood', () => {
    const { told } = begin().says(`white letters, make it sparkle ${page}`);
    expect(told).toContain('make it sparkle');
  });
});

describe('a verb that says “download” and “lower”', () => {
  it.each<[Language, string]>([
    ['es', `bájame este con letras amarillas ${file}`],
    ['es', `baja el video y ponle letras amarillas ${file}`],
    ['pt', `baixa esse com letra amarela ${file}`],
  ])('lowers nothing beside a link: %s «%s»', (language, text) => {
    expect(orders(begin(language).says(text))).toMatchObject([{ settings: { fontColor: '#FFE500' } }]);
    expect(orders(begin(language).says(text))).not.toMatchObject([{ settings: { position: expect.anything() } }]);
  });

  it.each<[Language, string]>([
    ['es', `baja los subtítulos un poco ${file}`],
    ['es', `la letra más baja ${file}`],
    ['pt', `baixa a legenda ${file}`],
    ['pt', `deixa a letra mais baixa ${file}`],
  ])('lowers the captions where they are named: %s «%s»', (language, text) => {
    expect(orders(begin(language).says(text))).toMatchObject([{ settings: { position: expect.anything() } }]);
  });
});

describe('a wish for both links', () => {
  const other = 'https://example.com/second.mp4';

  it.each<[Language, string]>([
    ['en', `${file} and ${other} both vertical`],
    ['es', `${file} ${other} los dos en vertical`],
    ['fr', `les deux en vertical ${file} ${other}`],
    ['de', `${file} ${other} die beiden bitte hochkant`],
    ['it', `${file} ${other} tutti e due in verticale`],
    ['pt', `${file} ${other} os dois na vertical`],
    ['ru', `${file} ${other} оба вертикально`],
  ])('counts for each: %s «%s»', (language, text) => {
    const settings = { resizeForSocialMedia: true };
    expect(orders(begin(language).says(text))).toMatchObject([{ settings }, { settings }]);
  });

  it('is read as it stands beside a single link', () => {
    expect(orders(begin('de').says(`${file} alle Wörter gelb`))).toMatchObject([
      { settings: { fontColor: '#FFE500' } },
    ]);
  });
});
