import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const lines = ['so I live on a narrow boat', 'we cut the hedges in march'];

function after(language: Language, ...texts: string[]): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
  for (const text of texts) {
    play.says(text);
    if (play.effects.some(({ kind }) => kind === 'load_captions')) play.reads(...lines);
  }
  return play;
}

describe('a look that a message surely wishes for, in words that no rule reads', () => {
  it.each<[Language, string, object]>([
    ['en', 'make it look like one of those old machines with the keys is typing it', { style: 'typewriter' }],
    ['de', 'so wie die bauchbinde bei der tagesschau hätte ich das gern', { style: 'news' }],
    ['fr', 'comme une enseigne lumineuse de bar, la nuit', { style: 'neon' }],
    ['es', 'como si lo fuera tecleando una máquina de las antiguas', { style: 'typewriter' }],
  ])('is done, in %s: %s', (language, text, settings) => {
    expect(after(language, text).stills).toMatchObject([{ settings }]);
  });

  it('is done beside a link, too', () => {
    const play = new PlayedConversation({ language: 'fr', understand: understandWords });
    play.says('https://example.com/a.mp4 fais un truc genre enseigne lumineuse de bar la nuit');
    expect(play.effects).toMatchObject([{ kind: 'create_video', settings: { style: 'neon' } }]);
  });
});

describe('words of talk in what is surely more', () => {
  it.each<[Language, string]>([
    ['en', 'Nothing bouncing, please, I suffer from migraines.'],
    ['fr', "rends-moi l'arrière-plan flou stp, la cuisine est en bazar"],
    ['es', 'hazlo igualito al que me entregaste la semana pasada, ese quedó de lujo'],
  ])('count for nothing, in %s: %s', (language, text) => {
    const { told } = after(language, text);
    const { draft, topics } = textsOf(language).chat;
    expect([topics.talk.refusal, topics.talk.praise, draft.nothingToUndo]).not.toContain(told);
  });
});

describe('a question whose words ask for something to be reset', () => {
  it.each<[Language, string]>([
    ['it', 'se domani ti mando un altro video devo ridire tutto da capo o ti ricordi i colori miei?'],
    ['es', 'si mañana te mando otro video, ¿te acuerdas de mis colores o tengo que pedirlo todo de nuevo?'],
  ])('resets nothing, in %s: %s', (language, text) => {
    const play = after(language, text);
    expect(play.stills).toEqual([]);
    expect(play.told).toContain('/settings');
  });
});

describe('the colour of words that stand out', () => {
  it.each<[Language, string]>([
    ['en', 'make the important words stand out, in orange'],
    ['fr', 'dans les sous-titres, les mots-clés en orange'],
    ['it', 'le parole importanti devono risaltare in arancione'],
  ])('is not that of all letters, in %s: %s', (language, text) => {
    const [still] = after(language, text).stills;
    expect(still?.settings).toMatchObject({ emphasis: true, emphasisColor: '#FF8A00' });
    expect(still?.settings.fontColor).toBeUndefined();
  });
});

describe('a colour that rules give to another part than the message is about', () => {
  it('is asked about, with the part that is meant first', () => {
    const play = after('fr', 'tu peux-tu faire un tour noir épais aux lettres?');
    expect(play.stills).toEqual([]);
    expect(play.buttons[0]).toBe('couleur du contour: ⚫ noir');
  });
});

describe('smaller letters', () => {
  it.each<[Language, string]>([
    ['en', 'size: huge → large'],
    ['pt', 'tamanho: enorme → grande'],
    ['ru', 'размер: огромный → крупный'],
  ])('are told with their size before, in %s', (language, told) => {
    const [huge, smaller] = { en: ['huge', 'smaller'], pt: ['enormes', 'menores'], ru: ['огромные', 'меньше'] }[
      language as 'en' | 'pt' | 'ru'
    ];
    expect(after(language, huge as string, smaller as string).told).toContain(told);
  });
});

describe('a box that is to go where there is none', () => {
  it('may rather be wanted', () => {
    const play = after('de', 'Geht a a Kasten hinter der Schrift, dunkel, a bissl durchsichtig?');
    expect(play.stills).toEqual([]);
    expect(play.buttons).toContain('Stil: Boxed');
  });
});

describe('a wish before thanks', () => {
  it.each<[Language, string]>([
    ['ru', 'Запомни такое оформление, пожалуйста. Спасибо огромное'],
    ['de', 'Merk dir das als unsern Firmenlook bitte. Vielen Dank'],
  ])('is not taken for thanks alone, in %s: %s', (language, text) => {
    expect(after(language, text).told).not.toBe(textsOf(language).chat.thanks);
  });
});
