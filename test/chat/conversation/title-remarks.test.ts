import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { titled, untitled } from '../../support/titled-video.ts';

describe('a title that is there', () => {
  it.each<[Language, string]>([
    ['de', '4 Sekunden sind aber bissl kurz, bis zum Ende soll der bleiben'],
    ['de', 'Der Titel soll länger dableiben'],
    ['en', 'the title should stay up longer'],
    ['en', '4 seconds is too short'],
    ['en', 'can it stay till the end?'],
    ['fr', 'le titre peut rester plus longtemps ?'],
    ['es', 'el título que se quede hasta el final'],
    ['it', '4 secondi sono troppo pochi, deve restare fino alla fine'],
    ['pt', 'o título tem que ficar mais tempo'],
    ['ru', 'пусть заголовок будет подольше'],
    ['en', 'the title goes away too fast'],
    ['de', 'der Titel verschwindet zu schnell'],
    ['fr', 'le titre disparaît trop vite'],
    ['pt', 'so 4 segundos? queria ele o video todo'],
    ['it', 'solo 4 secondi? io lo vorrei per tutto il video'],
    ['de', 'Nur 4 Sekunden? Lieber das ganze Video'],
    ['en', 'only 4 seconds? i want it the whole video'],
  ])('stays for the whole video: in %s, «%s»', (language, text) => {
    expect(titled(language).says(text).effects).toMatchObject([{ settings: { title: { endMs: 'end' } } }]);
  });

  it('stays as long as is said beside what is too short', () => {
    const play = titled('en').says('4 seconds is too short, the title should stay 9 seconds');
    expect(play.effects).toMatchObject([{ settings: { title: { endMs: 9000 } } }]);
  });

  it.each<[Language, string]>([
    ['en', 'only 4 seconds? make the whole video yellow'],
    ['en', 'the music should stay till the end'],
    ['de', 'die Musik soll bis zum Ende bleiben'],
    ['es', '7 segundos es muy poco'],
    ['it', 'le scritte devono restare più a lungo'],
    ['en', 'the title should not stay until the end'],
  ])('keeps its time: in %s, «%s»', (language, text) => {
    expect(
      titled(language)
        .says(text)
        .effects.filter(({ kind }) => kind === 'edit_video'),
    ).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['it', 'ci voleva il punto di domanda nel titolo', 'Three things?'],
    ['de', 'im Titel fehlt das Ausrufezeichen', 'Three things!'],
    ['es', 'falta el signo de interrogación en el título', '¿Three things?'],
    ['ru', 'обрезал, там еще "Оживляем" в конце заголовка', 'Three things. Оживляем'],
    ['en', 'you left out "and more" in the title', 'Three things and more'],
    ['fr', 'il manque « Les » au début du titre', 'Les Three things'],
  ])('gets what is missing: in %s, «%s»', (language, text, title) => {
    expect(titled(language).says(text).effects).toMatchObject([{ settings: { title: { text: title } } }]);
  });

  it('loses a sign that is taken away', () => {
    const play = titled('en', 'Three things?').says('take the question mark out of the title');
    expect(play.effects).toMatchObject([{ settings: { title: { text: 'Three things' } } }]);
  });

  it.each<[Language, string]>([
    ['pt', 'e o título não fica em cima da legenda?'],
    ['en', 'will the title cover the captions?'],
    ['de', 'liegt der Titel dann nicht über den Untertiteln?'],
    ['fr', 'le titre ne cache pas les sous-titres ?'],
    ['ru', 'а заголовок не закроет субтитры?'],
  ])('is said to keep off the captions: in %s, «%s»', (language, text) => {
    const play = titled(language).says(text);
    expect([play.told, play.effects]).toEqual([textsOf(language).chat.title.apart, []]);
  });

  it('is not said to keep off where its colour is asked for', () => {
    const { apart } = textsOf('en').chat.title;
    expect(titled('en').says('can the title be red over the captions?').told).not.toContain(apart);
  });
});

describe('a title beyond its sentence', () => {
  it.each<[Language, string, string]>([
    ['de', 'Prima. Kann oben die ganze Zeit Radklinik Leipzig stehen? So als Überschrift', 'Radklinik Leipzig'],
    ['en', 'can it say Bike Clinic Leeds up top the whole time? like a heading', 'Bike Clinic Leeds'],
    ['pt', 'dá pra ficar em cima o tempo todo Oficina do Zé? tipo um título', 'Oficina do Zé'],
    ['it', 'può stare in alto per tutto il video Ciclofficina Torino? Come titolo', 'Ciclofficina Torino'],
  ])('stands in the one before its name: in %s, «%s»', (language, text, title) => {
    expect(untitled(language).says(text).effects).toMatchObject([
      { settings: { title: { text: title, endMs: 'end' } } },
    ]);
  });

  it.each<[Language, string, string]>([
    ['es', 'perfecto! y arriba podría poner un título? La paella de mi abuela', 'La paella de mi abuela'],
    ['ru', 'круто! а можно заголовок сверху? Три дела на март', 'Три дела на март'],
    ['en', 'Could you put a title on it? Warm Bees', 'Warm Bees'],
    ['pt', 'dá pra botar um título? Passo da tesoura', 'Passo da tesoura'],
    ['ru', 'сделай тогда заголовок Ригонда 48 года. Оживляем', 'Ригонда 48 года. Оживляем'],
    ['de', 'mach den titel Drei Dinge. Teil zwei', 'Drei Dinge. Teil zwei'],
    ['en', 'make the title Motor swap. Thanks', 'Motor swap'],
    ['en', 'make the title Motor swap. Bigger please', 'Motor swap'],
  ])('goes on behind it: in %s, «%s»', (language, text, title) => {
    expect(untitled(language).says(text).effects).toMatchObject([{ settings: { title: { text: title } } }]);
  });

  it('is asked about where it may be a remark', () => {
    const play = untitled('es').says('Y arriba podría poner un título? La paella de mi abuela Amparo');
    expect(play.buttons).toEqual(['Título: La paella de mi abuela Amparo']);
  });

  it.each<[Language, string]>([
    ['en', 'could you put a title on it? Thanks a lot'],
    ['en', 'can i have a title? The first one was too big'],
    ['de', 'kannst du einen Titel machen? Das wäre schön'],
    ['fr', 'tu peux mettre un titre ? Merci beaucoup'],
  ])('is none in «%s %s»', (language, text) => {
    const play = untitled(language).says(text);
    expect([play.told, play.effects]).toEqual([textsOf(language).chat.title.how, []]);
  });

  it.each([
    ["aggiungi un titolo all'inizio: Il gatto beve poco?", 'Il gatto beve poco?'],
    ['add a title at the top: Do cats drink?', 'Do cats drink?'],
    ['mach oben eine Überschrift hin: Trinkt die Katze genug?', 'Trinkt die Katze genug?'],
    ["puoi mettere un titolo all'inizio: Il gatto beve poco?", 'Il gatto beve poco'],
    ['can you put a title at the top that says Three things?', 'Three things'],
    ['can you add a title: Three things?', 'Three things'],
    ['can you add a title: How do bees drink?', 'How do bees drink?'],
    ['title: Who waters the bees? thanks', 'Who waters the bees?'],
    ['Titel: Drei Dinge. Danke', 'Drei Dinge'],
    ['título: Tres cosas. Gracias', 'Tres cosas'],
    ['título: Gracias. Tres cosas', 'Gracias. Tres cosas'],
  ])('keeps its own sign: «%s»', (text, title) => expect(titleInText(text)?.title).toBe(title));
});
