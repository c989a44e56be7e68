import type { Language } from '../../../../../texts/languages.ts';

/** Folded words, separated by blanks: those before what the captions say, and those for a name. */
export const saysAndNames: Readonly<Record<Language, { says: string; names: string }>> = {
  en: { says: 'says reads say written', names: 'name names surname' },
  es: { says: 'dice pone aparece sale', names: 'nombre nombres apellido' },
  fr: { says: 'dit ecrit marque', names: 'nom noms prenom' },
  de: { says: 'steht heisst', names: 'name namen nachnamen vornamen' },
  it: { says: 'dice scritto', names: 'nome nomi cognome' },
  pt: { says: 'diz dizer escrito aparece', names: 'nome nomes sobrenome apelido' },
  ru: { says: 'написано пишет стоит', names: 'имя имена имени фамилию фамилия' },
};
