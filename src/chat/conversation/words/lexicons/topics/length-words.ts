import type { Language } from '../../../../../texts/languages.ts';

/** Words around a length in time, separated by blanks. */
interface LengthWords {
  minutes: string;
  hours: string;
  /** Beside the minutes that somebody has. */
  having: string;
}

export const lengthWords: Readonly<Record<Language, LengthWords>> = {
  en: { minutes: 'm min mins minute minutes', hours: 'h hr hrs hour hours', having: 'have got left remaining only' },
  es: { minutes: 'minuto minutos minuta', hours: 'hora horas', having: 'tengo quedan queda solo restan' },
  fr: { minutes: 'minute minutes', hours: 'heure heures', having: 'ai reste restent' },
  de: { minutes: 'minute minuten', hours: 'stunde stunden std', having: 'habe hab nur übrig übrige' },
  it: { minutes: 'minuto minuti', hours: 'ora ore', having: 'ho solo restano resta rimangono soltanto' },
  pt: { minutes: 'minuto minutos', hours: 'hora horas', having: 'tenho restam sobram sobraram apenas' },
  ru: {
    minutes: 'минут минута минуты минуту минутка минутное минутный мин',
    hours: 'час часа часов часовое часовой',
    having: 'осталось остались только всего',
  },
};
