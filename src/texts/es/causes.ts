import type { Texts } from '../texts.ts';

const unexpected = 'Algo salió mal por nuestra parte mientras se procesaba este vídeo.';

export const causes: Texts['causes'] = {
  videos: {
    source_unreachable: {
      unknown_host: 'El servidor de ese enlace no existe. Comprueba si la dirección tiene una errata.',
      bad_certificate:
        'El servidor de ese enlace no tiene un certificado válido y no es de fiar. Usa otro alojamiento.',
      not_a_web_server: 'Lo que responde en ese enlace no es un servidor web que funcione.',
      refuses_connections:
        'El servidor de ese enlace rechaza las conexiones. Comprueba la dirección o inténtalo más tarde.',
      no_answer: 'No se pudo llegar al servidor de ese enlace. Comprueba la dirección o inténtalo más tarde.',
      redirects_nowhere: 'Ese enlace redirige sin decir adónde.',
      not_public:
        'Ese enlace no está abierto a todos: comparte el archivo en público o usa un enlace que funcione sin iniciar sesión (respuesta del servidor: {status}).',
      too_many_requests:
        'El servidor de ese enlace pide menos solicitudes: inténtalo más tarde (respuesta del servidor: {status}).',
      server_fault:
        'El servidor de ese enlace tiene un fallo propio: inténtalo más tarde (respuesta del servidor: {status}).',
      not_handed_out: 'El servidor de ese enlace no entrega el archivo (respuesta del servidor: {status}).',
      signature_expired:
        'Ese enlace ha caducado: estaba firmado por un tiempo limitado. Crea uno nuevo o manda el vídeo como archivo.',
      signature_refused:
        'El almacenamiento de ese enlace no acepta su firma. Copia el enlace entero y sin cambios, o crea uno nuevo.',
      other_region:
        'Ese enlace se firmó para otra región distinta de la del archivo. Crea uno nuevo para la región del bucket.',
    },
    source_not_found: {
      at_link:
        'No hay ningún archivo en ese enlace (respuesta del servidor: {status}). Comprueba la dirección o si ha caducado.',
      upload_deleted: 'El archivo subido se ha eliminado. Súbelo otra vez.',
    },
    source_forbidden_address: {
      private_network:
        'Ese enlace lleva a una red privada. Solo se pueden descargar archivos que estén abiertos a todos en internet.',
      invalid: 'Esa no es una dirección web válida.',
      other_scheme: 'Solo se pueden descargar direcciones que empiecen por http:// o https://.',
      with_password:
        'No se descargan direcciones que llevan dentro un usuario o una contraseña. Usa un enlace que funcione sin ellos.',
    },
    source_too_many_redirects:
      'Ese enlace redirige más de {maxRedirects} veces. Indica la dirección a la que lleva al final.',
    source_too_large: 'Ese archivo supera el límite de {maxBytes}. Manda un vídeo más corto o más comprimido.',
    source_stalled:
      'El servidor de ese enlace no envió nada durante {maxSeconds}, así que se abandonó la descarga. Inténtalo más tarde o usa otro alojamiento.',
    source_too_slow:
      'El servidor de ese enlace envió menos de {minBytes} por segundo durante {seconds}, así que se abandonó la descarga. Usa un servidor más rápido.',
    source_timed_out:
      'La descarga tardó más de {maxSeconds} y se abandonó. Usa un archivo más pequeño o un servidor más rápido.',
    source_incomplete: 'La descarga se cortó antes del final del archivo. Inténtalo otra vez o usa otro alojamiento.',
    source_empty: '{subject} está vacío. Comprueba que el vídeo se guardó o se subió entero.',
    source_web_page:
      '{subject} es una página web, no un vídeo. Indica la dirección del archivo mismo, una que reproduzca o descargue el vídeo directamente.',
    source_not_shared: {
      private:
        '{service} solo muestra esto a personas invitadas o con la sesión iniciada. Compártelo con cualquiera que tenga el enlace o manda el vídeo como archivo.',
      password:
        'Este enlace de {service} pide una contraseña. Comparte el vídeo sin contraseña o mándalo como archivo.',
      expired:
        'Este enlace de {service} ha caducado o el vídeo se eliminó. Crea un enlace nuevo o manda el vídeo como archivo.',
      no_access:
        '{service} no da acceso con este enlace: ha caducado o es solo para sus destinatarios. Pide un enlace nuevo o manda el vídeo como archivo.',
      folder: 'Este enlace de {service} abre una carpeta. Manda el enlace del vídeo que está dentro.',
      several_files: 'En este enlace de {service} hay varios archivos. Comparte solo el vídeo o mándalo como archivo.',
      no_video: 'En este enlace de {service} no hay ningún vídeo. Manda el enlace de un vídeo o el vídeo como archivo.',
      no_file:
        '{service} no entrega ningún archivo para este enlace. Descarga primero el vídeo allí y luego mándalo como archivo.',
    },
    source_picture: {
      picture: '{subject} es una imagen ({format}), no un vídeo. Manda un archivo de vídeo.',
      still: 'Eso es una imagen fija, no un vídeo.',
    },
    source_sound_only: {
      sound:
        '{subject} es sonido sin imagen ({format}). Los subtítulos se dibujan sobre un vídeo, así que manda un archivo de vídeo.',
      no_video: 'Este archivo tiene sonido, pero no imagen.',
    },
    source_playlist:
      '{subject} es una lista que solo apunta a otros archivos. Indica la dirección de un archivo de vídeo, por ejemplo un .mp4.',
    source_unsupported: {
      json: '{subject} contiene datos para programas (JSON), no un vídeo. Indica la dirección del archivo de vídeo mismo.',
      subtitles: '{subject} es un archivo de subtítulos, no un vídeo. Manda el vídeo y, con él, estos subtítulos.',
      text: '{subject} es solo texto, no un vídeo. Manda un archivo de vídeo.',
      archive:
        '{subject} es un archivo comprimido ({format}), no un vídeo. Descomprímelo y manda el vídeo que hay dentro.',
      other_format: '{subject} tiene el formato {format} y no es un vídeo. Manda un archivo de vídeo.',
      no_video: 'En este archivo no hay ningún vídeo.',
      unreadable: 'Este vídeo no se puede leer: no conocemos su formato.',
      unknown_codec: 'La imagen está guardada de una forma que no podemos leer.',
      too_complex:
        'Este archivo tiene demasiadas pistas, etiquetas, capítulos o trozos diminutos y no se puede leer. Guarda el vídeo de nuevo, por ejemplo como .mp4, y mándalo.',
      too_many_frames:
        'Este vídeo tiene más fotogramas de los que podemos procesar. Guárdalo con 60 fotogramas por segundo como máximo.',
      unknown_compression: 'El servidor de ese enlace envía el archivo con una compresión que no conocemos.',
    },
    source_damaged: {
      unplayable: 'Este vídeo está dañado o cortado y no se puede reproducir.',
      no_picture: 'No se puede mostrar ninguna imagen de este vídeo: el archivo está dañado.',
      no_frame: 'No se puede descodificar ningún fotograma de este vídeo: el archivo está dañado.',
      cannot_unpack: 'El archivo de ese enlace llega dañado y no se puede descomprimir.',
      clock_restarts:
        'El tiempo de esta grabación vuelve a empezar o salta a la mitad. Guárdala como un solo vídeo, por ejemplo un .mp4, y mándalo.',
    },
    source_too_long: 'Este vídeo dura {seconds}; el límite es de {maxSeconds}.',
    source_absurd_size: 'Una imagen de {width} × {height} es más grande que cualquier vídeo que podamos procesar.',
    overlay_too_long:
      'Una capa de {width} × {height} puede durar {maxSeconds}, y este vídeo dura {seconds}. Manda una parte más corta o elige un tamaño menor.',
    speech_unavailable: {
      no_engine: 'Este servicio no puede transcribir. Manda los subtítulos junto con el vídeo.',
      program_missing: 'El programa de transcripción no se puede ejecutar.',
      key_rejected: 'El servicio de transcripción rechazó la clave de la API.',
      wrong_url: 'En la dirección configurada no hay ningún servicio de transcripción.',
      no_word_times: 'El servicio de transcripción no devolvió los tiempos de las palabras.',
    },
    speech_failed: {
      unexpected,
      transcriber_failed: 'La transcripción del vídeo falló.',
      unreadable_audio: 'No se pudo leer el sonido: no es un archivo WAV mono de 16 kHz.',
      no_sound: 'El vídeo no tiene sonido.',
      took_too_long: 'La transcripción de este vídeo tardó más de {maxSeconds} y se abandonó.',
      program_timed_out: 'El programa de transcripción tardó demasiado.',
      program_failed: 'El programa de transcripción falló.',
      program_output: 'No se puede leer la salida del programa de transcripción.',
      service_answer: 'No se puede leer la respuesta del servicio de transcripción.',
      service_unreachable: 'No se pudo llegar al servicio de transcripción.',
      service_overloaded: 'El servicio de transcripción está saturado o falla.',
      audio_rejected: 'El servicio de transcripción rechazó el sonido.',
    },
    render_failed: {
      unexpected,
      captions: 'No se pudieron dibujar los subtítulos en este vídeo.',
      still: 'No se pudo dibujar la imagen fija.',
      check: 'El vídeo subtitulado no superó la comprobación.',
      assembly: 'No se pudo montar el vídeo subtitulado.',
    },
    internal: {
      unexpected,
      crashes: 'Nuestro programa se cerró cada vez que procesaba este vídeo, así que hemos dejado de intentarlo.',
      not_saved: 'No se pudo guardar el archivo.',
    },
    cancelled: 'El vídeo se canceló.{billed}',
    storage_limit:
      'Tu cuenta guarda {keptBytes} de vídeos y archivos subidos; el límite es {maxBytes} y este archivo no cabe. Elimina los vídeos que ya no necesites: su espacio queda libre en menos de una hora.',
    allowance_exhausted: {
      nothing_left: 'Has gastado tu tiempo de vídeo. Compra más{renewal} y después manda el vídeo otra vez.',
      all_reserved:
        'El resto de tu tiempo de vídeo ({remainingSeconds}) está reservado para vídeos en curso. Espera a que estén listos{renewal} y después manda el vídeo otra vez.',
      too_long:
        'Este vídeo dura {seconds}. Te quedan {leftSeconds}{held}: {missing}. Compra más{renewal} y después manda el vídeo otra vez.',
    },
  },
  parts: {
    subjects: { link: 'El archivo de ese enlace', file: 'Ese archivo' },
    missing: { one: 'falta {missingSeconds}', other: 'faltan {missingSeconds}' },
    held: ', y {reservedSeconds} más reservados para otros vídeos',
    billed:
      ' Se han usado {billedSeconds} de tiempo de vídeo, porque ya se habían abierto los subtítulos o la vista previa.',
    renewal: ', o espera a tus próximos {renewalSeconds} el {renewalDay} (UTC),',
  },
  deliveries: {
    answered: 'el receptor respondió {status}',
    redirected: 'el receptor respondió {status}, y no se siguen las redirecciones',
    gone: 'el receptor respondió 410 y no quiere más intentos',
    no_answer_in_time: 'sin respuesta en {seconds} s',
    no_answer: 'sin respuesta ({systemCode})',
    private_address: 'la dirección es de una red privada',
    unknown_host: 'el servidor no existe',
    refuses_connections: 'el servidor rechaza las conexiones',
    connection_closed: 'la conexión se cerró antes de una respuesta',
    not_a_web_server: 'lo que responde no es un servidor web que funcione',
    unreachable: 'no se pudo llegar al receptor',
    not_a_chat: 'esta no es la dirección de un chat',
    video_gone: 'el vídeo se eliminó, o una revisión más nueva lo ha sustituido',
    not_sent: 'no se pudo enviar',
    blocked: 'la persona ha bloqueado el bot',
    message_outdated: 'el vídeo de este mensaje ya no existe',
    internal: 'un error interno',
  },
  requests: {
    video_changed: 'El vídeo ha cambiado entretanto, en otra ventana o desde un chat.',
    not_fetched: 'El vídeo aún no se ha descargado.',
    not_finished: 'Los subtítulos se miden cuando el vídeo está listo.',
    nothing_to_edit: 'Aún no hay nada que editar: el vídeo todavía se está transcribiendo.',
    source_deleted:
      'El original de este vídeo se ha eliminado. Al cambiar algo se descarga otra vez desde su dirección; un archivo subido hay que subirlo de nuevo.',
    upload_deleted: 'El archivo subido se ha eliminado. Súbelo otra vez.',
    contact_linked: 'Este contacto ya está conectado a una cuenta.',
    service_busy: 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.',
    too_complex: 'El cálculo tarda demasiado. Usa menos subtítulos o más cortos.',
    dictionary_full: 'Tu diccionario está lleno. Quita entradas en tu perfil e inténtalo otra vez.',
    tokens_full: 'Esta cuenta ya tiene tantos tokens como puede tener. Revoca uno que ya no uses e inténtalo otra vez.',
    uploads_full:
      'Tu cuenta tiene tantas subidas sin terminar como puede tener. Termina algunas o espera: lo que no se termina se borra al cabo de un día.',
  },
};
