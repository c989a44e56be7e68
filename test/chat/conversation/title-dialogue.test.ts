import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
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
  ])('is asked for in free words: %s', (text, title) => expect(titleInText(text)).toBe(title));

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
