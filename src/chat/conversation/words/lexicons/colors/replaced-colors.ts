import type { Language } from '../../../../../texts/languages.ts';

/**
 * How people name a colour that is there and is to become another one: "instead of the yellow", "what was yellow", "the yellow could be
 * green". Patterns like those of topics, `§` is the colour.
 */
export const replacedColors: Readonly<Record<Language, string>> = {
  en: '(instead_of|rather_than|in_place_of|in_lieu_of)_§, (instead_of|rather_than|in_place_of|in_lieu_of)_(the|that|this|all)_§, (instead_of|rather_than) (the|that|this|bright)_§, (what|whats|whatever)_(was|is|used_to_be|were)_§, whats_§, (the|that|this)_§ (could|might|should|can)_(be|become), (the|that|this)_§ (that|which|thing|bit|one|stuff) (could|might|should|can) (be|become), § (that_id|that_i_would|which_id|that_i|id|i_would) (like|want|love|prefer|rather)',
  es: '(en_vez_de|en_lugar_de|en_vez_del|en_lugar_del|envez_de|envez_del)_§, (en_vez_de|en_lugar_de) (el|ese|este|tanto)_§, lo_que (era|es|esta|sale|estaba|salia) §, (el|lo|ese|este)_§ (podria|podrias|puede|pudiera|deberia|podia) (ser|estar|ir|salir), (el|lo|ese|este)_§ que (podria|podrias|puede|pudiera|deberia|podia) (ser|estar|ir|salir), § que (quiero|quisiera|queria|querria|prefiero)',
  fr: '(au_lieu|a_la_place)_(de|du)_§, (au_lieu_de|a_la_place_de) (ce|le)_§, plutot_que_§, plutot_que (le|ce|du|de)_§, ce_qui (est|etait) §, (le|ce)_§ (pourrait|peut|pourrais|devrait|peux) (etre|devenir|passer), (le|ce)_§ qui (pourrait|peut|devrait) (etre|devenir|passer), § que_je (voudrais|veux|aimerais|prefere|prefererais)',
  de: '(statt|anstatt|anstelle|anstelle_von|an_stelle_von)_§, (statt|anstatt|anstelle|an_stelle) (dem|des|den|das|vom|diesem|von)_§, (was|alles_was) § (ist|war|leuchtet), (das|dieses)_§ (könnte|kann|soll|sollte|dürfte) (sein|werden), § (das|die|den|hätte)_ich (gern|gerne|lieber|möchte)',
  it: '(invece_di|invece_del|al_posto_di|al_posto_del|anziche)_§, (invece_di|al_posto_di|anziche) (quel|questo|il)_§, (quello|cio)_che (e|era) §, (il|quel|quello|questo|l)_§ (potrebbe|puo|dovrebbe|potresti) (essere|diventare|farlo), (il|quel|quello|questo|l)_§ che (potrebbe|puo|dovrebbe) (essere|diventare|farlo), § che (vorrei|voglio|preferirei|la_vorrei|lo_vorrei|la_voglio)',
  pt: '(em_vez_de|em_vez_do|ao_inves_de|ao_inves_do|no_lugar_de|no_lugar_do|em_lugar_do|inves_do)_§, (em_vez|ao_inves|no_lugar) (desse|deste|daquele|do|de)_§, o_que (era|e|esta|estava|ta|tava) §, (o|esse|este|aquele)_§ (podia|poderia|pode|devia|deveria) (ser|ficar|virar), (o|esse|este|aquele)_§ que (podia|poderia|pode|devia|deveria) (ser|ficar|virar), § que_(eu|queria|quero) (queria|quero|gostaria|preferia|em)',
  ru: '(вместо|взамен|заместо)_§, (вместо|взамен) (этого|того|всего)_§, (то|все)_что (было|стало|сейчас|горит) §, § (может|могло|мог) (быть|стать), § (которое|который|которую|которые) (хочу|хотел|хотела|хотелось)',
};

