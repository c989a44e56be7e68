import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'O vídeo não tem som, então não havia o que legendar.',
  no_speech: 'Não ouvi ninguém falar, então ele não tem legendas.',
  unknown_language: 'Não conheço o idioma que você disse, então fui pelo que ouvi.',
  contradicted_by_sound: 'Fala-se claramente outro idioma que não o que você disse, então fui pelo que ouvi.',
  faces_unknown:
    'Não consegui procurar pessoas na imagem, então fica o meio e as legendas podem cobrir um rosto. Mude algo e eu tento de novo.',
  missing_signs: 'Não tenho fonte para estes sinais, então eles ficam de fora: {items}',
  unknown_emojis: 'Não tenho imagem destes emojis, então eles ficam de fora: {items}',
};
