import type { Examples } from '../meanings.ts';

export const germanExamples: Examples = {
  settings:
    'wo sind die einstellungen | ich will was einstellen | zeig mir die optionen | wo kann ich das ändern | einstellungen öffnen bitte | kann ich irgendwo vorgaben machen | zeig mir mal die einstellungen | ich will was umstellen weiß aber nicht wo | gibts hier ein menü mit optionen | wo stelle ich das ein | kann ich irgendwo voreinstellungen machen | wo finde ich die optionen',
  styles:
    'welche stile gibt es | zeig mir beispiele | was hast du noch für designs | ich möchte einen anderen look | gibt es andere vorlagen | was moderneres bitte | wie kann das noch aussehen | was für designs hast du so | welche looks gibt es denn | hast du noch andere vorlagen | zeig mal was es für stile gibt | ich würd gern einen anderen look sehen | welche untertitelstile kann ich nehmen | gibts auch was cooleres | das dritte bild | wie heißt der style | mach mal wie bei den business coaches | welcher stil ist das gerade | überrasch mich mit einem stil | mach mal so wie alle auf tiktok | das ist mir zu langweilig | kannst du das etwas aufpeppen | was peppigeres | so wie die influencer das haben | irgendwie fad geht da mehr | hast du noch was anderes auf lager | ein anderes aussehen',
  colors:
    'welche farben gibt es | ich will eine farbe aussuchen | zeig mir die farben | welche farben kann ich nehmen | ich will andere farben weiß aber nicht welche | welche farben gehen | was habt ihr für farben | farbauswahl bitte | ich möchte eine andere farbe aber weiß nicht welche | die farbe tut in den augen weh | das gelb ist furchtbar | gibt es was sanfteres | die farben beißen sich | das grün passt nicht zu uns | die farbe ist mir zu grell | geht das auch in unseren farben | welche töne gibt es',
  language:
    'kannst du auch eine andere sprache | wie stelle ich deine sprache um | welche sprachen kannst du | sprache ändern | ich verstehe kein englisch | kannst du auch deutsch | sprichst du auch türkisch | in welchen sprachen kann man mit dir reden | sprache vom bot ändern | ich versteh kein englisch',
  videos:
    'wo sind meine alten videos | zeig alles was ich gemacht habe | liste meiner videos | ich suche das video von letzter woche | meine bisherigen clips | wo sind denn meine alten videos | zeig mir alle meine videos | liste von meinen clips | ich such mein video von gestern | kann ich die früheren videos nochmal sehen | meine videos bitte | welches war das mit dem hund | wie viele videos habe ich schon gemacht | ich weiß nicht mehr welches welches ist | welches video war nummer zwei',
  home: 'zurück zum anfang | nochmal von vorne anfangen | zum hauptmenü | zurück zum start | ich will neu anfangen | ins hauptmenü | nochmal ganz von vorne | zum start bitte',
  deleteData:
    'lösch alle meine daten | mein konto entfernen | ich will dass nichts von mir gespeichert bleibt | dsgvo löschung | vergiss alles über mich | account löschen | lösch alles was du von mir hast | ich will dass ihr meine daten löscht | dsgvo löschung bitte | alle meine daten weg | bitte alles über mich entfernen | ich widerrufe meine einwilligung | löschen sie sämtliche daten von mir | alles über mich soll weg | ich möchte die löschung meiner daten',
  deleteVideo:
    'das video soll weg | lösch das video wieder | ich will nicht dass das video bei euch liegt | video bitte löschen | schmeiß den clip weg | das video soll gelöscht werden | lösch den clip | das video kann weg | entfern das video bitte von eurem server | löschen sie bitte alle drei videos | die aufnahmen sollen von ihren servern verschwinden | ich möchte dass der film gelöscht wird | nimm das video wieder runter',
  sendAgain:
    'schick es nochmal | ich habe das video nicht bekommen | video ist weg kannst du es nochmal senden | das video lässt sich nicht öffnen | ich find das video nicht mehr | download geht nicht | ich hab das video nicht bekommen | kannst du mir das noch mal schicken | video ist weg bitte nochmal senden | finde das video nicht mehr | ich habs aus versehen gelöscht schick nochmal | das erste bitte nochmal rüberschicken | kann ich das zweite nochmal haben | bitte erneut senden',
  sendFile:
    'kann ich das als datei haben | ohne komprimierung bitte | in voller qualität | die qualität ist schlecht | als dokument schicken | in hd bitte | bitte als datei | unkomprimiert schicken | ich brauch das original in hd | die qualität ist schlecht kann ich es als datei haben | als dokument senden',
  sendSrt:
    'ich brauche die untertiteldatei | kann ich den text als datei haben | srt datei bitte | untertitel exportieren | gib mir das transkript | gibts die untertitel auch als datei | srt bitte | ich brauche das transkript',
  showMistakes:
    'da sind fehler drin | ein wort ist falsch | du hast mich falsch verstanden im video | mein name ist falsch geschrieben | wie verbessere ich ein wort | ich will den text bearbeiten | da stimmt was nicht im text | wie korrigiere ich das | da sind fehler im text | der hat mich falsch verstanden | wie ändere ich ein falsches wort | die untertitel stimmen nicht | da steht quatsch | text bearbeiten | ich will den text korrigieren | wo ist der rest | ich habe doch viel mehr gesagt | zeig mir mal den text | lass mich erst mal drüberlesen | ist das alles | kann man den text kopieren | eine zeile ist murks | zeig mal was du verstanden hast | kann ich sehen was du geschrieben hast',
  work: 'ist es schon fertig | wie lange dauert das noch | ich warte immer noch | wie weit bist du | hängt das | warum ist das so langsam | wann bekomme ich mein video | wo bleibt mein video | tut sich da noch was | bist du noch dran | ist das abgestürzt | das dauert ja ewig | ist das video schon fertig | hängt das gerade | warum dauert das so ewig | wann kommt mein video | ich warte schon ne halbe stunde | gehts voran | ist da was abgestürzt | läuft das noch | und | hat sich das aufgehängt | da tut sich nichts | ist der eingefroren | bin in eile wie lange noch | dauert das immer so lang | gleich fertig | wird das neue video schon gemacht | das dreht schon zehn minuten ist das normal',
  minutes:
    'wie viele minuten habe ich noch | was ist mein restliches guthaben | wie viel kann ich noch machen | sind meine freien minuten weg | wie viele videos gehen noch | was ist mein limit | wie viele minuten hab ich noch | was ist mein guthaben | wie viel hab ich noch übrig diesen monat | wie viele videos kann ich noch machen | ist mein kontingent aufgebraucht | was ist das limit | wie viele minuten sind noch frei | was habe ich noch übrig | wie viel zeit bleibt mir noch',
  moreMinutes:
    'was passiert wenn meine minuten alle sind | wie bekomme ich mehr minuten | kann ich minuten dazukaufen | und wenn sie aufgebraucht sind | was ist wenn mir die minuten ausgehen | Minuten von was | und wenn die weg sind',
  renewal:
    'gibt es nächsten monat wieder neue minuten | wann gibt es neue minuten | ist das pro tag oder pro monat | neun minuten bis wann denn | wie viele videos kann ich am tag machen | verfallen die minuten irgendwann | wann kommen wieder neue minuten dazu | füllt sich das von selbst wieder auf | ist das ein tageslimit',
  editsCost:
    'kosten korrekturen minuten | verbraucht jede änderung wieder minuten | zählt eine neue version nochmal | werden für verbesserungen minuten abgezogen | sind änderungen kostenlos | zieht das jedes mal minuten ab wenn du es neu machst',
  price:
    'kostet das was | ist das umsonst | was kostet es | wie bezahle ich | gibt es ein abo | wie teuer ist ein video | brauche ich eine kreditkarte | muss ich was zahlen | was kostet der spaß | wie bezahlt man hier | was kostet ein video | brauch ich eine kreditkarte | gibts eine gratisversion | was kost das | muss ich mich anmelden oder zahlen | braucht ihr meine kartennummer | ist das wirklich kostenlos | was verlangt ihr dafür | muss ich mich registrieren',
  privacy:
    'welcher link | welcher link ich hab keinen verschickt | gibt es überhaupt einen link | von welchem link redest du | wer kann meine videos sehen | was passiert mit meinen daten | speichert ihr das video | ist das sicher | datenschutz | gebt ihr das weiter | wird das irgendwo veröffentlicht | wo stehen die server | wer kann mein video sehen | bleibt das privat | gebt ihr das an andere weiter | wie lange speicherst du das | wird damit eine ki trainiert | wer liest hier mit | wann werden die aufnahmen gelöscht | da sind kinder drauf wer sieht das | werden die aufnahmen dsgvo konform verarbeitet | auf welchen servern liegt das | sieht das sonst noch jemand | sind meine mandanten geschützt | wie lange bewahren sie mein video auf | wer behält die aufnahme und wie lange | wird das danach gelöscht | bleibt das irgendwo gespeichert | kann das sonst noch jemand sehen | wer kriegt das video eigentlich alles zu sehen',
  formats:
    'welche dateien gehen | geht auch mov | welche formate werden unterstützt | kann ich avi schicken | ist mp4 ok | klappt das mit iphone videos | welches format kriege ich zurück | welche dateien kann ich schicken | nimmst du avi | welches format muss das video haben | geht mp4 | kann ich ein iphone video schicken | was kommt am ende für ein format raus | kann ich jede datei schicken | geht ein film von der kamera',
  length:
    'wie lang darf ein video sein | gibt es eine maximale größe | wie groß darf die datei sein | geht auch eine stunde | mein video hat 2 gb geht das | sind 20 minuten zu lang | wie lang darf das video sein | gibts eine maximale länge | geht auch ne stunde | geht auch ein vortrag von anderthalb stunden | ich habe eine sehr lange aufnahme | nur kurze videos oder auch lange | ein ganzer gottesdienst geht der | wie lang darf das video sein | meins hat drei minuten geht das | sind fünf minuten zu viel | geht auch eine viertelstunde',
  platforms:
    'kann ich einen youtube link schicken | gehen instagram links | welche seiten unterstützt du | nimmst du links von tiktok | passt das für reels und shorts | geht das auch für linkedin | funktioniert das mit tiktok links | von welchen seiten kannst du videos nehmen | passt das für reels | kann ich einfach einen link schicken | link oder datei | geht ein google drive link | kann ich auch nen link reinwerfen',
  several:
    'kann ich mehrere Videos schicken | kann ich schon das nächste schicken | muss ich die App offen lassen | wie viele Videos auf einmal | kann ich den Chat solange zumachen | soll ich warten bevor ich noch eins schicke | muss ich das handy anlassen | kann ich das handy sperren | kann ich das handy solange ausmachen | darf ich den chat zumachen während das läuft | soll ich die einzeln schicken',
  whoAreYou:
    'mit wem rede ich | bist du ein echter mensch | ist das ein roboter | was bist du überhaupt | wer hat dich gemacht | bist du eine ki | wer bist du eigentlich | bist du ein mensch | schreib ich mit einem bot | was bist du | rede ich mit einer ki | ist da ein mensch dahinter oder ein computer | steckt da wer dahinter | rede ich mit einer maschine | sitzt da jemand dahinter | bist du echt | liest das ein mensch | wer ist da | bist du so eine ki',
  howToBegin:
    'was genau kannst du alles | wie funktioniert das | was kannst du alles | was muss ich machen | ich brauche hilfe | wie benutze ich das | ich kenne mich nicht aus | was soll ich jetzt tun | ich verstehe das nicht | was kannst du sonst noch | erklär mir das mal | was kann ich hier machen | wie geht das hier | ich brauch hilfe | kannst du mir das erklären | was soll ich dir schicken | ich check das nicht | wie fang ich an | was geht hier alles | ich kenn mich nicht aus | anleitung bitte | was mach ich jetzt | klappt das trotzdem | schicke ich das einfach hier rein | meine tochter hat mir das gegeben was muss ich machen | ich bin alt wie geht das | schick ich dir einfach den film | wofür sind die nummern | wie ändere ich eine zeile | was mache ich mit den zahlen',
  canCaption:
    'kannst du untertitel machen | schreibst du das gesprochene aufs video | sind sie der dienst der untertitel auf videos setzt | mein sohn hat gesagt hier bekommt man untertitel | bist du der bot der den text unter die videos schreibt | bin ich hier richtig wegen untertiteln | könnten sie mir bei einem film behilflich sein | man hat mir gesagt sie schreiben auf was ich sage | ich bräuchte text auf meinem video geht das bei ihnen | können sie mir mit meinem filmchen helfen | ich wollte nur wissen ob du videos untertitelst | stimmt es dass du worte aufs video machst | machst du auch text unter meine clips | du bist doch der mit den untertiteln oder | kann man hier filme beschriften lassen',
  install:
    'muss ich etwas installieren | brauche ich dafür eine app | muss ich erst ein programm herunterladen | brauch ich ein konto | geht das ohne app | läuft das einfach hier im chat | muss man sich was runterladen | brauche ich einen computer dafür | geht das auch auf meinem alten handy | muss ich mich irgendwo anmelden',
  spoken:
    'verstehst du auch dialekt | wir sprechen dialekt kriegst du das hin | welche sprachen verstehst du im video | ich habe einen starken akzent geht das | ich rede sächsisch klappt das trotzdem | versteht er auch platt | ich nuschle ein bisschen ist das schlimm | klappt das bei schnellem reden | kommst du mit bairisch zurecht | was ist wenn ich zwei sprachen mische | ich spreche nicht so gut deutsch ist das egal | geht das auch auf schwyzerdütsch | welche sprachen dürfen darin gesprochen werden',
  watermarked:
    'ist da ein wasserzeichen drauf | kommt euer logo auf mein video | steht dann euer name drauf | ist das ohne wasserzeichen | macht ihr da werbung rein | sieht man dass es von einem bot ist | hat das video dann ein wasserzeichen',
  fonts:
    'welche schriften hast du | was für schriften gibt es | nenn mir die schriftarten | wie heißen die schriften | welche schriftarten stehen zur auswahl | zeig mir deine fonts | zwischen welchen schriften kann ich wählen | was habt ihr denn für schriften | liste der schriftarten bitte | ich will eine schrift mit serifen | buchstaben wie in einem alten videospiel | eine retro schrift wie auf plakaten | buchstaben die wie gestickt aussehen | eine fraktur schrift | pixelschrift wäre cool | altmodische schrift wie auf einem ladenschild | eine schrift wie im comic',
  someWords:
    'kannst du nur bestimmte wörter hervorheben | kann ein einzelnes wort eine andere farbe haben | nur die produktnamen farbig geht das | können einzelne wörter fett sein | nur ein wort rot und der rest weiß | bloß dieses eine wort in einer anderen farbe | kann ich aussuchen welche wörter auffallen | ein paar wörter sollen herausstechen | das wort ferment soll anders aussehen als der rest | nur wichtige begriffe markieren',
  nextVideos:
    'sehen meine nächsten videos auch so aus | muss ich das nächstes mal alles nochmal sagen | kommen die anderen videos jetzt auch so raus | merkst du dir den stil für später | bleibt das beim nächsten video so | sind jetzt alle meine videos blau | kann das nächstes mal gleich so sein | bleiben die nächsten auch so groß oder nicht | kann ich nächstes mal gleich denselben look haben',
  changedLater:
    'kann ich es nochmal ändern wenn ich es mir anders überlege | was ist wenn ich einen fehler mache kann ich zurück | kann man das später noch ändern | kann ich das nachher noch bearbeiten | wie oft darf ich ändern | und wenn es mir morgen nicht mehr gefällt',
  othersEdit:
    'kann meine tochter das auch bearbeiten | kann das jemand anders auch ändern | meine kollegin soll das korrigieren können | können zwei leute daran arbeiten | kann mein mann das von seinem handy ändern',
  cropped:
    'werden die seiten abgeschnitten | kommen da schwarze balken hin | geht links und rechts was verloren | fehlt dann der rand im hochformat | sind da balken oben und unten | was passiert mit den rändern',
  noisySound:
    'bei mir ist es ziemlich windig geht das trotzdem | klappt das auch bei viel lärm | ich steh neben einer maschine verstehst du mich noch | im hintergrund läuft musik ist das schlimm | mein video ist laut geht das',
  putAway:
    'muss mein handy an bleiben | muss der bildschirm anbleiben | kann ich das handy weglegen | darf ich den chat so lange zumachen | muss ich das offen lassen | kann ich die app schließen während du arbeitest | kann ich weggehen',
  passOn:
    'gibt es einen link zum video den ich weitergeben kann | wie teile ich das mit meinen freunden | kann ich das einfach in die gruppe weiterleiten | wie krieg ich das auf mein handy | wo finde ich das video nachher | muss ich das selber speichern | ist das jetzt in meiner galerie | wie mach ich das in meinen status | kann ich das meiner schwester weiterschicken | wie krieg ich das auf den fernseher | wie krieg ich das auf mein facebook | wo muss ich drücken zum Speichern',
  burntIn:
    'sehen alle die untertitel | müssen die leute die untertitel einschalten | kann man die schrift ausschalten | ist die schrift fest im bild drin | bleiben die wörter drin wenn ich es weiterleite | sieht man die wörter auf facebook auch | gehört der text zum video',
  spellingsKept:
    'merkst du dir wie mein name geschrieben wird | schreibst du das nächstes mal richtig | lernst du aus meinen korrekturen | muss ich das jedes mal korrigieren | weißt du den namen beim nächsten video noch | kannst du dir die schreibweise merken',
  kept: 'wie lange behältst du mein video | wie lang bleibt das hier | wird das irgendwann gelöscht | wann verschwindet das video | bleibt das für immer hier gespeichert | kann ich das nächsten monat noch holen | ist das video morgen noch da | bleibt das bei euch gespeichert',
  howToSend:
    'wie schicke ich es vom Handy | das Video ist auf meinem Handy wo drücke ich da | welcher Knopf ist zum Anhängen eines Videos | wo ist der Knopf zum Hochladen',
  shapeFits:
    'ist das das richtige Format für TikTok | wird es bei Insta abgeschnitten | ich will nur wissen ob es hochkant ist für Reels | passt die Größe für eine Story | kannst du Hochformat Videos | machst du auch Videos im Hochformat',
  saveButtons:
    'was macht als meine Marke | was ist der Unterschied zwischen immer so und meiner Marke | was passiert wenn ich auf immer so tippe | wozu ist das mit der Marke',
  srtFile:
    'was ist eine srt Datei | wofür brauche ich die srt | was mache ich mit der Untertiteldatei | wie öffne ich eine srt',
  resultButtons:
    'was machen die Knöpfe | erklär mir die Knöpfe da unten | wofür ist dieser Knopf | was passiert wenn ich auf den Knopf drücke',
  lastChange: 'was hast du gerade geändert | was war die letzte Änderung | welche Änderung hast du jetzt gemacht',
  moreWords:
    'mehr wörter auf einmal bitte | zeig mehr wörter gleichzeitig | längere zeilen bitte | mehr wörter pro zeile | nicht jedes wort einzeln | den ganzen satz auf einmal | zeig immer die ganze zeile | das wechselt zu schnell mehr text auf einmal | ich möchte sechs oder sieben wörter zusammen | lass mehr stehen damit man mitkommt | zwei zeilen gleichzeitig zeigen | ganze sätze statt einzelner wörter',
  shadow:
    'mach einen schatten hinter die buchstaben | die schrift soll einen schatten haben | bisschen schatten unter die wörter | schlagschatten bitte | gib den buchstaben schatten | mit schatten wäre es plastischer | der schatten soll stärker sein',
  frame:
    'mach einen rahmen um das video | einen rand rund ums ganze bild | kann man das video einrahmen | zeichne etwas aufs video | eine zeichnung neben mich | ein bilderrahmen aus holz drumherum | male herzchen um das bild | einen bunten rand um den film | blümchen rundherum als verzierung',
  endCard:
    'schreib meine telefonnummer ans ende | ein abspann mit unserer webseite | kannst du am schluss meine adresse einblenden | zum schluss sollen die öffnungszeiten kommen | eine schlusstafel mit kontakt | am ende noch die mailadresse zeigen | ein outro hinten dran | letzte sekunden mit unserer nummer | ganz am ende soll stehen wo man uns findet',
  hideFaces:
    'mach die gesichter der anderen unkenntlich | kannst du den nachbarn verpixeln | die kinder bitte verpixeln | das kennzeichen soll man nicht lesen können | den mann im hintergrund verstecken | da ist jemand drauf der nicht erkannt werden darf | gesichter unscharf machen | das nummernschild schwärzen',
  fileSize:
    'die datei ist zu groß für die mail | mach die datei kleiner | wie viel mb hat das | es muss unter 10 mb sein | kannst du das komprimieren damit ich es mailen kann | mein mailprogramm sagt der anhang ist zu groß | eine kleinere datei bräuchte ich | whatsapp sagt es ist zu groß | lässt sich das video verkleinern zum verschicken',
  announced:
    'ok ich schick dir eins | ich sende es jetzt | gleich kommt mein video | ich film mal was und schick es | moment ich suche das video | ich lade es gerade hoch | gut dann probier ich das mal mit einem film | na dann schick ich das mal und wir sehen | warte ich muss den clip erst finden | ich schicke ihnen gleich etwas | dann versuch ich es einfach mal | morgen schicke ich dir meinen film | jo ich lad gleich was hoch | alles klar video folgt',
  thanks:
    'vielen dank für deine hilfe | haben sie vielen dank für ihre mühe | herzlichen dank für die geduld | das ist sehr lieb von ihnen | sie haben mir sehr geholfen danke | danke dir und tschüss | danke das wars schon | vergelts gott | besten dank und auf wiedersehen | dankeschön und einen schönen abend noch | merci bist der beste | ich bin ihnen sehr dankbar | tausend dank bis zum nächsten mal',
  greeting:
    'hallo ist da jemand | hey was geht was machst du | guten abend | ich bin neu hier | guten morgen zusammen | servus bot | grüß gott schön sie kennenzulernen | funktionierst du | bist du da | moin na',
  showText:
    'schick mir alles schriftlich | ich will ausdrucken was ich gesagt habe | nur das geschriebene bitte zum ausdrucken | ich brauch den kompletten text | die ganze rede als text damit ich sie ausdrucken kann | zeig mir den text | lass mich das erst lesen | zeig mal was du gehört hast | zeigen sie mir bitte was sie verstanden haben | kann ich sehen was du geschrieben hast | ich möchte alles aufgeschrieben sehen | darf ich den wortlaut lesen | wo kann ich das nachlesen | zeig mir die zeile nochmal | alle zeilen bitte | was genau hast du aufgeschrieben | ich will den text kontrollieren | was steht jetzt in zeile drei | lies mir die letzte zeile vor',
  silences:
    'schneid die pausen raus | stille entfernen | die ähms rausschneiden | lücken wo ich nichts sage weg | leere stellen automatisch kürzen | die stillen stellen entfernen | kannst du die ähs rausschneiden | ohne die langen pausen | füllwörter raus | die leeren stellen kürzen',
  translation:
    'kannst du das übersetzen | ich will untertitel in einer anderen sprache | englische untertitel für mein deutsches video | untertitel auf spanisch | zweisprachige untertitel | ich rede deutsch aber der text soll englisch sein | untertitel auf englisch bitte | ich will die untertitel in einer anderen sprache | ich spreche deutsch aber untertitel sollen englisch sein | englische übersetzung drunter | geht auch türkisch drunter | zweite sprache unter der ersten | untertitel in zwei sprachen | übersetz das auf türkisch | die untertitel bitte auf polnisch für die kollegen | ich brauche es auch auf arabisch | text auf englisch obwohl ich deutsch rede',
  cleanVideo:
    'kannst du vorhandene untertitel entfernen | ich will das video ohne untertitel | mach die untertitel wieder weg | gib mir das saubere video | gar kein text bitte | im video sind schon untertitel die müssen weg | kannst du untertitel aus einem video entfernen | im video sind schon untertitel die sollen weg | nur das video ohne schrift',
  music:
    'mach musik dazu | leg ein lied drunter | kannst du musik einfügen | hintergrundmusik bitte | ein soundtrack wäre schön | mach musik drunter | kannst du hintergrundmusik einfügen | ein lied dazu bitte | da fehlt musik | leg einen beat drunter | leg ein bisschen musik drunter | irgendein lied im hintergrund wäre schön',
  download:
    'lade das video nur herunter | speicher mir das von instagram | ich will nur das video ohne untertitel | kannst du das wasserzeichen von tiktok entfernen | lad mir das video runter | kannst du das video von instagram speichern | ich will nur das video runterladen | wasserzeichen von tiktok entfernen',
  voice:
    'verändere meine stimme | mach die stimme tiefer | kannst du die stimme verfremden | andere stimme bitte | mach meine stimme tiefer | kannst du die stimme verändern | stimme verzerren',
  trim: 'schneid die ersten sekunden ab | mach das video kürzer | das ende kann weg | intro entfernen | nur den teil von 10 bis 30 sekunden | vorne was abschneiden | schneid den anfang weg | kannst du das ende abschneiden | nur die ersten 30 sekunden | den teil am anfang rausschneiden | kürz das mal | schneid den anfang ab | die ersten sekunden können weg | am ende bitte kürzen',
  speed:
    'mach es schneller | video beschleunigen | etwas langsamer abspielen | doppelte geschwindigkeit | ich rede zu langsam | mach das schneller',
  picture:
    'setz mein logo in die ecke | füg ein bild ein | kannst du ein foto einblenden | bilder dazwischen schneiden | gif einfügen | mein logo in die ecke | b roll einfügen | ein gif dazu | kann unser vereinsname rein | unsere webseite unten rechts klein | unser name als wasserzeichen | unser vereinslogo in die ecke | unser name soll in die ecke | kannst du unser wappen einblenden | kleb mein bild rein | kannst du Wasserzeichen | kannst du ein Wasserzeichen setzen | der Name von meinem Kanal in einer Ecke | eine Schrift in der Ecke als Wasserzeichen',
  backgroundBlur:
    'hintergrund unscharf machen | tausch den hintergrund aus | greenscreen | mein zimmer soll man nicht sehen | anderer hintergrund im video | ersetz den hintergrund | greenscreen bitte | man sieht mein unordentliches zimmer kannst du das verstecken',
  posting:
    'poste es auf instagram für mich | lad es direkt bei youtube hoch | kannst du das auf tiktok veröffentlichen | beitrag planen | auf meinem kanal teilen | lad es auf youtube hoch | kannst du das für mich posten | direkt auf insta hochladen | veröffentliche das auf tiktok | wie kriege ich das in meinen whatsapp status | wie lade ich das jetzt bei insta hoch | landet das gleich auf meinem insta | stellt ihr das online | muss ich das selber hochladen | kommt das automatisch auf youtube | kannst du es meiner schwester per whatsapp schicken | schick es mir bitte per mail | mail das video meinem chef | leite es an die gruppe weiter | kann das direkt an meine frau gehen | senden sie es bitte per e-mail | teil es mit dem verein | schick das meiner tochter',
  speakers:
    'jeder sprecher in seiner farbe | wir sind zu zweit jeder eine andere farbe | ihre worte rosa meine blau | verschiedene farben für verschiedene personen | man soll sehen wer spricht | jeder sprecher eine eigene farbe | wir sind zu zweit kann jeder eine farbe haben | verschiedene farben für die personen',
  live: 'kannst du einen livestream untertiteln | live untertitel | geht das in echtzeit | untertitel für meinen zoom anruf | geht das live | untertitel in echtzeit | für mein zoom meeting',
  dubbing:
    'synchronisier das auf spanisch | lass mich englisch sprechen | mach ein voiceover | ki stimme auf englisch | kannst du es in einer anderen sprache vertonen | kannst du das synchronisieren | ich soll spanisch sprechen | mach eine stimme drüber auf englisch | ki stimme bitte | vertonen auf französisch',
  summary:
    'fass das video zusammen | mach shorts aus dem langen video | such die besten stellen | die highlights bitte | worum geht es im video | schreib mir eine beschreibung | hashtags vorschlagen | mach kurze clips aus dem langen video | such die besten stellen raus | schreib mir einen titel und eine beschreibung | schlag mir hashtags vor | worum gehts in dem video',
  otherFont:
    'kann ich meine schrift nehmen | hast du comic sans | ich will eine andere schriftart | nimm helvetica | schrift ändern | unsere hausschrift heißt | kann ich meine eigene schrift nehmen | hast du arial | andere schriftart bitte | ich will comic sans | gibts noch andere fonts | eine andere schrift wie auf hochzeitskarten | gibts eine schönere schriftart | eine schrift wie handgeschrieben',
  noise:
    'entferne das rauschen | mein ton ist zu leise mach ihn lauter | tonqualität verbessern | windgeräusche weg | der ton ist schlecht | mach das rauschen weg | der ton ist zu leise | kannst du den ton verbessern | da ist wind drauf | hintergrundgeräusche entfernen | mach lauter',
  brightness:
    'mach das bild heller | das video ist zu dunkel | kannst du einen filter drüberlegen | farben korrigieren | mehr kontrast im video | kannst du einen filter drauflegen | mehr kontrast im bild | farben verbessern im video | mach mich schlanker | mein doppelkinn weg bitte | kannst du meine pickel entfernen | haut schöner machen',
  timing:
    'die untertitel kommen zu spät | text ist nicht synchron | untertitel sind schneller als ich | der text hinkt hinterher | das timing stimmt nicht | passt nicht zum ton | die wörter sind zu früh | untertitel hinken hinterher | versatz zwischen ton und text | die untertitel sollen in der pause stehen bleiben | lass den text da wenn keiner spricht | warum verschwinden die wörter wenn ich pause mache | die letzte zeile soll bis zum nächsten satz bleiben | die zeile ist zu schnell wieder weg',
  capitals:
    'keine großbuchstaben bitte | alles klein | schrei nicht so | warum ist alles groß geschrieben | ich will großbuchstaben | normale groß und kleinschreibung | nicht alles groß | bitte kleinbuchstaben | warum schreit mich der text an | alles in großbuchstaben | normale schreibung bitte | bitte durchgehend groß geschrieben | alles klein schreiben auch am satzanfang',
  wordCount:
    'weniger wörter auf einmal | zu viel text auf dem bildschirm | nur drei wörter zeigen | nur eine zeile | zu viel text auf einmal | nur drei wörter gleichzeitig',
  punctuation:
    'keine satzzeichen | lass die kommas weg | punkt am ende bitte | ich will keine punkte | da fehlen kommas | ohne satzzeichen | lass die punkte weg | keine kommas | da fehlen punkte | mit punkt am ende',
  weight:
    'fettere buchstaben | dünnere schrift | die buchstaben sind zu dick | weniger fett | schrift dünner machen | die schrift ist zu fett | weniger dick bitte | dünnere buchstaben das schreit so | die schrift ist zu wuchtig | schrift schlanker | buchstaben dicker',
  shape:
    'mach es quadratisch | ich brauche ein quadratisches Video | Quadrat für den Feed | geht das auch quadratisch | vier zu fünf für Instagram',
  joining:
    'füg die beiden Videos zusammen | schneide meine Clips aneinander | mach aus zwei Videos eins | kannst du das an das von gestern hängen',
  manyColors:
    'jedes Wort in einer anderen Farbe | Regenbogenschrift | kunterbunte Buchstaben für die Kinder | bei jedem Wort die Farbe wechseln',
  emojiChoice:
    'weniger Emojis | das sind zu viele Emojis | das Emoji passt da nicht | nimm ein anderes Emoji | ich will die Emojis selbst aussuchen',
  praise:
    'das ist so gut | ich liebe es | wow super arbeit | genau so wollte ich es | perfekt | du bist der beste | sieht toll aus | so ist es besser | klasse gemacht | das ist mega | richtig gut geworden | super danke dir | genau so wollte ich das | sieht hammer aus | gefällt mir total | viel besser | bin gespannt | ich freu mich schon drauf | mega | passt so | gott vergelts | das ist ja der wahnsinn meine mutter wird sich freuen | du bist ein schatz | eins a | so gefällt mir das',
  complaint:
    'das ist schrecklich | gefällt mir nicht | das wollte ich nicht | das sieht furchtbar aus | hier funktioniert gar nichts | du taugst nichts | das ist falsch | du verstehst mich nicht | so ein mist | das stimmt nicht | das ist schlecht | das wollte ich so nicht | sieht furchtbar aus | hier geht gar nichts | hör auf damit | was soll das denn | am ende fehlt was | das ist echt schlecht geworden | find ich jetzt nicht so dolle | das habe ich so nie gesagt | das stimmt hinten und vorne nicht | da kommt kein text mehr | na toll | das soll gut sein ja | so viel zum thema künstliche intelligenz | das ist ja nix | so ein murks | na bravo | hm weiß nicht so recht | du hörst nie zu | das habe ich doch schon gesagt | wie oft soll ich das noch sagen | bist du blind oder was | du verstehst überhaupt nichts | das wird ja immer schlimmer | was haben sie denn jetzt gemacht | du machst es ständig falsch | dieser bot taugt nichts | jetzt sag ich es zum dritten mal | warum tust du nicht was ich sage | ich verliere die geduld | sie haben alles kaputt gemacht | ich bin verärgert | das ist echt schlecht geworden | am ende kommt kein text mehr',
  patience:
    'ok ich warte | lass dir zeit | kein stress | ich komme später wieder | kein problem | alles klar | passt schon | alles klar bis später | ok verstanden | ist gut | ich geh solange mit dem hund | mach mir jetzt einen kaffee | bin eh noch bei der arbeit | eilt nicht | bis gleich dann | ich hol mir was zu essen',
  refusal:
    'nein danke | lass es so | nichts ändern | das passt so | sonst nichts | jetzt nicht | schon gut vergiss es | lass gut sein | passt so wie es ist | vergiss es | doch nicht | das ist richtig so nicht anfassen | nee doch nicht lass | die zeile ist schon gut | wollte nur gucken bleibt so | nein lass es doch so',
  undo: 'nimm das zurück | wieder wie vorher | das war ein fehler mach es zurück | vorher war es besser | letzte änderung rückgängig | das alte war schöner | mach das wieder rückgängig | zurück zur version davor | das war ein fehler nimm das zurück | so wie vorher bitte | letzte änderung zurücknehmen | das letzte wieder zurück | das davor war besser | mach das rückgängig | ich will das alte zurück | nimm das wieder zurück | mach alles wieder so wie es war | beides wieder rückgängig machen | hol die alte zeile zurück | ich will es wieder so haben wie vorher | nehmen sie das zurück was sie gerade gemacht haben | nimm das gelb wieder weg und stell es zurück | machen sie die letzte korrektur rückgängig | bring mich zur version von vorhin zurück | einen schritt zurück bitte | stellen sie den alten text wieder her | nein das wieder zurück',
  reset: 'alles auf standard zurück | setz alles zurück | alle änderungen weg | wieder so wie ganz am anfang aussehen',
  sameAgain:
    'wie letztes mal bitte | genau wie beim letzten video | so wie immer | gleicher stil wie gestern | wie gehabt | nimm mein gespeichertes design | alle so wie das letzte | die anderen beiden genauso | alle drei im gleichen look | mach die anderen auch so',
  render:
    'passt so mach fertig | leg los | ok mach jetzt | bitte das video erstellen | ja so fertig machen | bin zufrieden schick das video',
  makeDefault:
    'immer so machen | merk dir das | für alle meine videos so | speicher das für nächstes mal | ab jetzt immer so',
  clearFaces:
    'der text ist über meinem gesicht | untertitel verdecken meinen mund | weg vom gesicht | man sieht mein gesicht nicht | die schrift ist auf ihrem kinn | man sieht meinen mund nicht | nimm das weg von seinem gesicht | die schrift verdeckt mich | die schrift geht mir mitten durchs gesicht | der text liegt auf meinem gesicht',
  bigger:
    'ich kann das nicht lesen so winzig | zu klein | mach die buchstaben größer | meine oma kann das nicht lesen | text vergrößern | auf dem handy sieht man die schrift kaum | auf dem handy kann ich das nicht lesen größer | oma braucht es größer | die schrift ist mir zu mickrig | bissl größer | ich brauch dafür eine brille',
  smaller:
    'der text ist riesig | zu groß | nimmt den ganzen bildschirm ein | kleinere buchstaben | text verkleinern | die schrift erschlägt einen | eine nummer kleiner | die buchstaben sind zu fett groß',
  higher:
    'weiter nach oben | ein bisschen höher | untertitel sind zu tief | die knöpfe der app verdecken es | nicht so weit unten | schieb die schrift rauf | man sieht die hände nicht bitte höher | hebs ein bisschen an',
  lower:
    'weiter nach unten | der text soll tiefer | zu weit oben | untertitel runter | näher an den unteren rand | rutsch die schrift runter | ein stückchen tiefer | setz das weiter nach unten',
  thickerOutline:
    'stärkerer rand um die buchstaben | mehr kontur | der rand soll dicker | dickere umrandung | der rand darf dicker sein man sieht sonst nichts',
  readable:
    'besser lesbar bitte | vor dem hellen hintergrund schwer zu lesen | weiß auf weiß sieht man nicht | text geht im hintergrund unter | mehr kontrast bei der schrift | für leute die schlecht sehen | das kann man kaum lesen | auf dem hellen hintergrund sieht man nichts | weiß auf weiß geht nicht | die schrift verschwindet im bild | mehr kontrast beim text | auf der weißen wand verschwindet die schrift | weiß auf weiß sieht man nix | die buchstaben gehen im hintergrund unter',
  vertical:
    'ich brauche es für tiktok | mach es hochkant | für instagram story | hochformat bitte | für das handy zuschneiden | als short | ich brauch das fürs handy',
  notVertical:
    'im querformat lassen | nicht zuschneiden | breites format | nicht hochkant | lass das video wie gefilmt | quer für youtube | du hast mir den kopf abgeschnitten | lass das format wie ich es geschickt hab | das ist für den beamer also breit | fürs kino breit | für den fernseher im verein | für unsere webseite im querformat | liegend nicht stehend',
  emojis:
    'ein paar smileys dazu | mit emojis bitte | mit kleinen symbolen | lustiger mit emojis | ein paar smileys wären nett | streu ein paar emojis ein | lustige gesichter rein',
  noEmojis:
    'keine smileys | diese bildchen sind albern | emojis weg | ohne die symbole | für emojis bin ich zu alt | die gesichtchen weg | bitte keine bildchen wir sind eine kanzlei',
  plain:
    'etwas schlichtes | einfach nur text | weniger auffällig | seriöser | nicht so bunt | ruhigerer look | ganz schlicht | professionell | nichts verspieltes | schlichter bitte | nur einfacher text | dezent | weniger schnickschnack | ganz minimalistisch | schatten weg | ohne schatten | bitte dezenter | etwas seriöser wir verkaufen häuser | dezenter bitte | weniger bunt weniger alles | das ist für eine beerdigung',
  boxed:
    'mach einen kasten hinter den text | schwarzer hintergrund hinter der schrift | weißer text auf schwarzem balken | text im kasten',
  wordByWord:
    'ein wort nach dem anderen | jedes wort einzeln | wort für wort | einzelne wörter | der text soll sich auffüllen während ich spreche',
  noAnimation:
    'der text soll sich nicht bewegen | kein hüpfen | das zappeln nervt | ohne animation | untertitel sollen stillstehen | mir wird schwindlig davon | das ist mir zu unruhig | ohne so blinkezeug | ohne gehüpfe | die wörter sollen nicht hüpfen | mir wird schwindlig von dem gehopse | lass das gehüpfe | das zappelt so | die buchstaben sollen stillstehen',
  zoom: 'zoom rein wenn ich was wichtiges sage | das rangezoome nervt | mir wird schwindelig vom zoom | bei wichtigen stellen etwas reinzoomen | ohne zoom bitte | näher ran an mein gesicht | hör auf zu zoomen | die kamera soll am ende näher kommen',
  ownScript:
    'ich hab ein skript kann ich das einfach schicken | ich hab aufgeschrieben was ich sage | kann ich dir meinen text geben | ich lese das vom teleprompter ab | hilft es wenn ich den text schicke | den text hab ich schon fertig soll ich den einfügen',
  cancel:
    'lass gut sein ich schick ein besseres | stopp falsches video | brich das bitte ab | ich nehme es noch mal neu auf | halt das war das falsche | das brauchst du nicht mehr machen | abbruch bitte | hör auf damit ich hab mich vertan | doch nicht dieses video | halt falsches video | oh nein das war die falsche datei',
  saveBrand:
    'merk dir dieses design | speicher das so als meine marke | merk dir den stil unter dem namen praxis | behalte die farben als unsere | genau so will ich es später wieder benutzen | das aussehen abspeichern',
  noOutline: 'die umrandung weg | kein schwarz um die buchstaben | nimm den rand von der schrift weg',
  thinnerOutline: 'der rand ist zu dick | dünnerer rand um die schrift',
  progressBar:
    'so ein balken der unten mitläuft | ein balken der sich füllt | eine linie die zeigt wie weit man ist | ein fortschrittsbalken unten',
  noProgressBar: 'der balken unten soll weg | nimm den fortschrittsbalken raus | ohne die leiste unten',
};
