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

/**
 * Fifty other names of the same kinds. They were written after the limits were chosen with `spokenNames`, and no limit was changed
 * by what came of them.
 */
export const heldOutNames: Record<SpokenLanguage, NamedSentence[]> = {
  en: [
    { name: 'Rowena Castlemaine', sentence: 'On Monday I had lunch with * near the station.' },
    { name: 'Plinko', sentence: 'Our whole team works with * every day.' },
    { name: 'Desmond Akintola', sentence: 'The book was translated by * in one summer.' },
    { name: 'Figmage', sentence: 'I drew the logo in * on my phone.' },
    { name: 'Harrowgate Mills', sentence: 'The bus to * leaves at noon.' },
    { name: 'Sybil Tranter', sentence: 'My teacher * knows every bird in this forest.' },
    { name: 'Cloudora', sentence: 'The bill from * arrived this morning.' },
    { name: 'Juniper Vance', sentence: 'The photo shows * on the beach.' },
  ],
  de: [
    { name: 'Roswitha Tellkamp', sentence: 'Am Montag war ich mit * beim Essen.' },
    { name: 'Planova', sentence: 'Unser ganzes Team arbeitet jeden Tag mit *.' },
    { name: 'Hartmut Zabel', sentence: 'Das Buch hat * in einem Sommer übersetzt.' },
    { name: 'Lindenroda', sentence: 'Der Bus nach * fährt um zwölf.' },
    { name: 'Friederike Maschmann', sentence: 'Meine Lehrerin * kennt jeden Vogel im Wald.' },
    { name: 'Rechnex', sentence: 'Die Rechnung von * kam heute früh.' },
    { name: 'Korbinian Aigner', sentence: 'Auf dem Foto sieht man * am Strand.' },
  ],
  es: [
    { name: 'Leocadia Barrientos', sentence: 'El lunes comí con * cerca de la estación.' },
    { name: 'Planeta Norte', sentence: 'Todo el equipo trabaja con * cada día.' },
    { name: 'Fermín Olazábal', sentence: 'El libro lo tradujo * en un verano.' },
    { name: 'Valdehierro', sentence: 'El autobús a * sale a las doce.' },
    { name: 'Remedios Quintanilla', sentence: 'Mi profesora * conoce todos los pájaros.' },
    { name: 'Facturalia', sentence: 'La factura de * llegó esta mañana.' },
    { name: 'Gonzalo Urrutia', sentence: 'En la foto se ve a * en la playa.' },
  ],
  fr: [
    { name: 'Hortense Mallaval', sentence: "Lundi j'ai déjeuné avec * près de la gare." },
    { name: 'Planéo', sentence: "Toute l'équipe travaille avec * chaque jour." },
    { name: 'Barnabé Courtois', sentence: 'Le livre a été traduit par * en un été.' },
    { name: 'Valmorin', sentence: 'Le bus pour * part à midi.' },
    { name: 'Clotilde Ferrandier', sentence: 'Ma professeure * connaît tous les oiseaux.' },
    { name: 'Factorix', sentence: 'La facture de * est arrivée ce matin.' },
    { name: 'Gaspard Leroux', sentence: 'Sur la photo on voit * à la plage.' },
  ],
  it: [
    { name: 'Ortensia Malaspina', sentence: 'Lunedì ho pranzato con * vicino alla stazione.' },
    { name: 'Pianora', sentence: 'Tutta la squadra lavora con * ogni giorno.' },
    { name: 'Fausto Beltramelli', sentence: 'Il libro è stato tradotto da * in una estate.' },
    { name: 'Valtorre', sentence: "L'autobus per * parte a mezzogiorno." },
    { name: 'Clotilde Ferraris', sentence: 'La mia maestra * conosce tutti gli uccelli.' },
    { name: 'Fatturino', sentence: 'La fattura di * è arrivata stamattina.' },
    { name: 'Gaspare Lomonaco', sentence: 'Nella foto si vede * sulla spiaggia.' },
  ],
  pt: [
    { name: 'Hortência Malheiros', sentence: 'Na segunda almocei com * perto da estação.' },
    { name: 'Planora', sentence: 'Toda a equipe trabalha com * todos os dias.' },
    { name: 'Fabrício Quaresma', sentence: 'O livro foi traduzido por * em um verão.' },
    { name: 'Valdemora', sentence: 'O ônibus para * sai ao meio-dia.' },
    { name: 'Clotilde Ferraz', sentence: 'A minha professora * conhece todos os pássaros.' },
    { name: 'Faturix', sentence: 'A conta da * chegou hoje cedo.' },
    { name: 'Gaspar Lourenço', sentence: 'Na foto se vê * na praia.' },
  ],
  ru: [
    { name: 'Агния Белозерская', sentence: 'В понедельник мы обедали вместе: я и *.' },
    { name: 'Планора', sentence: 'Наша новая программа называется *.' },
    { name: 'Фома Загорский', sentence: 'Эту книгу перевёл *.' },
    { name: 'Малоозёрск', sentence: 'Автобус идёт в город *.' },
    { name: 'Клавдия Ферапонтова', sentence: 'Всех птиц знает моя учительница *.' },
    { name: 'Счётник', sentence: 'Сегодня пришёл счёт от фирмы *.' },
    { name: 'Гордей Лукьянов', sentence: 'На фотографии на пляже стоит *.' },
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
