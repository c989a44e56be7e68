import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, ordered, PlayedConversation, progressed } from '../../support/play-conversation.ts';

/** By language: how people ask whether their video is ready. */
const questions: Record<Language, string[]> = {
  en: [
    'is it ready?',
    'ready?',
    'is it ready yet',
    'is my video ready',
    'is the render ready?',
    'is it rendered?',
    'is it rendered yet?',
    'has it rendered?',
    'did it render',
    'done?',
    'all done?',
    'is it done rendering',
    'is it finished',
    'are you done',
    'are you done rendering?',
    'are you finished?',
    'you done yet',
    'have you finished it',
    'did you finish',
    'when will it be ready',
    'when is it done',
    'how long will it take',
    'how much longer?',
    'how long does rendering take',
    'how long until it renders',
    'eta?',
    'where is my video',
    'why is it taking so long',
    'whats the status',
    'what is the progress',
    'is it almost done',
    'almost ready?',
    'nearly there?',
    'how far along are you',
    'is it still rendering?',
    'still rendering?',
    'is it rendering',
    'how many minutes until its ready',
    'will it be ready soon',
    'can you tell me if it is ready',
    'hey is it ready please',
    'u done?',
    'is everything rendered now?',
    'where r u at',
    'any idea when it will be finished?',
    'what is taking so long',
    'what place in the queue am i',
    'am i next',
    'how many are before me',
    'is there a queue',
    'position in queue?',
  ],
  de: [
    'ist es fertig?',
    'fertig?',
    'ist es schon fertig',
    'ist mein video fertig',
    'ist es gerendert?',
    'schon gerendert?',
    'ist das video schon gerendert',
    'bist du fertig',
    'bist du bald fertig?',
    'seid ihr fertig',
    'wann ist es fertig',
    'wann wird es fertig',
    'wie lange dauert es noch',
    'wie lange noch?',
    'dauert das noch lange',
    'wo ist mein video',
    'wo bleibt das video',
    'warum dauert das so lange',
    'wie weit bist du',
    'wie weit ist es',
    'wie ist der stand',
    'was ist der status',
    'fast fertig?',
    'rendert es noch?',
    'renderst du noch',
    'wird es gerade gerendert',
    'hast du es fertig',
    'kann ich es schon haben',
    'wie viele sind noch vor mir',
    'bin ich als nächstes dran?',
    'wann bin ich dran',
    'ist da eine warteschlange?',
    'wieviel prozent',
  ],
  es: [
    '¿está listo?',
    'listo?',
    'ya está?',
    'ya está listo mi video',
    '¿ya está renderizado?',
    'ya se renderizó?',
    'ya terminaste?',
    'terminaste',
    '¿has terminado?',
    'cuánto falta?',
    'cuánto tarda?',
    'cuánto tiempo falta',
    'cuándo estará listo',
    'dónde está mi video',
    'por qué tarda tanto',
    'cómo va',
    'cómo va mi video',
    'en qué va',
    'falta mucho?',
    'está casi listo?',
    'sigue renderizando?',
    'se está renderizando?',
    'ya acabó?',
    'ya quedó?',
    'cuántos hay antes que yo',
    'soy el siguiente?',
    'hay cola?',
    'qué porcentaje lleva',
  ],
  fr: [
    "c'est prêt ?",
    'prêt ?',
    "c'est bon ?",
    "est-ce que c'est prêt",
    'ma vidéo est prête ?',
    'le rendu est prêt ?',
    "c'est rendu ?",
    'le rendu est fini ?',
    'tu as fini ?',
    'vous avez fini ?',
    "t'as terminé ?",
    'ça prend combien de temps',
    'il reste combien de temps',
    'combien de temps encore',
    'quand est-ce que ce sera prêt',
    'où est ma vidéo',
    "pourquoi c'est si long",
    'tu en es où',
    "c'est bientôt fini",
    'presque fini ?',
    'ça rend encore ?',
    "c'est en cours ?",
    'combien de personnes avant moi',
    'je suis le prochain ?',
    'quelle place dans la file',
    'il y a la queue ?',
    'quel pourcentage',
  ],
  it: [
    'è pronto?',
    'pronto?',
    'è già pronto',
    'il mio video è pronto?',
    'è renderizzato?',
    'il rendering è finito?',
    'hai finito?',
    'avete finito?',
    'quanto manca?',
    'quanto ci vuole',
    'quanto tempo ci vuole ancora',
    'quando è pronto',
    'quando sarà pronto',
    "dov'è il mio video",
    'perché ci mette tanto',
    'a che punto sei',
    'quasi pronto?',
    'sta ancora renderizzando?',
    'si sta renderizzando?',
    'quanti ce ne sono prima di me',
    'sono il prossimo?',
    'che posto ho in coda',
    "c'è coda?",
    'a che percentuale è',
  ],
  pt: [
    'está pronto?',
    'pronto?',
    'já está pronto',
    'o meu vídeo está pronto?',
    'já renderizou?',
    'já foi renderizado?',
    'terminou?',
    'já acabou?',
    'já terminaste?',
    'você terminou?',
    'quanto falta?',
    'quanto tempo demora',
    'quanto tempo ainda',
    'quando fica pronto',
    'onde está o meu vídeo',
    'cadê meu vídeo',
    'por que demora tanto',
    'como está indo',
    'quase pronto?',
    'ainda está renderizando?',
    'está renderizando?',
    'quantos tem na minha frente',
    'sou o próximo?',
    'qual a minha posição na fila',
    'tem fila?',
    'quantos por cento',
  ],
  ru: [
    'готово?',
    'уже готово?',
    'видео готово?',
    'видео готовое?',
    'отрендерилось?',
    'уже отрендерил?',
    'рендер готов?',
    'ты закончил?',
    'закончил?',
    'сделал?',
    'когда будет готово',
    'сколько ещё ждать',
    'сколько осталось',
    'долго ещё?',
    'где моё видео',
    'почему так долго',
    'как дела с видео',
    'почти готово?',
    'ещё рендерится?',
    'рендеришь?',
    'рендерится?',
    'сколько человек передо мной',
    'я следующий?',
    'какое место в очереди',
    'большая очередь?',
    'сколько процентов',
    'на каком этапе',
  ],
};

