import type { Language } from '../../../../../texts/languages.ts';

/** How people order to make the video, before they name the look that was shown: "do it with the yellow". Patterns like those of topics. */
export const withLook: Readonly<Record<Language, string>> = {
  en: '(do|make|render|finish|send|run|go_ahead_and_do)_(it|that|this|the_video|one)_(with|w|in), ^ (ok|okay|right|fine|so|then) go_with',
  es: '(hazlo|hazla|hagalo|hagala|hacelo|generalo|genera|mandalo|sacalo)_con, (haz|haga|genera|saca)_(el_video|este|eso)_con',
  fr: '(fais|faites|lance|lancez|genere|generez|envoie|envoyez)_(le|la)_avec, (fais|faites|lance|genere)_(la_video|ca)_avec',
  de: '(mach|machs|mache|machen|render|rendere|rendern)_(es|das|sie|ihn|das_video)_mit, (mach|machs|mache|render|rendere)_(mal_mit|mit)',
  it: '(fallo|falla|faccia|faccialo|faccela|mandalo|crealo|generalo)_(con|col), (fai|faccia|crea|genera)_il_video_(con|col)',
  pt: '(faz|faca|manda|mande|gera|gere)_(com|ele_com|ela_com|o_video_com|esse_com|isso_com)',
  ru: '(делай|делайте|сделай|сделайте|собери|соберите|рендери)_(с|со|его_с|его_со|видео_с|видео_со|так_с)',
};
