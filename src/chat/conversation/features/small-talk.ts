import type { Language } from '../../../texts/languages.ts';
import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import type { TurnContext } from '../talk.ts';
import { say, type Turn } from '../turn.ts';

/** Words that ask for nothing: a greeting, thanks, or something that is not understood. */
export function smallTalk(
  state: ConversationState,
  text: string,
  video: VideoInChat | undefined,
  talk: TurnContext,
): Turn {
  const { texts } = talk;
  if (startsWith(text, greetings, state.language)) return say(state, { text: texts.hello });
  if (startsWith(text, thanks, state.language)) return say(state, { text: texts.thanks });
  return say(state, { text: video ? texts.notUnderstoodLook : texts.notUnderstood });
}

const greetings: Record<Language, RegExp> = {
  en: /^(hi|hello|hey|good (morning|afternoon|evening)|yo)$/,
  es: /^(hola|buen[oa]s( (d[ií]as|tardes|noches))?|qu[eé] tal)$/,
  fr: /^(bonjour|salut|coucou|bonsoir)$/,
  de: /^(hallo|hi|hey|moin|servus|guten? (tag|morgen|abend)|gr[üu](ß|ss) (dich|gott))$/,
  pt: /^(ol[áa]|oi|opa|bom dia|boa (tarde|noite))$/,
  ru: /^(привет|здравствуй(те)?|добрый (день|вечер)|доброе утро|хай)$/,
};

const thanks: Record<Language, RegExp> = {
  en: /^(thanks|thank you|thx|ty|great|cool|awesome|perfect|nice)$/,
  es: /^((muchas )?gracias|genial|perfecto)$/,
  fr: /^(merci( beaucoup)?|super|g[ée]nial|parfait)$/,
  de: /^(danke( (sch[öo]n|dir))?|vielen dank|super|toll|perfekt|klasse)$/,
  pt: /^((muito )?obrigad[oa]|valeu|[óo]timo|perfeito)$/,
  ru: /^(спасибо( большое)?|благодарю|отлично|супер|класс)$/,
};

/** The first clause, up to punctuation, in the person's language or in English: «Hi! How are you?» is a greeting. */
function startsWith(text: string, words: Record<Language, RegExp>, language: Language): boolean {
  const clauses = text.toLowerCase().split(/[\p{P}\p{S}\n]+/u);
  const clause = clauses.map((one) => one.trim()).find((one) => one !== '') ?? '';
  const opening = clause.split(/\s+/);
  const starts = [clause, opening.slice(0, 2).join(' '), opening[0] ?? ''];
  return starts.some((start) => words[language].test(start) || words.en.test(start));
}
