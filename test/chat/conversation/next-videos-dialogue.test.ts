import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));
const chatOf = (language: Language) => textsOf(language).chat;

/** The captions are loaded if the message waits for them. */
function says(play: PlayedConversation, text: string, line = 'Hello there'): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions' || effect.purpose.kind !== 'read') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf(line), purpose });
}

describe('a question about the next videos', () => {
  it.each<[Language, string, string]>([
    ['fr', 'jaune', 'la prochaine fois jveux le même look direct, c possible ?'],
    ['it', 'giallo', 'e per i prossimi video restano così o no?'],
    ['de', 'gelb', 'bleiben die nächsten Videos auch so riesig oder nicht?'],
    ['en', 'yellow', 'can i have the same look next time?'],
    ['es', 'amarillo', 'la próxima vez, ¿el mismo estilo directamente?'],
    ['pt', 'amarelo', 'os próximos vídeos ficam assim também?'],
    ['ru', 'жёлтый', 'в следующий раз тот же стиль можно сразу?'],
    ['en', 'bigger', 'is the size kept for the next one?'],
    ['de', 'größer', 'bleibt die Größe auch beim nächsten?'],
    ['es', 'más grande', '¿el tamaño se queda para el próximo?'],
    ['fr', 'plus grand', 'la taille est gardée pour la prochaine ?'],
    ['it', 'più grande', 'la dimensione resta anche per il prossimo?'],
    ['ru', 'крупнее', 'размер сохранится для следующего?'],
    ['pt', 'maior', 'o video que vou mandar amanha ja pode vir com esse jeito aí, azul e letra grande?'],
    ['de', 'größer', 'kann das Video, das ich morgen schicke, gleich so aussehen, blau und groß?'],
  ])('is answered with the button that saves the look, in %s', (language, look, question) => {
    const play = says(says(withVideo(language), look), question);
    expect(play.told).toBe(chatOf(language).topics.questions.nextVideos);
    expect(play.buttons).toEqual([chatOf(language).buttons.saveDefault]);
  });

  it.each<[Language, string]>([
    ['it', 'i prossimi video li voglio come questo'],
    ['en', 'i want the next videos like this one'],
    ['de', 'die nächsten Videos hätte ich gern genauso'],
    ['es', 'los próximos vídeos los quiero como este'],
    ['fr', 'mes prochaines vidéos je les veux comme ça'],
    ['pt', 'os próximos vídeos quero igual a esse'],
    ['ru', 'следующие видео хочу такие же'],
    ['de', 'Nichts stimmt nicht. Merk dir das Aussehen für das nächste Video.'],
    ['es', 'guarda este aspecto para el próximo vídeo'],
    ['pt', 'guarda este visual para o próximo vídeo'],
    ['ru', 'запомни этот вид для следующего видео'],
  ])('is no question, but a wish, that saves it, in %s', (language, wish) => {
    const play = says(withVideo(language), wish);
    expect(play.told).toBe(chatOf(language).draft.defaultSaved);
    expect(play.effects).toMatchObject([{ kind: 'save_defaults' }]);
  });

  it('is not asked by a wish for the next line', () => {
    expect(says(withVideo('en'), 'make the next line bigger').effects).toEqual([]);
  });
});

