import type { Texts } from '../texts.ts';

export const failures: Texts['failures'] = {
  codes: {
    source_unreachable:
      'No consigo llegar al servidor de ese enlace. Comprueba el enlace o inténtalo otra vez en unos minutos.',
    source_not_found: 'En ese enlace no hay ningún archivo. Mira si hay una errata; algunos enlaces también caducan.',
    source_forbidden_address: 'Ese enlace lleva a una red privada. Solo puedo descargar lo que está abierto a todos.',
    source_too_many_redirects: 'Ese enlace redirige demasiadas veces. Envíame la dirección a la que lleva al final.',
    source_too_large: 'Ese archivo es demasiado grande. Mándame uno más corto o más comprimido.',
    source_stalled: 'El servidor de ese enlace dejó de enviar. Inténtalo más tarde o mándame el vídeo como archivo.',
    source_timed_out: 'La descarga tardó demasiado. Prueba con un archivo más pequeño o un servidor más rápido.',
    source_incomplete: 'La descarga se cortó antes del final. Inténtalo otra vez o mándame el vídeo como archivo.',
    source_empty: 'Ese archivo está vacío. Comprueba que se guardó entero y mándalo otra vez.',
    source_web_page: 'Ese enlace abre una página web, no un vídeo.',
    source_picture: 'Eso es una imagen, y necesito un vídeo.',
    source_sound_only: 'Eso es sonido sin imagen. Los subtítulos necesitan un vídeo.',
    source_playlist: 'Eso es una lista que solo apunta a otros archivos. Mándame el vídeo mismo.',
    source_unsupported: 'No puedo leer ese tipo de archivo. Mándame un vídeo, por ejemplo un .mp4.',
    source_damaged: 'Ese vídeo está dañado y no puedo leerlo. Guárdalo de nuevo y mándamelo otra vez.',
    source_too_long: 'Ese vídeo es demasiado largo. Mándame uno más corto o córtalo en partes.',
    source_absurd_size:
      'Con ese tamaño de imagen no puedo trabajar. Guarda el vídeo en un tamaño habitual, por ejemplo 1080p.',
    speech_unavailable: 'Ahora mismo no puedo escuchar vídeos. Inténtalo un poco más tarde.',
    speech_failed:
      'No he podido procesar el sonido de este vídeo. Inténtalo otra vez; si no ayuda, guárdalo como .mp4.',
    render_failed: 'Algo salió mal mientras lo hacía. Inténtalo otra vez.',
    internal: 'Algo salió mal por mi lado. Inténtalo otra vez.',
    cancelled: 'Parado.',
    allowance_exhausted:
      'No te quedan minutos suficientes para este vídeo. Manda uno más corto, o mira /usage: dice lo que te queda y cuándo hay más.',
  },
  sites: {
    google_drive:
      'En Google Drive, comparte el archivo con «Cualquier persona con el enlace» y mándame el enlace otra vez.',
    dropbox: 'En Dropbox, termina el enlace en dl=1 en vez de dl=0.',
    onedrive: 'En OneDrive, añade download=1 al final del enlace.',
    video_site: 'Descarga primero el vídeo allí y luego mándamelo como archivo.',
    transfer: 'Descárgalo primero allí y luego mándamelo como archivo.',
  },
  otherSite: 'Necesito un enlace que reproduzca o descargue el vídeo directamente, o el archivo mismo.',
  earlierStays: 'La versión que tienes se queda como está.',
};
