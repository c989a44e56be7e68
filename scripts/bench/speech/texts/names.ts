import type { SpokenLanguage } from './passages.ts';

/** A sentence with a name in it. What is spoken is the sentence with the name in place of `*`. */
export interface NamedSentence {
  name: string;
  sentence: string;
}

/** Fifty names of people, products and places that nobody knows, each in a sentence: a few of each language. */
export const spokenNames: Record<SpokenLanguage, NamedSentence[]> = {
  en: [
    { name: 'Tamsin Okafor', sentence: 'Last week I met * in the library.' },
    { name: 'Brevio', sentence: 'You can download * from the website.' },
    { name: 'Kellan Thorpe', sentence: 'The music was written by * and his sister.' },
    { name: 'Quillon', sentence: 'We moved all our files to * last year.' },
    { name: 'Remotion', sentence: 'I made this clip with * in one evening.' },
    { name: 'Hubwise', sentence: 'The people at * answered after an hour.' },
    { name: 'Marlow Finch', sentence: 'My neighbour * bakes the best bread.' },
    { name: 'Ardenvale', sentence: 'The train stops in * for a few minutes.' },
  ],
  de: [
    { name: 'Gesine Brockhoff', sentence: 'Letzte Woche habe ich * in der Bibliothek getroffen.' },
    { name: 'Wendelin Kratz', sentence: 'Die Musik ist von * und seiner Schwester.' },
    { name: 'Tavoli', sentence: 'Ihr könnt * auf der Webseite herunterladen.' },
    { name: 'Norkamp', sentence: 'Der Zug hält in * nur ein paar Minuten.' },
    { name: 'Elke Sundermann', sentence: 'Meine Nachbarin * backt das beste Brot.' },
    { name: 'Fluxara', sentence: 'Wir haben alle Dateien zu * verschoben.' },
    { name: 'Brimsdorf', sentence: 'Im Sommer fahren wir nach * an den See.' },
  ],
  es: [
    { name: 'Nerea Zubizarreta', sentence: 'La semana pasada vi a * en la biblioteca.' },
    { name: 'Velanza', sentence: 'Podéis descargar * desde la página.' },
    { name: 'Iñaki Berasategui', sentence: 'La música es de * y de su hermana.' },
    { name: 'Torrelma', sentence: 'El tren para en * unos minutos.' },
    { name: 'Mireia Castellví', sentence: 'Mi vecina * hace el mejor pan.' },
    { name: 'Quorama', sentence: 'Hemos pasado todos los archivos a * este año.' },
    { name: 'Ximena Larrañaga', sentence: 'El viernes hablé con * por teléfono.' },
  ],
  fr: [
    { name: 'Maëlle Kervadec', sentence: "La semaine dernière j'ai vu * à la bibliothèque." },
    { name: 'Ombrelia', sentence: 'Vous pouvez télécharger * sur le site.' },
    { name: 'Thibault Lescure', sentence: 'La musique est de * et de sa sœur.' },
    { name: 'Montravel', sentence: "Le train s'arrête à * quelques minutes." },
    { name: 'Solène Guivarch', sentence: 'Ma voisine * fait le meilleur pain.' },
    { name: 'Clarivo', sentence: 'Nous avons mis tous les fichiers sur * cette année.' },
    { name: 'Anselme Roudaut', sentence: "Vendredi j'ai parlé avec * au téléphone." },
  ],
  it: [
    { name: 'Ginevra Scaramuzza', sentence: 'La settimana scorsa ho visto * in biblioteca.' },
    { name: 'Novarello', sentence: 'Il treno si ferma a * per pochi minuti.' },
    { name: 'Ettore Bonfiglioli', sentence: 'La musica è di * e di sua sorella.' },
    { name: 'Lumetra', sentence: 'Potete scaricare * dal sito.' },
    { name: 'Ludovica Trevisan', sentence: 'La mia vicina * fa il pane migliore.' },
    { name: 'Zefiria', sentence: 'Abbiamo spostato tutti i file su * quest’anno.' },
    { name: 'Camillo Ferragosti', sentence: 'Venerdì ho parlato con * al telefono.' },
  ],
  pt: [
    { name: 'Thaís Albuquerque', sentence: 'Na semana passada vi * na biblioteca.' },
    { name: 'Navoria', sentence: 'Vocês podem baixar * no site.' },
    { name: 'Caetano Figueiroa', sentence: 'A música é de * e da sua irmã.' },
    { name: 'Vilamarta', sentence: 'O trem para em * por alguns minutos.' },
    { name: 'Jussara Bittencourt', sentence: 'A minha vizinha * faz o melhor pão.' },
    { name: 'Solvento', sentence: 'Passamos todos os arquivos para * este ano.' },
    { name: 'Otávio Guimarães', sentence: 'Na sexta falei com * por telefone.' },
  ],
  ru: [
    { name: 'Злата Воронцова', sentence: 'На прошлой неделе в библиотеке была *.' },
    { name: 'Брелион', sentence: 'Вы можете скачать * на сайте.' },
    { name: 'Тихон Лапшин', sentence: 'Эту музыку написал *.' },
    { name: 'Светлогорье', sentence: 'Следующая станция называется *.' },
    { name: 'Ульяна Карпенко', sentence: 'Лучший хлеб печёт моя соседка *.' },
    { name: 'Навигора', sentence: 'Эта программа называется *.' },
    { name: 'Ефим Стрельников', sentence: 'В пятницу мне звонил *.' },
  ],
};

/** Fifty names of the same kinds that nobody says in any of the recordings and texts here. */
export const absentNames = [
  ...['Perdita Hollingsworth', 'Zorvane', 'Callum Ferriby', 'Mintleaf', 'Okonjo Adeyemi', 'Stratify', 'Wexcombe'],
  ...['Priya Raghunathan', 'Nimbuscape', 'Lachlan Dunmore', 'Heidrun Plessow', 'Kortexa', 'Ruprecht Ahlborn'],
  ...['Wolkenried', 'Sieglinde Maurach', 'Datavio', 'Immo Terhorst', 'Aitana Goikoetxea', 'Verdalia', 'Lisandro Ochoa'],
  ...['Pontevira', 'Amaia Etxeberria', 'Zuluaga', 'Gwenaëlle Corbin', 'Parvisol', 'Octave Lemarchand', 'Brizanne'],
  ...['Éloïse Tanguy', 'Cartovia', 'Fiammetta Rossellini', 'Montefalco', 'Ulisse Benvenuti', 'Orbitale'],
  ...['Domitilla Caruso', 'Velluto', 'Iracema Vasconcelos', 'Portalegre', 'Ubiratan Saldanha', 'Lusitec'],
  ...['Anahí Monteiro', 'Cruzeirinho', 'Всеволод Шереметьев', 'Лазурина', 'Прохор Кудрявцев', 'Вектория'],
  ...['Аглая Бестужева', 'Северодар', 'Игнат Полуянов', 'Gradivo', 'Xanthippe Mellor'],
];
