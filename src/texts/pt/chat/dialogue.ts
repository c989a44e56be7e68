import type { Texts } from '../../texts.ts';

export const dialogue: Omit<Texts['chat'], 'buttons' | 'looks' | 'topics'> = {
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
  /** A message said «Title: …». */
  title: {
    taken: 'Entendi: o título é “{title}”. {stays} Já vem uma versão nova.',
    forNext: 'Entendi: o próximo vídeo que enviar terá o título “{title}”. {stays}',
    tooLong: 'Esse título é longo demais. Aceito {max} caracteres.',
    removed: 'Entendi: sem título.',
    how: 'Sim! Escreva assim: título: “Meu dia no lago”. Ele fica em cima, no começo do vídeo. “Título embaixo” muda o lugar e “sem título” tira.',
    looks:
      'Um título sempre combina com as legendas: tem a fonte e as cores delas. Neste chat eu mudo as palavras dele (título: “…”) e o lugar (“título embaixo”), ou tiro (“sem título”).',
    stays: 'Ele fica por {time} no começo.',
    staysWhole: 'Ele fica o vídeo todo.',
    apart: 'Não, nunca: o título sempre encontra um lugar onde não há legendas.',
    timed: 'Entendi. Já vem uma versão nova.',
    howToTime: 'Para mudar, escreva “título por 6 segundos” ou “título o vídeo todo”.',
    placed: 'Entendi: o título muda de lugar. Já vem uma versão nova.',
    ownColour: 'O título tem as cores das legendas; não consigo dar a ele uma própria.',
  },
  watermark: {
    ask: 'Que imagem bonita! Uso como marca-d’água?',
    left: 'Tudo bem, não vou usar.',
    unusable:
      'Não consigo usar essa imagem como marca-d’água. Preciso de um PNG, JPEG ou WebP de até 2 MB e 4096 pixels de lado.',
    taken: 'Ficaria assim com a sua marca-d’água. Enviada como arquivo, a imagem mantém a transparência.',
    forNext: 'Entendi: seus próximos vídeos terão esta marca-d’água.',
    removed: 'Entendi: sem marca-d’água.',
    none: 'Ainda não há marca-d’água. Envie a imagem com o texto “marca-d’água”.',
    now: 'A marca-d’água – {look}.\nMude de lugar, ou deixe mais fraca ou mais forte.',
  },
  font: {
    taken: 'Ficaria assim com a sua fonte “{font}”.',
    forNext: 'Entendi: seus próximos vídeos terão a sua fonte “{font}”.',
    notFetched:
      'Não consegui obter uma fonte desse link. Ele precisa levar ao próprio arquivo e abrir sem login. Confira o link ou envie outro.',
  },
  reading: {
    looking: 'Vou olhar com atenção…',
    fine: 'Sim, dá para ler tudo com facilidade.',
    some: 'Quase tudo. {bad} de {all} legendas são difíceis de ler: {problems}.',
    many: 'Nem tanto. {bad} de {all} legendas são difíceis de ler: {problems}.',
    problems: {
      too_fast: 'fala rápida demais',
      too_many_lines: 'linhas demais',
      too_short: 'pouco tempo à vista',
      low_contrast: 'pouco contraste',
    },
    noCaptions: 'Este vídeo não tem legendas.',
    notReady: 'Posso dizer assim que o vídeo ficar pronto.',
    kept: 'Com esta velocidade de fala, não dá para ficar mais fácil de ler.',
  },
  script: {
    /** A script was sent: what is said in the video, word for word. */
    taken: 'Entendi: é isto que se diz. Vou ajustar as legendas a este texto.',
    forNext: 'Entendi: vou usar este texto no próximo vídeo que enviar.',
    tooLong: 'Esse texto é longo demais. Aceito {max} caracteres.',
    unreadable:
      'Não consigo usar esse arquivo como roteiro. Envie um arquivo de texto (.txt, .md, .srt ou .vtt) com no máximo {max} caracteres.',
    /** Under a finished video: how much of it was said, and what differs. */
    matched: '{percent}% do seu roteiro foi dito.',
    added: '➕ Dito, mas fora do roteiro: “{text}”',
    missing: '➖ No roteiro, mas não dito: “{text}”',
    /** After a tap. */
    takenOut: 'Retirado: “{text}”. A nova versão já vem.',
    putIn: 'Incluído: “{text}”. A nova versão já vem.',
    changedSince: 'As legendas mudaram nesse meio-tempo, então deixei como estão.',
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
  brand: {
    saved: 'Guardado como seu modelo “{name}”. Seus próximos vídeos serão assim: aqui, nas páginas e pela API.',
    none: 'Ainda não tem uma marca. Diga como um vídeo deve ficar e depois: “salva isso como minha marca”.',
    used: 'Este é o visual de “{name}”.',
    forNext: 'Seus próximos vídeos terão o visual de “{name}”.',
    full: 'Já tem todos os modelos possíveis. Exclua um na página do seu perfil primeiro.',
  },
  places: {
    now: 'Agora, {place}.',
    offFaces: 'Quando eu escolho o lugar, as legendas não cobrem rostos enquanto houver espaço.',
    notHere: 'Aqui não deu certo: escolha um lugar abaixo ou simplesmente diga “um pouco mais alto”.',
    onlyFaces: 'Por conta própria, eu só evito cobrir rostos. Onde as legendas devem ficar? É só dizer.',
  },
  panel: {
    forVideo: 'O visual agora: {look}.\nEscolha abaixo ou simplesmente diga.',
    forDefaults: 'O visual dos seus próximos vídeos: {look}.\nEscolha abaixo ou simplesmente diga.',
    defaultsChanged: 'Certo, para seus próximos vídeos: {look}.',
    plain: 'o visual simples',
    otherColor: 'Outra cor? É só dizer, por exemplo “letras #FF8800”.',
    otherLanguage: 'Outro? É só dizer, por exemplo “em polonês”.',
  },

  corrections: {
    replaced: '“{wrong}” → “{right}” ({places}, {lines}).',
    removed: '“{wrong}” foi removido ({places}, {lines}).',
    emphasized: '“{wrong}” agora está em destaque ({places}, {lines}).',
    plain: '“{wrong}” não está mais em destaque ({places}, {lines}).',
    allPlain: 'Nenhuma palavra marcada está mais em destaque ({places}).',
    linesCapitalized: 'Agora cada linha começa com maiúscula.',
    linesCapitalAlready: 'Cada linha já começa com maiúscula.',
    nameCapitals:
      'Não tenho como saber ao certo que nomes levam maiúscula dentro das linhas. Diga quais: “Ana e Paris com maiúscula”.',
    oneLine: 'linha {number}',
    severalLines: 'linhas {numbers}',
    lineReplaced: 'A linha {line} foi trocada.',
    lineRemoved: 'A linha {line} foi removida: “{text}”.',
    notFound: 'Não encontro “{wrong}” nas legendas.',
    nearest: 'O mais parecido está na linha {line}: “{text}”. Troco “{words}” por “{right}”?',
    alreadyRight: '“{right}” já está lá, na linha {line}.',
    noSuchLine: {
      one: 'Não existe a linha {line}: só há {count} linha.',
      other: 'Não existe a linha {line}: só há {count} linhas.',
    },
    tooMuch:
      'Algumas correções não foram feitas: eram muitas de uma vez, ou as legendas ficariam longas demais. Mande menos em uma mensagem.',
    takenBack: 'A correção foi desfeita.',
    notHeardYet: 'Ainda não ouvi o vídeo. Diga de novo daqui a pouco.',
    noVideo: 'Ainda não há vídeo para corrigir. Mande um primeiro.',
  },
  doubts: {
    ask: '🤔 Foi dito “{words}”?',
    counted: '({number} de {total})',
    place: '{time}: “{line}”',
    noted: '“{wrong}” → “{right}”.',
    type: 'O que era em vez de “{words}”? É só escrever.',
    correcting: 'Obrigado! Corrijo agora.',
    keeping: 'Obrigado! Então fica como está.',
    changedElsewhere: 'As legendas mudaram nesse meio-tempo, então deixei como estão.',
    spellings: 'Escrevo assim também nos seus próximos vídeos: {spellings}?',
    spellingsSaved: 'Pronto. Vou escrever assim também nos seus próximos vídeos.',
    spellingsDropped: 'Certo, só desta vez.',
    dictionaryFull: 'Seu dicionário está cheio. Remova antes algumas entradas na página do seu perfil.',
    asksNothing: 'Certo, não vou mais perguntar sobre palavras. Para ativar de novo: /settings.',
    asksAgain: 'Certo, vou perguntar quando não tiver certeza de uma palavra.',
  },
  captionText: {
    heading:
      'As legendas. Para corrigir uma, escreva o número e o novo texto: “3: Olá a todos”. Ou “remova a linha 3”.',
    none: 'Este vídeo não tem legendas.',
    asFile:
      'As legendas, em um arquivo porque são muitas. Para corrigir uma, escreva o número e o novo texto: “3: Olá a todos”.',
    srt: 'Aqui está o arquivo de legendas.',
  },

  videos: {
    heading: 'Seus últimos vídeos:',
    none: 'Ainda não há vídeos. Mande um!',
    states: { processing: 'em andamento', processed: 'pronto', failed: 'falhou' },
    sureDelete: 'Apagar este vídeo para sempre?',
    deleted: 'Apagado.',
    kept: 'Certo, o vídeo foi mantido.',
  },
  usage: {
    none: 'Não fez nenhum vídeo este mês.',
    made: 'Este mês: {videos}, {time} ao todo.',
    nothingLeft: 'Por enquanto não tem mais minutos.',
    left: 'Tempo que resta: {time}.',
    renews: 'Em {day} recebe de novo {time}.',
    unlimited: 'Aqui não há limite.',
  },
  languages: {
    which: 'Em que idioma eu falo?',
    chosen: 'Certo, vamos em português.',
    unknown: 'Ainda não falo “{name}”. Escolha um destes:',
  },
  deliver: {
    on: 'Os vídeos feitos pela API também chegam aqui.',
    off: 'Os vídeos feitos pela API não chegam aqui.',
  },
  link: {
    code: 'Para conectar este chat à sua conta, abra a página abaixo, entre na sua conta e digite lá o código {code}. Ou escreva /link {code} em um chat que já esteja conectado a ela. O código só funciona uma vez e expira em {minutes}.',
    joined:
      'Pronto! Este chat agora é de {email} e usa os vídeos e minutos da conta. Se desconectar com /unlink, os vídeos, os minutos e os ajustes ficam na conta.',
    otherJoined: 'Pronto! Seu outro chat agora também é de {email}: os vídeos e minutos dele estão lá.',
    broughtAlong: 'Pronto! Seus vídeos e minutos estão agora na conta.',
    sureUnlink:
      'Desconecto este chat da sua conta? Tudo fica na conta: vídeos, minutos e ajustes, inclusive o que veio daqui. Depois, este chat continua sem a conta.',
    unlinked: 'Este chat não está mais conectado a uma conta.',
    stayed: 'Tudo fica como está.',
  },
  linked: {
    now: '🔗 Este chat agora está conectado à conta {account}. Os vídeos dela chegam aqui. Se não foi você, desfaça abaixo.',
    ownStays:
      'Os vídeos de antes continuam seus, separados dessa conta. Se a conta for sua, o segundo botão move seus vídeos e minutos para ela.',
  },
  deleting: {
    sure: 'Isso apaga tudo o que tenho sobre você: vídeos, legendas, ajustes, minutos e esta conversa. Não dá para desfazer. Quer mesmo apagar tudo?',
    sureAccount:
      'Este chat é da sua conta, e a conta inteira será apagada: vídeos, legendas, ajustes, minutos comprados, tokens da API, os outros chats dela e esta conversa. Para manter a conta e só desconectar este chat, escreva /unlink. Não dá para desfazer. Quer mesmo apagar tudo?',
    kept: 'Nada foi apagado.',
    done: 'Tudo foi apagado. Se um dia quiser recomeçar, é só mandar um vídeo.',
  },

  problems: {
    invalid_input: 'Isso não é possível com o que enviou.',
    not_found: 'Esse vídeo não existe mais. Ele foi apagado ou o prazo de armazenamento terminou.',
    conflict: 'Agora não consigo fazer isso.',
    upload_deleted: 'O arquivo enviado foi apagado. Envie de novo.',
    linked_already: 'Este chat já está conectado a uma conta. /unlink desconecta. Depois, /link conecta a outra.',
    not_linked: 'Este chat não está conectado a nenhuma conta. /link conecta a uma.',
    telegram_taken:
      'Essa conta já tem outro chat do Telegram. Escreva /unlink lá primeiro, ou desconecte-o na página da conta.',
    whatsapp_taken:
      'Essa conta já tem outro chat do WhatsApp. Escreva /unlink lá primeiro, ou desconecte-o na página da conta.',
    no_account:
      'Nenhum dos seus dois chats está conectado a uma conta com e-mail. Escreva /link, abra a página indicada, entre e digite o código.',
    too_many_codes: 'Pediu muitos códigos. Espere dez minutos e tente de novo.',
    nothing_to_bring: 'Não há nada para mover: todos os seus vídeos já estão aqui.',
    storage_limit:
      'Seu espaço está cheio. Apague os vídeos de que não precisa mais: /videos mostra quais são. O espaço deles fica livre em até uma hora.',
    queue_full: 'Já tem muitos vídeos à espera. Tente de novo quando alguns estiverem prontos.',
    service_full: 'Há muitos vídeos à espera e agora não posso aceitar mais. Tente de novo em alguns minutos.',
    disk_low: 'Estou com pouco espaço em disco, então não posso aceitar nada novo agora. Tente de novo mais tarde.',
    allowance_exhausted:
      'Seus minutos acabaram, ou estão reservados para vídeos em andamento. /usage mostra quando terá mais.',
    code_wrong_or_used: 'Esse código está errado, expirou ou já foi usado. /link cria um novo.',
    too_complex: 'Isso é demais para mim de uma só vez. Mande em partes menores, por favor.',
    unavailable: 'Algo não funciona do meu lado. Tente de novo em alguns minutos.',
  },
};
