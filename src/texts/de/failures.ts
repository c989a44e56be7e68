import type { Texts } from '../texts.ts';

export const failures: Texts['failures'] = {
  codes: {
    source_unreachable:
      'Der Server hinter dem Link ist nicht zu erreichen. Prüf den Link oder versuch es in ein paar Minuten noch einmal.',
    source_not_found: 'Unter dem Link ist keine Datei. Vielleicht ein Tippfehler; manche Links laufen auch ab.',
    source_forbidden_address:
      'Der Link führt in ein privates Netz. Ich kann nur herunterladen, was öffentlich zugänglich ist.',
    source_too_many_redirects: 'Der Link leitet zu oft weiter. Schick mir bitte die Adresse, zu der er am Ende führt.',
    source_too_large: 'Die Datei ist mir zu groß. Schick mir bitte eine kürzere oder stärker komprimierte.',
    source_stalled:
      'Der Server hinter dem Link schickt nichts mehr. Versuch es später, oder schick mir das Video als Datei.',
    source_too_slow:
      'Der Server hinter dem Link ist zu langsam. Nimm einen schnelleren, oder schick mir das Video als Datei.',
    source_timed_out:
      'Das Herunterladen hat zu lange gedauert. Versuch’s mit einer kleineren Datei oder einem schnelleren Server.',
    source_incomplete:
      'Das Herunterladen wurde vor dem Ende unterbrochen. Versuch es noch einmal, oder schick mir das Video als Datei.',
    source_empty: 'Die Datei ist leer. Sieh nach, ob sie ganz gespeichert wurde, und schick sie noch einmal.',
    source_web_page: 'Der Link öffnet eine Webseite, kein Video.',
    source_not_shared:
      'Über diesen Link bekomme ich das Video nicht. Gib es für alle mit dem Link frei, oder schick es als Datei.',
    source_picture: 'Das ist ein Bild, aber ich brauche ein Video.',
    source_sound_only: 'Das ist Ton ohne Bild. Untertitel brauchen ein Video.',
    source_playlist: 'Das ist eine Playlist, die nur auf andere Dateien verweist. Schick mir bitte das Video selbst.',
    source_unsupported: 'Diesen Dateityp kann ich nicht lesen. Schick mir bitte ein Video, zum Beispiel ein .mp4.',
    source_damaged:
      'Das Video ist beschädigt, deshalb kann ich es nicht lesen. Speichere es bitte neu und schick es noch einmal.',
    source_too_long: 'Das Video ist mir zu lang. Schick mir bitte ein kürzeres, oder teil es auf.',
    source_absurd_size:
      'Mit dieser Bildgröße kann ich nicht arbeiten. Speichere das Video bitte in einer üblichen Größe, etwa 1080p.',
    overlay_too_long:
      'Ein transparentes Overlay dieses Videos würde zu groß. Nimm das Video selbst, oder schick einen kürzeren Teil.',
    speech_unavailable: 'Ich kann gerade keine Videos anhören. Versuch es bitte etwas später.',
    speech_failed:
      'Den Ton dieses Videos konnte ich nicht verarbeiten. Versuch es noch einmal; hilft das nicht, speichere das Video als .mp4.',
    render_failed: 'Beim Rendern ist etwas schiefgegangen. Versuch es bitte noch einmal.',
    internal: 'Bei mir ist etwas schiefgegangen. Versuch es bitte noch einmal.',
    cancelled: 'Abgebrochen.',
    storage_limit:
      'Dieses Video passt nicht mehr in deinen Speicher. Lösche Videos, die du nicht mehr brauchst, und schick es in einer Stunde noch einmal.',
    allowance_exhausted:
      'Deine Minuten reichen für dieses Video nicht mehr. Schick ein kürzeres, oder sieh unter /usage nach, was übrig ist und wann es mehr gibt.',
  },
  sites: {
    google_drive: 'Gib die Datei bei Google Drive für „Jeder mit dem Link“ frei und schick mir den Link noch einmal.',
    dropbox: 'Gib die Datei bei Dropbox für alle mit dem Link frei und schick mir den Link noch einmal.',
    onedrive: 'Gib die Datei bei OneDrive für alle mit dem Link frei und schick mir den Link noch einmal.',
    folder: 'Es ist ein Ordner. Schick mir den Link zu dem Video darin.',
    video_site: 'Lade das Video dort zuerst herunter und schick es mir dann als Datei.',
    transfer: 'Lade es dort zuerst herunter und schick es mir dann als Datei.',
  },
  otherSite: 'Ich brauche einen Link, der das Video direkt abspielt oder herunterlädt, oder die Datei selbst.',
  earlierStays: 'Die Fassung, die du hast, bleibt, wie sie ist.',
};