describe('whether a look is remembered', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'turquoise',
      'I have another two of these to do next week, will you remember the turquoise and the big letters?',
    ],
    ['de', 'türkis', 'nächste Woche kommen noch zwei, merkst du dir das Türkis und die großen Buchstaben?'],
    ['es', 'azul', 'la semana que viene hago dos más, ¿te acordarás del azul y de las letras grandes?'],
    ['fr', 'bleu', 'tu te souviendras du bleu et des grandes lettres la prochaine fois ?'],
    ['it', 'blu', 'ti ricorderai del blu e delle lettere grandi?'],
    ['pt', 'azul', 'vais lembrar do azul e das letras grandes?'],
    ['ru', 'синий', 'на следующей неделе ещё два, запомнишь синий и большие буквы?'],
  ])('is answered, and nothing is changed, in %s', (language, look, question) => {
    const play = says(withVideo(language), look);
    const before = play.state.videos[0]?.draft?.settings;
    says(play, question);
    expect(play.told).toBe(chatOf(language).topics.questions.nextVideos);
    expect(play.state.videos[0]?.draft?.settings).toEqual(before);
  });

  it('leaves a wish of another sentence alone', () => {
    const play = says(withVideo('en'), 'Make it yellow. Will you remember the font?');
    expect(play.state.videos[0]?.draft?.settings.fontColor).toBe('#FFE500');
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'turquoise',
      'No I didn’t want the letters turquoise, put that back. Can you keep my look for the next videos',
    ],
    ['de', 'türkis', 'Nein, mach das rückgängig. Kannst du meinen Stil für die nächsten Videos behalten'],
    ['es', 'turquesa', 'No, deshazlo. ¿Puedes guardar mi estilo para los próximos vídeos?'],
    ['fr', 'turquoise', 'Non annule ça. Tu peux garder mon style pour les prochaines vidéos ?'],
  ])('saves nothing beside an undo, in %s', (language, look, text) => {
    const play = says(says(withVideo(language), 'bigger'), look);
    says(play, text);
    expect(play.effects.filter(({ kind }) => kind === 'save_defaults')).toEqual([]);
    expect(play.state.videos[0]?.draft?.settings.fontColor).toBeUndefined();
    expect(play.told).toContain(chatOf(language).topics.questions.nextVideos);
  });
});

describe('what was saved without a wish', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'yellow', 'use this for all my videos', 'I didn’t say save it for the next ones'],
    ['de', 'gelb', 'ab jetzt immer so', 'ich hab nicht gesagt, dass du das für die nächsten speichern sollst'],
    ['fr', 'jaune', 'toujours comme ça', 'je t’ai pas dit de l’enregistrer pour les prochaines !'],
    ['es', 'amarillo', 'siempre así', 'no te dije que lo guardaras para los próximos'],
    ['it', 'giallo', 'sempre così', 'e non ti ho detto di salvarlo per i prossimi!'],
    ['pt', 'amarelo', 'sempre assim', 'não mandei salvar pros próximos!'],
    ['ru', 'жёлтый', 'всегда так', 'я не просил сохранять это для следующих'],
  ])('is taken back, in %s', (language, look, save, denial) => {
    const saved = says(says(withVideo(language), look), save);
    const { draft } = saved.state.videos[0] ?? {};
    expect(saved.state.defaults).not.toEqual({});
    const play = says(saved, denial);
    expect(play.told).toBe(chatOf(language).draft.defaultTakenBack);
    expect(play.effects).toEqual([{ kind: 'save_defaults', settings: {} }]);
    expect(play.state.videos[0]?.draft).toEqual(draft);
  });

  it('is nothing where nothing was saved', () => {
    expect(says(withVideo('en'), 'i did not say save it for the next ones').told).toBe(chatOf('en').draft.noDefault);
  });

  it('is not what a wish saves', () => {
    const play = says(withVideo('en'), 'save this style for the next videos');
    expect(play.told).toBe(chatOf('en').draft.defaultSaved);
  });
});

describe('a question whether a spelling is remembered', () => {
  const line = 'We sell thistle and time';

  it.each<[Language, string]>([
    ['en', 'can it remember how you spell Thistle and Thyme too? i say them all the time'],
    ['de', 'merkst du dir, wie man Thistle schreibt?'],
    ['fr', 'tu retiens comment ça s’écrit, Thistle et Thyme ?'],
    ['es', '¿te acuerdas de cómo se escribe Thistle la próxima vez?'],
    ['it', 'ti ricordi come si scrive Thistle?'],
    ['pt', 'você lembra como se escreve Thistle?'],
    ['ru', 'ты запомнишь, как пишется Thistle?'],
  ])('is answered, and corrects nothing, in %s', (language, question) => {
    const play = says(withVideo(language), question, line);
    expect(play.told).toBe(chatOf(language).topics.questions.spellingsKept);
    expect(play.effects).toEqual([]);
  });

  it('leaves a correction beside it', () => {
    const play = says(
      withVideo('en'),
      'it’s Thistle, not thissel. can you remember how it is spelled?',
      'We sell thissel',
    );
    expect(play.effects).toMatchObject([{ kind: 'load_captions', purpose: { kind: 'correct' } }]);
    expect(play.told).toContain(chatOf('en').topics.questions.spellingsKept);
  });
});
