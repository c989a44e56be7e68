import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords } from '../understood-words.ts';
import { readExactForms } from './exact-forms.ts';
import { asksAboutButton } from './topics/asks-about-button.ts';
import { asksOfLanguage } from './topics/asks-of-language.ts';
import { asksHowToSwitch, asksTranslation } from './topics/asks-translation.ts';
import type { CaptionsInHand } from './with-captions/caption-words.ts';

interface Reader {
  language: Language;
  captions: CaptionsInHand | undefined;
  /** Reads what stands beside a form. */
  read: (rest: string) => UnderstoodWords;
}

/** What is said in a form of its own, which says more than single words of it; null = nothing is. */
export function readForms(text: string, { language, captions, read }: Reader): UnderstoodWords | null {
  return (
    asksAboutButton(text, language) ??
    asksTranslation(text, language) ??
    asksHowToSwitch(text, language) ??
    asksOfLanguage(text, language, captions) ??
    readExactForms(text, language, read)
  );
}
