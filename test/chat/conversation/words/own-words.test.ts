import { describe, expect, it } from 'vitest';
import { findTitle } from '../../../../src/chat/conversation/features/title/find-title.ts';
import type { Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { isMostlyUnclear } from '../../../../src/chat/conversation/words/is-mostly-unclear.ts';
import type { Topic } from '../../../../src/chat/conversation/words/topics/topic.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { set } from './phrases/phrase.ts';

describe('settings in people’s own words', () => {
  it.each<[Language, string]>([
    ['en', 'I asked you to make it bigger'],
    ['es', 'te he pedido que las agrandes'],
    ['fr', 'je t’ai demandé de les agrandir'],
    ['de', 'ich hab dich gebeten sie größer zu machen'],
    ['it', 'ti ho chiesto di ingrandirle'],
    ['ru', 'я просила покрупнее'],
  ])('in %s, «%s» asks for it again', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([
      { kind: 'step', setting: 'fontSize', direction: 1, much: false },
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'a line at the bottom showing how long it still goes'],
    ['es', 'una rayita que diga por dónde vamos'],
    ['fr', 'une barre qui avance pour montrer où on en est'],
    ['de', 'nen Balken, der zeigt, wie lang das Video noch geht'],
    ['it', 'una striscia che mostri a che punto siamo'],
    ['pt', 'uma faixa que mostre quanto falta'],
    ['ru', 'полоску, показывающую сколько осталось'],
  ])('in %s, «%s» is a progress bar', (language, text) => {
    expect(understandWords(text, language).wishes).toContainEqual(set({ progressBar: true }));
  });

  it.each<[Language, string]>([
    ['en', 'no animation at all'],
    ['es', 'sin ninguna animación'],
    ['fr', 'sans aucune animation'],
    ['de', 'ganz ohne Animation'],
    ['it', 'senza nessuna animazione'],
    ['pt', 'sem animação nenhuma'],
    ['ru', 'совсем без анимации'],
  ])('in %s, «%s» stops the movement', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([set({ animation: 'none' })]);
  });

  it.each<[Language, string]>([
    ['es', 'una franja que avance y las letras más grandes'],
    ['fr', 'que le texte apparaisse doucement'],
    ['pt', 'quero que o texto apareça devagar'],
    ['ru', 'давай чтобы текст плавно проявлялся'],
  ])('in %s, “I want that” begins no reason: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes.length).toBeGreaterThan(0);
  });

  it.each<[Language, string, string]>([
    ['es', 'un verde tipo menta', '#98FFC8'],
    ['fr', 'un vert genre menthe', '#98FFC8'],
    ['it', 'un verde tipo menta', '#98FFC8'],
    ['pt', 'um verde tipo menta', '#98FFC8'],
  ])('in %s, the second name of «%s» says which green', (language, text, hex) => {
    const { wishes } = understandWords(text, language);
    expect(wishes.at(-1)).toEqual(set({ fontColor: hex }));
  });

  it.each<[Language, string]>([
    ['en', 'apple green'],
    ['es', 'verde manzana'],
    ['fr', 'vert pomme'],
    ['de', 'apfelgrün'],
    ['it', 'verde mela'],
    ['pt', 'verde maçã'],
  ])('in %s, «%s» is a green', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([set({ fontColor: '#2BE36B' })]);
  });

  it.each<[Language, string]>([
    ['en', 'change the yellow to pink'],
    ['es', 'cambia el amarillo por rosa'],
    ['pt', 'troca o amarelo por rosa'],
  ])('in %s, «%s» is for the part that is yellow', (language, text) => {
    const wish: Wish = { kind: 'recolor', from: '#FFE500', to: expect.any(String) };
    expect(understandWords(text, language).wishes).toEqual([wish]);
  });

  it('a clause that does not like a colour leaves the wish clear', () => {
    const text = 'el amarillo no me mola nada, pon un verde tipo menta';
    expect(isMostlyUnclear(text, understandWords(text, 'es'), { language: 'es' })).toBe(false);
  });

  it('a title may have words behind its quotes', () => {
    expect(findTitle('сверху хочу надпись «Зингер из сарая» чтоб висела всё время')).toBe('Зингер из сарая');
    expect(findTitle('title on my video: Locks & Shocks')).toBe('Locks & Shocks');
    expect(findTitle('Bello. Si potrebbe avere in cima la scritta «Ombrelli – Belluno»?')).toBe('Ombrelli – Belluno');
    expect(findTitle('Nice. The words at the top. "leavers" is levers')).toBeNull();
  });
});

describe('questions and requests', () => {
  it.each<[Language, string, Topic]>([
    ['en', 'what are the styles called', 'styles'],
    ['de', 'wie heißen denn die ganzen Stile', 'styles'],
    ['fr', 'comment s’appellent les styles', 'styles'],
    ['en', 'how many videos can I send at once', 'several'],
    ['es', 'cuántos vídeos puedo mandarte de una', 'several'],
    ['ru', 'сколько видео можно прислать сразу', 'several'],
    ['de', 'zeig mir, welche Videos du von mir hast', 'videos'],
    ['it', 'quali video hai', 'videos'],
    ['es', 'llevo diez minutos esperando', 'work'],
    ['it', 'sono venti minuti che aspetto', 'work'],
    ['pt', 'estou esperando há uma hora', 'work'],
    ['it', 'questo testo lo vedono tutti o solo io', 'privacy'],
    ['de', 'sehen das alle oder nur ich', 'privacy'],
    ['en', 'green when I talk and blue when she talks', 'speakers'],
    ['it', 'quando parlo io verde e quando parla lui azzurro', 'speakers'],
    ['fr', 'tu peux flouter le fond, le fond tu peux le flouter', 'backgroundBlur'],
    ['en', 'send them again as proper files', 'sendFile'],
    ['es', '¿me los mandas otra vez?', 'sendAgain'],
    ['es', 'bórralo todo, mi vídeo y mis datos', 'deleteData'],
  ])('in %s, «%s» is about %s', (language, text, topic) => {
    expect(understandWords(text, language).wishes).toContainEqual({ kind: 'topic', topic });
  });

  it.each<[Language, string]>([
    ['en', 'keep this style for all my next videos'],
    ['es', 'guarda este estilo para todos mis próximos vídeos'],
    ['fr', 'garde ce style-là pour toutes mes prochaines vidéos'],
    ['de', 'behalte den Stil für alle nächsten Videos'],
    ['it', 'tieni questo stile per tutti i prossimi video'],
    ['pt', 'guarda esse estilo pra todos os próximos vídeos'],
    ['ru', 'сохрани этот стиль для всех следующих видео'],
  ])('in %s, «%s» keeps the style', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'request', request: 'make_default' }]);
  });

  it.each<[Language, string]>([
    ['es', '¿puedes hablarme en inglés?'],
    ['pt', 'pode falar em inglês?'],
    ['ru', 'можно english please?'],
  ])('in %s, «%s» asks the bot to speak English', (language, text) => {
    expect(understandWords(text, language).wishes).toContainEqual({ kind: 'topic', topic: 'speak', language: 'en' });
  });

  it('the platforms of a question do not make the video vertical', () => {
    expect(understandWords('serve pra reels e shorts tb?', 'pt').wishes).toEqual([
      { kind: 'topic', topic: 'platforms' },
    ]);
  });
});
