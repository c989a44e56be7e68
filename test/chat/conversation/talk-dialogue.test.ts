import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import type { ChatTexts } from '../../../src/texts/texts.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

type Answer = (texts: ChatTexts) => string;

const hello: Answer = ({ hello: text }) => text;
const thanks: Answer = ({ thanks: text }) => text;
const question = (name: Exclude<keyof ChatTexts['topics']['questions'], 'ready' | 'fonts'>): Answer => {
  return ({ topics: { questions } }) => fill<string>(questions[name], { stays: questions.staysAWhile });
};
const limit = (name: keyof ChatTexts['topics']['limits']): Answer => {
  return ({ topics }) => topics.limits[name];
};
const talk = (name: keyof ChatTexts['topics']['talk']): Answer => {
  return ({ topics }) => topics.talk[name];
};

const begin = (language: Language) => new PlayedConversation({ understand: understandWords, language });
const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));

/** What is answered, with the captions if they are asked for. */
function heard(language: Language, text: string): string {
  const play = withVideo(language).says(text);
  const waits = play.effects.some((effect) => effect.kind === 'load_captions');
  return (waits ? play.reads('Hello there') : play).told;
}

describe('before the first video', () => {
  it.each<[Language, Answer, string]>([
    ['en', question('canCaption'), 'evening, the lads at the club say you put subtitles on videos'],
    ['de', question('canCaption'), 'Tach, können Sie Untertitel auf mein Gartenvideo machen?'],
    ['fr', question('canCaption'), 'coucou, tu fais les sous-titres pour des vidéos de cuisine ?'],
    ['es', question('canCaption'), 'buenas, ¿tú pones subtítulos a los vídeos de cocina?'],
    ['it', question('canCaption'), 'salve, puoi mettere i sottotitoli al video della mia orchestra?'],
    ['pt', question('canCaption'), 'olá, você faz legenda pra vídeo de capoeira?'],
    ['ru', question('canCaption'), 'привет, ты делаешь субтитры для роликов про рыбалку?'],
    ['en', hello, 'my gran told me about this, she is ninety and very good with phones'],
    ['de', hello, 'Ich bin der Opa vom Jonas und habe früher Uhren gebaut.'],
    ['it', hello, 'mi chiamo Ornella e faccio il pane'],
    ['ru', hello, 'меня зовут Зинаида, я вяжу кружево'],
    ['en', talk('announced'), 'right, ill send you my pottery video then'],
    ['de', talk('announced'), 'gut dann schick ich dir gleich mal mein video'],
    ['fr', talk('announced'), 'ok je vais filmer un truc et je te l’envoie'],
    ['es', talk('announced'), 'va, ahorita te mando mi video'],
    ['it', talk('announced'), 'va bene, adesso ti mando il mio video'],
    ['pt', talk('announced'), 'beleza, já te mando o vídeo'],
    ['ru', talk('announced'), 'ладно, сейчас скину видео'],
  ])('in %s, people are met: %#', (language, answer, text) => {
    expect(begin(language).says(text).told).toBe(answer(textsOf(language).chat));
  });

  it.each<[Language, Answer[], string]>([
    [
      'en',
      [question('spoken'), question('install')],
      'Hello, I mend clocks. Would it understand a Welsh accent? And do I have to download something?',
    ],
    [
      'de',
      [question('watermarked'), question('install')],
      'Grüß Gott, ich töpfere. Ist da nachher ein Wasserzeichen drauf? Und muss ich etwas installieren?',
    ],
    [
      'fr',
      [question('install'), question('privacy')],
      'Bonjour, je suis relieuse. Faut-il installer une application ? Et qui peut voir ma vidéo ?',
    ],
    [
      'es',
      [question('spoken'), question('privacy')],
      'Buenas tardes, soy alfarero. ¿Entiendes el acento canario? ¿Y quién puede ver mi vídeo?',
    ],
    [
      'it',
      [question('spoken'), question('install')],
      'Buonasera, faccio formaggi. Capisce il dialetto sardo? E bisogna scaricare un programma?',
    ],
    [
      'pt',
      [question('watermarked'), question('privacy')],
      'Boa noite, faço rendas. Fica com marca d’água? E quem pode ver o meu vídeo?',
    ],
    [
      'ru',
      [question('install'), question('watermarked')],
      'Добрый день, я пчеловод. Нужно ли устанавливать приложение? И будет ли водяной знак?',
    ],
  ])('in %s, all questions behind a greeting are answered', (language, answers, text) => {
    const { told } = begin(language).says(text);
    for (const answer of answers) expect(told).toContain(answer(textsOf(language).chat));
  });

  it('still takes what the next videos are to look like, and words that nothing is like', () => {
    expect(begin('en').says('yellow letters please').told).toContain('letter colour: 🟡 yellow');
    const play = begin('en').says('frobnicate the plugh');
    expect(play.told).toBe(textsOf('en').chat.hello);
    expect(play.says('xyzzy plugh').buttons).toContain('❓ How it works');
  });
});

describe('thanks and good-bye', () => {
  it.each<[Language, string]>([
    ['en', 'tysmmm ur a star'],
    ['en', 'that will do nicely, much obliged to you sir'],
    ['es', 'Bueno, hija, así se queda. Gracias por la paciencia y un saludo desde Cuenca'],
    ['fr', 'bon bah merci mille fois pour la patience, à bientôt'],
    ['de', 'Haben Sie recht herzlichen Dank für Ihre Mühe mit einem alten Mann'],
    ['it', 'grazie infinite della pazienza, arrivederci'],
    ['pt', 'brigadão viu, até a próxima'],
    ['ru', 'ну ладн, пасибки'],
  ])('in %s wins: «%s»', (language, text) => {
    expect(heard(language, text)).toBe(thanks(textsOf(language).chat));
  });

  it.each<[Language, string]>([
    ['en', 'could the letters wobble a bit more, thanks'],
    ['de', 'danke, aber der Name ist immer noch verkehrt geschrieben'],
    ['es', 'gracias pero la última palabra sigue mal escrita'],
  ])('in %s does not hide a wish: «%s»', (language, text) => {
    const told = heard(language, text);
    expect(told).not.toBe(thanks(textsOf(language).chat));
  });
});

