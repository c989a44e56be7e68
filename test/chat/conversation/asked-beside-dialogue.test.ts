import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import type { ChatTexts } from '../../../src/texts/texts.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

type Question = keyof ChatTexts['topics']['questions'];

const begin = (language: Language) => new PlayedConversation({ understand: understandWords, language });
const withVideo = (language: Language) => finished(ordered(begin(language)));
const topicsOf = (language: Language) => textsOf(language).chat.topics;

/** The captions are loaded if the message waits for them. */
function says(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions' || effect.purpose.kind !== 'read') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

describe('what becomes of a finished video', () => {
  it.each<[Language, Question, string]>([
    ['en', 'passOn', 'how can i put this in our family chat'],
    ['de', 'passOnChat', 'wie krieg ich den Film in unsere Chorgruppe auf WhatsApp'],
    ['es', 'passOn', '¿cómo lo mando luego al grupo de la peña?'],
    ['fr', 'passOn', 'et je la retrouve où ensuite, dans mes photos ?'],
    ['it', 'passOnChat', 'come lo metto poi nello stato di whatsapp'],
    ['pt', 'passOnChat', 'como boto isso no status do zap'],
    ['ru', 'passOn', 'как мне его теперь в группу скинуть'],
    ['en', 'burntIn', 'do people need to turn the captions on or do they show by themselves'],
    ['de', 'burntIn', 'sehen da alle die Schrift oder muss man das einschalten'],
    ['es', 'burntIn', '¿la gente tiene que activar los subtítulos?'],
    ['fr', 'burntIn', 'les gens doivent activer les sous-titres ?'],
    ['it', 'burntIn', 'vedranno tutti le scritte?'],
    ['pt', 'burntIn', 'o pessoal tem que ligar a legenda?'],
    ['ru', 'burntIn', 'а люди увидят слова или им включать надо'],
    ['en', 'keptForAWhile', 'is the video deleted at some point'],
    ['de', 'keptForAWhile', 'wie lang bleibt das Video hier liegen'],
    ['es', 'keptForAWhile', '¿hasta cuándo queda aquí el vídeo?'],
    ['fr', 'keptForAWhile', 'combien de temps la vidéo reste ici ?'],
    ['it', 'keptForAWhile', 'per quanto tempo resta qui il video'],
    ['pt', 'keptForAWhile', 'até quando o vídeo fica aqui'],
    ['ru', 'keptForAWhile', 'сколько оно тут хранится'],
  ])('is told, in %s: %s: %s', (language, answer, text) => {
    const told = fill<string>(topicsOf(language).questions[answer], { app: 'WhatsApp' });
    expect(says(withVideo(language), text).told).toContain(told);
  });

  it('is told with the days that the service keeps it', () => {
    const play = finished(
      ordered(new PlayedConversation({ understand: understandWords, language: 'de', keptDays: 30 })),
    );
    expect(says(play, 'wie lang bleibt das Video hier').told).toContain('30 Tage');
  });
});

describe('noise in the background', () => {
  it.each<[Language, string]>([
    ['en', 'could you cut out the racket you hear in the background'],
    ['de', 'kannst du das Rauschen im Hintergrund rausfiltern'],
    ['es', 'quítale el zumbido que se oye de fondo'],
    ['fr', 'tu peux enlever le vacarme qu’on entend derrière'],
    ['it', 'toglieresti quel ronzio di sottofondo'],
    ['pt', 'tira esse chiado que se ouve no fundo'],
    ['ru', 'убери гул, который на фоне слышно'],
    ['es', 'no, hablo del ruido'],
    ['de', 'nein, den Lärm mein ich'],
  ])('cannot go, in %s: %s', (language, text) => {
    expect(says(withVideo(language), text).told).toContain(topicsOf(language).limits.noise);
  });
});

describe('two questions that nothing parts', () => {
  it.each<[Language, string]>([
    ['en', 'how long does it take do i have to sit here'],
    ['de', 'wie lange dauert das noch muss ich solange warten'],
    ['es', 'cuánto tarda y puedo cerrar esto mientras'],
    ['it', 'quanto ci mette devo restare qui ad aspettare'],
    ['ru', 'сколько ждать и можно пока телефон выключить'],
  ])('are both answered, in %s: %s', (language, text) => {
    const play = ordered(begin(language));
    const { told } = says(play, text);
    expect(told).toContain(topicsOf(language).questions.putAway);
    expect(told).not.toBe(topicsOf(language).questions.putAway);
  });
});

describe('thanks with a sigh', () => {
  it.each<[Language, string]>([
    ['en', 'well that was a slog but my boss will be delighted, cheers'],
    ['es', 'bueno, ha costao pero ha quedao bonito, gracias majo'],
    ['fr', 'ouf ça a été long mais le rendu est super, merci à toi'],
    ['de', 'na endlich. hast dich gut geschlagen, danke'],
    ['it', 'ce n’è voluto ma adesso è venuto bene, grazie mille'],
    ['pt', 'demorou mas ficou ótimo, valeu mesmo'],
    ['ru', 'долго же мы, ну да вышло хорошо, спасибо'],
  ])('are thanks, in %s', (language, text) => {
    expect(says(withVideo(language), text).told).toBe(textsOf(language).chat.thanks);
  });

  it.each<[Language, string]>([
    ['en', 'thanks but the name is still wrong'],
    ['es', 'gracias pero sigue mal el nombre'],
    ['de', 'am Schluss fehlt das Servus'],
    ['pt', 'valeu mas o nome continua errado'],
  ])('are none beside something that is wrong, in %s', (language, text) => {
    expect(says(withVideo(language), text).told).not.toContain(textsOf(language).chat.thanks);
  });
});

describe('captions that nobody can read', () => {
  it.each<[Language, string]>([
    ['en', 'oh dear it got so dim, nobody can read a thing'],
    ['es', 'uy quedó muy oscuro, no se lee nada'],
    ['fr', 'ah c’est trop sombre, on lit rien du tout'],
    ['de', 'puh ist das dunkel, da liest man ja gar nix'],
    ['it', 'troppo scuro, non si legge niente'],
    ['pt', 'ficou claro demais, não dá pra ler nada'],
    ['ru', 'темно как-то, ничего не прочитать'],
  ])('are no praise, and a question offers what helps, in %s', (language, text) => {
    const play = says(withVideo(language), text);
    expect(play.told).not.toContain(topicsOf(language).talk.praise);
    expect(play.replies.some((reply) => reply.kind !== 'toast' && (reply.message.buttons?.length ?? 0) > 0)).toBe(true);
  });
});
