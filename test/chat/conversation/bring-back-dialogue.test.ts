import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Caption } from '../../../src/engine/captions/caption.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** Says it, and has the captions loaded whenever they are asked for. Returns the captions as they are then. */
function sayWith(play: PlayedConversation, captions: Caption[], text: string): Caption[] {
  play.says(text);
  let now = captions;
  for (let turn = 0; turn < 3; turn++) {
    const edit = play.effects.find((effect) => effect.kind === 'edit_video');
    if (edit?.kind === 'edit_video' && edit.captions) now = edit.captions.map((one) => ({ ...one, words: [] }));
    const load = play.effects.find((effect) => effect.kind === 'load_captions');
    if (load?.kind !== 'load_captions') break;
    play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions: now, purpose: load.purpose });
  }
  return now;
}

function start(language: Language): PlayedConversation {
  return finished(ordered(new PlayedConversation({ language, understand: understandWords })));
}

describe('a word that a correction took away', () => {
  it.each<[Language, string[], string, string, string[]]>([
    [
      'en',
      ['the stove is hot', 'take the flour'],
      'stove → oven\nflour → flower',
      'put stove back please',
      ['the stove is hot', 'take the flower'],
    ],
    [
      'de',
      ['dann die kettenlehre ranhalten', 'auch die kritzel hinten'],
      'kettenlehre → kettenleere\nkritzel → ritzel',
      'Nee, das war falsch, mach die Kettenlehre wieder wie vorher',
      ['dann die kettenlehre ranhalten', 'auch die ritzel hinten'],
    ],
    [
      'de',
      ['dann die kettenlehre ranhalten', 'gute fahrt euer nilz'],
      'kettenlehre → kettenleere',
      'Nee, das war falsch, mach die Kettenlehre wieder wie vorher. Und unten steht nilz, ich heiße Nils',
      ['dann die kettenlehre ranhalten', 'gute fahrt euer Nils'],
    ],
    [
      'pt',
      ['segura a sombrinha', 'ponta pracima'],
      'segura → separa',
      'oxe nao! era pra deixar segura a sombrinha. eu quis dizer que é pra cima, separado',
      ['segura a sombrinha', 'ponta pra cima'],
    ],
    [
      'en',
      ['sound out phone ix', 'so bee it'],
      'phone ix → phoneix\nbee → be',
      'put the space back',
      ['sound out phone ix', 'so be it'],
    ],
    [
      'de',
      ['mit hart wachs', 'und leim'],
      'hart wachs → hartwachs\nleim → Leim',
      'mach das Leerzeichen wieder rein',
      ['mit hart wachs', 'und Leim'],
    ],
    [
      'it',
      ['sono bor da', 'il nebiolo'],
      'bor da → borda\nnebiolo → nebbiolo',
      'Rimetta lo spazio come prima',
      ['sono bor da', 'il nebbiolo'],
    ],
    [
      'pt',
      ['muita tanha hoje', 'e peixe'],
      'tanha → tainha',
      'não, deixa tanha como tava',
      ['muita tanha hoje', 'e peixe'],
    ],
    ['ru', ['лампа ещё живая', 'и маяк'], 'лампа → лапа', 'не, слово лампа верни', ['лампа ещё живая', 'и маяк']],
    ['es', ['el arroz bomba', 'y sal'], 'bomba → bombo', 'vuelve a poner bomba', ['el arroz bomba', 'y sal']],
    [
      'fr',
      ['la carte jeune', 'et le train'],
      'carte → charte',
      'remets carte comme avant',
      ['la carte jeune', 'et le train'],
    ],
    ['it', ['il gatto beve', 'poco'], 'gatto → ratto', 'rimetti gatto com’era', ['il gatto beve', 'poco']],
  ])('is brought back alone (%s)', (language, lines, first, back, wanted) => {
    const play = start(language);
    const made = sayWith(play, captionsOf(...lines), first);
    expect(made[0]?.text).not.toBe(lines[0]);
    expect(sayWith(play, made, back).map(({ text }) => text)).toEqual(wanted);
  });

  it.each<[Language, string[], string, string]>([
    ['en', ['the stove is hot', 'take the flour'], 'stove → oven', 'put the music back please'],
    ['fr', ['la carte jeune', 'et le train'], 'carte → charte', 'remets la musique'],
  ])('is not meant where no such word is named (%s)', (language, lines, first, other) => {
    const play = start(language);
    const made = sayWith(play, captionsOf(...lines), first);
    expect(sayWith(play, made, other).map(({ text }) => text)).toEqual(made.map(({ text }) => text));
  });

  it('is not meant by “put the yellow back”', () => {
    const play = start('en');
    const now = sayWith(play, captionsOf('the hound is here'), 'the hound → Theo');
    expect(now.map((caption) => caption.text)).toEqual(['Theo is here']);
    expect(sayWith(play, now, 'put the yellow back').map((caption) => caption.text)).toEqual(['Theo is here']);
  });
});
