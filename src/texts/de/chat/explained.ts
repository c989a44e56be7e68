import type { ChatTexts } from '../../texts.ts';

export const explained: ChatTexts['topics']['explained'] = {
  saveButtons:
    'Mit „Immer so“ bekommen alle deine nächsten Videos dieses Aussehen von selbst. „Als meine Marke“ macht das auch und behält das Aussehen als Vorlage: Nach anderem Aussehen holt „nimm meine Marke“ es zurück.',
  srtFile:
    'Darin stehen die Untertitel und ihre Zeiten als Text. Lade sie mit deinem Video bei YouTube oder Facebook hoch, oder öffne sie in einem Schnittprogramm: Dort kann man Untertitel ein- und ausschalten. Sag „schick die srt“, dann bekommst du sie.',
  resultButtons:
    '„Text ändern“ zeigt alle Wörter, damit du sie korrigieren kannst. „Aussehen ändern“ hat Farben, Größen und Stile. „Als meine Marke“ gibt allen deinen nächsten Videos dieses Aussehen, „Immer so“ auch. „Untertitel .srt“ schickt die Wörter und ihre Zeiten als Textdatei. „Löschen“ löscht dieses Video hier.',
};
