import type { Texts } from '../../texts.ts';

export const account: Pick<
  Texts['chat'],
  'videos' | 'usage' | 'languages' | 'deliver' | 'link' | 'linked' | 'deleting' | 'problems'
> = {
  videos: {
    heading: 'Deine letzten Videos:',
    none: 'Noch keine Videos. Schick mir eins!',
    states: { processing: 'in Arbeit', processed: 'fertig', failed: 'fehlgeschlagen' },
    sureDelete: 'Dieses Video endgültig löschen?',
    deleted: 'Gelöscht.',
    kept: 'Das Video bleibt.',
  },
  usage: {
    none: 'Diesen Monat hast du noch kein Video gemacht.',
    made: 'Diesen Monat: {videos}, zusammen {time}.',
    nothingLeft: 'Im Moment hast du keine Minuten übrig.',
    left: 'Du hast noch {time}.',
    renews: 'Am {day} bekommst du wieder {time}.',
    unlimited: 'Hier gibt es kein Limit.',
  },
  languages: {
    which: 'In welcher Sprache soll ich antworten?',
    chosen: 'Gut, dann Deutsch.',
    unknown: '„{name}“ spreche ich noch nicht. Wähl eine von diesen:',
  },
  deliver: {
    on: 'Videos, die du über die API machst, kommen auch hierher.',
    off: 'Videos, die du über die API machst, kommen nicht hierher.',
  },
  link: {
    code: 'Um diesen Chat mit deinem Konto zu verbinden, öffne die Seite unten, melde dich an und gib dort den Code {code} ein. Oder schreib /link {code} in einem Chat, der schon damit verbunden ist. Der Code gilt einmal, {minutes}.',
    joined:
      'Erledigt! Dieser Chat gehört jetzt zu {email} und nutzt dessen Videos und Minuten. /unlink trennt ihn wieder. Videos, Minuten und Einstellungen bleiben dann beim Konto.',
    otherJoined: 'Erledigt! Dein anderer Chat gehört jetzt auch zu {email}: Seine Videos und Minuten sind dort.',
    broughtAlong: 'Erledigt! Deine Videos und Minuten sind jetzt beim Konto.',
    sureUnlink:
      'Soll ich diesen Chat von deinem Konto trennen? Alles bleibt beim Konto: Videos, Minuten und Einstellungen, auch was du von hier mitgebracht hast. Dieser Chat läuft dann ohne das Konto weiter.',
    unlinked: 'Dieser Chat ist mit keinem Konto mehr verbunden.',
    stayed: 'Alles bleibt, wie es ist.',
  },
  linked: {
    now: '🔗 Dieser Chat ist jetzt mit dem Konto {account} verbunden. Dessen Videos kommen hier an. Wenn du das nicht warst, mach es unten rückgängig.',
    ownStays:
      'Was du hier bisher gemacht hast, bleibt deins, getrennt von diesem Konto. Wenn es dein eigenes Konto ist, überträgt der zweite Knopf deine Videos und Minuten dorthin.',
  },
  deleting: {
    sure: 'Das löscht alles, was ich über dich habe: Videos, Untertitel, Einstellungen, Minuten und diese Unterhaltung. Das lässt sich nicht rückgängig machen. Wirklich löschen?',
    sureAccount:
      'Dieser Chat gehört zu deinem Konto, und gelöscht wird das ganze Konto: Videos, Untertitel, Einstellungen, gekaufte Minuten, API-Tokens, seine anderen Chats und diese Unterhaltung. Wenn das Konto bleiben und nur dieser Chat getrennt werden soll, schreib stattdessen /unlink. Das lässt sich nicht rückgängig machen. Wirklich löschen?',
    kept: 'Nichts wurde gelöscht.',
    done: 'Alles ist gelöscht. Wenn du irgendwann neu anfangen willst, schick mir einfach ein Video.',
  },
  problems: {
    invalid_input: 'Mit dem, was du geschickt hast, geht das nicht.',
    not_found: 'Dieses Video gibt es nicht mehr. Es wurde gelöscht, oder seine Aufbewahrungszeit ist abgelaufen.',
    conflict: 'Das geht gerade nicht.',
    upload_deleted: 'Die hochgeladene Datei wurde gelöscht. Lade sie bitte noch einmal hoch.',
    linked_already:
      'Dieser Chat ist schon mit einem Konto verbunden. /unlink trennt ihn. Danach verbindet ihn /link mit einem anderen.',
    not_linked: 'Dieser Chat ist mit keinem Konto verbunden. /link verbindet ihn mit einem.',
    telegram_taken:
      'Das Konto hat schon einen anderen Telegram-Chat. Schreib dort zuerst /unlink, oder trenne ihn auf der Profilseite des Kontos.',
    whatsapp_taken:
      'Das Konto hat schon einen anderen WhatsApp-Chat. Schreib dort zuerst /unlink, oder trenne ihn auf der Profilseite des Kontos.',
    no_account:
      'Noch ist keiner deiner beiden Chats mit einem Konto mit E-Mail-Adresse verbunden. Schreib /link, öffne die angezeigte Seite, melde dich an und gib den Code ein.',
    too_many_codes: 'Das waren viele Codes. Warte zehn Minuten und versuch es dann noch einmal.',
    nothing_to_bring: 'Es gibt nichts zu übertragen: Deine Videos sind alle schon hier.',
    storage_limit:
      'Dein Speicher ist voll. Lösche Videos, die du nicht mehr brauchst: /videos zeigt sie. Der Platz ist innerhalb einer Stunde frei.',
    queue_full: 'Bei dir warten schon sehr viele Videos. Versuch es noch einmal, wenn einige davon fertig sind.',
    service_full:
      'Gerade warten sehr viele Videos, deshalb kann ich keine neuen annehmen. Bitte versuch es in ein paar Minuten noch einmal.',
    disk_low:
      'Mir fehlt gerade Speicherplatz, deshalb kann ich nichts Neues annehmen. Bitte versuch es später noch einmal.',
    allowance_exhausted:
      'Deine Minuten sind aufgebraucht oder für laufende Videos reserviert. /usage zeigt, wann es neue gibt.',
    code_wrong_or_used: 'Der Code ist falsch, zu alt oder schon benutzt. /link macht einen neuen.',
    too_complex: 'Das ist mir auf einmal zu viel. Schick es mir bitte in kleineren Teilen.',
    unavailable: 'Bei mir klappt gerade etwas nicht. Versuch es in ein paar Minuten noch einmal.',
  },
};
