import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'O vídeo não tem som, então não há o que legendar.',
  no_speech: 'Nenhuma fala foi encontrada no vídeo, então ele não tem legendas.',
  unknown_language: 'O reconhecimento de fala não conhece o idioma indicado, então o idioma foi detectado.',
  contradicted_by_sound: 'Fala-se claramente outro idioma que não o indicado, então o idioma foi detectado.',
  faces_unknown:
    'Não conseguimos procurar pessoas na imagem, então fica o meio e as legendas podem cobrir um rosto. Uma mudança tenta de novo.',
  missing_signs: 'Nenhuma fonte tem estes caracteres das legendas, então eles ficam de fora: {items}',
  unknown_emojis: 'Não há imagem destes emojis, então eles ficam de fora: {items}',
};
