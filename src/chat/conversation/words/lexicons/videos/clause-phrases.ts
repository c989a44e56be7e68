import type { Language } from '../../../../../texts/languages.ts';
import type { NamedVideos } from './video-phrases.ts';

/** Names that a clause of a message about several videos may have; `other` = those that the clauses before it have not named. */
export type NamedInClause = NamedVideos | 'other';

type ClausePhrases = Partial<Record<NamedInClause, string>>;

/**
 * How people name a video in a clause beside one about another video: "the second bigger", "3 without emojis". Alone, such words may mean
 * something else. Patterns like those of topics.
 */
export const clausePhrases: Record<Language, ClausePhrases> = {
  en: {
    first: '^ (1st), (the|in|on|for)_(first|1st), ^ 1, (video|videos|clip|clips|number)_1',
    second: '^ (2nd), (the|in|on|for)_(second|2nd), ^ 2, (video|videos|clip|clips|number)_2',
    third: '^ (3rd), (the|in|on|for)_(third|3rd), ^ 3, (video|videos|clip|clips|number)_3',
    last: '(the|in|on|for)_(last|latest|newest)',
    other: 'the_rest, the_others, (the|in|on|for|my)_other_(one|video|clip), the_other',
  },
  es: {
    first: '(el|la|al|del|en_el|en_la)_(primero|primera|primer|1), videos_1, ^ 1',
    second: '(el|la|al|del|en_el|en_la)_(segundo|segunda|2), videos_2, ^ 2',
    third: '(el|la|al|del|en_el|en_la)_(tercero|tercera|tercer|3), videos_3, ^ 3',
    last: '(el|la|al|del|en_el|en_la)_(ultimo|ultima)',
    other: 'el_resto, los_demas, los_otros, (el|la|al|en_el|en_la)_(otro|otra)',
  },
  fr: {
    first: '(la|le|sur_la|dans_la|pour_la)_(premiere|premier|1ere|1re|1), videos_1, ^ 1',
    second: '(la|le|sur_la|dans_la|pour_la)_(deuxieme|seconde|2eme|2e|2), videos_2, ^ 2',
    third: '(la|le|sur_la|dans_la|pour_la)_(troisieme|3eme|3e|3), videos_3, ^ 3',
    last: '(la|le|sur_la|dans_la|pour_la)_(derniere|dernier)',
    other: 'le_reste, les_autres, l_autre',
  },
  de: {
    first: '^ (1ter|1tes|1tens), (das|dem|beim|im|vom|furs|bei_dem)_(erste|ersten|1), ^ (erstes|1)',
    second: '^ (2ter|2tes|2tens), (das|dem|beim|im|vom|furs|bei_dem)_(zweite|zweiten|2), ^ (zweites|2)',
    third: '^ (3ter|3tes|3tens), (das|dem|beim|im|vom|furs|bei_dem)_(dritte|dritten|3), ^ (drittes|3)',
    last: '(das|dem|beim|im|vom|furs)_(letzte|letzten)',
    other: 'der_rest, den_rest, die_anderen, die_andern, (das|dem|beim|im|vom|furs)_(andere|anderen)',
  },
  it: {
    first: '(il|la|nel|al|del|sul|per_il)_(primo|prima|1), videos_1, ^ 1',
    second: '(il|la|nel|al|del|sul|per_il)_(secondo|seconda|2), videos_2, ^ 2',
    third: '(il|la|nel|al|del|sul|per_il)_(terzo|terza|3), videos_3, ^ 3',
    last: '(l|nell|all|dell|sull)_ultimo',
    other: 'il_resto, gli_altri, (l|nell|all|dell|sull)_altro',
  },
  pt: {
    first: '(o|a|no|na|do|ao|pro)_(primeiro|primeira|1), videos_1, ^ 1',
    second: '(o|a|no|na|do|ao|pro)_(segundo|segunda|2), videos_2, ^ 2',
    third: '(o|a|no|na|do|ao|pro)_(terceiro|terceira|3), videos_3, ^ 3',
    last: '(o|a|no|na|do|ao|pro)_(ultimo|ultima)',
    other: 'o_resto, os_outros, (o|a|no|na|do|ao|pro)_(outro|outra)',
  },
  ru: {
    first: '^ (1й|1е|1ый|1ое|1_й|1му|1м), (первое|первый|первом|первому|первого|первую), (видео|ролик|номер)_1, ^ 1',
    second: '^ (2й|2е|2ый|2ое|2_й|2му|2м), (второе|второй|втором|второму|второго|вторую), (видео|ролик|номер)_2, ^ 2',
    third: '^ (3й|3е|3ый|3ое|3_й|3му|3м), (третье|третий|третьем|третьему|третьего|третью), (видео|ролик|номер)_3, ^ 3',
    last: '(последнее|последний|последнем|последнему)',
    other: 'остальное, остальные, остальным, (другое|другой|другом|другому)',
  },
};
