import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The captions are loaded if a message waits for them. */
function says(language: Language, text: string): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  play.says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

const isSame = (play: PlayedConversation) => play.state.videos[0]?.draft === undefined;

describe('a question how the look is', () => {
  it.each<[Language, string]>([
    ['en', 'is the outline white?'],
    ['en', 'does it have emojis'],
    ['es', '¿tiene barra de progreso?'],
    ['fr', 'les emojis sont activés ?'],
    ['de', 'sind emojis an?'],
    ['de', 'das ist boxed oder?'],
    ['it', 'ci sono gli emoji?'],
    ['pt', 'o contorno é branco né?'],
    ['ru', 'эмодзи включены?'],
  ])('is answered with no where it is otherwise, in %s: %s', (language, text) => {
    const play = says(language, text);
    expect(play.told).toMatch(new RegExp(`^${textsOf(language).chat.places.no} `));
    expect(isSame(play)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'the outline is black, right?'],
    ['en', 'this is still the pop style yeah?'],
    ['es', 'el estilo es pop?'],
    ['fr', 'le contour est noir ?'],
    ['de', 'ist der rand schwarz?'],
    ['it', 'il bordo è nero?'],
    ['pt', 'é o estilo pop né'],
    ['ru', 'обводка чёрная?'],
  ])('is answered with yes where it is so, in %s: %s', (language, text) => {
    const play = says(language, text);
    expect(play.told).toMatch(new RegExp(`^${textsOf(language).chat.places.yes} `));
    expect(isSame(play)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'are those the big letters?'],
    ['en', 'are emojis on or off'],
    ['en', 'wait is it blue?? looks purple on my phone'],
    ['es', 'sigue siendo azul y letra grande no?'],
    ['es', 'ya cambiaste a rosa?'],
    ['fr', 'ça c’est la grande taille ?'],
    ['fr', 'tu les as mis en rose déjà ?'],
    ['de', 'hast dus jetzt größer gemacht?'],
    ['de', 'is das rot oder orange? seh das schlecht'],
    ['it', 'questo è il giallo?'],
    ['it', 'il contorno è bianco o nero? non si capisce'],
    ['pt', 'é a letra grande essa?'],
    ['pt', 'ficou vermelho?'],
    ['ru', 'это уже крупные буквы?'],
    ['ru', 'ты уже сделал розовым?'],
  ])('is answered with what is set, in %s: %s', (language, text) => {
    const { looks } = textsOf(language).chat;
    const play = says(language, text);
    expect([
      looks.names.fontSize,
      looks.names.addEmojis,
      looks.names.outlineColor,
      looks.names.fontColor,
    ]).toContainEqual(expect.toSatisfy((name: string) => play.told.includes(`${name}: `)));
    expect(isSame(play)).toBe(true);
  });
});

describe('letters of words that are asked about', () => {
  it.each<[Language, string]>([
    ['de', 'Hobel und Butter, sind die auch groß?'],
    ['en', 'names with big letters'],
    ['es', 'los nombres con letra grande al principio'],
    ['fr', 'les noms avec une grande lettre'],
    ['it', 'i nomi con la lettera grande'],
    ['pt', 'os nomes com letra grande'],
    ['ru', 'имена с больших букв'],
  ])('are no size, in %s: %s', (language, text) => {
    const play = says(language, text);
    expect(play.told).toBe(textsOf(language).chat.corrections.nameCapitals);
    expect(isSame(play)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'big letters please'],
    ['de', 'große Buchstaben bitte'],
    ['ru', 'большие буквы сделай'],
  ])('are a size where no words are named, in %s: %s', (language, text) => {
    expect(says(language, text).state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(45);
  });
});

describe('no such question', () => {
  it('is one beside a wish', () => {
    expect(says('de', 'ist der Rand schwarz? wenn ja mach ihn weg').told).not.toContain('Ja. ');
  });

  it.each<[Language, string, string, unknown]>([
    ['en', 'can you make it yellow?', 'fontColor', '#FFE500'],
    ['en', 'the letters are white, make them yellow?', 'fontColor', '#FFE500'],
    ['es', '¿y si son amarillas?', 'fontColor', '#FFE500'],
    ['fr', 'c’est possible en jaune ?', 'fontColor', '#FFE500'],
    ['de', 'geht das auch in gelb?', 'fontColor', '#FFE500'],
    ['it', 'e gialle?', 'fontColor', '#FFE500'],
    ['pt', 'e amarelo?', 'fontColor', '#FFE500'],
    ['ru', 'а жёлтые буквы?', 'fontColor', '#FFE500'],
    ['en', 'emojis?', 'addEmojis', true],
  ])('is a wish, in %s: %s', (language, text, setting, value) => {
    expect(says(language, text).state.videos[0]?.draft?.settings).toMatchObject({ [setting]: value });
  });

  it.each<[Language, string]>([
    ['en', 'it’s too small isn’t it'],
    ['es', 'es muy pequeña no?'],
    ['de', 'die sind zu klein oder'],
    ['pt', 'tá pequeno né?'],
  ])('is a complaint, in %s: %s', (language, text) => {
    expect(says(language, text).state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(45);
  });
});

describe('a question whether it could be so', () => {
  it.each<[Language, string]>([
    ['en', 'could those be yellow?'],
    ['es', '¿podrían ser amarillas?'],
    ['de', 'könnten die gelb sein?'],
    ['pt', 'poderiam ser amarelas?'],
    ['ru', 'они могут быть жёлтыми?'],
  ])('is a wish, in %s: %s', (language, text) => {
    expect(says(language, text).state.videos[0]?.draft?.settings.fontColor).toBe('#FFE500');
  });
});
