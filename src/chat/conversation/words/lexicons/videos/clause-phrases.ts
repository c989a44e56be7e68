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
    first: '(the|in|on|for)_(first|1st), ^ 1, (video|videos|clip|clips|number)_1',
    second: '(the|in|on|for)_(second|2nd), ^ 2, (video|videos|clip|clips|number)_2',
    third: '(the|in|on|for)_(third|3rd), ^ 3, (video|videos|clip|clips|number)_3',
    last: '(the|in|on|for)_(last|latest|newest)',
    other: '(the|in|on|for|my)_other_(one|video|clip), the_other',
  },
  es: {
    first: '(el|la|al|del|en_el|en_la)_(primero|primera|primer|1), videos_1, ^ 1',
    second: '(el|la|al|del|en_el|en_la)_(segundo|segunda|2), videos_2, ^ 2',
    third: '(el|la|al|del|en_el|en_la)_(tercero|tercera|tercer|3), videos_3, ^ 3',
    last: '(el|la|al|del|en_el|en_la)_(ultimo|ultima)',
    other: '(el|la|al|en_el|en_la)_(otro|otra)',
  },
  fr: {
    first: '(la|le|sur_la|dans_la|pour_la)_(premiere|premier|1ere|1re|1), videos_1, ^ 1',
    second: '(la|le|sur_la|dans_la|pour_la)_(deuxieme|seconde|2eme|2e|2), videos_2, ^ 2',
    third: '(la|le|sur_la|dans_la|pour_la)_(troisieme|3eme|3e|3), videos_3, ^ 3',
    last: '(la|le|sur_la|dans_la|pour_la)_(derniere|dernier)',
    other: 'l_autre',
  },
  de: {
    first: '(das|dem|beim|im|vom|furs|bei_dem)_(erste|ersten|1), ^ (erstes|1)',
    second: '(das|dem|beim|im|vom|furs|bei_dem)_(zweite|zweiten|2), ^ (zweites|2)',
    third: '(das|dem|beim|im|vom|furs|bei_dem)_(dritte|dritten|3), ^ (drittes|3)',
    last: '(das|dem|beim|im|vom|furs)_(letzte|letzten)',
    other: '(das|dem|beim|im|vom|furs)_(andere|anderen)',
  },
  it: {
    first: '(il|la|nel|al|del|sul|per_il)_(primo|prima|1), videos_1, ^ 1',
    second: '(il|la|nel|al|del|sul|per_il)_(secondo|seconda|2), videos_2, ^ 2',
    third: '(il|la|nel|al|del|sul|per_il)_(terzo|terza|3), videos_3, ^ 3',
    last: '(l|nell|all|dell|sull)_ultimo',
    other: '(l|nell|all|dell|sull)_altro',
  },
  pt: {
    first: '(o|a|no|na|do|ao|pro)_(primeiro|primeira|1), videos_1, ^ 1',
    second: '(o|a|no|na|do|ao|pro)_(segundo|segunda|2), videos_2, ^ 2',
    third: '(o|a|no|na|do|ao|pro)_(terceiro|terceira|3), videos_3, ^ 3',
    last: '(o|a|no|na|do|ao|pro)_(ultimo|ultima)',
    other: '(o|a|no|na|do|ao|pro)_(outro|outra)',
  },
  ru: {
    first: '(первое|первый|первом|первому|первого|первую), (видео|ролик|номер)_1, ^ 1',
    second: '(второе|второй|втором|второму|второго|вторую), (видео|ролик|номер)_2, ^ 2',
    third: '(третье|третий|третьем|третьему|третьего|третью), (видео|ролик|номер)_3, ^ 3',
    last: '(последнее|последний|последнем|последнему)',
    other: '(другое|другой|другом|другому)',
  },
};
