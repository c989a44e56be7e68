import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const begun = (language: Language) => new PlayedConversation({ language, understand: understandWords });
const inWork = (language: Language) => ordered(begun(language));

describe('a question behind a greeting', () => {
  it.each<[Language, string]>([
    ['en', 'Good morning. Do I need to register or give you my card?'],
    ['es', 'Buenas tardes. ¿Hay que registrarse y dar la tarjeta?'],
    ['fr', 'Bonjour ! Il faut s’inscrire et donner sa carte ?'],
    ['de', 'Guten Abend! Muss ich mich registrieren und eine Kreditkarte angeben?'],
    ['it', 'Salve! Bisogna registrarsi e dare la carta?'],
    ['pt', 'Boa noite. Precisa cadastrar o cartão?'],
    ['ru', 'Добрый вечер. Надо регистрироваться и карту привязывать?'],
  ])('is answered in %s: «%s»', (language, text) => {
    const { chat } = textsOf(language);
    expect(begun(language).says(text).learnsUsage().told).toContain(chat.topics.minutes.unlimited);
  });

  it('is not seen in further talk', () => {
    expect(begun('en').says('Hi! How are you?').told).toBe(textsOf('en').chat.hello);
    expect(begun('fr').says('Bonjour, ça va ?').told).toBe(textsOf('fr').chat.hello);
  });
});

describe('a complaint about a colour', () => {
  it.each<[Language, string]>([
    ['en', 'that green stings my eyes'],
    ['es', 'ese verde me lastima los ojos'],
    ['fr', 'ce vert me brûle les yeux'],
    ['de', 'von dem Grün tun mir die Augen weh'],
    ['it', 'questo verde fa male agli occhi'],
    ['pt', 'esse verde machuca os olhos'],
    ['ru', 'от зелёного глазам больно'],
  ])('opens the page of colours in %s: «%s»', (language, text) => {
    const play = inWork(language).says(text);
    expect(play.told).toContain(textsOf(language).chat.looks.pages.colors);
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });
});

describe('a question that only begins like another one', () => {
  it('is answered by what all of it says', () => {
    expect(begun('de').says('ist da etwa ein Mensch dahinter oder ein Computer').told).toContain(
      textsOf('de').chat.topics.questions.whoAreYou,
    );
  });
});

describe('the wrong video', () => {
  it.each<[Language, string]>([
    ['en', 'oh dear I uploaded the wrong clip'],
    ['es', 'uy me equivoqué de archivo'],
    ['fr', 'mince je me suis trompée de fichier'],
    ['de', 'ach Mist, ich hab die falsche Datei erwischt'],
    ['it', 'accidenti ho caricato il filmato sbagliato'],
    ['pt', 'nossa, enviei o arquivo errado'],
    ['ru', 'ой, не ту запись загрузила'],
  ])('is stopped in %s: «%s»', (language, text) => {
    expect(inWork(language).says(text).effects).toContainEqual({ kind: 'cancel_video', videoId: 'vid_1' });
  });
});

describe('videos that are to be like the last one', () => {
  it.each<[Language, string]>([
    ['en', 'all three like the last one'],
    ['es', 'los tres iguales que el último'],
    ['fr', 'toutes les trois comme la dernière'],
    ['de', 'alle drei so wie das letzte'],
    ['it', 'tutti e tre come l’ultimo'],
    ['pt', 'os três iguais ao último'],
    ['ru', 'все три как последнее'],
  ])('take its style, and it stays as it is, in %s: «%s»', (language, text) => {
    const play = begun(language);
    for (const name of ['one', 'two']) finished(ordered(play, name, `https://example.com/${name}.mp4`), name);
    finished(ordered(play, 'three', 'https://example.com/three.mp4'), 'three');
    const green = { fontColor: '#2BE36B' };
    const videos = play.state.videos.map((video) =>
      video.videoId === 'three' ? { ...video, settings: green } : video,
    );
    play.state = { ...play.state, videos };
    const drafts = play.says(text).state.videos.map(({ videoId, draft }) => [videoId, draft?.settings.fontColor]);
    expect(Object.fromEntries(drafts)).toEqual({ one: '#2BE36B', two: '#2BE36B', three: undefined });
  });
});

describe('a thing that is named and then taken away', () => {
  it.each<[Language, string]>([
    ['en', "I don't like that outline, take it off"],
    ['es', 'no me gusta el borde, sácalo'],
    ['fr', 'la bordure est affreuse, retire-la'],
    ['de', 'der Rand ist hässlich, weg damit'],
    ['it', 'il bordo è brutto, toglilo'],
    ['ru', 'обводка мне не нравится, уберите её'],
  ])('is gone in %s: «%s»', (language, text) => {
    expect(inWork(language).says(text).state.videos[0]?.draft?.settings.outlineThickness).toBe(0);
  });
});
