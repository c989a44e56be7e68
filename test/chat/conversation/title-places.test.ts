import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const play = (language: Language = 'en') =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));

const titled = (language: Language = 'en') => finished(edited(play(language).says('Title: Blue Heron')));

describe('what stands behind a title in quotes', () => {
  it.each<[Language, string]>([
    ['en', 'title: “Blue Heron”, and the font Anton'],
    ['fr', 'titre : « Blue Heron », et police Anton'],
    ['de', 'Titel: „Blue Heron“ und Schriftart Anton'],
  ])('is done, too: %s “%s”', (language, text) => {
    expect(play(language).says(text).effects).toMatchObject([
      { kind: 'edit_video', settings: { title: { text: 'Blue Heron' }, fontFamily: 'Anton' } },
    ]);
  });
});

describe('a name in front of a colon', () => {
  it.each<[Language, string, string]>([
    ['ru', 'Можно в начале написать название: Вычет за лечение: кому положен', 'Вычет за лечение: кому положен'],
    ['it', 'si può scrivere un nome all’inizio: Il fartlek: come si fa', 'Il fartlek: come si fa'],
    ['de', 'kannst du am Anfang einen Namen hinschreiben: Steuern: wer was kriegt', 'Steuern: wer was kriegt'],
    ['en', 'please write a name at the start: Tax relief: who gets it', 'Tax relief: who gets it'],
    ['en', 'can you put a headline on: Tax relief: how it works', 'Tax relief: how it works'],
    ['es', 'puedes poner un nombre al principio: Impuestos: quién paga', 'Impuestos: quién paga'],
    ['fr', 'tu peux écrire un nom au début : Impôts : qui paie', 'Impôts : qui paie'],
    ['pt', 'dá pra escrever um nome no começo: Imposto: quem paga', 'Imposto: quem paga'],
  ])('is a title, with a second colon in it: %s «%s»', (language, text, title) => {
    expect(play(language).says(text).effects).toMatchObject([
      { kind: 'edit_video', settings: { title: { text: title } } },
    ]);
  });

  it.each([
    'scrivi bene il nome: Marco Bonfiglioli',
    'schreib den Namen richtig: Jonas Meier',
    'my name is: Sue Miller',
  ])('is none where no place for it is named: «%s»', (text) => {
    expect(titleInText(text)).toBeNull();
  });
});

