import type { Language } from '../../../../../texts/languages.ts';

/** Parts and properties of a look that can be named without a value. */
export type LookPart =
  | 'outline'
  | 'letters'
  | 'highlight'
  | 'box'
  | 'color'
  | 'size'
  | 'thickness'
  | 'font'
  | 'position'
  | 'style'
  | 'movement'
  | 'spacing'
  | 'emojis'
  | 'shape';

/** Words for each, separated by blanks; `*` = any end. */
export const lookPartWords: Readonly<Record<Language, Readonly<Record<LookPart, string>>>> = {
  en: {
    outline: 'outline* border* stroke edge edges rim contour*',
    letters: 'letter letters lettering',
    highlight: 'highlight* spoken',
    box: 'box boxes background* backdrop',
    color: 'colour* color*',
    size: 'size sizes sizing',
    thickness: 'thickness weight',
    font: 'font fonts typeface',
    position: 'position place placement spot location',
    style: 'style',
    movement: 'animation* movement motion',
    spacing: 'spacing',
    emojis: 'emoji*',
    shape: 'shape format orientation',
  },
  es: {
    outline: 'contorno* borde* reborde* trazo*',
    letters: 'letra letras',
    highlight: 'resaltado* resalte* destacado*',
    box: 'fondo* caja* recuadro*',
    color: 'color colores',
    size: 'tamaño* medida',
    thickness: 'grosor',
    font: 'fuente fuentes tipografia*',
    position: 'posicion* sitio lugar ubicacion',
    style: 'estilo',
    movement: 'animacion* movimiento*',
    spacing: 'espaciado separacion',
    emojis: 'emoji* emoticono*',
    shape: 'formato orientacion',
  },
  fr: {
    outline: 'contour* bordure* bord bords lisere*',
    letters: 'lettre lettres',
    highlight: 'surlignage* surlignement* surligne*',
    box: 'fond fonds cadre boite arriere',
    color: 'couleur*',
    size: 'taille tailles',
    thickness: 'epaisseur*',
    font: 'police* typo*',
    position: 'position place emplacement endroit',
    style: 'style',
    movement: 'animation* mouvement*',
    spacing: 'espacement*',
    emojis: 'emoji* smiley*',
    shape: 'format orientation',
  },
  de: {
    outline: 'rand rander randes kontur* umrandung* umriss* rahmen outline*',
    letters: 'buchstabe* schrift schriften',
    highlight: 'hervorhebung* markierung* highlight*',
    box: 'hintergrund* kasten box balken',
    color: 'farbe* schriftfarbe* randfarbe*',
    size: 'grosse schriftgrosse',
    thickness: 'dicke starke',
    font: 'schriftart* font fonts',
    position: 'position stelle platz',
    style: 'stil',
    movement: 'animation* bewegung*',
    spacing: 'abstand abstande zeichenabstand',
    emojis: 'emoji* smiley*',
    shape: 'format hochformat querformat',
  },
  it: {
    outline: 'contorn* bord* outline*',
    letters: 'letter* caratteri scritt*',
    highlight: 'evidenzia* risalto',
    box: 'sfondo* riquadro*',
    color: 'colore colori',
    size: 'dimension* grandezza misura',
    thickness: 'spessore',
    font: 'font carattere tipografia',
    position: 'posizione posto',
    style: 'stile',
    movement: 'animazion* moviment*',
    spacing: 'spaziatura',
    emojis: 'emoji* faccine',
    shape: 'formato orientamento',
  },
  pt: {
    outline: 'contorno* borda* bordas rebordo*',
    letters: 'letra letras',
    highlight: 'destaque* realce*',
    box: 'fundo* caixa*',
    color: 'cor cores',
    size: 'tamanho*',
    thickness: 'espessura grossura',
    font: 'fonte fontes tipografia',
    position: 'posicao lugar sitio local',
    style: 'estilo',
    movement: 'animacao* movimento*',
    spacing: 'espacamento',
    emojis: 'emoji*',
    shape: 'formato orientacao',
  },
  ru: {
    outline: 'обводк* контур* окантовк* кайм*',
    letters: 'букв*',
    highlight: 'подсветк* выделени*',
    box: 'фон фона фону фоном подложк* плашк*',
    color: 'цвет цвета цвету цветом цветов',
    size: 'размер*',
    thickness: 'толщин*',
    font: 'шрифт*',
    position: 'положени* место месте позици*',
    style: 'стиль стиля стилем',
    movement: 'анимаци* движени*',
    spacing: 'интервал* расстояни*',
    emojis: 'эмодзи смайл*',
    shape: 'формат*',
  },
};