/** How people say that a colour that is there is too loud, before they may name what it shall be. Patterns, too. */
export const loudColors: Readonly<Record<Language, string>> = {
  en: '§ (is|s|looks|feels|seems|are) (loud|harsh|garish|strong|bright|aggressive|flashy|gaudy|intense|much|shouty), § (too|bit) (loud|harsh|garish|strong|bright|aggressive|flashy|gaudy|intense|much), (is|looks) (too|bit|very|so) (loud|harsh|strong|bright) (that|this|the)_§',
  es: '§ (es|esta|queda|me_parece|se_ve|sale) (chillon|fuerte|vivo|intenso|cantoso|llamativo|agresivo), § (muy|demasiado|poco|algo) (chillon|fuerte|vivo|intenso|cantoso|llamativo|agresivo), (es|esta) (muy|demasiado|poco|algo) (chillon|fuerte|vivo|intenso|llamativo) (el|ese|este)_§',
  fr: '§ (est|fait|parait|semble) (vif|fort|criard|agressif|flashy|intense|voyant), § (trop|peu) (vif|fort|criard|agressif|flashy|intense|voyant), (est|fait) (trop|peu|tres|assez) (vif|fort|criard|agressif|flashy|intense|voyant) (ce|le)_§',
  de: '§ (ist|is|wirkt|finde|sieht) (grell|laut|knallig|schrill|kräftig|stark|aufdringlich|intensiv|heftig), § (zu|bisschen|etwas|sehr) (grell|laut|knallig|schrill|kräftig|stark|aufdringlich|intensiv), (ist|is|wirkt) (zu|bisschen|etwas|sehr) (grell|laut|knallig|schrill|kräftig) (das|dieses)_§',
  it: '§ (e|sembra|pare|risulta|mi_sembra) (acceso|forte|vivace|sgargiante|aggressivo|intenso|vistoso|carico), § (troppo|poco|po) (acceso|forte|vivace|sgargiante|aggressivo|intenso|vistoso|carico), (e|sembra) (troppo|poco|po) (acceso|forte|vivace|sgargiante|intenso|vistoso) (il|quel|questo)_§',
  pt: '§ (e|esta|ta|ficou|parece) (forte|berrante|gritante|chamativo|agressivo|intenso|vivo), § (muito|demais|pouco|meio) (forte|berrante|gritante|chamativo|agressivo|intenso|vivo), (e|ta|esta|ficou) (muito|meio|pouco) (forte|berrante|chamativo|vivo) (o|esse|este)_§',
  ru: '§ (слишком|очень|чересчур|немного|как_то|какой_то) (яркий|яркая|яркое|кричащий|кричащее|резкий|резкое|кислотный|громкий|вырвиглазный), (слишком|очень|чересчур) (яркий|яркое|кричащий|резкий|кислотный) (этот|это)_§',
};

/** How people say that a colour that is there distracts them, before they name what it shall be. Patterns, too. */
export const tiringColors: Readonly<Record<Language, string>> = {
  en: '§ (distracts|distracting|annoys|annoying|bothers|irritates|irritating), § (that|which) (distracts|distracting|annoys|annoying|bothers|irritates|irritating)',
  es: '§ (distrae|molesta|fastidia|cansa|marea|distraen|molestan), § (que) (distrae|molesta|fastidia|cansa|marea|distraen|molestan)',
  fr: '§ (distrait|derange|gene|agace|enerve|fatigue|perturbe), § (qui) (distrait|derange|gene|agace|enerve|fatigue|perturbe)',
  de: '§ (stört|nervt|ablenkt|irritiert), § (das|der|die) (stört|nervt|ablenkt|irritiert), § lenkt ab',
  it: '§ (distrae|disturba|infastidisce|stanca), § (che) (distrae|disturba|infastidisce|stanca), § da_fastidio',
  pt: '§ (distrai|incomoda|irrita|cansa|atrapalha|distraem|incomodam), § (que) (distrai|incomoda|irrita|cansa|atrapalha|distraem|incomodam)',
  ru: '§ (отвлекает|мешает|раздражает|бесит|отвлекают|мешают|раздражают), § (который|которое|которая|которые|что) (отвлекает|мешает|раздражает|бесит|отвлекают|мешают|раздражают)',
};
