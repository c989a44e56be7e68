import type { Language } from '../../../../../texts/languages.ts';

/** Words around what is asked for, separated by blanks: “kannst du … schreiben”. */
export interface AskedFrame {
  opens: string;
  /** Verbs at the end. */
  closes: string;
}

/** Languages whose verbs stand at the end. */
export const askedFrames: Readonly<Partial<Record<Language, AskedFrame>>> = {
  de: {
    opens: 'kannst könntest kann könnte können könnt könnten würdest magst bitte statt anstatt lieber',
    closes: 'schreiben hinschreiben reinschreiben nehmen setzen machen verwenden nutzen ersetzen austauschen ändern',
  },
};
