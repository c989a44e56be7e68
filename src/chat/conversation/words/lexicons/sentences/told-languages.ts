import type { Language } from '../../../../../texts/languages.ts';

/** Patterns like those of topics. */
interface ToldLanguages {
  /** How people tell what is spoken in a video: “the video will be in”, “in my video they speak”. The name of the language is in it or behind it. */
  told: string;
  /** Said to the bot: “with me”. */
  toBot: string;
}

export const toldLanguages: Readonly<Record<Language, ToldLanguages>> = {
  en: {
    told: '(video|videos|clip|clips|film|recording) (is|are|will_be|s|gonna_be|going_to_be) in, (video|videos|clip|clips)_in, (speak|speaking|talk|talking|speaks)_in_it, & (video|videos|clip|clips|film|recording|footage|reel) (speak|speaks|speaking|spoken|talk|talks|talking), (guy|man|woman|girl|boy|lady|person|people|speaker|speakers|she|he|they) (speak|speaks|speaking|talk|talks|talking), (voiceover|voice_over|narration|audio|dialogue|dialog|speech) (is|will_be|s|in), & (its|it_is|thats|this_is|it_s)_a (video|clip|film|recording|reel)',
    toBot: '(to|with)_me, (can|could|do|will|would)_(you|u)',
  },
  es: {
    told: '(video|videos|clip|clips|grabacion) (es|son|esta|estan|sera|seran|va_a_ser|van_a_ser) en, (audio|voz|dialogo) (es|esta) en, & (video|videos|clip|clips|grabacion|reel|audio) (hablan|habla|hablo|hablamos|hablando|conversan|hablado|hablada)',
    toBot: 'conmigo, hablame, (puedes|podrias|puede), (tu|bot) (habla|hablas)',
  },
  fr: {
    told: '(video|videos|clip|film|films) (est|sont|sera|seront) en, (audio|voix|dialogue) est en, ca_(cause|parle), & (video|videos|clip|film|reel) (parle|parlent|parlons|parlait|parlee|parle_t_on|cause|causent)',
    toBot: '(parle|parlez)_(moi|nous), avec_moi, (peux|pouvez|pourrais)',
  },
  de: {
    told: '(video|videos|clip|clips|film|filme) (ist|sind|wird|werden) (auf|in), (audio|ton|dialog) ist, dass_(das|es)_(auf|in), & (video|videos|clip|clips|film|filme|filmchen|aufnahme|reel) (redet|reden|rede|geredet|spricht|sprechen|spreche|gesprochen|quatschen), (ich|wir|er|sie|die) (rede|reden|redet|spreche|sprechen|spricht) (da|dort|darin|drin|dabei)',
    toBot: 'mit_mir, (kannst|könntest|können|bitte) (du|sie|mir)',
  },
  it: {
    told: '(video|filmato|filmati|clip) (e|sono|sara|saranno) in, & (video|filmato|filmati|clip|reel|audio) (parlano|parla|parlo|parliamo|parlato|parlando)',
    toBot: 'con_me, parlami, (puoi|potresti|può)',
  },
  pt: {
    told: '(video|videos|clipe|clipes) (e|sao|esta|estao|vai_ser|vao_ser|sera|serao) em, & (video|videos|clipe|clipes|reels|reel|audio) (falam|fala|falo|falamos|falado|falando|conversam)',
    toBot: 'comigo, (pode|poderia|consegue) (voce|falar|responder)',
  },
  ru: {
    told: '(озвучка|звук|речь|диалог|диалоги) (на|по), (видео|ролик|ролики|видос|видосы) (на|по|будет_на|будут_на|будет_по), (говорят|говорим|говорю|говорит) по, & (видео|ролик|ролике|видосе|клипе|фильме) (говорят|говорит|говорю|говорим|разговаривают|разговариваю|болтают)',
    toBot: 'со_мной, (можешь|можете|пиши|говори|отвечай)',
  },
};
