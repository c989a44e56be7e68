import type { Texts } from '../../texts.ts';

export const landing: Texts['pages']['landing'] = {
  title: 'Subtítulos que se mueven con cada palabra',
  lead: 'Envía un vídeo en el que alguien hable. Vuelve con subtítulos que se mueven con cada palabra, y en vertical si quieres. Corrige una palabra y lo tienes de nuevo en segundos.',
  before: 'Antes',
  after: 'Después',
  clip: 'El mismo clip dos veces: a la izquierda tal como se envió, a la derecha con subtítulos animados',
  pause: 'Pausar',
  play: 'Reproducir',
  how: 'Cómo funciona',
  steps: {
    send: {
      title: 'Envía un vídeo',
      text: 'Un archivo, un enlace o un mensaje en un chat. Sirve el vídeo de cualquier móvil.',
    },
    captions: {
      title: 'Recíbelo con subtítulos',
      text: 'Las palabras se transcriben, se ajustan a su momento y se dibujan en la imagen, lejos de las caras y fáciles de leer.',
    },
    correct: {
      title: 'Hazlo tuyo',
      text: 'Cambia palabras, colores, estilo y lugar. Solo se vuelven a renderizar los segundos que cambian.',
    },
  },
  styles: 'Dieciséis estilos con tres paletas cada uno',
  stylesText: 'Cada imagen la hizo el propio renderizador. Míralos todos, o usa tu fuente y tus colores.',
  allStyles: 'Todos los estilos',
  ways: 'Úsalo donde trabajas',
  wayIn: {
    browser: {
      title: 'En el navegador',
      text: 'Sube el vídeo, elige un estilo, corrige palabras junto a la imagen y comparte.',
    },
    chat: {
      title: 'En un chat',
      text: 'Envía un clip a un bot y dile «más grande, amarillo, arriba».',
    },
    whatsapp: {
      title: 'En WhatsApp',
      text: 'Envía un vídeo y recíbelo en el mismo chat.',
    },
    api: {
      title: 'Desde tu programa',
      text: 'Una API REST sencilla con avisos firmados, descrita con OpenAPI.',
    },
    assistants: {
      title: 'Desde un asistente',
      text: 'Los asistentes subtitulan, corrigen y cambian de estilo los vídeos mediante Model Context Protocol.',
    },
    noCode: {
      title: 'Sin código',
      text: 'Nodos y recetas para n8n, Make y Zapier.',
    },
  },
  open: 'Abierto y en tu propio equipo',
  openText: 'Licencia MIT. Basta un equipo pequeño con Node. Tus vídeos no llegan a nadie más.',
  runIt: 'Pruébalo con dos comandos',
  guide: 'Leer la guía',
};
