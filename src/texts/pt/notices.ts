import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'O vídeo não tem som, então não há o que legendar.',
  no_speech: 'Não se ouve ninguém falar no vídeo, então ele não tem legendas.',
  unknown_language:
    'O reconhecimento de fala não conhece o idioma indicado, então o idioma foi detectado automaticamente.',
  contradicted_by_sound:
    'No vídeo se fala claramente um idioma diferente do indicado, então o idioma foi detectado automaticamente.',
  faces_unknown:
    'Não conseguimos procurar pessoas na imagem, então aparece o meio dela, e as legendas podem cobrir um rosto. Se editar o vídeo, tentaremos de novo.',
  missing_signs: 'Nenhuma fonte tem estes caracteres das legendas, então eles ficam de fora: {items}',
  unknown_emojis: 'Não há imagem para estes emojis, então eles ficam de fora: {items}',
  title_late: 'O título começa depois do fim do vídeo, então não aparece.',
  title_cut: 'O título é longo demais para duas linhas legíveis, então o final foi cortado.',
  hurried_captions: 'A fala é rápida demais para ler tudo com calma.',
  colors_changed: 'Algumas cores foram mudadas para ficarem legíveis.',
};
