import type { ChatTexts } from '../../texts.ts';

export const minutes: ChatTexts['topics']['minutes'] = {
  free: 'Ja, es ist kostenlos: Du bekommst jeden Monat {time}.',
  freeAgain: 'Ja, wirklich kostenlos: In diesem Chat zahlst du nie etwas, er zählt nur Minuten.',
  unlimited: 'Ja, es ist kostenlos, und es gibt kein Limit.',
  unlimitedAgain: 'Ja, wirklich kostenlos: Schick so viele Videos, wie du willst, du zahlst nichts.',
  notCharged: 'In diesem Chat ist es kostenlos: Du zahlst hier nichts, Videos verbrauchen nur deine Minuten.',
  notChargedAgain:
    'Ja, kostenlos: Hier wird nichts berechnet. Ein Video verbraucht nur so viele Minuten, wie es lang ist.',
  usedUp:
    'Es sind Minuten Video: Jedes Video braucht so viele, wie es lang ist, nur einmal. Sind sie aufgebraucht, mache ich keine neuen Videos, bis du wieder welche bekommst. Fertige kannst du weiter ändern, das kostet nichts.',
  neverUsedUp: 'Sie gehen nicht aus: Hier gibt es kein Limit.',
  ofAccount: 'Die Minuten eines Kontos gelten auch hier: /link verbindet diesen Chat mit deinem.',
  ofThisAccount: 'Minuten, die für dein Konto gekauft werden, gelten auch hier.',
  editsFree:
    'Nein: Ein Video verbraucht nur einmal Minuten, so viele, wie es lang ist, wenn es zum ersten Mal fertig ist. Korrekturen und anderes Aussehen danach verbrauchen keine.',
  editsUnlimited: 'Nein: Hier verbraucht nichts Minuten, es gibt kein Limit.',
  enough: 'Ja, für {time} reichen deine Minuten: Du hast noch {left}.',
  notEnough: 'Nein, {time} sind mehr als deine Minuten: Du hast noch {left}.',
  largeFile: 'Ist die Datei zu groß für diesen Chat, schick einen Link.',
  renewed:
    'Du bekommst {time} je Kalendermonat, für beliebig viele Videos am Tag. Was davon übrig bleibt, verfällt am Monatsende.',
  notRenewed:
    'Von selbst kommen hier keine neuen Minuten dazu, weder jeden Tag noch jeden Monat. Deine bleiben, bis Videos sie verbraucht haben, beliebig viele am Tag.',
};
