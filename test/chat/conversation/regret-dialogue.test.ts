import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';
import { afterSaying } from '../../support/said-in-turn.ts';

describe('a change that is regretted', () => {
  it.each<[Language, string, string, string, string]>([
    ['en', 'yellow letters', 'no thats not what I wanted', 'The last change of the look: letter colour', 'Undo'],
    ['es', 'letras amarillas', 'no, eso no es lo que quería', 'El último cambio del aspecto', 'Deshacer'],
    ['fr', 'lettres jaunes', 'c’est pas ce que je voulais', 'Le dernier changement', 'Annuler'],
    ['de', 'gelbe Buchstaben', 'nein das wollte ich so nicht', 'Die letzte Änderung am Aussehen', 'Rückgängig'],
    ['it', 'lettere gialle', 'no non era quello che volevo', 'L’ultima modifica', 'Annulla'],
    ['pt', 'letras amarelas', 'não era isso que eu queria', 'A última mudança', 'Desfazer'],
    ['ru', 'жёлтые буквы', 'нет я не это хотел', 'Последнее изменение', 'Отменить'],
  ])('is told with the button that takes it back, in %s: %s – %s', (language, change, regret, told, undo) => {
    const play = afterSaying(language, change, regret);
    expect(play.told).toContain(told);
    expect(play.told).toMatch(/\?$/);
    expect(play.taps(undo).state.videos[0]?.draft).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'you removed the wrong word'],
    ['es', 'te equivocaste de palabra'],
    ['fr', 't’as enlevé le mauvais mot'],
    ['de', 'du hast das falsche Wort gelöscht'],
    ['it', 'hai tolto la parola sbagliata'],
    ['pt', 'vc tirou a palavra errada'],
    ['ru', 'ты удалил не то слово'],
  ])('may be one of words, in %s: %s', (language, regret) => {
    const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
    const [video] = play.state.videos;
    if (!video) throw new Error('There is no video.');
    video.done = [{ lines: [{ number: 1, before: 'One old line', after: 'One line' }] }] as never;
    expect(play.says(regret).told).toContain('One old line → One line');
    expect(play.effects).toEqual([]);
  });

  it('is not told where a message says what is to be instead', () => {
    const play = afterSaying(
      'en',
      'yellow letters',
      'you removed the wrong word, it should say “world” not “there” instead please',
    );
    expect(play.told).not.toContain('The last change');
  });
});

describe('a look that the video has already', () => {
  it('has no button that renders it', () => {
    const play = afterSaying('en', 'smaller', 'the size was better before');
    expect(play.buttons).not.toContain('✅ Render this');
    expect(play.buttons).toContain('↩️ Undo');
    expect(play.says('render it').told).toContain('It’s all rendered already');
  });

  it('is rendered without the question whether it is to be', () => {
    const play = afterSaying('en', 'yellow letters', 'ok great now send me that please, need it by 5');
    expect(play.effects.map(({ kind }) => kind)).toContain('edit_video');
    expect(play.told).not.toContain('Shall I render it?');
  });
});
