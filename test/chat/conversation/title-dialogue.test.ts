import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = () => new PlayedConversation({ language: 'en', understand: understandWords });

describe('a title in a message', () => {
  it.each([
    'Title: ',
    'add a title: ',
    'The title is: ',
    'hook: ',
    'Titel: ',
    'Überschrift: ',
    'Título: ',
    'ponle un título: ',
    'ponle de título ',
    'coloca o título ',
    'Titre : ',
    'Titolo: ',
    'Заголовок: ',
    'добавь заголовок: ',
  ])('that begins with «%s» is that of the video at hand', (lead) => {
    const play = ordered(start()).says(`${lead}“Three things: nobody tells you”`);
    expect(play.effects).toEqual([
      {
        ...{ kind: 'edit_video', videoId: 'vid_1', leaveOpen: [] },
        settings: { title: { text: 'Three things: nobody tells you' } },
      },
    ]);
  });

  it.each([
    ['can you put a heading up top saying Three things', 'Three things'],
    ['je veux "Trois choses" écrit en haut pendant toute la vidéo', 'Trois choses'],
    ['change the title to Three things', 'Three things'],
    ['could you put "Three things" at the top as a title, if that is no trouble', 'Three things'],
    ['Bitte setzen Sie als Überschrift „Drei Dinge“ an den Anfang, wenn es keine Umstände macht.', 'Drei Dinge'],
    ['encima del todo ponle TRES COSAS', 'TRES COSAS'],
    ['tu peux mettre en haut "Trois choses" ?', 'Trois choses'],
    ['kannst du oben fett schreiben „Drei Dinge“?', 'Drei Dinge'],
    ['mi scrivi in alto: Tre cose', 'Tre cose'],
    ['coloca em cima um título escrito Três coisas', 'Três coisas'],
    ['вверху добавь заголовок с текстом Три вещи', 'Три вещи'],
    ['ponle arriba un letrero q diga TRES COSAS todo el tiempo', 'TRES COSAS'],
    ['ahora sí quedó. un titulo se puede? q diga Tres cosas', 'Tres cosas'],
    ['quiero un título que ponga ¡Tres cosas! al principio', '¡Tres cosas!'],
    ['dann pack oben noch ne überschrift hin: Drei Dinge', 'Drei Dinge'],
    ['mach mal oben nen titel drauf der heißt DREI DINGE', 'DREI DINGE'],
    ["bon d'accord. rajoute un titre 'Trois choses' en haut", 'Trois choses'],
    ['écrivez en haut TROIS CHOSES pendant toute la vidéo', 'TROIS CHOSES'],
    ['Le sarei molto grata se mettesse in cima il titolo “Tre cose”', 'Tre cose'],
    ['escreve em cima A TERCEIRA COISA o vídeo todo', 'A TERCEIRA COISA'],
    ['хочу сверху заголовок ТРИ ВЕЩИ на всё видео', 'ТРИ ВЕЩИ'],
    ['title THREE THINGS please, and make the text yellow', 'THREE THINGS'],
    ['nice one. chuck a title up top that says THREE THINGS', 'THREE THINGS'],
    ['can u put a title at the top that says Three things', 'Three things'],
    ['can you put Three Things at the top as a heading', 'Three Things'],
    [
      'das passt! Und können Sie ganz oben noch die Überschrift Drei Dinge von Anna hinschreiben?',
      'Drei Dinge von Anna',
    ],
    ['Eine Überschrift über dem Film: "Drei Dinge"', 'Drei Dinge'],
    ['agora o título: Três Coisas', 'Três Coisas'],
    ['quero um título no alto do vídeo com as palavras "Três coisas"', 'Três coisas'],
    ['déjelo sin rojo y puede ponerle el nombre de mi taller arriba se llama tres cosas', 'tres cosas'],
    ["j'aurais aimé un titre au début, genre Trois Choses", 'Trois Choses'],
    ['vorrei un titolo in alto con scritto Tre Cose', 'Tre Cose'],
    ['Сделай заголовок Три Вещи', 'Три Вещи'],
  ])('is asked for in free words: %s', (text, title) => expect(titleInText(text)?.title).toBe(title));

  it.each([
    'at the top it says Neve',
    'oben steht "Maier"',
    'arriba dice Ana',
    'write it above the face',
    'MAKE THE TITLE BIG',
    'I like the title "A", it is good',
    'the title "A" is wrong, put it lower',
    'that is odd. the title is too big',
    'put it at the top, OK',
    'LOL. put them on top',
  ])('is not asked for by «%s»', (text) => expect(titleInText(text)).toBeNull());

  it.each(['el título «Mis trucos» no me gusta', 'título "A" está mal', 'o título "A" ficou feio'])(
    'that only speaks of one sets none: %s',
    (text) => {
      expect(titleInText(text)).toBeNull();
    },
  );

  it.each([
    ['en', 'put a title on it that says Three things and add emojis'],
    ['de', 'mach den Titel Drei Dinge drauf und füge Emojis hinzu'],
    ['fr', 'mets le titre « Trois choses » en haut, et ajoute des emojis'],
    ['es', 'ponle de título Tres Cosas y añade emojis'],
    ['it', 'metti il titolo Tre Cose in alto e aggiungi le emoji'],
    ['pt', 'põe um título lá em cima escrito Três Coisas, e coloca emojis'],
    ['ru', 'Сделай заголовок Три Вещи и добавь эмодзи'],
  ] as const)('is asked for beside something else: in %s, «%s»', (language, text) => {
    const play = finished(ordered(new PlayedConversation({ language, understand: understandWords }))).says(text);
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { addEmojis: true, title: {} } }]);
  });

  it.each([
    ['en', 'can it do titles?', 'how'],
    ['en', 'no bro a title, like a headline', 'how'],
    ['de', 'Wo kann man einen Titel einblenden?', 'how'],
    ['fr', 'tu peux mettre un titre ?', 'how'],
    ['es', '¿se puede poner un título?', 'how'],
    ['it', 'si può mettere un titolo?', 'how'],
    ['pt', 'vc sabe por titulo ou nao sabe?', 'how'],
    ['ru', 'а можно заголовок?', 'how'],
    ['en', 'title in red', 'looks'],
    ['de', 'mach den Titel rot', 'looks'],
    ['fr', 'le titre en rouge stp', 'looks'],
    ['es', 'el título en rojo', 'looks'],
    ['it', 'il titolo rosso', 'looks'],
    ['pt', 'põe o título em vermelho', 'looks'],
    ['ru', 'Цвет заголовка красный', 'looks'],
  ] as const)('is asked about: in %s, «%s»', (language, text, answer) => {
    const play = finished(ordered(new PlayedConversation({ language, understand: understandWords }))).says(text);
    expect(play.effects).toEqual([]);
    expect(play.told).toContain(textsOf(language).chat.title[answer]);
  });

  it.each([
    'make the captions the same red as the title',
    'can you put the captions under the title',
    'that title "Three" is ugly',
    'the title Three is wrong',
  ])('is not asked about by «%s»', (text) => {
    const play = finished(ordered(start())).says(text);
    const { how, looks } = textsOf('en').chat.title;
    expect([how, looks].filter((answer) => play.told.includes(answer))).toEqual([]);
  });

  it.each([
    'no title',
    'Remove the title.',
    'ohne Titel',
    'sin título',
    'sans titre',
    'senza titolo',
    'sem título',
    'без заголовка',
  ])('is taken away by «%s»', (text) => {
    const play = ordered(start()).says(text);
    expect(play.effects).toEqual([{ kind: 'edit_video', videoId: 'vid_1', settings: {}, leaveOpen: ['title'] }]);
  });

  it.each([
    ['put our name BLUE HERON across the top as a heading', 'BLUE HERON'],
    ['the heading should just be Blue Heron', 'Blue Heron'],
    ['ponle de título nueces de mi abuela y hazlo más grande', 'nueces de mi abuela'],
    ['mi mette in alto il nome del negozio Casa Noce', 'Casa Noce'],
    ['le titre devrait juste être Noix de Grenoble', 'Noix de Grenoble'],
    ['die Überschrift soll nur Nuss und Kern heißen', 'Nuss und Kern'],
  ])('is taken from «%s»', (text, title) => {
    expect(titleInText(text, (part) => understandWords(part, 'en').wishes.length > 0)?.title).toBe(title);
  });

  it.each([
    ['put a title on top that says Blue Heron for the whole video', 'end', 'It is there for the whole video.'],
    ['oben die Überschrift „Blue Heron“, nur die ersten 5 Sekunden', 5000, 'Er ist die ersten 5 Sekunden zu sehen.'],
    ['título: Blue Heron, todo el vídeo', 'end', 'It is there for the whole video.'],
    ['put BLUE HERON as a title for the first 2-3 secs', 3000, 'It is there for the first 3 seconds.'],
  ])('stays as long as «%s» says', (text, endMs, told) => {
    const play = finished(ordered(start())).says(text);
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { title: { endMs } } }]);
    expect(play.told).toContain(told);
  });

  it('keeps its time when its words change, and its words when its time changes', () => {
    const play = finished(edited(finished(ordered(start())).says('Title: Heron, for the whole video')));
    finished(edited(play.says('Title: Blue heron')));
    expect(play.says('how long does the title stay?').told).toContain('It is there for the whole video.');
    play.says('the title should be gone after 7 seconds');
    expect(play.effects).toMatchObject([{ settings: { title: { text: 'Blue heron', endMs: 7000 } } }]);
    expect(play.told).toBe('Got it. Here comes a new version. It is there for the first 7 seconds.');
  });

  it('is explained to who asks how long one stays before there is one', () => {
    const { how } = textsOf('en').chat.title;
    expect(finished(ordered(start())).says('how long does a title stay?').told).toBe(how);
  });

  it('keeps its time until there is a video', () => {
    const play = start().says('Title: Wait, all the time').says('https://example.com/a.mp4');
    expect(play.effects).toMatchObject([{ settings: { title: { text: 'Wait', endMs: 'end' } } }]);
    expect(play.state.nextTitleEnd).toBeUndefined();
  });

  it.each(['take the title off', 'mach den Titel bitte weg', 'enlève le titre, merci', 'убери заголовок'])(
    'goes with «%s»',
    (text) => expect(titleInText(text)).toEqual({ title: '', rest: [] }),
  );

  it('goes beside another wish', () => {
    const play = finished(ordered(start())).says('remove the title and make it yellow');
    expect(play.effects).toMatchObject([{ settings: { fontColor: '#FFE500' }, leaveOpen: ['title'] }]);
  });

  it('is asked about where its words may be a remark', () => {
    const play = finished(ordered(start())).says('title warm herons of Wales');
    expect(play.buttons).toEqual(['Title: warm herons of Wales']);
    expect(play.effects).toEqual([]);
  });

  it('comes with the look that waits', () => {
    const play = finished(ordered(start())).says('yellow').says('Title: Three things');
    expect(play.told).toContain('The new version gets the look in the picture, too.');
    expect(play.effects).toMatchObject([
      { settings: { fontColor: '#FFE500', title: { text: 'Three things' } }, leaveOpen: [] },
    ]);
    edited(play);
    expect(play.told).not.toContain('afterwards');
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });

  it('leaves with the look that waits', () => {
    const titled = finished(edited(finished(ordered(start())).says('Title: Three things')));
    const play = titled.says('yellow').says('no title');
    expect(play.effects).toMatchObject([{ settings: { fontColor: '#FFE500' }, leaveOpen: ['title'] }]);
    expect(edited(play).state.videos[0]?.draft).toBeUndefined();
  });

  it('waits for the next video where there is none, and only for one', () => {
    const play = start().says('Title: Wait for it').says('https://example.com/a.mp4');
    expect(play.effects).toMatchObject([{ kind: 'create_video', settings: { title: { text: 'Wait for it' } } }]);
    expect(play.state.nextTitle).toBeUndefined();
  });

  it('is refused where it is too long, and not found in other messages', () => {
    expect(ordered(start()).says(`Title: ${'a'.repeat(121)}`).told).toContain('120');
    for (const text of ['bigger', 'I like the title', 'Title:', 'what is a title: nobody knows', 'subtitle: yes']) {
      expect([text, titleInText(text)]).toEqual([text, null]);
    }
  });
});
