import type { Language } from '../../../../../texts/languages.ts';

/** How people tell what is spoken in a video, up to the name of the language: “the video will be in”. Patterns like those of topics. */
export const toldLanguages: Readonly<Record<Language, string>> = {
  en: '(video|videos|clip|clips|film|recording) (is|are|will_be|s|gonna_be|going_to_be) in, (video|videos|clip|clips)_in, (speak|speaking|talk|talking|speaks)_in_it',
  es: '(video|videos|clip|clips|grabacion) (es|son|esta|estan|sera|seran|va_a_ser|van_a_ser) en',
  fr: '(video|videos|clip|film|films) (est|sont|sera|seront) en',
  de: '(video|videos|clip|clips|film|filme) (ist|sind|wird|werden) (auf|in)',
  it: '(video|filmato|filmati|clip) (e|sono|sara|saranno) in',
  pt: '(video|videos|clipe|clipes) (e|sao|esta|estao|vai_ser|vao_ser|sera|serao) em',
  ru: '(видео|ролик|ролики|видос|видосы) (на|по|будет_на|будут_на|будет_по), (говорят|говорим|говорю|говорит) по',
};
