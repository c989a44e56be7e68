import type { Language } from '../../../../../texts/languages.ts';

/**
 * How people say which colour something has, or has been given: "it's all yellow now", "you made them blue". Nobody asks for a colour so.
 * Patterns like those of topics, `§` is the colour.
 */
export const colorStates: Readonly<Record<Language, string>> = {
  en: '§ (is|isnt)_(not|quite|really|exactly) (quite|really|exactly|the), § isnt (quite|really|exactly), (is|isnt|its) (not|isnt) (quite|really|exactly) §, isnt_(quite|really|exactly)_§, (is|are|its|theyre|was|were|went|gone|turned|turns|came|became|got|looks|ended) (all|everything|everywhere|completely|entirely) §, (all|everything|everythings|whole|entire) (is|are|was|were|went|turned|came|became|got|looks|ended) §, everythings §, (still|remains) §, (you|u|youve|uve|ya|yous|it) (made|turned|painted|coloured|colored|did|changed|done) §, (made|turned|painted|coloured|colored|changed) (all|them|everything|words|letters|text|it) §, (why|how_come) (is|are|its|theyre) §, now (its|theyre|everythings) §, (went|turned|came_out|became) §, (though|although) (its|is|are|theyre) §, (is|are|its|theyre)_§_(too|aswell), (is|are|its|theyre)_§_as_well, (is|are|its|theyre)_also_§',
  es: '§ no_es (exactamente|del_todo|lo_mismo|precisamente|realmente), no_es (exactamente|del_todo|precisamente|realmente) §, (es|esta|estan|son|salio|salieron|sale|salen|quedo|quedaron|queda|quedan|puso|veo|fue) (todo|toda|todos|todas) §, (todo|toda|todos|todas) (es|esta|estan|son|salio|salieron|sale|salen|quedo|quedaron|queda|quedan|veo) §, (sigue|siguen|todavia|aun) §, (has|habeis|ha|han) (puesto|pintado|dejado|hecho|cambiado|coloreado) §, (pusiste|pintaste|dejaste|hiciste|cambiaste|pusieron|pintaron) §, (por_que|porque|xq|pq) (esta|estan|es|son|sale|salen) §, ahora_(esta|estan|es|son|sale|salen) §, (salio|salieron|quedo|quedaron) §, aunque (es|sea|son|esta) §, (es|esta|estan|son|sale|salen)_§_(tambien|igual), tambien_(es|esta|estan|son)_§, (es|esta|estan|son)_tambien_§',
  fr: '§ (n_est_pas|c_est_pas|est_pas) (vraiment|exactement|tout|tout_a_fait), (n_est|est|c_est)_pas_(vraiment|exactement|tout_a_fait|du)_§, (n_est|est|c_est)_pas (vraiment|exactement|tout_a_fait) (du|de)_§, (est|sont|devient|deviennent) (tout|toute|tous|toutes|entierement) §, (tout|toute|tous|toutes) (est|sont|devenu|devenue|devenus|devenues|devient) §, (devenu|devenue|devenus|devenues) §, (est|sont|reste|restent) (toujours|encore) §, (as|avez|a) (mis|fait|colore|colorie|peint|passe|change) §, pourquoi (est|sont) §, maintenant_(c_est|tout_est|elles_sont|ils_sont) §, (bien_que|meme_si|quoique) (est|soit|sont) §, (est|sont)_(aussi|egalement)_§, (est|sont)_§_(aussi|egalement)',
  de: '§ (ist|is) nicht (ganz|wirklich|genau|dasselbe), (ist|is) nicht_(ganz|wirklich|genau|gerade)_§, (ist|is|sind|war|waren|wurde|wurden|wird|werden) (alles|alle|ganze|ganz|komplett|überall) §, (alles|alle|ganze|komplett) (ist|is|sind|war|wurde|wurden) §, (alles|alle|ganze|komplett) § (geworden|ist|is|sind|wurde|gemacht|gefärbt|eingefärbt), (immer_noch|noch_immer|nach_wie_vor) §, § (immer_noch|noch_immer), (hast|habt|haben|hat) § (gemacht|gefärbt|eingefärbt|angemalt|gesetzt|gestellt), (warum|wieso|weshalb) (ist|is|sind|wird|werden) §, jetzt_(ist|is|sind) §, § (geworden|eingefärbt), (obwohl|obwohls) § (ist|is|sind), (ist|is|sind)_(auch|ebenfalls|genauso|ja_auch|doch_auch)_§, (ist|is|sind)_§_(auch|genauso)',
  it: '§ non_e (proprio|esattamente|davvero), non_e_(proprio|esattamente|davvero)_§, (sono|resta|restano|diventato|diventata|diventate|diventati|venuto|venuta|venute|venuti|uscito|uscita|uscite) (tutto|tutta|tutti|tutte) §, (tutto|tutta|tutti|tutte) (sono|resta|restano|diventato|diventata|diventate|diventati|venuto|venuta|venute|uscito|uscite) §, (ora|adesso|perche|mi|ma|qui)_(e|sono) (tutto|tutta|tutti|tutte|ancora|sempre) §, (sono|resta|restano|rimane|rimangono)_(ancora|sempre) §, ancora_§, ancora_(tutto|tutta|tutte)_§, (hai|ha|avete) (messo|messa|messe|messi|fatto|fatta|fatte|fatti|colorato|colorate|dipinto|cambiato|cambiate) §, perche_(e|sono) §, (diventato|diventata|diventate|diventati|venute|uscite) §, (anche_se|sebbene|benche) (e|sia|sono) §, (e|sono)_§_(pure|anche|uguale), (pure|anche)_(e|sono)_§, (e|sono)_(pure|anche)_§',
  pt: '§ nao_e (bem|exatamente|propriamente), nao_e_(bem|exatamente|propriamente)_§, (ficou|ficaram|esta|estao|ta|tao|saiu|sairam|virou|veio|foi) (tudo|toda|todo|todas|todos) §, (tudo|toda|todas|todos) (ficou|ficaram|esta|estao|ta|tao|saiu|sairam|virou) §, (ainda|continua|continuam|segue|seguem) (esta|estao|ta|tao|em|tudo|todas) §, (ainda|continua|continuam)_§, (pintou|colocou|botou|deixou|fez|mudou|trocou|pos) (tudo|toda|todas|todos) §, (por_que|pq|porque) (esta|estao|ta|tao|ficou|ficaram) §, agora_(esta|estao|ta|tao|ficou|ficaram) §, (ficou|ficaram|virou|viraram|saiu|sairam) §, (embora|mesmo_que|apesar) (seja|e|ser|sejam) §, (e|esta|ta|estao|tao|ficou)_§_(tambem|igual), tambem_(e|esta|ta|estao|tao)_§, (esta|ta|estao|tao)_tambem_§',
  ru: '§ не_(совсем|вполне)_§, § это_не, (это|он|она|оно) не_(совсем|вполне|то)_§, § не_совсем, (все|всё|весь|вся) (стало|стали|стал|стала|теперь|получилось|получились|вышло|покрасилось|окрасилось) §, (стало|стали|получилось|вышло|сделали|сделал|сделала|покрасили|покрасил|покрасила|окрасили) (все|всё|всю|весь) §, все_еще §, (по_прежнему|до_сих_пор) §, (вы|ты) (сделали|сделал|сделала|покрасили|покрасил|покрасила|поставили|поставил) §, (почему|зачем) (все|всё|стало|стали|теперь) §, (стало|стали|получились|вышли) §, § (стало|стали|получилось|получились), хотя §, (она|он|оно|они)_§, (она|они|оно|он|слово|слова)_тоже_§',
};

