import type { Texts } from '../texts.ts';

const unexpected = 'Quelque chose s’est mal passé de notre côté pendant le traitement de cette vidéo.';

export const causes: Texts['causes'] = {
  videos: {
    source_unreachable: {
      unknown_host: 'Le serveur de ce lien n’existe pas. Vérifie qu’il n’y a pas de faute de frappe.',
      bad_certificate:
        'Le serveur de ce lien n’a pas de certificat valide, on ne peut donc pas s’y fier. Utilise un autre hébergeur.',
      not_a_web_server: 'Ce qui répond à ce lien n’est pas un vrai serveur web.',
      refuses_connections: 'Le serveur de ce lien refuse les connexions. Vérifie l’adresse, ou réessaie plus tard.',
      no_answer: 'Le serveur de ce lien est injoignable. Vérifie l’adresse, ou réessaie plus tard.',
      redirects_nowhere: 'Ce lien redirige sans dire vers où.',
      not_public:
        'Ce lien n’est pas ouvert à tous : partage le fichier publiquement, ou utilise un lien qui marche sans connexion (réponse du serveur : {status}).',
      too_many_requests:
        'Le serveur de ce lien demande moins de requêtes : réessaie plus tard (réponse du serveur : {status}).',
      server_fault: 'Le serveur de ce lien est lui-même en panne : réessaie plus tard (réponse du serveur : {status}).',
      not_handed_out: 'Le serveur de ce lien ne donne pas le fichier (réponse du serveur : {status}).',
      signature_expired:
        'Ce lien a expiré : il était signé pour une durée limitée. Crées-en un nouveau, ou envoie la vidéo en fichier.',
      signature_refused:
        'Le stockage derrière ce lien refuse sa signature. Copie le lien en entier et sans le modifier, ou crées-en un nouveau.',
      other_region:
        'Ce lien a été signé pour une autre région que celle du fichier. Crées-en un nouveau pour la région du bucket.',
    },
    source_not_found: {
      at_link:
        'Il n’y a pas de fichier à ce lien (réponse du serveur : {status}). Vérifie l’adresse ; le lien a peut-être expiré.',
      upload_deleted: 'Le fichier envoyé a été supprimé. Envoie-le à nouveau.',
    },
    source_forbidden_address: {
      private_network:
        'Ce lien mène à un réseau privé. Seuls les fichiers ouverts à tous sur internet peuvent être récupérés.',
      invalid: 'Ce n’est pas une adresse web valide.',
      other_scheme: 'Seules les adresses qui commencent par http:// ou https:// peuvent être récupérées.',
      with_password:
        'Les adresses qui contiennent un nom d’utilisateur ou un mot de passe ne sont pas récupérées. Utilise un lien qui marche sans.',
    },
    source_too_many_redirects: 'Ce lien redirige plus de {maxRedirects} fois. Donne l’adresse à laquelle il aboutit.',
    source_too_large: 'Ce fichier dépasse la limite de {maxBytes}. Envoie une vidéo plus courte ou plus compressée.',
    source_stalled:
      'Le serveur de ce lien n’a rien envoyé pendant {maxSeconds} : le téléchargement a été abandonné. Réessaie plus tard ou utilise un autre hébergeur.',
    source_too_slow:
      'Le serveur de ce lien a envoyé moins de {minBytes} par seconde pendant {seconds} : le téléchargement a été abandonné. Utilise un serveur plus rapide.',
    source_timed_out:
      'Le téléchargement a pris plus de {maxSeconds} et a été abandonné. Prends un fichier plus petit ou un serveur plus rapide.',
    source_incomplete:
      'Le téléchargement s’est interrompu avant la fin du fichier. Réessaie, ou utilise un autre hébergeur.',
    source_empty: '{subject} est vide. Vérifie que la vidéo a été enregistrée ou envoyée en entier.',
    source_web_page:
      '{subject} est une page web, pas une vidéo. Donne l’adresse du fichier lui-même, celle qui lit ou télécharge directement la vidéo.',
    source_not_shared: {
      private:
        '{service} ne montre cela qu’aux personnes invitées ou connectées. Partage la vidéo avec toute personne disposant du lien, ou envoie-la en fichier.',
      password:
        'Ce lien de {service} demande un mot de passe. Partage la vidéo sans mot de passe, ou envoie-la en fichier.',
      expired:
        'Ce lien de {service} a expiré, ou la vidéo a été supprimée. Crée un nouveau lien, ou envoie la vidéo en fichier.',
      no_access:
        '{service} ne donne pas accès par ce lien : il a expiré, ou il est réservé à ses destinataires. Demande un nouveau lien, ou envoie la vidéo en fichier.',
      folder: 'Ce lien de {service} ouvre un dossier. Envoie le lien de la vidéo qu’il contient.',
      several_files:
        'Il y a plusieurs fichiers derrière ce lien de {service}. Partage seulement la vidéo, ou envoie-la en fichier.',
      no_video:
        'Il n’y a pas de vidéo derrière ce lien de {service}. Envoie le lien d’une vidéo, ou la vidéo en fichier.',
      no_file:
        '{service} ne donne aucun fichier pour ce lien. Télécharge d’abord la vidéo depuis ce site, puis envoie-la en fichier.',
    },
    source_picture: {
      picture: '{subject} est une image ({format}), pas une vidéo. Envoie un fichier vidéo.',
      still: 'C’est une image fixe, pas une vidéo.',
    },
    source_sound_only: {
      sound:
        '{subject} est du son sans image ({format}). Les sous-titres se dessinent sur une vidéo : envoie un fichier vidéo.',
      no_video: 'Ce fichier a du son, mais pas d’image.',
    },
    source_playlist:
      '{subject} est une liste qui renvoie seulement à d’autres fichiers. Donne l’adresse d’un fichier vidéo, un .mp4 par exemple.',
    source_unsupported: {
      json: '{subject} contient des données pour programmes (JSON), pas une vidéo. Donne l’adresse du fichier vidéo lui-même.',
      subtitles: '{subject} est un fichier de sous-titres, pas une vidéo. Envoie la vidéo, avec ces sous-titres.',
      text: '{subject} est du texte, pas une vidéo. Envoie un fichier vidéo.',
      archive:
        '{subject} est une archive ({format}), pas une vidéo. Décompresse-la et envoie le fichier vidéo qu’elle contient.',
      other_format: '{subject} est au format {format} et n’est pas une vidéo. Envoie un fichier vidéo.',
      no_video: 'Il n’y a pas de vidéo dans ce fichier.',
      unreadable: 'Ce n’est pas une vidéo que nous savons lire.',
      unknown_codec: 'L’image est enregistrée d’une façon que nous ne savons pas lire.',
      too_complex:
        'Ce fichier contient trop de pistes, d’étiquettes, de chapitres ou de fragments minuscules pour être lu. Enregistre la vidéo à nouveau, en .mp4 par exemple, et envoie-la.',
      too_many_frames:
        'Cette vidéo a plus d’images que nous ne pouvons en traiter. Enregistre-la avec 60 images par seconde au maximum.',
      unknown_compression: 'Le serveur de ce lien envoie le fichier dans une compression que nous ne connaissons pas.',
    },
    source_damaged: {
      unplayable: 'Cette vidéo est abîmée ou coupée : elle ne peut pas être lue.',
      no_picture: 'Aucune image de cette vidéo ne peut être affichée : le fichier est abîmé.',
      no_frame: 'Aucune image de cette vidéo ne peut être décodée : le fichier est abîmé.',
      cannot_unpack: 'Le fichier de ce lien arrive abîmé : il ne peut pas être décompressé.',
      clock_restarts:
        'Le temps de cet enregistrement repart de zéro ou saute au milieu. Enregistre-le en une seule vidéo, un .mp4 par exemple, et envoie-la.',
    },
    source_too_long: 'Cette vidéo dure {seconds} ; la limite est de {maxSeconds}.',
    source_absurd_size: 'Une image de {width} × {height} est plus grande que toute vidéo que nous pouvons traiter.',
    overlay_too_long:
      'Un calque de {width} × {height} peut durer {maxSeconds}, et cette vidéo dure {seconds}. Envoie une partie plus courte ou choisis une taille plus petite.',
    speech_unavailable: {
      no_engine: 'Ce service ne peut pas transcrire la parole. Envoie les sous-titres avec la vidéo.',
      program_missing: 'Le programme de transcription ne peut pas être lancé.',
      key_rejected: 'Le service de transcription a refusé la clé d’API.',
      wrong_url: 'Il n’y a pas de service de transcription à l’adresse configurée.',
      no_word_times: 'Le service de transcription n’a pas donné les temps des mots.',
    },
    speech_failed: {
      unexpected,
      transcriber_failed: 'La transcription de la vidéo a échoué.',
      unreadable_audio: 'Le son n’a pas pu être lu : ce n’est pas un fichier WAV mono à 16 kHz.',
      no_sound: 'La vidéo n’a pas de son.',
      took_too_long: 'La transcription de cette vidéo a pris plus de {maxSeconds} et a été abandonnée.',
      program_timed_out: 'Le programme de transcription a mis trop de temps.',
      program_failed: 'Le programme de transcription a échoué.',
      program_output: 'La sortie du programme de transcription est illisible.',
      service_answer: 'La réponse du service de transcription est illisible.',
      service_unreachable: 'Le service de transcription est injoignable.',
      service_overloaded: 'Le service de transcription est surchargé ou en panne.',
      audio_rejected: 'Le service de transcription a refusé le son.',
    },
    render_failed: {
      unexpected,
      captions: 'Les sous-titres n’ont pas pu être dessinés dans cette vidéo.',
      still: 'L’image fixe n’a pas pu être dessinée.',
      check: 'La vidéo sous-titrée n’a pas passé le contrôle.',
      assembly: 'La vidéo sous-titrée n’a pas pu être assemblée.',
    },
    internal: {
      unexpected,
      crashes: 'Cette vidéo a fait planter notre programme à chaque essai : nous avons arrêté d’essayer.',
      not_saved: 'Le fichier n’a pas pu être enregistré.',
    },
    cancelled: 'La vidéo a été annulée.{billed}',
    storage_limit:
      'Ton compte conserve {keptBytes} de vidéos et de fichiers envoyés ; la limite est de {maxBytes}, et ce fichier n’y tient plus. Supprime les vidéos dont tu n’as plus besoin : leur place se libère en moins d’une heure.',
    allowance_exhausted: {
      nothing_left: 'Ton temps de vidéo est épuisé. Achètes-en{renewal}, puis renvoie la vidéo.',
      all_reserved:
        'Le reste de ton temps de vidéo ({remainingSeconds}) est réservé à des vidéos en cours. Attends qu’elles soient prêtes{renewal}, puis renvoie la vidéo.',
      too_long:
        'Cette vidéo dure {seconds}. Il te reste {leftSeconds}{held} : {missing}. Achètes-en{renewal}, puis renvoie la vidéo.',
    },
  },
  parts: {
    subjects: { link: 'Le fichier de ce lien', file: 'Ce fichier' },
    missing: { one: 'il manque {missingSeconds}', other: 'il manque {missingSeconds}' },
    held: ', et {reservedSeconds} de plus, réservées à d’autres vidéos',
    billed:
      ' {billedSeconds} de temps vidéo ont été décomptées, car les sous-titres ou l’aperçu avaient déjà été ouverts.',
    renewal: ', ou attends tes prochaines {renewalSeconds} le {renewalDay} (UTC)',
  },
  deliveries: {
    answered: 'le destinataire a répondu {status}',
    redirected: 'le destinataire a répondu {status}, et les redirections ne sont pas suivies',
    gone: 'le destinataire a répondu 410 et ne veut plus d’essais',
    no_answer_in_time: 'pas de réponse en {seconds} s',
    no_answer: 'pas de réponse ({systemCode})',
    private_address: 'l’adresse est dans un réseau privé',
    unknown_host: 'le serveur n’existe pas',
    refuses_connections: 'le serveur refuse les connexions',
    connection_closed: 'la connexion a été fermée avant une réponse',
    not_a_web_server: 'ce qui répond n’est pas un vrai serveur web',
    unreachable: 'le destinataire est injoignable',
    not_a_chat: 'ce n’est pas l’adresse d’un chat',
    video_gone: 'la vidéo a été supprimée, ou une révision plus récente l’a remplacée',
    not_sent: 'l’envoi n’a pas été possible',
    blocked: 'la personne a bloqué le bot',
    message_outdated: 'la vidéo de ce message n’existe plus',
    internal: 'une erreur interne',
  },
  requests: {
    video_changed: 'La vidéo a été modifiée entre-temps, dans une autre fenêtre ou par un chat.',
    not_fetched: 'La vidéo n’a pas encore été récupérée.',
    not_finished: 'Les sous-titres sont mesurés une fois la vidéo prête.',
    nothing_to_edit: 'Il n’y a encore rien à modifier : la vidéo est en cours de transcription.',
    source_deleted:
      'La source de cette vidéo a été supprimée. Une modification la récupère à nouveau à son adresse ; un fichier envoyé doit être envoyé à nouveau.',
    upload_deleted: 'Le fichier envoyé a été supprimé. Envoie-le à nouveau.',
    contact_linked: 'Ce contact est déjà lié à un compte.',
    service_busy: 'Le service est occupé. Réessaie dans quelques secondes.',
    too_complex: 'Le calcul prend trop de temps. Utilise moins de sous-titres, ou des sous-titres plus courts.',
    dictionary_full: 'Ton dictionnaire est plein. Retire des entrées dans ton profil, puis réessaie.',
    tokens_full:
      'Ce compte a autant de jetons qu’il peut en avoir. Révoque celui dont tu ne te sers plus, puis réessaie.',
    uploads_full:
      'Ton compte a autant d’envois inachevés qu’il peut en avoir. Termines-en quelques-uns ou attends : ce qui reste inachevé est supprimé au bout d’un jour.',
  },
};
