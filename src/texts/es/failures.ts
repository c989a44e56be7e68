import type { Texts } from '../texts.ts';

export const failures: Texts['failures'] = {
  codes: {
    source_unreachable:
      'No consigo llegar al servidor de ese enlace. Comprueba el enlace o inténtalo otra vez en unos minutos.',
    source_not_found:
      'En ese enlace no hay ningún archivo. Comprueba que esté bien escrito; algunos enlaces también caducan.',
    source_forbidden_address: 'Ese enlace lleva a una red privada. Solo puedo descargar lo que es público.',
    source_too_many_redirects: 'Ese enlace redirige demasiadas veces. Mándame la dirección final.',
    source_too_large: 'Ese archivo es demasiado grande. Mándame uno más corto o más comprimido.',
    source_stalled:
      'El servidor de ese enlace dejó de enviar datos. Inténtalo más tarde o mándame el vídeo como archivo.',
    source_too_slow:
      'El servidor de ese enlace es demasiado lento. Usa uno más rápido o mándame el vídeo como archivo.',
    source_timed_out: 'La descarga tardó demasiado. Prueba con un archivo más pequeño o un servidor más rápido.',
    source_incomplete: 'La descarga se cortó antes del final. Inténtalo otra vez o mándame el vídeo como archivo.',
    source_empty: 'Ese archivo está vacío. Comprueba que se guardó entero y mándalo otra vez.',
    source_web_page: 'Ese enlace abre una página web, no un vídeo.',
    source_not_shared:
      'Con ese enlace no consigo el vídeo. Compártelo con cualquiera que tenga el enlace o mándalo como archivo.',
    source_picture: 'Eso es una imagen; necesito un vídeo.',
    source_sound_only: 'Eso es solo audio. Para poner subtítulos necesito un vídeo.',
    source_playlist: 'Eso es una lista que solo apunta a otros archivos. Mándame el propio vídeo.',
    source_unsupported: 'No puedo leer ese tipo de archivo. Mándame un vídeo, por ejemplo un .mp4.',
    source_damaged: 'Ese vídeo está dañado y no puedo leerlo. Guárdalo de nuevo y mándamelo otra vez.',
    source_too_long: 'Ese vídeo es demasiado largo. Mándame uno más corto o córtalo en partes.',
    source_absurd_size: 'No puedo trabajar con esa resolución. Guarda el vídeo en una habitual, por ejemplo 1080p.',
    overlay_too_long:
      'La capa transparente de este vídeo sería demasiado grande. Pide el vídeo completo o manda una parte más corta.',
    speech_unavailable: 'Ahora mismo no puedo escuchar vídeos. Inténtalo de nuevo un poco más tarde.',
    speech_failed:
      'No he podido procesar el sonido de este vídeo. Inténtalo otra vez; si sigue fallando, guárdalo como .mp4.',
    render_failed: 'Algo salió mal al generar el vídeo. Inténtalo otra vez.',
    internal: 'Algo salió mal por mi parte. Inténtalo otra vez.',
    cancelled: 'Detenido.',
    storage_limit:
      'Este vídeo ya no cabe en tu espacio. Elimina los vídeos que ya no necesites y mándalo otra vez dentro de una hora.',
    allowance_exhausted:
      'No te quedan minutos suficientes para este vídeo. Manda uno más corto, o mira en /usage cuánto te queda y cuándo tendrás más.',
  },
  sites: {
    google_drive:
      'En Google Drive, comparte el archivo con «Cualquier persona con el enlace» y mándame el enlace otra vez.',
    dropbox: 'En Dropbox, comparte el archivo con cualquiera que tenga el enlace y mándamelo otra vez.',
    onedrive: 'En OneDrive, comparte el archivo con cualquiera que tenga el enlace y mándamelo otra vez.',
    folder: 'Es una carpeta. Mándame el enlace del vídeo que está dentro.',
    video_site: 'Descarga primero el vídeo allí y luego mándamelo como archivo.',
    transfer: 'Descárgalo primero allí y luego mándamelo como archivo.',
  },
  otherSite: 'Necesito un enlace que reproduzca o descargue el vídeo directamente, o el propio archivo.',
  earlierStays: 'La versión que tienes se queda como está.',
};
