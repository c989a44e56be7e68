/**
 * Words that people say all the time and that CLDR's keywords lead astray («car» to the railway car, «beer» to ginger)
 * or nowhere, in the languages that the service speaks. The words of a line mean its emoji.
 */
const everyday: Record<string, Record<string, string>> = {
  en: {
    ...{ '🚗': 'car', '💰': 'money', '🎵': 'music song', '❤️': 'love heart', '⏰': 'clock alarm', '💼': 'job office' },
    ...{ '💧': 'water', '🍺': 'beer', '🍷': 'wine', '🚲': 'bike bicycle', '👑': 'king', '👸': 'queen princess' },
    ...{
      '🍽️': 'food dinner lunch meal',
      '⚽': 'ball soccer',
      '🌸': 'flower blossom',
      '💎': 'diamond jewel',
      '🚩': 'flag',
    },
    ...{ '⚔️': 'war battle', '🛍️': 'shop shopping', '🛒': 'market supermarket groceries', '🎬': 'movie film cinema' },
    ...{
      '💻': 'computer laptop',
      '📬': 'mail mailbox',
      '👂': 'ear',
      '✋': 'hand',
      '🙏': 'god pray prayer',
      '🌙': 'moon',
    },
    ...{ '🏋️': 'gym workout', '✈️': 'plane airplane flight', '🥇': 'gold winner', '🎮': 'game gaming', '🚀': 'startup' },
    ...{
      '💳': 'credit',
      '🎉': 'party celebrate',
      '🧀': 'cheese',
      '🌌': 'space universe',
      '🩺': 'doctor',
      '📝': 'list note',
    },
  },
  de: {
    ...{ '💰': 'geld', '🎵': 'musik lied', '❤️': 'liebe herz', '💧': 'wasser', '🍺': 'bier', '🍷': 'wein' },
    ...{ '💼': 'arbeit büro', '🚲': 'fahrrad rad', '🍽️': 'essen mahlzeit', '🌙': 'mond', '✋': 'hand', '👂': 'ohr' },
    ...{ '⚽': 'ball fußball', '🎬': 'film kino', '💻': 'computer laptop', '🌸': 'blume', '⚔️': 'krieg', '🎮': 'spiel' },
    ...{ '🩺': 'arzt ärztin', '🎉': 'party feier', '🏦': 'bank' },
  },
  es: {
    ...{ '💰': 'dinero', '🎵': 'música canción', '❤️': 'amor corazón', '💧': 'agua', '🍺': 'cerveza', '🍷': 'vino' },
    ...{
      '💼': 'trabajo oficina',
      '🚲': 'bici bicicleta',
      '🍽️': 'comida cena',
      '🌙': 'luna',
      '✋': 'mano',
      '👂': 'oreja',
    },
    ...{
      '⚽': 'balón fútbol pelota',
      '🎬': 'película cine',
      '💻': 'ordenador computadora',
      '🌸': 'flor',
      '⚔️': 'guerra',
    },
    ...{ '🎮': 'juego videojuego', '🩺': 'médico doctor', '🎉': 'fiesta' },
  },
  fr: {
    ...{ '💰': 'argent', '🎵': 'musique chanson', '❤️': 'amour cœur coeur', '💧': 'eau', '🍺': 'bière', '🍷': 'vin' },
    ...{
      '💼': 'travail bureau',
      '🚲': 'vélo',
      '🍽️': 'repas dîner nourriture',
      '🌙': 'lune',
      '✋': 'main',
      '👂': 'oreille',
    },
    ...{ '⚽': 'ballon football', '🎬': 'film cinéma', '💻': 'ordinateur', '🌸': 'fleur', '⚔️': 'guerre', '🎮': 'jeu' },
    ...{ '🩺': 'médecin docteur', '🎉': 'fête' },
  },
  pt: {
    ...{ '💰': 'dinheiro', '🎵': 'música canção', '❤️': 'amor coração', '💧': 'água', '🍺': 'cerveja', '🍷': 'vinho' },
    ...{ '💼': 'trabalho escritório', '🚲': 'bicicleta', '🍽️': 'comida jantar almoço', '🌙': 'lua', '✋': 'mão' },
    ...{ '👂': 'orelha', '⚽': 'bola futebol', '🎬': 'filme cinema', '💻': 'computador', '🌸': 'flor', '⚔️': 'guerra' },
    ...{ '🎮': 'jogo', '🩺': 'médico médica', '🎉': 'festa' },
  },
  ru: {
    ...{ '🚗': 'машина машину машине машины', '💰': 'деньги денег деньгами', '🎵': 'музыка музыку песня песню' },
    ...{
      '❤️': 'любовь любви сердце',
      '💧': 'вода воду воды',
      '🍺': 'пиво пива',
      '🍷': 'вино вина',
      '💼': 'работа работу',
    },
    ...{ '🚲': 'велосипед', '🍽️': 'еда еду еды', '🌙': 'луна луну', '⚽': 'мяч футбол', '🎬': 'фильм фильма кино' },
    ...{ '💻': 'компьютер', '🌸': 'цветок цветы', '⚔️': 'война войну войны', '🎮': 'игра игру', '✈️': 'самолёт самолет' },
    ...{ '🩺': 'врач доктор', '🎉': 'праздник', '🏠': 'дом дома', '🐈': 'кошка кошку', '🐕': 'собака собаку' },
  },
};

/** Lower-case word → its emoji, of a language's code; empty for those that are not spoken here. */
export function everydayEmojis(code: string): Map<string, string> {
  const lines = Object.entries(everyday[code] ?? {});
  return new Map(lines.flatMap(([emoji, words]) => words.split(' ').map((word) => [word, emoji])));
}
