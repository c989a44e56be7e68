import type { Language } from '../../../../../texts/languages.ts';

/** How people ask which version of a video they have: “is that the one with the big letters or the old one?” Patterns like those of topics. */
export const versionQuestions: Readonly<Record<Language, string>> = {
  en: '(or)_(the|is_it_the|still_the)_(old|previous|earlier|last)_(one|version|video), (is|was) (final|latest) (one|version)',
  es: 'o_(el|la|es_el|es_la)_(viejo|vieja|anterior|antiguo|antigua), (es) (final|definitivo|definitiva)',
  fr: 'ou_(l|c_est_l|la)_(ancienne|ancien|precedente|version_d_avant), (est) (finale|definitive)',
  de: 'oder_(die|das|noch_die|noch_das)_(alte|vorige|vorherige), (ist) (endgültige|fertige|neueste)',
  it: 'o_(il|la|quello|quella)_(vecchio|vecchia|precedente), (e) (finale|definitivo|definitiva)',
  pt: 'ou_(o|a|e_o|e_a)_(antigo|antiga|anterior|velho|velha), (e) (final|definitivo|definitiva)_(certo|ne|nao|mesmo)',
  ru: 'или_(старое|старый|старая|прежнее|прошлое), (это) (окончательное|финальное|последняя)',
};
