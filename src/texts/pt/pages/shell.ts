import type { Texts } from '../../texts.ts';

export const shell: Texts['pages']['shell'] = {
  skipToContent: 'Ir para o conteúdo',
  mainMenu: 'Principal',
  menu: { newVideo: 'Novo vídeo', videos: 'Vídeos', profile: 'Perfil', admin: 'Administração' },
  signOut: 'Sair',
  about: 'Captioneer: legendas para vídeos, com código aberto, no seu próprio computador.',
  apiReference: 'Referência da API',
  language: 'Idioma',
  languageChosen: 'A partir de agora as páginas estão em português.',
  client: { copy: 'Copiar', copied: 'Copiado' },
};
