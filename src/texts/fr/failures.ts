import type { Texts } from '../texts.ts';

export const failures: Texts['failures'] = {
  codes: {
    source_unreachable:
      'Je n’arrive pas à joindre le serveur de ce lien. Vérifie le lien, ou réessaie dans quelques minutes.',
    source_not_found:
      'Il n’y a pas de fichier à ce lien. Vérifie qu’il n’y a pas de faute de frappe ; certains liens expirent aussi.',
    source_forbidden_address:
      'Ce lien mène à un réseau privé. Je ne peux télécharger que ce qui est accessible à tous.',
    source_too_many_redirects: 'Ce lien redirige trop de fois. Envoie-moi l’adresse où il aboutit.',
    source_too_large: 'Ce fichier est trop gros pour moi. Envoie-m’en un plus court ou plus compressé.',
    source_stalled: 'Le serveur de ce lien n’envoie plus rien. Réessaie plus tard, ou envoie la vidéo en fichier.',
    source_too_slow:
      'Le serveur de ce lien est trop lent. Utilise un serveur plus rapide, ou envoie la vidéo en fichier.',
    source_timed_out: 'Le téléchargement a pris trop de temps. Essaie un fichier plus petit ou un serveur plus rapide.',
    source_incomplete: 'Le téléchargement s’est interrompu avant la fin. Réessaie, ou envoie la vidéo en fichier.',
    source_empty: 'Ce fichier est vide. Vérifie qu’il a été enregistré en entier et renvoie-le.',
    source_web_page: 'Ce lien ouvre une page web, pas une vidéo.',
    source_not_shared:
      'Ce lien ne me donne pas la vidéo. Partage-la avec toute personne disposant du lien, ou envoie-la en fichier.',
    source_picture: 'C’est une image, mais il me faut une vidéo.',
    source_sound_only: 'C’est du son sans image. Les sous-titres ont besoin d’une vidéo.',
    source_playlist: 'C’est une playlist qui renvoie seulement à d’autres fichiers. Envoie la vidéo elle-même.',
    source_unsupported: 'Je ne peux pas lire ce type de fichier. Envoie une vidéo, un .mp4 par exemple.',
    source_damaged: 'Cette vidéo est endommagée, je ne peux pas la lire. Enregistre-la à nouveau et renvoie-la.',
    source_too_long:
      'Cette vidéo est trop longue pour moi. Envoies-en une plus courte, ou coupe-la en plusieurs parties.',
    source_absurd_size:
      'Je ne peux pas travailler avec cette taille d’image. Enregistre la vidéo dans un format courant, en 1080p par exemple.',
    overlay_too_long:
      'Le calque transparent de cette vidéo serait trop gros. Demande la vidéo elle-même, ou envoie une partie plus courte.',
    speech_unavailable: 'Je ne peux pas écouter de vidéos en ce moment. Réessaie un peu plus tard.',
    speech_failed: 'Je n’ai pas pu traiter le son de cette vidéo. Réessaie ; si rien n’y fait, enregistre-la en .mp4.',
    render_failed: 'Quelque chose s’est mal passé pendant la génération de la vidéo. Réessaie.',
    internal: 'Quelque chose s’est mal passé de mon côté. Réessaie.',
    cancelled: 'Arrêtée.',
    storage_limit:
      'Cette vidéo ne tient plus dans ton espace. Supprime les vidéos dont tu n’as plus besoin, et renvoie-la dans une heure.',
    allowance_exhausted:
      'Il ne te reste pas assez de minutes pour cette vidéo. Envoies-en une plus courte, ou consulte /usage pour voir ce qu’il te reste et quand tu en auras d’autres.',
  },
  sites: {
    google_drive:
      'Sur Google Drive, partage le fichier avec « Tous les utilisateurs disposant du lien » et renvoie-moi le lien.',
    dropbox: 'Sur Dropbox, partage le fichier avec toute personne disposant du lien et renvoie-moi le lien.',
    onedrive: 'Sur OneDrive, partage le fichier avec toute personne disposant du lien et renvoie-moi le lien.',
    folder: 'C’est un dossier. Envoie-moi le lien de la vidéo qu’il contient.',
    video_site: 'Télécharge d’abord la vidéo depuis ce site, puis envoie-la-moi en fichier.',
    transfer: 'Télécharge-la d’abord depuis ce site, puis envoie-la-moi en fichier.',
  },
  otherSite: 'Il me faut un lien qui lit ou télécharge directement la vidéo, ou le fichier lui-même.',
  earlierStays: 'Ta version actuelle ne change pas.',
};
