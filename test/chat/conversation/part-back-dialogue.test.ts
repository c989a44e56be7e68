import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';
import { afterSaying, lookAfter } from '../../support/said-in-turn.ts';

describe('a part of the look that is to be as it was', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'green outline', 'bigger letters', 'put the outline back how it was at first'],
    ['en', 'green outline', 'bigger letters', 'can you bring the old outline back?'],
    ['es', 'contorno verde', 'letras más grandes', 'el contorno déjalo como estaba'],
    ['fr', 'contour vert', 'lettres plus grosses', 'remets le contour comme au début'],
    ['de', 'grüner Rand', 'Schrift größer', 'mach den Rand wieder wie am Anfang'],
    ['it', 'contorno verde', 'scritte più grandi', 'il contorno rimettilo com’era all’inizio'],
    ['pt', 'contorno verde', 'letras maiores', 'o contorno deixa como tava no começo'],
    ['ru', 'зелёная обводка', 'буквы крупнее', 'обводку верни как была вначале'],
  ])('goes back alone, in %s: %s – %s – %s', (language, outline, size, back) => {
    const look = lookAfter(language, outline, size, back);
    expect(look).toEqual(lookAfter(language, size));
  });

  it.each<[Language, string, string]>([
    ['en', 'red letters at the top', 'leave the colour as it was, the position is fine'],
    ['es', 'letras rojas arriba', 'la posición me gusta, pero el color de antes'],
    ['fr', 'lettres rouges en haut', 'garde la position mais l’ancienne couleur'],
    ['de', 'rote Buchstaben oben', 'die Position behalten, aber die alte Farbe'],
    ['it', 'lettere rosse in alto', 'tieni la posizione ma il colore di prima'],
    ['pt', 'letras vermelhas em cima', 'gostei da posição mas quero a cor antiga'],
    ['ru', 'красные буквы вверху', 'положение оставь, а цвет прежний'],
  ])('goes back beside a part that stays, in %s: %s – %s', (language, both, back) => {
    expect(lookAfter(language, both, back)).toEqual({ position: 'top' });
  });

  it.each<[Language, string, string, string]>([
    ['en', 'yellow letters', 'smaller', 'hmm the size was better before'],
    ['es', 'letras amarillas', 'más pequeño', 'no, el tamaño estaba mejor antes'],
    ['de', 'gelbe Buchstaben', 'kleiner', 'vorher war die Größe besser'],
    ['ru', 'жёлтые буквы', 'поменьше', 'раньше размер был лучше'],
  ])('was better before, in %s: %s – %s – %s', (language, letters, size, back) => {
    expect(lookAfter(language, letters, size, back)).toEqual(lookAfter(language, letters));
  });

  it.each<[Language, string, string, string]>([
    ['en', 'yellow letters', 'captions at the top', 'put them back where they were'],
    ['es', 'letras amarillas', 'ponlas arriba', 'mejor donde estaban'],
    ['fr', 'lettres jaunes', 'mets-les en haut', 'remets-les où ils étaient'],
    ['de', 'gelbe Buchstaben', 'nach oben', 'doch lieber da wo es war'],
    ['it', 'lettere gialle', 'mettili in alto', 'rimettili dov’erano'],
    ['pt', 'letras amarelas', 'coloca lá em cima', 'melhor onde tava'],
    ['ru', 'жёлтые буквы', 'субтитры вверх', 'верни туда где были'],
    ['ru', 'жёлтые буквы', 'субтитры вверх', 'на старом месте было лучше'],
    ['pt', 'letras amarelas', 'destaque roxo', 'quero o destaque que tinha antes'],
  ])('is what it was, in %s: %s – %s – %s', (language, letters, place, back) => {
    expect(lookAfter(language, letters, place, back)).toEqual(lookAfter(language, letters));
  });

  it('goes to what it was before its last change, and at first to what it was before all of them', () => {
    const changes = ['green outline', 'blue outline'];
    expect(lookAfter('en', ...changes, 'the old outline colour please')).toEqual(lookAfter('en', 'green outline'));
    const play = afterSaying('en', ...changes, 'bigger', 'the outline as it was at first');
    expect(play.state.videos[0]?.draft?.settings).toEqual(lookAfter('en', 'bigger'));
  });

  it('takes along what else is wished', () => {
    const look = lookAfter('en', 'captions at the top', 'put them back where they were and make them yellow');
    expect(look).toEqual(lookAfter('en', 'yellow letters'));
  });

  it('is one of several, where they are named side by side, and not the part that stays', () => {
    const both = ['yellow letters', 'captions at the top', 'bigger'] as const;
    expect(lookAfter('en', ...both, 'the colour and the position like before')).toEqual(lookAfter('en', 'bigger'));
    expect(lookAfter('en', ...both, 'keep the position but the old colour please')).toEqual(
      lookAfter('en', 'captions at the top', 'bigger'),
    );
  });

  it('says that nothing differs where that part was never changed', () => {
    const play = afterSaying('en', 'green letters', 'put the outline back how it was');
    expect(play.told).toContain('That’s how it looks already.');
    expect(play.state.videos[0]?.draft?.settings).toEqual(lookAfter('en', 'green letters'));
  });

  it.each<[Language, string, string]>([
    ['en', 'make the captions huge', 'go with the size of my first video'],
    ['de', 'Schrift riesig', 'nimm die Größe vom ersten Video'],
    ['pt', 'legenda bem grande', 'grandes como estavam no primeiro vídeo'],
  ])('is taken from another video, in %s: %s – %s', (language, size, like) => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
    play.says(size);
    if (play.effects.some(({ kind }) => kind === 'load_captions')) play.reads('Hello there');
    const wanted = play.state.videos[0]?.draft?.settings;
    play.happens({ kind: 'video_edited', videoId: 'vid_1', revision: 2, settings: wanted ?? {} });
    finished(ordered(play, 'vid_2', 'https://clips.example/second.mp4'), 'vid_2');
    play.says(like);
    expect(play.state.videos[0]).toMatchObject({ videoId: 'vid_2', draft: { settings: wanted } });
    expect(wanted?.fontSize).toBeGreaterThan(50);
  });

  it.each<[Language, string, string]>([
    ['en', 'red outline', 'i don’t like the outline'],
    ['en', 'red outline', 'why is the outline back?'],
    ['en', 'red outline', 'the outline was cool'],
    ['es', 'contorno rojo', 'el contorno era bonito'],
    ['de', 'roter Rand', 'den Rand mag ich nicht'],
    ['ru', 'красная обводка', 'обводка мне не нравится'],
  ])('is not told of every part that is named, in %s: %s – %s', (language, outline, said) => {
    expect(lookAfter(language, outline, said)).toEqual(lookAfter(language, outline));
  });
});
