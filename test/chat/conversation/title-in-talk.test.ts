import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));
const textOf = (language: Language) => textsOf(language).chat.title;

/** With the title that the video has already. */
function withTitle(language: Language, text: string): PlayedConversation {
  const play = withVideo(language);
  const [video] = play.state.videos;
  if (!video) throw new Error('There is no video.');
  play.state = { ...play.state, videos: [{ ...video, settings: { ...video.settings, title: { text } } }] };
  return play;
}

const titleOf = ({ effects }: PlayedConversation) =>
  effects.flatMap((effect) => (effect.kind === 'edit_video' ? [effect.settings.title] : []))[0];

describe('a title that a person only sketches', () => {
  it.each<[Language, string, string]>([
    ['en', 'Can I put a title at the start, something like 3 reading tips for parents?', '3 reading tips for parents'],
    ['en', 'add a title such as my week in Porto', 'my week in Porto'],
    ['es', '¿se puede poner un título al principio, algo como 3 consejos para padres?', '3 consejos para padres'],
    ['fr', 'on peut mettre un titre au début, du genre 3 conseils pour lire ?', '3 conseils pour lire'],
    ['de', 'kann man am Anfang einen Titel einblenden, so was wie 3 Tipps für Eltern?', '3 Tipps für Eltern'],
    ['it', 'si può mettere un titolo, qualcosa come 3 consigli per genitori?', '3 consigli per genitori'],
    ['pt', 'dá para pôr um título no começo, tipo 3 dicas de leitura?', '3 dicas de leitura'],
    ['pt', 'por cima dá para meter um título a dizer Porto com a Inês?', 'Porto com a Inês'],
    ['ru', 'можно добавить заголовок, что-то вроде 3 совета родителям?', '3 совета родителям'],
  ])('is read whole, in %s: %s', (language, text, title) => {
    expect(titleOf(withVideo(language).says(text))).toEqual({ text: title });
  });

  it('is not what “something like that” says', () => {
    expect(withVideo('en').says('can you put a title, something like that?').told).toBe(textOf('en').how);
  });
});

describe('what the title should say', () => {
  it.each<[Language, string, string, string]>([
    [
      ...([
        'en',
        'tips for parents',
        'You left out the start of it. It should say 3 reading tips for parents',
      ] as const),
      '3 reading tips for parents',
    ],
    ['es', 'consejos para padres', 'debería decir 3 consejos para padres', '3 consejos para padres'],
    ['fr', 'conseils pour lire', 'ça devrait être 3 conseils pour bien lire', '3 conseils pour bien lire'],
    ['de', 'Tipps für Eltern', 'Da fehlt was. Es sollte 3 Tipps für alle Eltern heißen', '3 Tipps für alle Eltern'],
    ['it', 'consigli per genitori', 'doveva dire 3 consigli per genitori', '3 consigli per genitori'],
    ['pt', 'dicas de leitura', 'era para dizer 3 dicas de leitura', '3 dicas de leitura'],
    ['ru', 'советы для родителей', 'должно быть: 3 советы для родителей', '3 советы для родителей'],
  ])('corrects it without the word “title”, in %s', (language, before, text, title) => {
    expect(titleOf(withTitle(language, before).says(text))).toMatchObject({ text: title });
  });

  it.each<[Language, string]>([
    ['en', 'it should say Zapier, not zap-ear'],
    ['en', 'it should say hello to the parents'],
    ['de', 'es sollte Anna heißen'],
  ])('is about the captions where it has other words, in %s: %s', (language, text) => {
    expect(titleOf(withTitle(language, 'tips for parents').says(text))).toBeUndefined();
  });
});

describe('a wish that the title stays', () => {
  it.each<[Language, string]>([
    ['en', 'could it stay the whole video instead of just 4 seconds?'],
    ['es', '¿podría quedarse todo el vídeo en vez de solo 4 segundos?'],
    ['fr', 'il pourrait rester toute la vidéo au lieu de 4 secondes ?'],
    ['de', 'kann der das ganze Video bleiben statt nur 4 Sekunden?'],
    ['it', 'potrebbe restare per tutto il video invece di 4 secondi?'],
    ['pt', 'podia ficar o vídeo todo em vez de só 4 segundos?'],
    ['ru', 'можно чтобы остался на всё видео, а не 4 секунды?'],
    ['pt', 'o título, queria que ficasse até ao fim do vídeo'],
    ['de', 'der Titel, ich hätte gern, dass er bis zum Schluss bleibt'],
    ['fr', 'le titre, j’aimerais qu’il reste jusqu’à la fin'],
  ])('keeps it to the end, in %s: %s', (language, text) => {
    expect(titleOf(withTitle(language, 'Porto').says(text))).toEqual({ text: 'Porto', endMs: 'end' });
  });

  it('is none where the captions are to stay', () => {
    expect(titleOf(withTitle('en', 'Porto').says('can the captions stay the whole video?'))).toBeUndefined();
  });
});

describe('whether a title gets in the way', () => {
  it.each<[Language, string]>([
    ['en', 'Will that clash with the title though? They’d both be at the top'],
    ['es', '¿eso no va a chocar con el título?'],
    ['fr', 'ça ne va pas se superposer au titre ?'],
    ['de', 'kommt das dem Titel nicht in die Quere?'],
    ['it', 'ma non si sovrappone al titolo?'],
    ['pt', 'isso não vai chocar com o título?'],
    ['ru', 'а это не наложится на заголовок?'],
  ])('is answered, in %s: %s', (language, text) => {
    expect(withTitle(language, 'Porto').says(text).told).toBe(textOf(language).apart);
  });

  it('is not asked of a colour', () => {
    expect(withTitle('en', 'Porto').says('does yellow clash with the title?').told).not.toBe(textOf('en').apart);
  });
});
