import { describe, expect, it } from 'vitest';
import { palette, shadeOf } from '../../../../src/chat/conversation/settings/palette.ts';
import type { Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { ordered, PlayedConversation } from '../../../support/play-conversation.ts';
import { ask, set } from './phrases/phrase.ts';

const wishesIn = (language: Language, text: string) => understandWords(text, language).wishes;
const white = palette.white.hex;
const violet = palette.purple.hex;

describe('the word that is spoken', () => {
  it.each<[Language, string]>([
    ['en', 'the glowing word in purple'],
    ['de', 'das leuchtende Wort in Lila'],
    ['fr', 'le mot qui s’allume en violet'],
    ['es', 'la palabra que se enciende en morado'],
    ['it', 'la parola che si illumina in viola'],
    ['pt', 'a palavra que acende em roxo'],
    ['ru', 'слово которое светится фиолетовым'],
    ['de', 'nur das was gelb aufleuchtet soll lila sein'],
    ['en', 'only the bit that lights up in purple'],
    ['pt', 'só a palavra que se ilumina em roxo'],
  ])('is known by its light: in %s, «%s»', (language, text) => {
    expect(wishesIn(language, text)).toEqual([set({ highlightColor: violet })]);
  });

  it.each<[Language, string]>([
    ['en', 'letters white, the word purple'],
    ['de', 'Buchstaben weiß, das Wort lila'],
    ['fr', 'lettres blanches, le mot violet'],
    ['es', 'letras blancas, la palabra morada'],
    ['it', 'lettere bianche, la parola viola'],
    ['pt', 'letras brancas, a palavra roxa'],
    ['ru', 'буквы белые, слово фиолетовое'],
  ])('is one word beside the letters: in %s, «%s»', (language, text) => {
    expect(wishesIn(language, text)).toEqual([set({ fontColor: white, highlightColor: violet })]);
  });
});

describe('a colour from before', () => {
  it.each<[Language, string]>([
    ['en', 'white letters like before'],
    ['en', 'go back to white letters'],
    ['de', 'weiße Schrift wie vorher'],
    ['de', 'zurück zu weißer Schrift'],
    ['fr', 'texte blanc comme avant'],
    ['es', 'vuelve a las letras blancas'],
    ['es', 'letras blancas como antes'],
    ['it', 'torna alle scritte bianche'],
    ['it', 'scritte bianche come prima'],
    ['pt', 'volta as letras pra branco'],
    ['ru', 'верни белый текст'],
  ])('is wished for by its name: in %s, «%s»', (language, text) => {
    expect(wishesIn(language, text)).toEqual([set({ fontColor: white })]);
  });

  it.each<[Language, string]>([
    ['en', 'like it was before'],
    ['en', 'go back'],
    ['en', 'undo the white'],
    ['de', 'wie vorher'],
    ['fr', 'comme avant'],
    ['it', 'come prima'],
    ['pt', 'volta'],
    ['ru', 'верни'],
  ])('is undone without a name: in %s, «%s»', (language, text) => {
    expect(wishesIn(language, text).filter((wish: Wish) => wish.kind === 'set')).toEqual([]);
  });
});

describe('a colour in place of another', () => {
  const teal = { from: palette.yellow.hex, to: palette.teal.hex };

  it.each<[Language, string]>([
    ['en', 'can you swap the yellow for a nice teal'],
    ['de', 'können Sie das Gelb gegen ein hübsches Petrol tauschen'],
    ['es', 'cambia el amarillo por azul petróleo'],
    ['it', 'sostituisci il giallo con ottanio'],
    ['pt', 'troca o amarelo por azul petróleo'],
  ])('is for the part that has that: in %s, «%s»', (language, text) => {
    expect(wishesIn(language, text)).toEqual([{ kind: 'recolor', ...teal }]);
  });

  it.each<[Language, string]>([
    ['es', 'el resaltado no me convence; ponlo gris'],
    ['pt', 'o destaque não me agrada; ponha-o cinza'],
    ['it', 'l’evidenziazione non mi convince; mettila grigia'],
  ])('is for the part that somebody complains about: in %s, «%s»', (language, text) => {
    expect(wishesIn(language, text)).toContainEqual(set({ highlightColor: palette.gray.hex }));
  });

  it('is for the same part when it only says the colour once more', () => {
    const text = 'le scritte bianche. Solo la parola evidenziata color miele, un giallo ambrato';
    expect(wishesIn('it', text)).toEqual([set({ fontColor: white, highlightColor: palette.amber.hex })]);
  });

  it('is no style: a discreet grey', () => {
    expect(wishesIn('es', 'texto en un gris discreto')).toEqual([set({ fontColor: palette.gray.hex })]);
    expect(wishesIn('pt', 'texto num cinza discreto')).toEqual([set({ fontColor: palette.gray.hex })]);
    expect(wishesIn('en', 'a lowkey light blue text')).toEqual([
      set({ fontColor: shadeOf(palette.blue.hex, 'blue', 'light') }),
    ]);
  });
});

describe('the usual style with other settings', () => {
  it('is shown in one picture', () => {
    const play = ordered(new PlayedConversation({ language: 'en', understand: understandWords }));
    play.says('style neon, size 60');
    play.says('normal style, white letters');
    expect(play.replies).toHaveLength(1);
    expect(play.state.videos[0]?.draft?.settings).toEqual({ fontColor: white });
  });

  it('stays a wish for the usual style alone', () => {
    expect(wishesIn('en', 'back to normal')).toEqual([ask('reset_settings')]);
  });
});
