import { describe, expect, it } from 'vitest';
import { titleAtPlace } from '../../../src/chat/conversation/features/title/title-at-place.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const play = (language: Language) =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));

describe('words that are to stand at the top or at the beginning', () => {
  it.each<[Language, string, string]>([
    ['en', 'write Monday special over it for the first seconds', 'Monday special'],
    ['en', 'can you put Pria’s Plot at the start in big letters', 'Pria’s Plot'],
    ['en', 'can you put the price and address at the top? £20, 5 High St', '£20, 5 High St'],
    ['en', 'at the top I want it to say closing down sale', 'closing down sale'],
    ['es', 'quiero que ponga oferta del día arriba', 'oferta del día'],
    ['es', 'un rótulo arriba con Solo hoy', 'Solo hoy'],
    ['fr', 'ajoute mon numéro en haut 04 78 12 34 56', '04 78 12 34 56'],
    ['fr', 'écris Partie 2 au-dessus pendant les premières secondes', 'Partie 2'],
    ['de', 'oben soll Angebot des Tages stehen', 'Angebot des Tages'],
    ['de', 'Preis und Adresse oben rein: 20 €, Hauptstr. 5', '20 €, Hauptstr. 5'],
    ['it', 'fai comparire "aspetta la fine" all’inizio', 'aspetta la fine'],
    ['it', 'ci metti un’intestazione Grande apertura?', 'Grande apertura'],
    ['pt', 'o título tem que ser Como faço meus reels', 'Como faço meus reels'],
    ['pt', 'põe uma faixa em cima com Promoção', 'Promoção'],
    ['ru', 'сделай плашку сверху с текстом Распродажа', 'Распродажа'],
    ['ru', 'вверху надпись Только сегодня', 'Только сегодня'],
  ])('become the title, in %s: %s', (language, text, title) => {
    expect(play(language).says(text).effects).toMatchObject([
      { kind: 'edit_video', settings: { title: { text: title } } },
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'put flowers of spring at the start'],
    ['fr', 'mets fleurs du printemps au début'],
    ['it', 'metti fiori di primavera all’inizio'],
  ])('are asked about where they may be something else, in %s: %s', (language, text) => {
    const understand = (words: string) => understandWords(words, language).wishes;
    expect(titleAtPlace(text, language, understand)).toMatchObject({ isSure: false });
  });

  it.each<[Language, string]>([
    ['en', 'put the captions at the top'],
    ['en', 'why does it say Hello at the top'],
    ['en', 'at the start it says Pria Raymond instead of Priya Raman'],
    ['en', 'write Zapier with a capital at the start of line 6'],
    ['en', 'can the words fade in rather than jump at me'],
    ['es', 'al principio dice Jimena Ortis y es Ortiz'],
    ['fr', 'écris les sous-titres en haut en gros'],
    ['fr', 'j’aimerais le texte tout en haut et un peu plus petit'],
    ['de', 'am Anfang steht Swenja Kipper, heißt aber Svenja'],
    ['de', 'schreib am Anfang Svenja statt Swenja'],
    ['de', 'zeig mal den text vom neuesten'],
    ['it', 'all’inizio c’è scritto Giulia Ferrati ma è Ferratti'],
    ['pt', 'no começo tá escrito Taís Andrada mas é Andrade'],
    ['ru', 'в начале написано Галина Сафина, а надо Софина'],
  ])('are none in %s: %s', (language, text) => {
    const understand = (words: string) => understandWords(words, language).wishes;
    expect(titleAtPlace(text, language, understand)?.isSure ?? false).toBe(false);
  });
});
