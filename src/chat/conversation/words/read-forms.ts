import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords } from '../understood-words.ts';
import { readExactForms } from './exact-forms.ts';
import { asksAboutButton } from './topics/asks-about-button.ts';
import { asksHowToSwitch, asksTranslation } from './topics/asks-translation.ts';

interface Reader {
  language: Language;
  /** Reads what stands beside a form. */
  read: (rest: string) => UnderstoodWords;
}

/** What is said in a form of its own, which says more than single words of it; null = nothing is. */
export function readForms(text: string, { language, read }: Reader): UnderstoodWords | null {
  return (
    asksAboutButton(text, language) ??
    asksTranslation(text, language) ??
    asksHowToSwitch(text, language) ??
    readExactForms(text, language, read)
  );
}
