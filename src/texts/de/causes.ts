import type { Texts } from '../texts.ts';

const unexpected = 'Bei der Verarbeitung dieses Videos ist bei uns etwas schiefgegangen.';

export const causes: Texts['causes'] = {
  videos: {
    source_unreachable: {
      unknown_host: 'Den Server in diesem Link gibt es nicht. Prüf die Adresse auf Tippfehler.',
      bad_certificate:
        'Der Server hinter dem Link hat kein gültiges Zertifikat, deshalb ist ihm nicht zu trauen. Nimm einen anderen Server.',
      not_a_web_server: 'Unter diesem Link antwortet kein richtiger Webserver.',
      refuses_connections:
        'Der Server in diesem Link lehnt Verbindungen ab. Prüf die Adresse oder versuch es später noch einmal.',
      no_answer:
        'Der Server in diesem Link ist nicht zu erreichen. Prüf die Adresse oder versuch es später noch einmal.',
      redirects_nowhere: 'Der Link leitet weiter, sagt aber nicht, wohin.',
      not_public:
        'Der Link ist nicht für alle offen. Gib die Datei öffentlich frei oder nimm einen Link, der ohne Anmeldung funktioniert (Antwort des Servers: {status}).',
      too_many_requests:
        'Der Server hinter dem Link will weniger Anfragen. Versuch es später noch einmal (Antwort des Servers: {status}).',
      server_fault:
        'Der Server hinter dem Link hat selbst einen Fehler. Versuch es später noch einmal (Antwort des Servers: {status}).',
      not_handed_out: 'Der Server hinter dem Link gibt die Datei nicht heraus (Antwort des Servers: {status}).',
      signature_expired:
        'Dieser Link ist abgelaufen: Er war nur für eine begrenzte Zeit signiert. Erstelle einen neuen, oder schick das Video als Datei.',
      signature_refused:
        'Der Speicher hinter diesem Link nimmt seine Signatur nicht an. Kopiere den Link ganz und unverändert, oder erstelle einen neuen.',
      other_region:
        'Dieser Link wurde für eine andere Region signiert als die, in der die Datei liegt. Erstelle einen neuen für die Region des Buckets.',
    },
    source_not_found: {
      at_link:
        'Unter dem Link ist keine Datei (Antwort des Servers: {status}). Prüf die Adresse; vielleicht ist der Link auch abgelaufen.',
      upload_deleted: 'Die hochgeladene Datei wurde gelöscht. Lade sie bitte noch einmal hoch.',
    },
    source_forbidden_address: {
      private_network:
        'Der Link führt in ein privates Netz. Es können nur Dateien geholt werden, die im Internet für alle offen sind.',
      invalid: 'Das ist keine gültige Webadresse.',
      other_scheme: 'Es können nur Adressen abgerufen werden, die mit http:// oder https:// beginnen.',
      with_password:
        'Adressen mit Benutzername oder Passwort darin werden nicht abgerufen. Nimm einen Link, der ohne sie funktioniert.',
    },
    source_too_many_redirects:
      'Der Link leitet mehr als {maxRedirects} Mal weiter. Gib die Adresse an, zu der er am Ende führt.',
    source_too_large:
      'Die Datei ist zu groß: Mehr als {maxBytes} sind hier nicht möglich. Schick ein kürzeres oder stärker komprimiertes Video.',
    source_stalled:
      'Der Server hinter dem Link hat {maxSeconds} lang nichts geschickt, deshalb wurde der Download abgebrochen. Versuch es später noch einmal oder nimm einen anderen Server.',
    source_too_slow:
      'Der Server hinter dem Link hat {seconds} lang weniger als {minBytes} pro Sekunde geschickt, deshalb wurde der Download abgebrochen. Nimm einen schnelleren Server.',
    source_timed_out:
      'Der Download hat länger als {maxSeconds} gedauert und wurde abgebrochen. Nimm eine kleinere Datei oder einen schnelleren Server.',
    source_incomplete:
      'Der Download ist vor dem Ende der Datei abgebrochen. Versuch es noch einmal oder nimm einen anderen Server.',
    source_empty: '{subject} ist leer. Sieh nach, ob das Video vollständig gespeichert oder hochgeladen wurde.',
    source_web_page:
      '{subject} ist eine Webseite, kein Video. Gib die Adresse der Datei selbst an, die das Video direkt abspielt oder herunterlädt.',
    source_not_shared: {
      private:
        '{service} zeigt das nur Eingeladenen oder Angemeldeten. Gib es für alle mit dem Link frei, oder schick das Video als Datei.',
      password:
        'Dieser Link von {service} verlangt ein Passwort. Teile das Video ohne Passwort, oder schick es als Datei.',
      expired:
        'Dieser Link von {service} ist abgelaufen, oder das Video wurde gelöscht. Erstelle einen neuen Link, oder schick das Video als Datei.',
      no_access:
        '{service} gibt über diesen Link keinen Zugang: Er ist abgelaufen oder gilt nur für die Empfänger. Bitte um einen neuen Link, oder schick das Video als Datei.',
      folder: 'Dieser Link von {service} öffnet einen Ordner. Schick den Link zu dem Video darin.',
      several_files:
        'Hinter diesem Link von {service} liegen mehrere Dateien. Teile nur das Video, oder schick es als Datei.',
      no_video:
        'Hinter diesem Link von {service} ist kein Video. Schick den Link zu einem Video, oder das Video als Datei.',
      no_file:
        '{service} gibt zu diesem Link keine Datei heraus. Lade das Video dort zuerst herunter und schick es dann als Datei.',
    },
    source_picture: {
      picture: '{subject} ist ein Bild ({format}), kein Video. Schick eine Videodatei.',
      still: 'Das ist ein Standbild, kein Video.',
    },
    source_sound_only: {
      sound:
        '{subject} ist Ton ohne Bild ({format}). Untertitel werden in ein Video gezeichnet, also schick eine Videodatei.',
      no_video: 'Diese Datei hat Ton, aber kein Bild.',
    },
    source_playlist:
      '{subject} ist eine Liste, die nur auf andere Dateien zeigt. Gib die Adresse einer Videodatei an, etwa einer .mp4.',
    source_unsupported: {
      json: '{subject} enthält Daten für Programme (JSON), kein Video. Gib die Adresse der Videodatei selbst an.',
      subtitles: '{subject} ist eine Untertiteldatei, kein Video. Schick das Video und diese Untertitel dazu.',
      text: '{subject} ist reiner Text, kein Video. Schick eine Videodatei.',
      archive: '{subject} ist ein Archiv ({format}), kein Video. Entpacke es und schick die Videodatei darin.',
      other_format: '{subject} hat das Format {format} und ist kein Video. Schick eine Videodatei.',
      no_video: 'In dieser Datei ist kein Video.',
      unreadable: 'Das ist kein Video, das wir lesen können.',
      unknown_codec: 'Das Bild ist auf eine Art gespeichert, die wir nicht lesen können.',
      too_complex:
        'Diese Datei enthält zu viele Spuren, Angaben, Kapitel oder winzige Teile, um gelesen zu werden. Speichere das Video neu, etwa als .mp4, und schick das.',
      too_many_frames:
        'Dieses Video hat mehr Einzelbilder, als wir verarbeiten können. Speichere es mit höchstens 60 Bildern pro Sekunde.',
      unknown_compression: 'Der Server hinter dem Link schickt die Datei in einer Komprimierung, die wir nicht kennen.',
    },
    source_damaged: {
      unplayable: 'Dieses Video ist beschädigt oder abgeschnitten und lässt sich nicht abspielen.',
      no_picture: 'Kein Bild dieses Videos lässt sich anzeigen: Die Datei ist beschädigt.',
      no_frame: 'Kein Bild dieses Videos lässt sich dekodieren: Die Datei ist beschädigt.',
      cannot_unpack: 'Die Datei hinter dem Link kommt beschädigt an und lässt sich nicht entpacken.',
      clock_restarts:
        'Die Zeit dieser Aufnahme beginnt mittendrin von vorn oder springt. Speichere sie als ein einziges Video, etwa als .mp4, und schick das.',
    },
    source_too_long: 'Dieses Video ist {seconds} lang, die Grenze ist {maxSeconds}.',
    source_absurd_size: 'Ein Bild von {width} × {height} ist größer als jedes Video, das wir verarbeiten können.',
    overlay_too_long:
      'Ein Overlay in {width} × {height} darf {maxSeconds} lang sein, und dieses Video hat {seconds}. Schick einen kürzeren Teil oder wähle eine kleinere Größe.',
    speech_unavailable: {
      no_engine: 'Dieser Dienst kann keine Sprache erkennen. Schick die Untertitel mit dem Video mit.',
      program_missing: 'Das Programm zur Spracherkennung lässt sich nicht starten.',
      key_rejected: 'Der Dienst zur Spracherkennung hat den API-Schlüssel abgelehnt.',
      wrong_url: 'Unter der eingestellten Adresse gibt es keinen Dienst zur Spracherkennung.',
      no_word_times: 'Der Dienst zur Spracherkennung hat keine Zeiten der Wörter geliefert.',
    },
    speech_failed: {
      unexpected,
      transcriber_failed: 'Die Spracherkennung ist fehlgeschlagen.',
      unreadable_audio: 'Der Ton war nicht zu lesen: Er ist keine WAV-Datei mit 16 kHz in Mono.',
      no_sound: 'Das Video hat keinen Ton.',
      took_too_long: 'Die Spracherkennung für dieses Video dauerte länger als {maxSeconds} und wurde abgebrochen.',
      program_timed_out: 'Das Programm zur Spracherkennung hat zu lange gebraucht.',
      program_failed: 'Das Programm zur Spracherkennung ist fehlgeschlagen.',
      program_output: 'Die Ausgabe des Programms zur Spracherkennung ist nicht zu lesen.',
      service_answer: 'Die Antwort des Dienstes zur Spracherkennung ist nicht zu lesen.',
      service_unreachable: 'Der Dienst zur Spracherkennung war nicht zu erreichen.',
      service_overloaded: 'Der Dienst zur Spracherkennung ist überlastet oder gestört.',
      audio_rejected: 'Der Dienst zur Spracherkennung hat den Ton abgelehnt.',
    },
    render_failed: {
      unexpected,
      captions: 'Die Untertitel konnten nicht in dieses Video gezeichnet werden.',
      still: 'Das Standbild konnte nicht gezeichnet werden.',
      check: 'Das fertige Video hat die Prüfung nicht bestanden.',
      assembly: 'Das Video konnte nicht zusammengesetzt werden.',
    },
    internal: {
      unexpected,
      crashes: 'Unser Programm ist bei diesem Video jedes Mal abgestürzt, deshalb versuchen wir es nicht weiter.',
      not_saved: 'Die Datei konnte nicht gespeichert werden.',
    },
    cancelled: 'Das Video wurde abgebrochen.{billed}',
    storage_limit:
      'Dein Konto hält {keptBytes} an Videos und hochgeladenen Dateien; die Grenze ist {maxBytes}, und diese Datei passt nicht mehr hinein. Lösche Videos, die du nicht mehr brauchst: Der Platz ist innerhalb einer Stunde frei.',
    allowance_exhausted: {
      nothing_left: 'Deine Videozeit ist aufgebraucht. Kauf Zeit dazu{renewal}, und schick das Video dann noch einmal.',
      all_reserved:
        'Der Rest deiner Videozeit ({remainingSeconds}) ist für Videos in Arbeit reserviert. Warte, bis sie fertig sind{renewal}, und schick das Video dann noch einmal.',
      too_long:
        'Dieses Video ist {seconds} lang. Du hast noch {leftSeconds}{held}: {missing}. Kauf Zeit dazu{renewal}, und schick das Video dann noch einmal.',
    },
  },
  parts: {
    subjects: { link: 'Die Datei hinter dem Link', file: 'Diese Datei' },
    missing: { one: '{missingSeconds} fehlt', other: '{missingSeconds} fehlen' },
    held: ' und weitere {reservedSeconds}, die für andere Videos reserviert sind',
    billed:
      ' Es wurden {billedSeconds} Videozeit verbraucht, weil die Untertitel oder die Vorschau schon geöffnet waren.',
    renewal: ' oder warte auf deine nächsten {renewalSeconds} am {renewalDay} (UTC)',
  },
  deliveries: {
    answered: 'der Empfänger antwortete mit {status}',
    redirected: 'der Empfänger antwortete mit {status}, und Weiterleitungen wird nicht gefolgt',
    gone: 'der Empfänger antwortete mit 410 und will keine weiteren Versuche',
    no_answer_in_time: 'keine Antwort innerhalb von {seconds} s',
    no_answer: 'keine Antwort ({systemCode})',
    private_address: 'die Adresse liegt in einem privaten Netz',
    unknown_host: 'den Server gibt es nicht',
    refuses_connections: 'der Server lehnt Verbindungen ab',
    connection_closed: 'die Verbindung wurde vor einer Antwort geschlossen',
    not_a_web_server: 'dort antwortet kein richtiger Webserver',
    unreachable: 'der Empfänger war nicht zu erreichen',
    not_a_chat: 'das ist keine Adresse eines Chats',
    video_gone: 'das Video wurde gelöscht oder durch eine neuere Revision ersetzt',
    not_sent: 'es konnte nicht gesendet werden',
    blocked: 'die Person hat den Bot blockiert',
    message_outdated: 'das Video in dieser Nachricht gibt es nicht mehr',
    internal: 'ein interner Fehler',
  },
  requests: {
    video_changed: 'Das Video wurde inzwischen geändert, in einem anderen Fenster oder durch einen Chat.',
    not_fetched: 'Das Video wurde noch nicht geholt.',
    not_finished: 'Die Untertitel werden erst gemessen, wenn das Video fertig ist.',
    nothing_to_edit: 'Es gibt noch nichts zu bearbeiten: Die Sprache im Video wird noch erkannt.',
    source_deleted:
      'Die Quelle dieses Videos wurde gelöscht. Eine Änderung holt sie noch einmal von ihrer Adresse; eine hochgeladene Datei muss neu hochgeladen werden.',
    upload_deleted: 'Die hochgeladene Datei wurde gelöscht. Lade sie bitte noch einmal hoch.',
    contact_linked: 'Dieser Kontakt ist schon mit einem Konto verknüpft.',
    service_busy: 'Der Dienst ist gerade ausgelastet. Versuch es in ein paar Sekunden noch einmal.',
    too_complex: 'Die Berechnung dauert zu lange. Nimm weniger oder kürzere Untertitel.',
    dictionary_full: 'Dein Wörterbuch ist voll. Entferne Einträge in deinem Profil und versuch es dann noch einmal.',
    tokens_full:
      'Dieses Konto hat so viele Tokens, wie es darf. Widerrufe einen, den du nicht mehr brauchst, und versuch es dann noch einmal.',
    uploads_full:
      'Dein Konto hat so viele angefangene Uploads, wie es darf. Bring einige davon zu Ende oder warte: Was nicht fertig wird, wird nach einem Tag gelöscht.',
  },
};