const asked = Object.entries(questions).flatMap(([language, list]) =>
  list.map((text) => [language as Language, text] as const),
);

function talk(language: Language): PlayedConversation {
  return ordered(new PlayedConversation({ language, understand: understandWords }));
}

describe('whether the video is ready', () => {
  it.each(asked)('in %s, «%s» is answered with the place in the queue', (language, text) => {
    const { progress } = textsOf(language).chat;
    const play = progressed(talk(language), 'queued', 0).says(text);
    expect(play.told).toBe(`${progress.stages.queued}\n${progress.place.replace('{place}', '2')}`);
    expect(play.effects).toEqual([]);
  });

  it.each(asked)('in %s, «%s» is answered with the finished video', (language, text) => {
    const { ready } = textsOf(language).chat.topics.questions;
    const play = finished(talk(language)).says(text);
    expect(play.told).toBe(ready.replace('{name}', 'launch.mp4'));
    expect(play.effects).toEqual([]);
  });

  it('is told of every video in work, whichever was sent last', () => {
    const play = talk('en');
    finished(ordered(play, 'vid_2', 'https://example.com/clips/second.mp4'), 'vid_2');
    progressed(play, 'rendering', 50);
    expect(play.says('is it ready?').told).toContain('Rendering');
    expect(play.told).toContain('50 %');
  });

  it('names the change that is not rendered yet, with a button that renders it', () => {
    const play = finished(talk('en')).says('yellow').says('is it ready?');
    expect(play.told).toContain('What you changed since is not rendered yet.');
    expect(play.taps('Render this').effects).toMatchObject([{ kind: 'edit_video' }]);
  });
});

describe('a word that says that the person is ready', () => {
  it.each<[Language, string]>([
    ['en', 'ready'],
    ['en', 'all done'],
    ['en', 'can you render it?'],
    ['de', 'fertig'],
    ['es', 'listo'],
    ['fr', 'c’est bon'],
    ['it', 'pronto'],
    ['pt', 'pronto'],
    ['ru', 'готово'],
  ])('in %s, «%s» renders the change that waits', (language, text) => {
    const wish: Record<Language, string> = {
      ...{ en: 'yellow', de: 'gelb', es: 'amarillo', fr: 'jaune', it: 'giallo', pt: 'amarelo', ru: 'жёлтый' },
    };
    const play = finished(talk(language)).says(wish[language]).says(text);
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { fontColor: '#FFE500' } }]);
  });

  it('shows how far the work is while there is no change', () => {
    expect(progressed(talk('en'), 'rendering', 50).says('go').told).toContain('50 %');
    expect(finished(talk('en')).says('go').told).toContain('It’s all rendered already');
  });
});

describe('a look that was changed and changed back', () => {
  it.each<[Language, string, string, string]>([
    ['fr', 'surlignage vert', 'surlignage rouge', 'c’est prêt ?'],
    ['de', 'Hervorhebung grün', 'Hervorhebung rot', 'ist es fertig?'],
    ['es', 'resaltado verde', 'resaltado rojo', '¿está listo?'],
  ])('waits for nothing, in %s', (language, change, back, question) => {
    const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
    const made = finished(edited(play.says(back).taps(textsOf(language).chat.buttons.render)));
    const { readyButChanged } = textsOf(language).chat.topics.questions;
    expect(made.says(change).says(question).told).toContain(readyButChanged);
    expect(made.says(back).says(question).told).not.toContain(readyButChanged);
  });
});
