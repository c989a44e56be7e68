import type { Language } from '../../../../../texts/languages.ts';

/** How people say that nothing is to be done any more: "leave it, don’t do anything". Patterns like those of topics. */
export const doNothing: Readonly<Record<Language, string>> = {
  en: '(dont|do_not|better|rather|neednt|no_need_to|dont_have_to|need_not|dont_need_to) (do|bother|continue|carry_on) (anything|nothing|it|that|any_more|anymore|more|with_it|$), (better|rather)_(do_nothing|not_do), (leave|forget) it (no_longer_needed|not_needed|dont_need_it|no_need), dont_(make_it|bother) $',
  es: 'no_(haga|hagas|hagan|hagás|sigas|siga|sigan)_(nada|mas), mejor_no_(haga|hagas|hagan|lo_hagas|lo_haga|hacer), no_lo_(hagas|haga|hagan) $, ya_no (hagas|haga|quiero_nada|lo_hagas|hace_falta), no_hace_falta (nada|hagas|haga|$)',
  fr: '(fais|faites|faire)_(rien|plus_rien), (plus_la_peine|pas_la_peine), ne_(le|la|les)_(fais|faites)_pas, plus_besoin $',
  de: '(mach|macht|machen|tu|tun|brauchst|brauchen|musst|müssen|brauchts|brauchst_du) (nix|nichts|nix_mehr|nichts_mehr|nimmer|nicht_mehr|doch_nicht|lieber_nicht) (machen|tun|mehr|$), mach_doch_(nix|nichts), lieber_(nix|nichts) (machen|$), (lass|lasst)_(es|mal)_(doch_nicht|nicht|lieber), mach_(das|es)_doch_nicht',
  it: 'non_(fare|faccia|fai|farci|serve|occorre)_(niente|nulla|piu|piu_niente|piu_nulla), non_(farlo|lo_fare|lo_faccia), meglio_non_fare, non_serve_piu',
  pt: 'não_(faz|faça|fazer|faças)_(nada|mais|isso), não_precisa (fazer|mais|de_nada), melhor_não_(fazer|faz|faça), não_faz_mais',
  ru: '(ничего|больше) (не_делай|не_делайте|не_надо|не_нужно), не_(делай|делайте) (ничего|этого|$), не_(надо|нужно)_(делать|ничего), (уже|больше)_не_(надо|нужно), не_(делай|делайте)_пожалуйста',
};
