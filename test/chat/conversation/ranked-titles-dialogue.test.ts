import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { afterSaying } from '../../support/said-in-turn.ts';

const buttonFor = (language: Language, title: string) => fill(textsOf(language).chat.unclear.title, { title });

/** The title that a tap writes. */
function titleAfterTap(language: Language, text: string, title: string) {
  const play = afterSaying(language, text);
  expect(play.effects, 'it asks first').toEqual([]);
  play.taps(buttonFor(language, title));
  return play.effects.flatMap((effect) => (effect.kind === 'edit_video' ? [effect.settings?.title] : []));
}

describe('a title that no rule reads', () => {
  it.each<[Language, string, string]>([
    ['en', 'the opening line could be Five jars in one morning', 'Five jars in one morning'],
    ['es', 'que al empezar se lea Pan de masa madre sin prisa', 'Pan de masa madre sin prisa'],
    ['fr', "j'aimerais qu'on lise Le grand ménage de printemps au tout début", 'Le grand ménage de printemps'],
    ['de', 'als Headline könnte man Kartoffeln ohne Keller nehmen', 'Kartoffeln ohne Keller'],
    ['it', 'come frase iniziale prendi Il pane di zia Carmela', 'Il pane di zia Carmela'],
    ['pt', 'na abertura podia aparecer Feira de sábado na Penha', 'Feira de sábado na Penha'],
    ['ru', 'пусть первым делом видно будет Огурцы без теплицы', 'Огурцы без теплицы'],
  ])('stands on a button, and a tap writes it: in %s, %s', (language, text, title) => {
    expect(titleAfterTap(language, text, title)).toEqual([{ text: title }]);
  });

  it('has the time that the message names', () => {
    const text = 'the opening line could be Five jars in one morning for the first 7 seconds';
    expect(titleAfterTap('en', text, 'Five jars in one morning')).toEqual([
      { text: 'Five jars in one morning', endMs: 7000 },
    ]);
  });
});

describe('a message of which rules read something else', () => {
  it('is asked about where it surely gives a title: that first, and then what was read', () => {
    const play = afterSaying('en', 'up top for the first seconds Three kinds of flour, in yellow');
    expect(play.effects).toEqual([]);
    expect(play.buttons).toEqual([buttonFor('en', 'Three kinds of flour'), 'letter colour: 🟡 yellow']);
  });

  it('is asked about where rules read another title, and that one stands behind', () => {
    const play = afterSaying('es', 'ponle Título de la tesis: el agua, así mismo, de rótulo');
    expect(play.effects).toEqual([]);
    expect(play.buttons).toEqual([
      buttonFor('es', 'Título de la tesis: el agua'),
      buttonFor('es', 'el agua, así mismo, de rótulo'),
    ]);
  });

  it('gets the looks that it wishes behind the title, too', () => {
    const play = afterSaying('en', 'up top for the first seconds Three flours, and no emojis');
    const [first = ''] = play.buttons;
    expect(first).toMatch(/^Title: Three flours, emojis: /);
    play.taps(first);
    const settings = play.effects.flatMap((effect) => (effect.kind === 'edit_video' ? [effect.settings] : []));
    expect(settings).toEqual([expect.objectContaining({ title: { text: 'Three flours' }, addEmojis: false })]);
  });
});
