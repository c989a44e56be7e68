import type { Language } from '../../../../../texts/languages.ts';

/** The beginning of a remark on whose a colour or a look is: "that's our school jumper". Patterns like those of topics. */
export const whoseWords: Readonly<Record<Language, string>> = {
  en: '^ (thats|that_is|its|it_is|theyre|they_are|those_are|these_are|this_is) (our|my|the|his|her|their)',
  es: '^ (es|son|como) (nuestro|nuestra|nuestros|nuestras|mi|mis|el|la|los|las|su)',
  fr: '^ (c_est|ce_sont|comme) (notre|nos|mon|ma|mes|le|la|les|celui|celle)',
  de: '^ (das_ist|das_sind|wie) (unser|unsere|unserer|unserem|mein|meine|die|das|der|bei)',
  it: '^ (e|sono|come) (il|la|i|le|l|nostro|nostra|mio|mia|quello|quella)',
  pt: '^ (e|sao|como) (nosso|nossa|meu|minha|o|a|os|as|do|da)',
  ru: '^ (это|как) (наш|наша|наше|наши|мой|моя|мое|мои|у)',
};
