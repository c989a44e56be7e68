import type { Language } from '../../../../../texts/languages.ts';
import type { Concept } from '../../vocabulary/concepts.ts';

/** What makes another colour of one, beside it or by itself: "soft gold", "a bit paler". */
type ShadeConcept = Extract<
  Concept,
  ('light' | 'dark' | 'bright' | 'muted' | 'dusty') | ('lighter' | 'darker' | 'brighter' | 'moreMuted' | 'moreDusty')
>;

/** In the notation of lexicons, with the endings of their languages. */
export const shadeWords: Readonly<Record<Language, Readonly<Record<ShadeConcept, string>>>> = {
  en: {
    light: 'light, pale, soft, pastel, washed out, delicate, gentle',
    dark: 'dark, deep',
    bright: 'bright, vivid, fluorescent, fluo, electric, vibrant, strong, acid, toxic',
    muted: 'muted, subdued, faded, matte, desaturated',
    dusty: 'dusty, powdery, powder, dusky, chalky',
    lighter: 'lighter, paler, softer colo(u|)r, softer shade, more pastel',
    darker: 'darker, deeper, not so light, less light',
    brighter: 'brighter, more vivid, more intense, more vibrant, more saturated, less dull',
    moreMuted: 'more muted, less bright, less vivid, less intense, not so bright, duller',
    moreDusty: 'more dusty, dustier, more powdery',
  },
  es: {
    light:
      'claro{s}, clara{s}, clarito, clarita, pastel, palido{s}, palida{s}, suave{s}, clarit{o}, tenue{s}, delicad{o}',
    dark: 'oscur{o}, oscurito, oscurita, profundo, oscurit{o}, profund{o}',
    bright:
      'brillante{s}, vivo, viva, vivos, vivas, fluorescente{s}, fluor, fosforito, fosforescente{s}, chillon, electrico, intenso, acid{o}, electric{o}, intens{o}',
    muted: 'apagad{o}, mate{s}, deslavad{o}, desaturad{o}',
    dusty: 'empolvad{o}, polvorient{o}',
    lighter:
      'mas clar{o}, mas clarit{o}, menos oscur{o}, mas palid{o}, aclara, aclaralo, aclarala, mas tenue{s}, mas delicad{o}',
    darker: 'mas oscur{o}, mas oscurit{o}, menos clar{o}, oscurece, oscurecelo, mas profund{o}',
    brighter: 'mas viv{o}, mas intens{o}, mas brillante{s}, menos apagad{o}',
    moreMuted: 'mas apagad{o}, menos intens{o}, menos viv{o}, menos brillante{s}, menos chillon{s}',
    moreDusty: 'mas empolvad{o}',
  },
  fr: {
    light: 'clair{e}, pale{s}, pastel, doux, douce, clairs, palot, layette, tendre{s}',
    dark: 'fonce{s}, foncee{s}, sombre{s}, profond',
    bright:
      'vif, vive, vifs, vives, fluo{s}, fluorescent{e}, eclatant{e}, flashy, flash, electrique, brillant{e}, petant, acide{s}',
    muted: 'passe{s}, passee{s}, eteint{e}, mat{e}, sourd{e}',
    dusty: 'poudre{s}, poudree{s}, poussiereux',
    lighter:
      '+ clair{e}, plus clair{e}, plus clairs, plus pale{s}, moins fonce{s}, moins foncee{s}, moins sombre{s}, eclaircis, eclaircir, plus tendre{s}',
    darker: 'plus fonce{s}, plus foncee{s}, plus sombre{s}, moins clair{e}, assombris, fonce un peu',
    brighter: 'plus vif, plus vive, plus intense{s}, plus eclatant{e}, moins terne{s}',
    moreMuted: 'moins vif, moins vive, moins flashy, moins intense{s}, plus terne{s}, plus mat{e}',
    moreDusty: 'plus poudre{s}, plus poudree{s}',
  },
  de: {
    light:
      'hell, helle, hellen, helles, hellem, hellere, blass, blasse, blassen, pastell, zart{e}, zartes, helles, blasses, pastellig{e}, pastellfarben{e}, sanft{e}, sanftes',
    dark: 'dunkel, dunkle, dunklen, dunkles, dunklem',
    bright:
      'knallig{e}, grell{e}, leuchtend{e}, kräftig{e}, satt{e}, strahlend{e}, fluoreszierend{e}, leuchtfarben{e}, giftig{e}, quietschig{e}',
    muted: 'gedeckt{e}, gedämpft{e}, matt{e}, stumpf{e}, gedecktes, gedämpftes, mattes, entsättigt{e}',
    dusty: 'pudrig{e}, pudriges, puderig{e}, puderiges, staubig{e}, staubiges',
    lighter: 'heller, blasser, weniger dunkel, nicht so dunkel, aufhellen, etwas zarter, noch zarter',
    darker: 'dunkler, weniger hell, nicht so hell, abdunkeln',
    brighter: 'intensiver, farbiger, mehr leuchtkraft',
    moreMuted:
      'weniger grell, nicht so grell, weniger knallig, nicht so knallig, weniger leuchtend, nicht so leuchtend',
    moreDusty: 'mehr pudrig, etwas pudriger, noch pudriger, pudriger als jetzt',
  },
  it: {
    light:
      'chiar{o}, chiarin{o}, chiarissim{o}, pastello, pallid{o}, tenue, tenui, delicat{o}, chiarett{o}, pallidin{o}, soft',
    dark: 'scur{o}, scurissim{o}, cup{o}, profond{o}',
    bright:
      'brillant{e}, acces{o}, viv{o}, vivac{e}, fluo, fluorescent{e}, fosforescent{e}, evidenziatore fluo, shocking, elettric{o}, sgargiant{e}, intens{o}, acid{o}, squillant{e}, vistos{o}',
    muted: 'spent{o}, opac{o}, smorzat{o}, desaturat{o}',
    dusty: 'polveros{o}, impolverat{o}',
    lighter: 'piu chiar{o}, meno scur{o}, piu pallid{o}, schiarisci, schiariscilo, piu tenue, piu tenui',
    darker: 'piu scur{o}, meno chiar{o}, scurisci, scuriscilo, piu cup{o}',
    brighter: 'piu acces{o}, piu viv{o}, piu vivac(e|i), piu intens{o}, piu brillant(e|i), meno spent{o}',
    moreMuted: 'piu spent{o}, meno acces{o}, meno viv{o}, meno vivac(e|i), meno intens{o}, piu smorzat{o}',
    moreDusty: 'piu polveros{o}',
  },
  pt: {
    light: 'clar{o}, clarinh{o}, pastel, palid{o}, suave{s}, tenue{s}, delicad{o}',
    dark: 'escur{o}, escurinh{o}, profundo',
    bright:
      'brilhante{s}, viv{o}, fluorescente{s}, neon vivo, forte{s}, chamativ{o}, vibrante{s}, eletrico, acid{o}, eletric{o}, intens{o}',
    muted: 'apagad{o}, fosc{o}, sumid{o}, desbotad{o}',
    dusty: 'empoeirad{o}, poeirent{o}',
    lighter: 'mais clar{o}, mais clarinh{o}, menos escur{o}, clareia, clarear, mais tenue{s}, mais delicad{o}',
    darker: 'mais escur{o}, mais escurinh{o}, menos clar{o}, escurece, escurecer',
    brighter: 'mais viv{o}, mais intens{o}, mais brilhante{s}, mais vibrante{s}, menos apagad{o}',
    moreMuted: 'mais apagad{o}, menos viv{o}, menos intens{o}, menos berrante{s}, menos vibrante{s}',
    moreDusty: 'mais empoeirad{o}',
  },
  ru: {
    light:
      'светл{ый}, светло, бледн{ый}, бледно, пастельн{ый}, пастельно, нежн{ый}, нежно, бледненьк{ий}, светленьк{ий}',
    dark: 'тёмн{ый}, тёмно, глубок(ий|ого|им), темненьк{ий}',
    bright: 'ярк{ий}, ярко, неонов{ый}, неоново, кислотн{ый}, кислотно, насыщенн{ый}, флуоресцентн{ый}',
    muted: 'приглушенн{ый}, приглушенно, тускл{ый}, матов{ый}, блекл{ый}, неярк{ий}, припылённ{ый}',
    dusty: 'пыльн{ый}, пыльно',
    lighter: 'светлее, посветлее, бледнее, побледнее, не таким темным, нежнее, понежнее',
    darker: 'темнее, потемнее, не таким светлым, глубже',
    brighter: 'ярче, поярче, насыщеннее',
    moreMuted: 'тусклее, потусклее, приглушеннее, не так ярко, менее ярк{ий}',
    moreDusty: 'более пыльн{ый}, попыльнее',
  },
};
