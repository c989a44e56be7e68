import type { Language } from '../../../../texts/languages.ts';

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
    last: '(last|latest|newest) (one|video|clip|vid), (this|that)_(one|video), the_(last|latest|newest) $, just_the_(last|latest|newest), only_the_(last|latest|newest)',
    firstTwo: '(first|1st|oldest)_(two|2|couple), (1|one|first|1st)_and_(2|two|second|2nd), (both)_(older|old|earlier)',
    lastTwo: '(last|newest|latest)_(two|2|couple), (2|two|second|2nd)_and_(3|three|third|3rd)',
    firstAndThird: '(1|one|first|1st)_and_(3|three|third|3rd|last)',
    allButLast:
      '(other|others)_(two|2|ones|videos|clips), the_others $, ^ the_others, (older|earlier|previous)_(two|2|ones|videos|clips), all_but_the_last, all_except_the_last',
    all: 'all_(three|3|of_them|videos|the_videos|my_videos|clips|the_clips|vids|of_those), (in|on|for|to)_(all|every|each), (every|each)_(video|one|clip|single_one), (none|neither)_of_them, everywhere, all_three, the_three, them_all, all_of_em, the_whole_(lot|bunch)',
  },
  es: {
    first:
      '(primero|primera|primer) (video|clip), (el|la|en_el|al|del)_(primero|primera|1) , (video|numero) (1|uno), ^ primero',
    second:
      '(segundo|segunda) (video|clip), (el|la|en_el|al|del)_(segundo|segunda|2|del_medio|de_en_medio), (video|numero) (2|dos), ^ segundo',
    third: '(tercero|tercer) video, (el|al|del|en_el)_(tercero|3), (video|numero) (3|tres), ^ tercero',
    last: '(ultimo|ultima) video, (este|el|al|del|en_el)_(ultimo|ultima)',
    firstTwo: '(dos_primeros|primeros_dos|dos_primeras)',
    lastTwo: '(dos_ultimos|ultimos_dos|dos_ultimas)',
    allButLast: '(otros_dos|los_otros|los_demas|otras_dos)',
    all: '(los|las|en_los|a_los)_(tres|3), (todos|todas)_(los_videos|los|ellos|las), en_(todos|ninguno|cada_uno), ninguno',
  },
  fr: {
    first:
      '(premiere|premier|1ere|1re) video, (la|le|dans_la|sur_la)_(premiere|premier|1|1ere), (video|numero|num) (1|un), ^ premiere',
    second:
      '(deuxieme|seconde|2e|2eme) video, (la|le|dans_la|sur_la)_(deuxieme|seconde|2|2e|2eme|du_milieu), (celle|video)_(du|au)_milieu, (video|numero|num) (2|deux), ^ deuxieme',
    third:
      '(troisieme|3e|3eme) video, (la|le|dans_la|sur_la)_(troisieme|3|3e|3eme), (video|numero|num) (3|trois), ^ troisieme',
    last: 'derniere video, (la|cette|sur_la|dans_la)_derniere $, ^ la_derniere, (la|dans_la)_derniere (en|avec|sans|c|plus|mais)',
    firstTwo: '(deux_premieres|premieres_deux|2_premieres)',
    lastTwo: '(deux_dernieres|dernieres_deux|2_dernieres)',
    allButLast: '(deux_autres|les_autres|2_autres)',
    all: '(les|sur_les|aux|dans_les)_(trois|3), toutes_(les_trois|les_videos|mes_videos), ^ toutes (en|avec|sans|plus|pareil), (les|moi)_toutes, (pour|sur|dans)_toutes $, (pour|sur)_toutes_(pas|plus|mets|meme|style|en|avec|sans|les_lettres), (nulle_part|partout), sur_toutes, aucune_video',
  },
  de: {
    first:
      '^ (beim|im|vom|das|fur_das|furs|bei_dem|in_dem)_(erste|ersten|1), ^ (und|also|bitte|nur)_(beim|im|das)_(erste|ersten|1), (erste|ersten|erstes)_(bitte|davon), (erste|ersten|erstes|1) (video|clip), (das|beim|im|vom)_(erste|ersten|1) $, (nummer|video|nr) (1|eins), ^ (das|die)_(erste)',
    second:
      '^ (beim|im|vom|das|fur_das|furs|bei_dem|in_dem)_(zweite|zweiten|mittlere|mittleren|2), (und|also|bitte|nur)_(beim|im|das)_(zweite|zweiten|mittlere|mittleren|2), (zweite|zweiten|zweites|mittlere|mittleren|2) (video|clip), (das|beim|im|vom)_(zweite|zweiten|mittlere) , (nummer|video|nr) (2|zwei), ^ (das|die)_zweite',
    third:
      '^ (beim|im|vom|das|fur_das|furs|bei_dem|in_dem)_(dritte|dritten|3), (und|also|bitte|nur)_(beim|im|das)_(dritte|dritten|3), (dritte|dritten|drittes|3) (video|clip), (das|beim|im|vom)_(dritte|dritten), (nummer|video|nr) (3|drei), ^ das_dritte',
    last: '^ (beim|im|vom|das|fur_das|furs|bei_dem)_(letzte|letzten|neueste|neuesten|aktuelle|aktuellen), (und|nur)_(beim|im|das)_(letzte|letzten|neueste|neuesten), (letzte|letzten|letztes|neueste|neuesten) (video|clip), (das|beim|im)_(letzte|letzten|neueste|neuesten) $, ^ das_letzte',
    firstTwo: '(ersten|beiden)_(beiden|zwei|ersten)',
    lastTwo: '(letzten)_(beiden|zwei)',
    allButLast: '(anderen_beiden|beiden_anderen|anderen_zwei|die_anderen)',
    all: '^ (alle|alles)_(etwas|bitte|bisschen|weiter|noch|viel|ein|mit|ohne|grosser|kleiner|hoher|tiefer|einen|nen), (bei|fur|in)_(allen|jedem|jedes), (allen|alle)_(3|videos|clips), (jedes|jedem)_(video|clip), ^ alle, (allen|alle|bei_allen)_(drei|dreien|videos), bei_(allen|keinem|jedem), (uberall|nirgends), alle_drei',
  },
  it: {
    first: '(primo|1) (video|filmato), (il|nel|al|del|sul)_(primo|1) , (video|numero) (1|uno), ^ primo',
    second:
      '(secondo|2) (video|filmato), (il|nel|al|del|sul)_(secondo|2), quello_(di|in|nel|al)_(mezzo|centro), (video|numero) (2|due), ^ secondo',
    third: '(terzo|3) (video|filmato), (il|nel|al|del|sul)_(terzo|3), (video|numero) (3|tre), ^ terzo',
    last: 'ultimo (video|filmato), (l|nell|all|sull|quest)_ultimo',
    firstTwo: '(primi_due|due_primi)',
    lastTwo: '(ultimi_due|due_ultimi)',
    allButLast: '(altri_due|gli_altri)',
    all: '(tutti|in_tutti|a_tutti)_(e_tre|e_3|i_video|i_tre|quanti), ^ tutti_(in|con|senza|piu|uguali|e), (mettili|falli|fammeli|passali|rendili|trasformali|mettimeli|portali)_tutti, per_tutti, (nei|sui)_(tre|3), in_(tutti|nessuno|ognuno), (nessuno_dei|dappertutto|ovunque)',
  },
  pt: {
    first: '(primeiro|1o|1) video, (o|no|do|ao|num)_(primeiro|1) , (video|numero) (1|um), ^ primeiro',
    second: '(segundo|2o|2) video, (o|no|do|ao)_(segundo|2|do_meio), (video|numero) (2|dois), ^ segundo',
    third: '(terceiro|3o|3) video, (o|no|do|ao)_(terceiro|3), (video|numero) (3|tres), ^ terceiro',
    last: 'ultimo video, (o|no|do|ao|esse|este)_ultimo',
    firstTwo: '(dois_primeiros|primeiros_dois)',
    lastTwo: '(dois_ultimos|ultimos_dois)',
    allButLast: '(outros_dois|os_outros)',
    all: '(os|nos|dos|aos)_(tres|3), (todos|em_todos|nos_todos)_(os|os_videos|os_tres|eles), em_(todos|nenhum|cada_um), ^ nenhum',
  },
  ru: {
    first:
      '^ (а|и|ну|только)_(первое|первый|в_первом|у_первого), (в|на|у|для|с)_(первом|первое|первого|первый|1), первого_(видео|ролика), (номер_один|самое_первое), (первое|первом|первый|первому) (видео|видосе|ролик|ролике), ^ (первое|первый|в_первом|у_первого|первому), (видео|номер) 1, в_первом (видео|ролике|$)',
    second:
      '^ (а|и|ну|только)_(второе|второй|среднее|средний|во_втором|в_среднем|у_второго), (во|на|у|для|с|в)_(втором|второе|второго|второй|среднем|среднее|среднего|2), (второго|среднего)_(видео|ролика), номер_два, (второе|втором|второй|среднее|среднем) (видео|ролик|ролике), ^ (второе|второй|во_втором|у_второго|второму|среднее), (видео|номер) 2, во_втором',
    third:
      '^ (а|и|ну|только)_(третье|третий|в_третьем|у_третьего), (в|на|у|для|с)_(третьем|третье|третьего|третий|3), третьего_(видео|ролика), номер_три, (третье|третьем|третий) (видео|ролик|ролике), ^ (третье|третий|в_третьем|третьему), (видео|номер) 3, в_третьем',
    last: '^ (а|и|ну|только)_(последнее|последний|в_последнем), (в|на|у|для|с)_(последнем|последнее|последнего|новом), последнего_(видео|ролика), самое_последнее, (последнее|последнем|последний|новое) (видео|видосе|ролик|ролике), ^ (последнее|последний|в_последнем|последнему), это_последнее',
    firstTwo: '(первые|первых|первым)_(два|двух|двум)',
    lastTwo: '(последние|последних|последним)_(два|двух|двум)',
    allButLast: '(остальных|остальные|другие_два|других_двух|остальным)',
    all: '(во|на|у|для|по)_(всех|все), ^ все_(чуть|чутка|немного|немножко|пожалуйста|без|с|ниже|выше|крупнее|мельче|три|ролики|видео|в|на), (все|всех|всем)_(3|клипы|клипах), каждом_(видео|ролике), каждое_видео, (всех|все|всем)_(трех|три|трем|видео|роликах|видосах|роликов|роликам), (везде|нигде), ни_в_одном, в_каждом',
  },
};
