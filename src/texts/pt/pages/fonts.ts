import type { PageTexts } from '../../texts.ts';

export const fonts: PageTexts['fonts'] = {
  title: 'Fonte própria',
  hint: 'Um arquivo TTF, OTF, WOFF ou WOFF2 de no máximo 5 MB. As letras que faltarem vêm de outras fontes.',
  file: 'Arquivo da fonte',
  own: 'Suas fontes',
  use: 'Usar esta fonte',
  remove: 'Remover a fonte',
  used: '“{name}” agora é a fonte de “{preset}”.',
  removed: '“{preset}” voltou a ter a fonte do estilo.',
  sample: 'À noite, vovô Kowalsky vê, 0123',
  upload: 'Adicionar uma fonte',
  added: '“{name}” foi adicionada.',
  adding: 'Verificando a fonte…',
  restricted: 'Pela licença, sua fonte não pode ser incorporada. Pergunte a quem a fez antes de publicar.',
  mistakes: {
    nothing: 'Escolha primeiro um arquivo de fonte.',
    format: 'Isto não é uma fonte TTF, OTF, WOFF ou WOFF2 com contornos, ou passa de 5 MB.',
    damaged: 'Esta fonte está danificada ou não pode ser desenhada.',
    letters: 'Esta fonte não tem letras para escrever legendas.',
    gone: 'Esta fonte foi apagada.',
  },
};
