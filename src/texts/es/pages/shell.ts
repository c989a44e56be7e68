import type { Texts } from '../../texts.ts';

export const shell: Texts['pages']['shell'] = {
  skipToContent: 'Ir al contenido',
  mainMenu: 'Principal',
  menu: { newVideo: 'Nuevo vídeo', videos: 'Vídeos', profile: 'Perfil', admin: 'Administración' },
  signOut: 'Cerrar sesión',
  about: 'Captioneer: subtítulos para vídeos, de código abierto y en tu propio equipo.',
  apiReference: 'Referencia de la API',
  language: 'Idioma',
  languageChosen: 'Desde ahora las páginas están en español.',
  client: { copy: 'Copiar', copied: 'Copiado' },
};
