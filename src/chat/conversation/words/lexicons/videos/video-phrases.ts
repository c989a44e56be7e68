import type { Language } from '../../../../../texts/languages.ts';

/** Which of several videos a message means. */
export type NamedVideos =
  | 'first'
  | 'second'
  | 'third'
  | 'last'
  | 'firstTwo'
  | 'lastTwo'
  | 'firstAndThird'
  | 'allButLast'
  | 'all';

/** Patterns like those of topics. */
export const videoPhrases: Record<Language, Partial<Record<NamedVideos, string>>> = {
  en: {
    first:
      '(first|1st|oldest|#1) (one|video|clip|vid), (video|number|clip|vid|nr|no) (1|one), the_(first|1st|oldest), ^ (first|oldest|1st), ^ 1_(in|to), (send|resend) 1 (again|please), my_first, (in|on|for|to)_(first|1st)',
    second:
      '(second|2nd|middle) (one|video|clip|vid), (video|number|clip|vid|nr|no) (2|two), the_(second|2nd|middle_one), ^ (second|2nd|middle), ^ 2_(in|to), (send|resend) 2 (again|please), my_second, (in|on|for|to)_(second|2nd)',
    third:
      '(third|3rd) (one|video|clip|vid), (video|number|clip|vid|nr|no) (3|three), the_(third|3rd), ^ (third|3rd), ^ 3_(in|to), (send|resend) 3 (again|please), my_third, (in|on|for|to)_(third|3rd)',
    last: 'the_newest, the_new_one, most_recent, (last|latest|newest) (one|video|clip|vid), (this|that)_(one|video), the_(last|latest|newest) $, just_the_(last|latest|newest), only_the_(last|latest|newest)',
    firstTwo: '(first|1st|oldest)_(two|2|couple), (1|one|first|1st)_and_(2|two|second|2nd), (both)_(older|old|earlier)',
    lastTwo: '(last|newest|latest)_(two|2|couple), (2|two|second|2nd)_and_(3|three|third|3rd)',
    firstAndThird: '(1|one|first|1st)_and_(3|three|third|3rd|last)',
    allButLast:
      '(other|others)_(two|2|ones|videos|clips), the_others $, ^ the_others, (older|earlier|previous)_(two|2|ones|videos|clips), all_but_the_last, all_except_the_last',
    all: 'the_lot, all_(three|3|of_them|videos|the_videos|my_videos|clips|the_clips|vids|of_those), (in|on|for|to)_(all|every|each), (every|each)_(video|one|clip|single_one), (none|neither)_of_them, everywhere, all_three, the_three, them_all, all_of_em, the_whole_(lot|bunch)',
  },
  es: {
    first:
      '(primero|primera|primer) (video|clip), (el|la|en_el|al|del)_(primero|primera|1) , (video|numero) (1|uno), ^ primero',
    second:
      '(segundo|segunda) (video|clip), (el|la|en_el|al|del)_(segundo|segunda|2|del_medio|de_en_medio), (video|numero) (2|dos), ^ segundo',
    third: '(tercero|tercer) video, (el|al|del|en_el)_(tercero|3), (video|numero) (3|tres), ^ tercero',
    last: '(el|al|del|en_el)_(nuevo|mas_nuevo|mas_reciente), ultimo_que, (ultimo|ultima) video, (este|el|al|del|en_el)_(ultimo|ultima)',
    firstTwo: '(dos_primeros|primeros_dos|dos_primeras)',
    lastTwo: '(dos_ultimos|ultimos_dos|dos_ultimas)',
    allButLast: '(otros_dos|los_otros|los_demas|otras_dos)',
    all: '^ todos_iguales, ^ todas_iguales, (los|las|en_los|a_los)_(tres|3), ^ (todos|todas)_(en|sin|con|mas|igual), ^ (a|en|para)_todos, (todos|todas)_(los_videos|los|ellos|las), en_(todos|ninguno|cada_uno), ninguno',
  },
  fr: {
    first:
      '(premiere|premier|1ere|1re|1er) (video|clip|fichier), (la|le|dans_la|sur_la|sur_le|ma|mon|au|du|de_la|a_la|pour_la|pour_le)_(premiere|premier|1|1ere|1er|toute_premiere|une), (video|clip|numero|num|n|no) (1|un|une), ^ (premiere|premier|1ere|1er), ^ (1)_(en|avec|sans|plus|texte|lettres), (celle|clip|video)_du_(debut|depart), la_plus_(ancienne|vieille), (deux|2)_videos_avant',
    second:
      '(deuxieme|seconde|second|2e|2eme|2nde) (video|clip|fichier), (la|le|dans_la|sur_la|sur_le|ma|mon|au|du|de_la|a_la|pour_la|pour_le)_(deuxieme|seconde|second|2|2e|2eme|2nde|du_milieu|deux), (celle|video|clip)_(du|au)_milieu, (video|clip|numero|num|n|no) (2|deux), ^ (deuxieme|seconde|second|2eme), ^ (2)_(en|avec|sans|plus|texte|lettres), (avant_derniere|avant_dernier|avantderniere)',
    third:
      '(troisieme|3e|3eme) (video|clip|fichier), (la|le|dans_la|sur_la|sur_le|ma|mon|au|du|de_la|a_la|pour_la|pour_le)_(troisieme|3|3e|3eme), (video|clip|numero|num|n|no) (3|trois), ^ (troisieme|3eme), ^ (3)_(en|avec|sans|plus|texte|lettres)',
    last: '(la|dans_la|sur_la)_(nouvelle|plus_recente), (derniere|dernier) (video|clip|fichier), (la|cette|sur_la|dans_la|ma|le|mon|au|du)_(derniere|dernier) $, ^ (la|le)_(derniere|dernier), (la|dans_la|le)_(derniere|dernier) (en|avec|sans|c|plus|mais|que), (juste|seulement|uniquement|que)_(la|le)_(derniere|dernier), la_plus_recente, celle_que_je_viens',
    firstTwo:
      '(deux_premieres|premieres_deux|2_premieres|deux_premiers|2_premiers), (la_1|1|la_premiere|la_une|premiere)_et_(la_2|2|la_deuxieme|la_seconde|deuxieme|seconde), (1_2), toutes_sauf_la_(derniere|3|troisieme), tout_sauf_la_(derniere|3|troisieme)',
    lastTwo:
      '(deux_dernieres|dernieres_deux|2_dernieres|deux_derniers|2_derniers), (la_2|2|la_deuxieme|la_seconde|deuxieme)_et_(la_3|3|la_troisieme|la_derniere|troisieme), toutes_sauf_la_(premiere|1)',
    firstAndThird: '(la_1|1|la_premiere|premiere)_et_(la_3|3|la_troisieme|troisieme|la_derniere)',
    allButLast: '(deux_autres|les_autres|2_autres|les_anciennes|les_precedentes)',
    all: '(les|sur_les|aux|dans_les|pour_les|mes|des|toutes_les)_(trois|3), toutes_(les_trois|les_videos|mes_videos|les_3|mes_3_videos), ^ toutes_(en|avec|sans|plus|pareil|pareilles|les_couleurs), ^ (tout|tous)_(en|avec|sans)_(les_trois), (les|moi|mets|mettre)_toutes, (pour|sur|dans)_toutes $, (pour|sur)_toutes_(pas|plus|mets|meme|style|en|avec|sans|les_lettres), ^ (les|mes)_videos, (sur|dans|pour|de)_(les|mes|toutes_mes|toutes_les|chaque)_videos, des_videos $, (chaque|toutes) (video|videos), (chacune|chacun), (nulle_part|partout), sur_toutes, aucune_video, aux_trois, (les|mets_les)_trois, toutes_(pareil|ensemble|identiques)',
  },
  de: {
    first:
      '^ (beim|im|vom|das|fur_das|furs|bei_dem|in_dem)_(erste|ersten|1), ^ (und|also|bitte|nur)_(beim|im|das)_(erste|ersten|1), (erste|ersten|erstes)_(bitte|davon), (erste|ersten|erstes|1) (video|clip), (das|beim|im|vom)_(erste|ersten|1) $, (nummer|video|nr) (1|eins), ^ (das|die)_(erste)',
    second:
      '^ (beim|im|vom|das|fur_das|furs|bei_dem|in_dem)_(zweite|zweiten|mittlere|mittleren|2), (und|also|bitte|nur)_(beim|im|das)_(zweite|zweiten|mittlere|mittleren|2), (zweite|zweiten|zweites|mittlere|mittleren|2) (video|clip), (das|beim|im|vom)_(zweite|zweiten|mittlere) , (nummer|video|nr) (2|zwei), ^ (das|die)_zweite',
    third:
      '^ (beim|im|vom|das|fur_das|furs|bei_dem|in_dem)_(dritte|dritten|3), (und|also|bitte|nur)_(beim|im|das)_(dritte|dritten|3), (dritte|dritten|drittes|3) (video|clip), (das|beim|im|vom)_(dritte|dritten), (nummer|video|nr) (3|drei), ^ das_dritte',
    last: '(das|im|beim|vom)_(neue|neuen|neueste|neuesten), ^ (beim|im|vom|das|fur_das|furs|bei_dem)_(letzte|letzten|neueste|neuesten|aktuelle|aktuellen), (und|nur)_(beim|im|das)_(letzte|letzten|neueste|neuesten), (letzte|letzten|letztes|neueste|neuesten) (video|clip), (das|beim|im)_(letzte|letzten|neueste|neuesten) $, ^ das_letzte',
    firstTwo: '(ersten|beiden)_(beiden|zwei|ersten)',
    lastTwo: '(letzten)_(beiden|zwei)',
    allButLast: '(anderen_beiden|beiden_anderen|anderen_zwei|die_anderen)',
    all: '^ (alle|alles)_(etwas|bitte|bisschen|weiter|noch|viel|ein|mit|ohne|grosser|kleiner|hoher|tiefer|einen|nen), (bei|fur|in)_(allen|jedem|jedes), (allen|alle)_(3|videos|clips), (jedes|jedem)_(video|clip), ^ alle, (allen|alle|bei_allen)_(drei|dreien|videos), bei_(allen|keinem|jedem), (uberall|nirgends), alle_drei',
  },
  it: {
    first:
      '(primo|prima|1|primissimo) (video|filmato|clip|file), (il|lo|nel|al|del|sul|mio|per_il|dal)_(primo|1|primissimo|uno), la_prima_(clip|versione), (video|clip|numero|num|n|nr) (1|uno), ^ (primo|primissimo), ^ (1)_(in|con|senza|piu|testo|lettere), (quello|video)_(all|di)_inizio, il_piu_vecchio',
    second:
      '(secondo|seconda|2) (video|filmato|clip|file), (il|nel|al|del|sul|mio|per_il|dal)_(secondo|2|due), la_seconda_(clip|versione), quello_(di|in|nel|al)_(mezzo|centro), (video|clip|numero|num|n|nr) (2|due), ^ secondo, ^ (2)_(in|con|senza|piu|testo|lettere), (il|nel|al|del|sul)_penultimo, penultimo_video',
    third:
      '(terzo|terza|3) (video|filmato|clip|file), (il|nel|al|del|sul|mio|per_il|dal)_(terzo|3|tre), la_terza_(clip|versione), (video|clip|numero|num|n|nr) (3|tre), ^ terzo, ^ (3)_(in|con|senza|piu|testo|lettere)',
    last: 'quello_nuovo, (il|nel|del|al)_(nuovo|piu_nuovo|piu_recente), (ultimo|ultima) (video|filmato|clip), (l|nell|all|sull|dell|quest)_ultimo, (solo|soltanto)_l_ultimo, il_piu_recente',
    firstTwo:
      '(primi_due|due_primi|primi_2), (il_1|1|il_primo|primo)_e_(il_2|2|il_secondo|secondo), tutti_(tranne|meno|eccetto)_(l_ultimo|il_terzo|il_3)',
    lastTwo:
      '(ultimi_due|due_ultimi|ultimi_2), (il_2|2|il_secondo|secondo)_e_(il_3|3|il_terzo|terzo|l_ultimo), tutti_(tranne|meno|eccetto)_(il_primo|l_1|il_1)',
    firstAndThird: '(il_1|1|il_primo|primo|l_1)_e_(il_3|3|il_terzo|terzo|l_ultimo)',
    allButLast: '(altri_due|gli_altri|agli_altri|negli_altri|altri_2)',
    all: 'tutti_e_tre_(i_filmati|i_video|i_clip|i_miei_video), (tutti|in_tutti|a_tutti|su_tutti)_(e_tre|e_3|i_video|i_tre|quanti|i_miei_video|i_filmati), ^ tutti_(in|con|senza|piu|uguali|e), (mettili|falli|fammeli|passali|rendili|trasformali|mettimeli|portali|cambiali)_tutti, (per|a|su)_tutti, ^ (i|nei|sui|ai)_(tre|3), (nei|sui|ai)_(tre|3), ^ (i|miei|i_miei)_video, (nei|sui|dai|dei|ai|per_i)_(video|miei_video|filmati), (ogni|ciascun|qualsiasi) (video|filmato|clip), in_(tutti|nessuno|ognuno), (nessuno_dei|dappertutto|ovunque|ognuno|ciascuno), tutti_(uguali|insieme|allo_stesso_modo)',
  },
  pt: {
    first: '(primeiro|1o|1) video, (o|no|do|ao|num)_(primeiro|1) , (video|numero) (1|um), ^ primeiro',
    second: '(segundo|2o|2) video, (o|no|do|ao)_(segundo|2|do_meio), (video|numero) (2|dois), ^ segundo',
    third: '(terceiro|3o|3) video, (o|no|do|ao)_(terceiro|3), (video|numero) (3|tres), ^ terceiro',
    last: '(o|no|do|ao)_(novo|mais_novo|mais_recente), ultimo video, (o|no|do|ao|esse|este)_ultimo',
    firstTwo: '(dois_primeiros|primeiros_dois)',
    lastTwo: '(dois_ultimos|ultimos_dois)',
    allButLast: '(outros_dois|os_outros)',
    all: '^ todos_iguais, ^ (todos|todas)_(em|na|no|sem|com|mais|igual), ^ (em|nos|para|pra)_todos, (os|nos|dos|aos)_(tres|3), (todos|em_todos|nos_todos)_(os|os_videos|os_tres|eles), em_(todos|nenhum|cada_um), ^ nenhum',
  },
  ru: {
    first:
      'мне_(первое|первый), (текст|слова|субтитры)_первого, ^ (а|и|ну|только)_(первое|первый|в_первом|у_первого), (в|на|у|для|с)_(первом|первое|первого|первый|1), первого_(видео|ролика), (номер_один|самое_первое), (первое|первом|первый|первому) (видео|видосе|ролик|ролике), ^ (первое|первый|в_первом|у_первого|первому), (видео|номер) 1, в_первом (видео|ролике|$)',
    second:
      'мне_(второе|второй), (текст|слова|субтитры)_второго, ^ (а|и|ну|только)_(второе|второй|среднее|средний|во_втором|в_среднем|у_второго), (во|на|у|для|с|в)_(втором|второе|второго|второй|среднем|среднее|среднего|2), (второго|среднего)_(видео|ролика), номер_два, (второе|втором|второй|среднее|среднем) (видео|ролик|ролике), ^ (второе|второй|во_втором|у_второго|второму|среднее), (видео|номер) 2, во_втором',
    third:
      'мне_(третье|третий), (текст|слова|субтитры)_третьего, ^ (а|и|ну|только)_(третье|третий|в_третьем|у_третьего), (в|на|у|для|с)_(третьем|третье|третьего|третий|3), третьего_(видео|ролика), номер_три, (третье|третьем|третий) (видео|ролик|ролике), ^ (третье|третий|в_третьем|третьему), (видео|номер) 3, в_третьем',
    last: '(последний|последнее|последнем) $, (текст|слова|субтитры)_последнего, (новое|новый|свежее|самое_новое|в_новом), ^ (а|и|ну|только)_(последнее|последний|в_последнем), (в|на|у|для|с)_(последнем|последнее|последнего|новом), последнего_(видео|ролика), самое_последнее, (последнее|последнем|последний|новое) (видео|видосе|ролик|ролике), ^ (последнее|последний|в_последнем|последнему), это_последнее',
    firstTwo: '(первые|первых|первым)_(два|двух|двум)',
    lastTwo: '(последние|последних|последним)_(два|двух|двум)',
    allButLast: '(остальных|остальные|другие_два|других_двух|остальным)',
    all: '(во|на|у|для|по)_(всех|все), ^ все_(чуть|чутка|немного|немножко|пожалуйста|без|с|ниже|выше|крупнее|мельче|три|ролики|видео|в|на), (все|всех|всем)_(3|клипы|клипах), каждом_(видео|ролике), каждое_видео, (всех|все|всем)_(трех|три|трем|видео|роликах|видосах|роликов|роликам), (везде|нигде), ни_в_одном, в_каждом',
  },
};
