import type { Language } from '../../../texts/languages.ts';
import { fold } from '../../conversation/words/text/fold.ts';

interface Words {
  stop: string;
  start: string;
}

/**
 * Whole messages by which people end and begin again what a business writes them. "Cancel" is none of them: it stops a
 * video.
 */
const words: Record<Language, Words> = {
  en: { stop: 'stop, stop all, stopall, unsubscribe, opt out, optout', start: 'start, unstop, subscribe, opt in' },
  de: { stop: 'stopp, abmelden, abbestellen, keine nachrichten mehr', start: 'starten, anmelden' },
  es: { stop: 'baja, darme de baja, cancelar suscripción, desuscribir', start: 'alta, iniciar' },
  fr: {
    stop: 'arrêt, se désabonner, me désabonner, désabonner, désinscription',
    start: 'démarrer, commencer, reprendre',
  },
  it: {
    stop: 'disiscrivi, disiscrivimi, annulla iscrizione, basta messaggi',
    start: 'inizia, avvia, riprendi, iscrivimi',
  },
  pt: { stop: 'sair, descadastrar, cancelar inscrição, parar mensagens', start: 'iniciar, começar, voltar' },
  ru: { stop: 'стоп, отписаться, отписка, отпишите меня', start: 'старт, начать, продолжить, подписаться' },
};

function listOf(kind: keyof Words): Set<string> {
  return new Set(Object.values(words).flatMap((of) => of[kind].split(', ').map(simplified)));
}

const stopWords = listOf('stop');
const startWords = listOf('start');
const maxLength = 40;

/** Whether a message, as a whole, says that the person wants no more messages, or wants them again; null = neither. */
export function optWish(text: string): 'stop' | 'start' | null {
  if (text.length > maxLength) return null;
  const said = simplified(text);
  if (stopWords.has(said)) return 'stop';
  return startWords.has(said) ? 'start' : null;
}

function simplified(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
