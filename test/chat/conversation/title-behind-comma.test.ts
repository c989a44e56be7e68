import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const wished: readonly [message: string, title: string][] = [
  ['queria um titulo em cima tbm, Safra da Tainha 2026', 'Safra da Tainha 2026'],
  ['can it have a title at the start as well, 3 Steps For A Calm Dog', '3 Steps For A Calm Dog'],
  ['I’d also like a title at the top please, Bees In Winter', 'Bees In Winter'],
  ['quisiera un título arriba también, Recetas de la abuela', 'Recetas de la abuela'],
  ['j’aimerais aussi un titre en haut, Recettes de Mamie 2026', 'Recettes de Mamie 2026'],
  ['Ich hätte auch gern noch einen Titel oben, Bienen im Winter', 'Bienen im Winter'],
  ['vorrei anche un titolo in alto, La cantina di Franco', 'La cantina di Franco'],
  ['я бы хотел ещё заголовок сверху, Мёд с пасеки', 'Мёд с пасеки'],
];

describe('a title behind a comma', () => {
  it.each(wished)('is read in “%s”', (message, title) => {
    expect(titleInText(message)?.title).toBe(title);
  });

  it.each([
    'I’d like a title at the top, I think it looks better',
    'I’d like a title at the top, Anna',
    'can I get a title at the start, 5 seconds long',
    'Ich hätte gern einen Titel oben, wenn Sie mögen',
    'je voudrais un titre en haut, Merci beaucoup',
    'quisiera un título arriba, más grande',
  ])('is none in “%s”', (message) => {
    expect(titleInText(message)).toBeNull();
  });

  it('is no wish for something else', () => {
    const isWish = (text: string) => text.includes('Gelb');
    expect(titleInText('Ich hätte gern einen Titel oben, Gelb wäre gut', isWish)).toBeNull();
  });

  it('may be missing: “um título” asks how, too', () => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language: 'pt' })));
    expect(play.says('queria um título em cima, dá?').told).toBe(textsOf('pt').chat.title.how);
  });
});