/** A colour as the name of what has it: "the yellow". Patterns, too. */
export const namedColors: Readonly<Record<Language, string>> = {
  en: '(the|that|this)_§',
  es: '(el|lo|ese|este|del|al)_§',
  fr: '(le|ce|du)_§',
  de: '(das|dem|dieses|diesem|den|des)_§',
  it: '(il|quel|questo|del|al|dal|l)_§',
  pt: '(o|esse|este|aquele|do|desse|deste)_§',
  ru: '(это|этот|то|тот|вот|вот_это)_§, §_(это|вот|которое|который|на|в|замени|замените|поменяй|поменяйте|сделай|сделайте|хочу|пусть)',
};

/** "In that colour": it was named before. Patterns, too. */
export const thatColor: Readonly<Record<Language, string>> = {
  en: '(that|this|the_same|our)_(colour|color|shade|tone), (in|to|into|with) (that|this|the|same|our) (colour|color|shade|tone)',
  es: '(de|en|con|a) (ese|este|mismo|nuestro|tal) (color|tono)',
  fr: '(de|dans|en|avec) (cette|la|meme|notre) (couleur|teinte)',
  de: '(in|mit) (der|dieser|derselben|unserer|gleichen) farbe, (in|mit) (dem|diesem|selben) (ton|farbton)',
  it: '(di|in|con|nel|dello) (quel|questo|quello|stesso|nostro) colore, (di|in)_quella_tinta',
  pt: '(nessa|nesta|dessa|desta|naquela|daquela|na_mesma|da_mesma) cor, (nesse|desse) tom',
  ru: '(в|таким|этим|тем|такой|этот|тот|тем_же|того_же) (этот|тот|такой|же|наш|самый) (цвет|цветом|цвета), (таким|этим|тем|такого|этого)_(цветом|цвета), (в)_(этот|тот|такой)_цвет',
};

/** "That's clearer now": languages that have one word for that and for a lighter colour, `§`. Patterns, too. */
export const clearerNow: Readonly<Partial<Record<Language, string>>> = {
  es: '(ahora|asi|ya)_(esta|es|queda|lo_tengo|me_queda)_§, (ahora|asi|ya) (esta|es|queda) (mucho|todo) §, queda_§, queda_mucho_§',
  fr: '(voila|voici)_qui_est_§, (voila|voici)_qui_est (bien|beaucoup|deja) §, c_est_§, c_est (bien|beaucoup|deja|tout_de_suite) §',
  it: '(ora|adesso|cosi|ecco)_(e|mi_e)_§, (ora|adesso|cosi|ecco)_(e|mi_e) (molto|tutto|gia) §, tutto_§',
  pt: '(agora|assim|isso)_(esta|ta|ficou|e|fica)_§, (agora|assim|isso)_(esta|ta|ficou|e|fica) (bem|muito) §',
};