describe('what people say of what they got', () => {
  it.each<[Language, string]>([
    ['en', 'you never listen to me'],
    ['es', 'ya te lo he dicho tres veces y no me haces caso'],
    ['fr', 'mais t’es sourd ou quoi'],
    ['de', 'bist du taub oder was'],
    ['it', 'ma sei sordo o cosa'],
    ['pt', 'você nunca me escuta, que raiva'],
    ['ru', 'ты глухой что ли, я же сказала'],
  ])('in %s is a complaint: «%s»', (language, text) => {
    const told = heard(language, text);
    expect(told).toBe(talk('complaint')(textsOf(language).chat));
  });

  it('is not only praise before a “but”', () => {
    const { told } = withVideo('en')
      .says('that looks lovely but the splonk is at the wrong zindle')
      .reads('Hello there');
    expect(told).not.toBe(talk('praise')(textsOf('en').chat));
    expect(told).toContain('splonk');
  });

  it('asks for a highlight that is gone, not for the progress', () => {
    expect(understandWords('where did my green highlight go', 'en').wishes).toMatchObject([
      { kind: 'set', settings: { highlightColor: expect.any(String) } },
    ]);
    expect(understandWords('where did my video go', 'en').wishes).toEqual([{ kind: 'topic', topic: 'work' }]);
  });
});

describe('requests in people’s own words', () => {
  it.each<[Language, string]>([
    ['en', 'please put everything back the way it was'],
    ['en', 'bring line 2 back'],
    ['es', 'Revierta la última corrección, por favor'],
    ['fr', 'revenez à la version précédente'],
    ['de', 'Nehmen Sie das bitte wieder zurück'],
    ['it', 'annulli l’ultima correzione per favore'],
    ['pt', 'Desfaça essa última mudança, por favor'],
    ['ru', 'верните как было раньше'],
  ])('in %s undoes: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'request', request: 'undo' }]);
  });

  it.each<[Language, string]>([
    ['en', 'let me read what you wrote'],
    ['es', 'quisiera leer lo que has escrito'],
    ['fr', 'montre-moi ce que tu as noté'],
    ['de', 'darf ich lesen was du verstanden hast'],
    ['it', 'fammi vedere il testo scritto'],
    ['pt', 'queria ver o texto escrito'],
    ['ru', 'дайте прочитать весь текст'],
  ])('in %s shows the text: «%s»', (language, text) => {
    const { effects } = withVideo(language).says(text);
    const [effect] = effects;
    expect(effect).toMatchObject({ kind: 'load_captions', purpose: { kind: 'show' } });
  });
});

describe('what cannot be done', () => {
  it.each<[Language, keyof ChatTexts['topics']['limits'], string]>([
    ['en', 'hideFaces', 'can you blur the faces of the kids'],
    ['es', 'endCard', 'ponga la dirección de mi taller al final'],
    ['fr', 'frame', 'un cadre de fleurs autour de la vidéo, c’est possible ?'],
    ['de', 'shadow', 'die Buchstaben mit Schatten bitte'],
    ['it', 'fileSize', 'il file è troppo pesante per la mail'],
    ['pt', 'posting', 'dá pra mandar pro meu irmão pelo whatsapp?'],
    ['ru', 'moreWords', 'показывай побольше слов сразу'],
    ['en', 'moreWords', 'more words on screen at once please'],
    ['de', 'endCard', 'am Ende soll noch unsere Telefonnummer stehen'],
    ['ru', 'shadow', 'добавь тень буквам'],
  ])('in %s, %s is said as that: «%s»', (language, name, text) => {
    expect(withVideo(language).says(text).told).toContain(limit(name)(textsOf(language).chat));
  });

  it('names the fonts that there are', () => {
    for (const text of ['which fonts have you got', 'is there a pixel font'])
      expect([text, withVideo('en').says(text).told]).toEqual([text, expect.stringContaining('Playfair Display')]);
  });
});

describe('thanks beside something else', () => {
  it.each<[Language, string]>([
    ['pt', 'Está bom. Obrigado.'],
    ['ru', 'Забей. Спасибо'],
    ['en', 'ok fine. cheers'],
    ['it', 'Le sono infinitamente grato, è stato assai paziente con me. Buona serata.'],
    ['it', 'Volevo soltanto ringraziarla.'],
  ])('are all that a message says, in %s: %s', (language, text) => {
    expect(heard(language, text)).toBe(textsOf(language).chat.thanks);
  });

  it.each<[Language, string]>([
    ['en', 'Thank you. Now line 2 wants Ann Baker, and line 6 kelp'],
    ['it', 'Grazie. Vorrei inoltre che «litanie» comparisse una volta sola.'],
    ['de', 'Danke. Jetzt fehlt noch das Wort Gurke in der zweiten Zeile'],
  ])('are not where more is wished for, in %s: %s', (language, text) => {
    expect(heard(language, text)).not.toBe(textsOf(language).chat.thanks);
  });
});

describe('words that are also codes of languages', () => {
  it.each<[Language, string]>([
    ['en', 'do ur thing'],
    ['es', 'ta bn asi'],
    ['it', 'si scrive Helix aspersa, è latino'],
  ])('set no spoken language, in %s: %s', (language, text) => {
    expect(heard(language, text)).not.toContain(textsOf(language).chat.looks.names.language);
  });
});
