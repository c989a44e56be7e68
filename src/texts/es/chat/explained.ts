import type { ChatTexts } from '../../texts.ts';

export const explained: ChatTexts['topics']['explained'] = {
  saveButtons:
    'Con «Usar siempre», todos tus próximos vídeos salen así por sí solos. «Como mi marca» hace lo mismo y además guarda el aspecto como plantilla: después de otros aspectos, «usa mi marca» lo trae de vuelta.',
  srtFile:
    'Lleva los subtítulos y sus tiempos como texto. Súbelo con tu vídeo a YouTube o Facebook, o ábrelo en un programa de edición: ahí se pueden activar y desactivar los subtítulos. Di «mándame el srt» y lo tienes.',
  resultButtons:
    '«Editar texto» muestra todas las palabras, para que las corrijas. «Cambiar aspecto» tiene colores, tamaños y estilos. «Como mi marca» da este aspecto a todos tus próximos vídeos, y «Usar siempre» también. «Subtítulos .srt» manda las palabras y sus tiempos como archivo de texto. «Borrar» borra este vídeo aquí.',
};
