import type { Texts } from '../../texts.ts';

export const dialogue: Pick<
  Texts['chat'],
  | 'welcome'
  | 'hello'
  | 'thanks'
  | 'help'
  | 'commands'
  | 'unclear'
  | 'unknownCommand'
  | 'oldButton'
  | 'videoUnknown'
  | 'quoted'
  | 'counted'
  | 'whatsapp'
  | 'links'
  | 'files'
  | 'voice'
  | 'progress'
  | 'stopping'
  | 'results'
  | 'draft'
  | 'places'
  | 'panel'
> = {
  welcome:
    'Oi! Mande um vídeo em que alguém fale, como link ou como arquivo, e eu devolvo com legendas animadas.\n\nDiga com suas palavras como elas devem ficar: “maiores, amarelas, em cima, sem emojis”. Vamos testar?',
  hello: 'Oi! Mande um vídeo, como link ou como arquivo, e eu coloco as legendas.',
  thanks: 'De nada! Mande o próximo quando quiser.',
  help: '• Mande um vídeo, ou o link dele: eu devolvo com legendas.\n• Corrija uma palavra: “Zapier não zap-ear”, “linha 3: Olá a todos”, “remova a linha 2”. “Mostre o texto” numera as linhas.\n• Diga como elas devem ficar: “maiores”, “destaque verde”, “em cima”, “na vertical”, “como da última vez”, “desfazer”. Vê uma imagem antes.\n• Tem um roteiro? “Isto é o que eu digo: …”, ou mande como arquivo de texto: as legendas ficam com as palavras dele.',
  commands: {
    settings: 'o visual dos seus próximos vídeos',
    videos: 'seus últimos vídeos',
    usage: 'seus minutos',
    language: 'o idioma em que eu falo',
    link: 'conectar este chat à sua conta',
    cancel: 'parar um vídeo em andamento',
    delete: 'apagar todos os seus dados',
    help: 'o que eu sei fazer',
  },
  unclear: {
    guess: 'Não sei bem o que quer dizer. É isto?',
    guesses: 'Não sei bem o que quer dizer. É uma destas?',
    guessesElse: 'Vou perguntar de outro jeito: quer dizer isto?',
    rest: 'E {pieces}: é isto?',
    removeWords: 'Tirar “{words}”',
    emphasizeWords: 'destacar “{words}”',
    removeLine: 'Tirar a linha {line}',
    title: 'Título: {title}',
    useBrand: 'O estilo da minha marca',
    about: 'É sobre o quê: as palavras ou a aparência delas?',
    aboutElse: 'Ainda não sei. As palavras ou a aparência?',
    page: 'Aqui está tudo o que dá para mudar. Toque no que quer dizer, ou escreva uma coisa de cada vez.',
    startElse: 'Primeiro preciso de um vídeo: como arquivo ou como link. Ou toque abaixo.',
  },
  unknownCommand: 'Não conheço /{command}. Em /help está o que eu sei fazer.',
  oldButton: 'Esse botão é antigo demais e não funciona mais. /videos mostra seus vídeos.',
  videoUnknown: 'Não tenho mais esse vídeo à mão. Procure em /videos ou mande de novo.',
  quoted: '“{words}”',
  counted: {
    videos: { one: '{count} vídeo', other: '{count} vídeos' },
    places: { one: '{count} vez', other: '{count} vezes' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    seconds: { one: '{count} segundo', other: '{count} segundos' },
  },
  whatsapp: {
    optedOut:
      'Tudo bem, não envio mais nada aqui. Escreva START quando quiser continuar. Para parar só um vídeo, escreva “cancelar”.',
    choose: 'Escolher',
    more: 'Mais…',
    moreChoices: 'Aqui está o resto:',
  },
  links: {
    several: '{videos}: vou fazer um depois do outro.',
    tooMany:
      'É muita coisa de uma vez! Começo pelos {taken} primeiros; mande os outros quando estes estiverem prontos.',
    again: 'Já legendei este vídeo antes ({name}). Mando essa versão ou faço uma nova?',
    againWith: 'Já legendei este vídeo antes ({name}). Mando essa versão ou faço uma nova com {look}?',
    alreadyAtIt: 'Já trabalho neste ({name}).',
    keptLook: 'Guardo isto para o próximo vídeo que mandar: {look}.',
    onPage: 'Esse link abre uma página, e eu preciso do próprio vídeo.',
    notWeb: 'Só consigo abrir links que começam com http:// ou https://. Ou mande o vídeo como arquivo.',
    whatIsTaken: 'Guarde o vídeo primeiro e mande como arquivo, ou mande um link que termine em algo como .mp4.',
    withLook: 'Mãos à obra, com {look}.',
  },
  files: {
    tooLarge: 'Esse arquivo é grande demais para este chat.',
    tooLargeOf: 'Esse arquivo tem {size} e é grande demais para este chat.',
    limitHere: 'Aqui consigo receber até {limit}.',
    otherWays:
      'Envie para algum lugar que dê um link (Google Drive, Dropbox…) e mande o link, ou mande uma versão menor.',
    picture: 'Que foto bonita! Mas eu preciso de um vídeo em que alguém fale.',
    sound: 'Isso é só áudio. Para colocar legendas, preciso de um vídeo.',
    sticker: '🙂 Agora mande um vídeo, como link ou como arquivo.',
    other: 'Não consigo usar isso. Mande um vídeo, como link ou como arquivo.',
  },
  voice: {
    heard: 'Ouvi: “{text}”',
    tooLong: 'Os áudios podem ter até {seconds} segundos. Fale de um jeito mais curto ou escreva.',
    tooMany: 'São muitos áudios em uma hora. Por favor, escreva por um tempo.',
    noWords: 'Não consegui entender nenhuma palavra. Fale de novo ou escreva.',
    unavailable: 'Agora não consigo ouvir áudios. Por favor, escreva.',
  },
  progress: {
    stages: {
      queued: '🕐 Na fila',
      fetching: '⬇️ Vou buscar o vídeo',
      listening: '👂 Ouço o que é dito',
      planning: '✍️ Monto as legendas',
      rendering: '🎬 Gero o vídeo',
      assembling: '📦 Junto tudo',
      processed: '✅ Pronto',
      failed: '⚠️ Não deu certo',
      cancelled: '✖️ Interrompido',
    },
    next: 'Seu vídeo é o próximo.',
    place: 'Seu vídeo é o número {place} da fila.',
    left: 'faltam cerca de {time}',
    overtaken: 'Houve outra mudança enquanto isso. A nova versão está mais abaixo.',
  },
  stopping: {
    sure: 'Ele já está em andamento há um tempo. Quer mesmo parar?',
    which: 'Qual eu paro?',
    nothing: 'Não há nada em andamento agora.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'Este vídeo foi interrompido antes de terminar. Nenhum minuto foi usado.',
    stoppedBilled:
      'Este vídeo foi interrompido antes de terminar. As legendas ou a prévia já tinham sido abertas, por isso foram usados {time} de tempo de vídeo.',
    editStopped: 'Esta mudança foi interrompida. A versão que tem fica como está.',
    makeOrBack: 'Faço a mudança mesmo assim ou desfaço?',
    editTakenBack: 'Esta mudança foi interrompida. O seu vídeo e o texto estão como antes. Faço a mudança mesmo assim?',
    draftGone: 'Certo, descartei a mudança. O vídeo fica como está.',
    tooLate: 'Tarde demais para parar: o vídeo acabou de ficar pronto.',
    goesOn: 'Certo, ele continua em andamento.',
  },
  results: {
    ready: 'Aqui está! 🎉',
    changed: 'Aqui está a nova versão.',
    tip: '💡 {correction} Agora: {look}. Outro visual? Escreva {wish}.',
    corrections: {
      doubt: 'Alguma palavra errada? Escreva “{right} não {wrong}”.',
      word: '“{wrong}” está errado? Escreva “troque {wrong} por” e a palavra certa.',
      any: 'Alguma palavra errada? Escreva “Zapier não zap-ear”.',
    },
    wishes: {
      yellow: '“Maiores, amarelas, em cima”',
      green: '“Maiores, verdes, em cima”',
      white: '“Maiores, brancas, em cima”',
    },
  },
  draft: {
    understood: 'Certo: {look}.',
    notUnderstood: 'Não entendi {pieces}.',
    outOfRange: '{setting} vai de {min} a {max}, então usei {value}.',
    unchanged: 'Já está assim.',
    pictureLater: 'Verá uma imagem assim que eu ouvir o vídeo.',
    picture: 'Ficaria assim agora, com {look}.',
    earlierLook: 'Este é o visual de antes.',
    framedLater: 'Procuro as pessoas ao gerar o vídeo, então pode aparecer outra parte da imagem.',
    placedLater: 'Procuro os rostos ao gerar o vídeo, então as legendas podem ficar em outro lugar.',
    listensAgain: 'Para isso vou ouvir o vídeo de novo.',
    nothingToRender: 'Não há nada para gerar. Se quiser mudar algo, é só dizer.',
    allRendered: 'Já está tudo gerado, nada mudou desde então. Se quiser mudar algo, é só dizer.',
    rendering: 'O vídeo já está a caminho.',
    olderLook: 'Essa imagem já é antiga e não tenho mais o visual dela. Esta é a mais recente.',
    takenAlong: 'A nova versão também leva o visual da imagem.',
    comesSo: 'Seu vídeo vai ficar assim.',
    leftOut:
      'Gero o vídeo com o visual dessa imagem. Ele não inclui as mudanças de depois: {look}. Aqui está também esse outro visual, caso queira.',
    undone: 'Certo, de volta a {look}.',
    nothingToUndo: 'Não há nada para desfazer.',
    startedOver: 'De volta ao visual simples.',
    noLastTime: 'Ainda não há um vídeo anterior de onde copiar o visual.',
    likeLastTime: 'Como da última vez.',
    defaultSaved: 'Guardado! Seus próximos vídeos serão assim.',
    defaultTakenBack: 'Desfeito: seus próximos vídeos saem como antes disso.',
    noDefault:
      'Não há nada guardado para os seus próximos vídeos que eu possa desfazer. /settings mostra como eles saem.',
    limit: 'Mais do que isso não dá.',
    atLimit: {
      bigger: 'As letras não podem ficar maiores.',
      smaller: 'As letras não podem ficar menores.',
      higher: 'As legendas não podem ir mais para cima.',
      lower: 'As legendas não podem ir mais para baixo.',
    },
  },
  places: {
    now: 'Agora, {place}.',
    offFaces: 'Quando eu escolho o lugar, as legendas não cobrem rostos enquanto houver espaço.',
    notHere: 'Aqui não deu certo: escolha um lugar abaixo ou simplesmente diga “um pouco mais alto”.',
    yes: 'Sim.',
    no: 'Não.',
    automatic: 'Ou seja, no terço inferior, sem cobrir rostos.',
    onlyFaces: 'Por conta própria, eu só evito cobrir rostos. Onde as legendas devem ficar? É só dizer.',
    apps: 'TikTok, Reels e Shorts põem seus botões e textos no quarto inferior de um vídeo vertical: ali podem cobrir as legendas.',
  },
  panel: {
    forVideo: 'O visual agora: {look}.\nEscolha abaixo ou simplesmente diga.',
    forDefaults: 'O visual dos seus próximos vídeos: {look}.\nEscolha abaixo ou simplesmente diga.',
    defaultsChanged: 'Certo, para seus próximos vídeos: {look}.',
    plain: 'o visual simples',
    otherColor: 'Outra cor? É só dizer, por exemplo “letras #FF8800”.',
    otherLanguage: 'Outro? É só dizer, por exemplo “em polonês”.',
  },
};
