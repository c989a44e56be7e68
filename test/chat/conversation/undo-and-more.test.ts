import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The captions are loaded if the message waits for them. */
function read(play: PlayedConversation): PlayedConversation {
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

function settingsAfter(language: Language, ...messages: string[]) {
  const start = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
  const play = messages.reduce((one, text) => read(one.says(text)), start);
  return { play, settings: play.state.videos[0]?.draft?.settings };
}

describe('an undo with another wish behind it', () => {
  it.each<[Language, string, string]>([
    ['en', 'size 60', 'go back to the previous and then make it yellow'],
    ['en', 'size 60', 'undo that and make it yellow'],
    ['es', 'tamaño 60', 'vuelve al anterior y hazlo amarillo'],
    ['fr', 'taille 60', 'reviens en arrière et mets-le en jaune'],
    ['de', 'Größe 60', 'mach das rückgängig und dann gelb'],
    ['it', 'dimensione 60', 'torna indietro e mettilo giallo'],
    ['pt', 'tamanho 60', 'volta ao anterior e põe amarelo'],
    ['ru', 'размер 60', 'верни предыдущее и потом сделай жёлтым'],
  ])('is made first, in %s: %s, %s', (language, before, text) => {
    expect(settingsAfter(language, before, text).settings).toEqual({ fontColor: '#FFE500' });
  });

  it('says both, and shows one picture', () => {
    const { play } = settingsAfter('en', 'size 60', 'undo that and make it yellow');
    expect(play.told).toContain('yellow');
    expect(play.replies.filter((reply) => reply.kind !== 'toast' && reply.message.media)).toHaveLength(1);
    expect(play.replies).toHaveLength(2);
  });

  it('is no more than an undo where nothing stands behind it', () => {
    expect(settingsAfter('en', 'yellow', 'size 60', 'undo that').settings).toEqual({ fontColor: '#FFE500' });
  });
});
