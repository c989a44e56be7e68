import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { ordered, PlayedConversation } from '../../support/play-conversation.ts';

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
    expect(begun(language).says(text).told).toContain(chat.topics.questions.price);
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
