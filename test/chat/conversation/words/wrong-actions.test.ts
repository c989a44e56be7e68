import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { leavesAlone } from '../../../../src/chat/conversation/words/videos/leaves-alone.ts';
import { videosInWords } from '../../../../src/chat/conversation/words/videos/named-videos.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { set } from './phrases/phrase.ts';

describe('what people did not wish for', () => {
  it.each<[Language, string]>([
    ['en', 'a progress bar along the bottom'],
    ['es', 'pon una barra de progreso abajo'],
    ['it', 'barra di avanzamento in basso'],
  ])('in %s, the place in «%s» is not that of the captions', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([set({ progressBar: true })]);
  });

  it.each(['our teal is #00A19A, use it for the highlighted word', 'we have #00A19A for the highlight'])(
    'the hex code in «%s» is for the part that the sentence names',
    (text) => {
      expect(understandWords(text, 'en').wishes).toEqual([set({ highlightColor: '#00A19A' })]);
    },
  );

  it.each<[Language, string, 'highlight' | 'box']>([
    ['en', 'no highlight please', 'highlight'],
    ['en', 'remove the black box', 'box'],
    ['de', 'ohne Kasten', 'box'],
    ['fr', 'pas de surlignage', 'highlight'],
    ['es', 'sin fondo', 'box'],
    ['it', 'senza sfondo', 'box'],
    ['pt', 'sem destaque', 'highlight'],
    ['ru', 'убери плашку', 'box'],
  ])('in %s, «%s» leaves that part out', (language, text, part) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'leave_out', part }]);
  });

  it.each<[Language, string]>([
    ['de', 'Geht auch Englisch?'],
    ['en', 'can I have it in German as well?'],
    ['es', '¿también se puede en inglés?'],
    ['fr', "c'est possible en anglais aussi ?"],
    ['pt', 'dá pra ser em inglês também?'],
    ['ru', 'на украинском можно?'],
  ])('in %s, «%s» does not say what is spoken in the video', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'topic', topic: 'translation' }]);
  });

  it.each<[Language, string, string]>([
    ['en', 'the spoken language is German, can you set that?', 'de'],
    ['de', 'im Video wird Englisch gesprochen', 'en'],
  ])('in %s, «%s» says what is spoken', (language, text, spoken) => {
    expect(understandWords(text, language).wishes).toEqual([set({ language: spoken })]);
  });

  it.each<[Language, string]>([
    ['fr', 'le vert est déjà mis ?'],
    ['it', 'il verde c’è già?'],
    ['de', 'ist die Schrift schon größer?'],
    ['ru', 'уже крупнее стало?'],
  ])('in %s, «%s» only asks', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([]);
  });

  it.each<[Language, string]>([
    ['es', '¿cuánto cuesta si el archivo es más grande?'],
    ['fr', 'ça coûte combien un fichier plus gros ?'],
  ])('in %s, «%s» asks for the price alone', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'topic', topic: 'price' }]);
  });

  it.each<[Language, string, boolean]>([
    ['en', 'leave the others alone', true],
    ['de', 'die anderen so lassen', true],
    ['es', 'los otros déjalos', true],
    ['ru', 'остальные не трогай', true],
    ['en', 'the others too', false],
    ['de', 'die anderen auch', false],
  ])('in %s, «%s» leaves other videos alone: %s', (language, clause, isLeft) => {
    expect(leavesAlone(clause, language)).toBe(isLeft);
  });

  it.each<[Language, string]>([
    ['en', 'white letters vanish on the table'],
    ['es', 'las letras blancas no se ven en la mesa'],
    ['fr', 'les lettres blanches on les voit pas'],
    ['de', 'weiße Schrift sieht man auf dem hellen Tisch null'],
    ['it', 'le scritte bianche sul muro non si vedono'],
    ['pt', 'a letra branca some na parede'],
    ['ru', 'на белой стене буквы теряются'],
  ])('in %s, «%s» wishes no white letters, but that they can be read', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([set({ accessible: true })]);
  });

  it('a colour that is asked for stays, whatever vanishes', () => {
    const { wishes } = understandWords('make the letters yellow, white vanishes on the table', 'en');
    expect(wishes).toContainEqual(set({ fontColor: '#FFE500' }));
  });

  it.each<[Language, string, string, string]>([
    ['it', 'non « Tre Bino » ma Trebino, in una parola sola', 'Tre Bino', 'Trebino'],
    ['ru', 'не Быков, а Лыков, по буквам', 'Быков', 'Лыков'],
  ])('in %s, how a word is written is no style: «%s»', (language, text, wrong, right) => {
    const captions = { words: readCaptionWords([`a ${wrong} b`]), isShown: true };
    expect(understandWords(text, language, captions).wishes).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string]>([
    ['en', 'this is my little video, how do I start?'],
    ['fr', 'c’est pour ma petite vidéo, comment je commence ?'],
    ['de', 'das ist mein kleines Video, wie fange ich an?'],
    ['it', 'è per il mio piccolo video, come si comincia?'],
    ['pt', 'é pro meu pequeno vídeo, como eu começo?'],
    ['es', 'es mi pequeño vídeo, ¿cómo empiezo?'],
    ['ru', 'это моё маленькое видео, как начать?'],
  ])('in %s, the size in «%s» is not that of letters', (language, text) => {
    expect(understandWords(text, language).wishes.filter(({ kind }) => kind === 'step')).toEqual([]);
  });

  it('the place of a translation is not that of the captions', () => {
    const { wishes } = understandWords('¿se podría poner también en inglés debajo?', 'es');
    expect(wishes).toEqual([{ kind: 'topic', topic: 'translation' }]);
  });

  it('another language to talk in is not what is spoken in the video', () => {
    expect(understandWords('can you talk Polish with me? my English is so so', 'en').wishes).toEqual([
      { kind: 'topic', topic: 'speak' },
    ]);
    expect(understandWords('could you set the language to German?', 'en').wishes).toEqual([set({ language: 'de' })]);
  });

  it('what a box is good for is not wished for beside it', () => {
    const { wishes } = understandWords('mets un bandeau noir derrière le texte ça sera plus lisible', 'fr');
    expect(wishes).toEqual([set({ style: 'boxed', outlineColor: '#000000' })]);
  });

  it('the code of a colour is not lost beside “without capitals”', () => {
    const { wishes } = understandWords('need it w/o caps, hex #00B2A9 for the spoken word, letters stay white', 'en');
    expect(wishes).toEqual([
      { kind: 'topic', topic: 'capitals' },
      set({ highlightColor: '#00B2A9', fontColor: '#FFFFFF' }),
    ]);
  });

  it('polite words with “not” deny nothing', () => {
    expect(understandWords('не могли бы вы добавить смайлики?', 'ru').wishes).toEqual([set({ addEmojis: true })]);
    expect(understandWords('нельзя ли добавить смайлики?', 'ru').wishes).toEqual([set({ addEmojis: true })]);
    expect(understandWords('couldn’t you add emojis?', 'en').wishes).toEqual([set({ addEmojis: true })]);
  });

  it.each<[Language, string, string, string]>([
    ['de', 'YouTube klein geschrieben', 'YouTube', 'youtube'],
    ['en', 'spreadsheet with a capital S', 'spreadsheet', 'Spreadsheet'],
    ['it', 'lupa tutto maiuscolo', 'lupa', 'LUPA'],
    ['ru', 'инстаграм с большой буквы', 'инстаграм', 'Инстаграм'],
  ])('in %s, «%s» is about the letters of a word', (language, text, wrong, right) => {
    const captions = { words: readCaptionWords([`one ${wrong} two`]), isShown: false };
    expect(understandWords(text, language, captions).wishes).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it('a format behind “without emojis and” is wished for', () => {
    expect(understandWords('without emojis and horizontal', 'en').wishes).toEqual([
      set({ addEmojis: false, resizeForSocialMedia: false }),
    ]);
  });

  it.each<[Language, string]>([
    ['es', 'ninguno con emojis'],
    ['pt', 'nenhum com emoji'],
  ])('in %s, «%s» is about all videos, and wants no emojis', (language, text) => {
    const named = videosInWords(text, language);
    expect(named?.named).toBe('all');
    expect(understandWords(named?.rest ?? '', language).wishes).toEqual([set({ addEmojis: false })]);
  });

  it.each<[Language, string, 'all']>([
    ['es', 'todos en horizontal', 'all'],
    ['es', 'a todos sin emojis', 'all'],
    ['pt', 'todos na horizontal', 'all'],
  ])('in %s, «%s» is not about the newest video alone', (language, text, named) => {
    expect(videosInWords(text, language)?.named).toBe(named);
  });

  it.each(['any news?', 'blur my background', 'green screen', 'can I talk to a human', 'less emojis'])(
    '«%s» changes no setting',
    (text) => {
      expect(understandWords(text, 'en').wishes.filter(({ kind }) => kind === 'set')).toEqual([]);
    },
  );

  it.each<[Language, string]>([
    ['de', 'beide'],
    ['es', 'sobra'],
    ['es', 'sobra un que'],
    ['it', 'ciaoo'],
  ])('in %s, the common word «%s» is no misspelt setting', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([]);
  });

  it.each<[Language, string]>([
    ['fr', 'moins de jaune'],
    ['fr', 'il y a trop de blanc'],
    ['it', 'meno giallo'],
    ['it', 'c’è troppo bianco'],
  ])('in %s, «%s» does not ask for that colour', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([]);
  });

  it.each<[Language, string]>([
    ['fr', 'trop d’émojis'],
    ['it', 'troppe faccine'],
  ])('in %s, «%s» asks for none', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([set({ addEmojis: false })]);
  });

  it.each<[Language, string, string]>([
    ['fr', 'l’avant-dernière sans emojis', 'second'],
    ['fr', 'toutes sauf la dernière en rouge', 'firstTwo'],
    ['fr', 'mets-les toutes en horizontal', 'all'],
    ['it', 'il penultimo senza emoji', 'second'],
    ['it', 'mettili tutti in orizzontale', 'all'],
    ['it', 'togli le emoji dai video', 'all'],
  ])('in %s, «%s» names videos: %s', (language, text, named) => {
    expect(videosInWords(text, language)?.named).toBe(named);
  });

  it('letters that are drawn out say the same', () => {
    expect(understandWords('biggerrrr', 'en')).toEqual(understandWords('bigger', 'en'));
    expect(understandWords('yelllow', 'en')).toEqual(understandWords('yellow', 'en'));
  });

  it.each([
    ['send me the first again', 'first'],
    ['first and third bigger', 'firstAndThird'],
    ['the last one is fine but do the other two without emojis', 'allButLast'],
    ['send 2 again', 'second'],
    ['delete the 2nd', 'second'],
  ])('«%s» names videos: %s', (text, named) => {
    expect(videosInWords(text, 'en')?.named).toBe(named);
  });

  it.each(['the first three seconds are boring', 'on second thought make it blue', 'first of all, thanks'])(
    '«%s» names no video',
    (text) => {
      expect(videosInWords(text, 'en')).toBeNull();
    },
  );
});
