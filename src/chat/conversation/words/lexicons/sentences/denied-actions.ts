import type { Language } from '../../../../../texts/languages.ts';

/** How people say that they did not ask for what was just done. Patterns like those of topics. */
export const deniedActions: Readonly<Record<Language, string>> = {
  en: '(didnt|did_not|never|havent|wasnt) (ask|asked|asking|want|wanted|mean|meant) (that|this|it|you_to), not_what_i (asked|wanted|meant|was)',
  es: 'no (pedi|pedido|queria|preguntaba|pregunte|preguntado) (eso|esto|tal), eso_no (lo_que|lo|te|era) (pedi|pedido|queria|pregunte), no_es_lo_que (pedi|pedido|queria|pregunte|preguntaba)',
  fr: '(pas|jamais|rien) (demande|voulu|voulais|demandais) (ca|cela|ceci), pas_ce_que (demande|demandais|voulais|voulu)',
  de: '& (das|sowas) (wollte|gewollt|verlangt|gemeint|gefragt|gebeten|meinte) (nicht|nie|gar_nicht|garnicht)',
  it: 'non (chiesto|volevo|chiedevo|intendevo|domandato) (quello|questo|cio), non_era_quello, non_e_(quello|cio)_che (chiesto|volevo|chiedevo|intendevo)',
  pt: 'nao (pedi|queria|perguntei|quis|pedia) (isso|isto|aquilo), nao_(e|foi|era)_(isso|isto) (pedi|queria|perguntei|quis)',
  ru: 'не (просил*|хотел*|спрашивал*) (этого|об_этом|такого|это|так), (этого|об_этом|такого)_не (просил*|хотел*|спрашивал*), не_(это|то|об_этом|про_это) (просил*|хотел*|спрашивал*)',
};
