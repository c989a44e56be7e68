import type { Language } from '../../../../../texts/languages.ts';

/** Folded words, separated by blanks: those before what the captions say, and those for a name. */
export const saysAndNames: Readonly<Record<Language, { says: string; names: string }>> = {
  en: { says: 'says reads say written', names: 'name names surname' },
  es: { says: 'dice pone aparece sale', names: 'nombre nombres apellido apellidos' },
  fr: { says: 'dit ecrit marque', names: 'nom noms prenom prenoms' },
  de: { says: 'steht heisst', names: 'name namen nachname nachnamen vorname vornamen familienname familiennamen' },
  it: { says: 'dice scritto', names: 'nome nomi cognome cognomi' },
  pt: { says: 'diz dizer escrito aparece', names: 'nome nomes sobrenome apelido' },
  ru: { says: 'написано пишет стоит', names: 'имя имена имени фамилию фамилия фамилии' },
};