describe('what stands around a title', () => {
  it.each([
    ['put Grey Heron Cafe across the top for about 5 seconds and go', 'Grey Heron Cafe'],
    ['schreib oben Blauer Reiher Lüneburg, nur am Anfang', 'Blauer Reiher Lüneburg'],
    ['tu peux écrire en haut Ferme des Trois Chênes pendant 5 secondes et envoie', 'Ferme des Trois Chênes'],
    ['escribe arriba Granja Los Robles todo el rato y dale', 'Granja Los Robles'],
    ['scrivi in alto Cascina Tre Querce solo per i primi 5 secondi e manda', 'Cascina Tre Querce'],
    ['escreve lá em cima Garça Azul por 5 segundos e manda', 'Garça Azul'],
    ['напиши сверху Три Дуба Рязань на первые 5 секунд и запускай', 'Три Дуба Рязань'],
    ['titolo Cascina Tre Querce dal 1960', 'Cascina Tre Querce dal 1960'],
    ['als Titel Drei Eichen nur die ersten 3 Sekunden und rendern', 'Drei Eichen'],
    ['quiero un título que diga tres robles solo los primeros 4 segundos y dale', 'tres robles'],
    ['Title: Three oaks, only the first 5 seconds', 'Three oaks'],
    ['make a red title that says Grey Heron', 'Grey Heron'],
  ])('is no part of it: %s', (text, title) => {
    expect(titleInText(text, (part) => understandWords(part, 'en').wishes.length > 0)?.title).toBe(title);
  });

  it.each([
    "at the top it's written Anna Maria but it should be Anna-Marie",
    'write Anna Maria with two n at the top',
    'in line 3 write Anna Maria Lopez, and put it at the top',
    'move the captions to the top, Anna Maria',
    'setz die Schrift oben an den Rand',
    'oben steht Anna Maria geschrieben, das ist falsch',
  ])('asks for none: %s', (text) => expect(titleInText(text)).toBeNull());

  it.each([
    ['en', 'so lose the title and make it bigger'],
    ['de', 'Titel wieder raus und die Schrift größer'],
    ['es', 'fuera el título entonces y más grande'],
    ['fr', 'vire le titre alors et plus gros'],
    ['it', 'via il titolo e più grande'],
    ['pt', 'título fora e maior'],
    ['ru', 'заголовок долой и крупнее'],
  ] as const)('is done where the title goes: in %s, «%s»', (language, text) => {
    const { effects } = titled(language).says(text);
    expect(effects).toMatchObject([{ settings: { fontSize: expect.any(Number) }, leaveOpen: ['title'] }]);
  });

  it.each([
    ['en', 'the title at the bottom please'],
    ['de', 'den Titel ganz unten, oben verdeckt er mein Gesicht'],
    ['es', 'el título abajo del todo que arriba me tapa la cara'],
    ['fr', 'le titre en bas'],
    ['it', 'il titolo in basso'],
    ['pt', 'o título embaixo'],
    ['ru', 'заголовок внизу'],
  ] as const)('moves the one that is there: in %s, «%s»', (language, text) => {
    const moved = titled(language).says(text);
    expect(moved.effects).toMatchObject([{ settings: { title: { text: 'Blue Heron', position: 'bottom' } } }]);
    expect(moved.told).toContain(textsOf(language).chat.title.placed);
  });

  it.each([
    ['en', 'the title is just "Grey Heron", not all of that'],
    ['en', 'I meant the title is Grey Heron'],
    ['de', 'nein, der Titel ist nur „Grey Heron“, nicht der ganze Satz'],
    ['es', 'pero el título es solo «Grey Heron»'],
    ['fr', 'mais le titre c’est juste « Grey Heron »'],
    ['it', 'ma il titolo è solo «Grey Heron»'],
    ['pt', 'mas o título é só "Grey Heron"'],
    ['ru', 'но заголовок это просто «Grey Heron»'],
  ] as const)('gives it other words: in %s, «%s»', (language, text) => {
    expect(titled(language).says(text).effects).toMatchObject([{ settings: { title: { text: 'Grey Heron' } } }]);
  });

  it.each([
    ['en', 'does that title stay up the whole time?'],
    ['de', 'bleibt der Titel die ganze Zeit?'],
    ['es', '¿el título se queda todo el vídeo?'],
    ['fr', 'le titre reste tout le temps ?'],
    ['it', 'il titolo resta per tutto il video?'],
    ['pt', 'o título fica o vídeo todo?'],
    ['ru', 'заголовок будет всё видео?'],
  ] as const)('asks how long the one stays that is there: in %s, «%s»', (language, text) => {
    const asked = titled(language).says(text);
    expect(asked.effects).toEqual([]);
    expect(asked.told).toContain(textsOf(language).chat.title.howToTime);
  });

  it('is answered beside how long it stays', () => {
    const asked = titled().says('does the title stay up all the way? and make it bigger');
    expect(asked.state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(0);
  });

  it.each(['can you put Grey Heron Cafe at the top, in yellow if possible', 'make a red title that says Grey Heron'])(
    'may be a colour, which it cannot have: %s',
    (text) => {
      const asked = play().says(text);
      expect(asked.effects).toMatchObject([{ settings: { title: { text: expect.stringContaining('Grey Heron') } } }]);
      expect(asked.told).toContain(textsOf('en').chat.title.ownColour);
      expect(asked.state.videos[0]?.draft).toBeUndefined();
    },
  );

  it('does not hide a wish behind an order', () => {
    const asked = play('es').says(
      'grandes digo, que se vean desde el sillón, y ponme un letrero que diga GRANJA ROBLES',
    );
    expect(asked.effects).toMatchObject([
      { settings: { fontSize: expect.any(Number), title: { text: 'GRANJA ROBLES' } } },
    ]);
  });

  it.each([
    ['en', 'yes yes that title'],
    ['it', 'sì sì quello il titolo'],
    ['de', 'ja genau das, der Titel'],
  ] as const)('takes the one that was asked about: in %s, «%s»', (language, text) => {
    const asked = play(language).says(language === 'it' ? 'titolo aironi grigi' : 'title warm herons of Wales');
    expect(asked.effects).toEqual([]);
    expect(asked.says(text).effects).toMatchObject([{ kind: 'edit_video', settings: { title: {} } }]);
  });
});
