import type { Texts } from '../../texts.ts';

export const dialogue: Omit<Texts['chat'], 'buttons' | 'looks'> = {
  welcome:
    'Oi! Mande um vídeo em que alguém fala, como link ou como arquivo, e eu devolvo com legendas animadas.\n\nDiga como você quer, com suas palavras: “maior, amarelo, em cima, sem emojis”. Vamos testar?',
  hello: 'Oi! Mande um vídeo, como link ou como arquivo, e eu coloco as legendas.',
  thanks: 'De nada! Mande o próximo quando quiser.',
  help: 'Isto é o que eu sei fazer:\n\n• Mande o link de um vídeo, ou o próprio vídeo: ele volta com legendas.\n• Diga como você quer: “maior”, “destaque verde”, “em cima”, “na vertical”, “mostra a imagem toda”, “como da última vez”, “desfazer”. Você vê uma imagem antes de eu fazer qualquer coisa.\n• Corrija uma palavra: “Zapier não zap-ear”, “linha 3: Olá a todos”, “remova a linha 2”. “Mostre o texto” numera as linhas.',
  commands: {
    settings: 'o visual dos seus próximos vídeos',
    videos: 'o que você já fez',
    usage: 'seus minutos',
    language: 'o idioma em que eu falo',
    link: 'ligar este chat à sua conta',
    cancel: 'parar o que está sendo feito',
    delete: 'apagar todos os seus dados',
    help: 'o que sei fazer',
  },
  notUnderstood: 'Desculpe, não entendi. Mande um vídeo ou um link, ou veja /help.',
  notUnderstoodLook:
    'Desculpe, não entendi. Tente “maior”, “amarelo”, “em cima”, ou corrija uma palavra: “Zapier não zap-ear”. Mais em /help.',
  unknownCommand: 'Não conheço /{command}. Em /help está o que eu sei fazer.',
  oldButton: 'Esse botão já não funciona: é de um tempo atrás. Em /videos está o que existe.',
  videoUnknown: 'Não tenho mais esse vídeo à mão. Procure em /videos ou mande de novo.',

  quoted: '“{words}”',
  counted: {
    videos: { one: '{count} vídeo', other: '{count} vídeos' },
    places: { one: '{count} lugar', other: '{count} lugares' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
  },

  links: {
    several: '{videos}: vou fazer um depois do outro.',
    tooMany: 'É muita coisa de uma vez! Pego os {taken} primeiros; mande os outros depois.',
    again: 'Este eu já legendei antes ({name}). Mando aquele ou faço de novo?',
    againWith: 'Este eu já legendei antes ({name}). Mando aquele ou faço de novo, com {look}?',
    alreadyAtIt: 'Já estou fazendo este ({name}).',
    onPage: 'Esse link abre uma página, e eu preciso do próprio vídeo.',
    notWeb: 'Só consigo links que começam com http:// ou https://. Ou mande o vídeo como arquivo.',
    whatIsTaken: 'Baixe o vídeo lá e mande como arquivo, ou mande um link que termine em algo como .mp4.',
    withLook: 'Já vou, com {look}.',
  },
  files: {
    tooLarge: 'Esse arquivo é grande demais para este chat.',
    tooLargeOf: 'Esse arquivo tem {size} e é grande demais para este chat.',
    limitHere: 'Aqui consigo até {limit}.',
    otherWays: 'Coloque em algum lugar com link (Google Drive, Dropbox…) e mande o link, ou mande uma versão menor.',
    picture: 'Bonita foto! Mas eu preciso de um vídeo com alguém falando.',
    sound: 'Isso é só som. Legendas precisam de uma imagem, então mande um vídeo.',
    sticker: '🙂 Agora mande um vídeo, como link ou como arquivo.',
    other: 'Com isso não consigo fazer nada. Mande um vídeo, como link ou como arquivo.',
  },

  progress: {
    stages: {
      queued: '🕐 Na fila',
      fetching: '⬇️ Baixando o vídeo',
      listening: '👂 Ouvindo as palavras',
      planning: '✍️ Montando as legendas',
      rendering: '🎬 Criando o vídeo',
      assembling: '📦 Juntando tudo',
      processed: '✅ Pronto',
      failed: '⚠️ Não deu certo',
      cancelled: '✖️ Parado',
    },
    next: 'Você é o próximo.',
    place: 'Você é o número {place} da fila.',
    left: 'faltam cerca de {time}',
  },
  stopping: {
    sure: 'Isto já está andando há um tempo. Parar mesmo?',
    which: 'Qual eu paro?',
    nothing: 'Não há nada sendo feito agora.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'Este foi parado antes de terminar. Nada foi gasto.',
    editStopped: 'Esta mudança foi parada. A versão que você tem fica como está.',
    draftGone: 'Tudo bem, esqueci a mudança. O vídeo fica como está.',
    tooLate: 'Tarde demais para parar: acabou de ficar pronto.',
    goesOn: 'Continuo.',
  },

  results: {
    ready: 'Aqui está! 🎉',
    changed: 'Aqui está a nova versão.',
    tip: '💡 Uma palavra errada? Escreva “Zapier não zap-ear”. Outro visual? “Maior, amarelo, em cima.”',
  },

  draft: {
    understood: 'Certo, {look}.',
    notUnderstood: 'Não entendi {pieces}.',
    unchanged: 'Já está assim.',
    pictureLater: 'Você verá uma imagem assim que eu ouvir as palavras.',
    picture: 'Ficaria assim agora, com {look}.',
    earlierLook: 'Este é o visual de antes.',
    framedLater: 'Só procuro as pessoas ao criar o vídeo: aí pode aparecer outra parte da imagem.',
    placedLater: 'Só procuro os rostos ao criar o vídeo: aí as legendas podem ficar em outro lugar.',
    listensAgain: 'Para isso vou ouvir de novo.',
    nothingToRender: 'Não há nenhuma mudança esperando. Diga o que quer mudar, se quiser.',
    rendering: 'Já estou fazendo.',
    olderLook: 'Essa imagem é de um tempo atrás e não tenho mais esse visual. Esta é a mais nova.',
    leftOut:
      'Estou fazendo o vídeo com o visual dessa imagem. O que você mudou depois não entra: {look}. Aqui está, se quiser também.',
    undone: 'Certo, de volta a {look}.',
    nothingToUndo: 'Não há nada para desfazer.',
    startedOver: 'De volta ao visual simples.',
    noLastTime: 'Ainda não há um vídeo anterior de onde copiar o visual.',
    likeLastTime: 'Como da última vez.',
    defaultSaved: 'Guardado: seus próximos vídeos serão assim.',
    limit: 'Mais do que isso não dá.',
  },
  places: {
    now: 'Agora, {place}.',
    offFaces: 'Se eu escolher o lugar, as legendas não cobrem rostos enquanto houver espaço.',
    notHere: 'Aqui não deu certo: escolha um lugar abaixo, ou é só dizer “um pouco mais alto”.',
    onlyFaces: 'Por conta própria, só evito cobrir rostos. Onde as legendas devem ficar? É só me dizer.',
  },
  panel: {
    forVideo: 'O visual agora: {look}.\nEscolha abaixo, ou é só me dizer.',
    forDefaults: 'O visual dos seus próximos vídeos: {look}.\nEscolha abaixo, ou é só me dizer.',
    defaultsChanged: 'Certo, para seus próximos vídeos: {look}.',
    plain: 'o visual simples',
    otherColor: 'Outra cor? É só dizer, por exemplo “letras #FF8800”.',
    otherLanguage: 'Outro? É só dizer, por exemplo “em polonês”.',
  },

  corrections: {
    replaced: '“{wrong}” → “{right}” ({places}, {lines}).',
    removed: '“{wrong}” foi removido ({places}, {lines}).',
    oneLine: 'linha {number}',
    severalLines: 'linhas {numbers}',
    lineReplaced: 'A linha {line} foi trocada.',
    lineRemoved: 'A linha {line} foi removida: “{text}”.',
    notFound: 'Não encontro “{wrong}” nas legendas.',
    nearest: 'O mais parecido está na linha {line}: “{text}”. Troco “{words}” por “{right}”?',
    noSuchLine: {
      one: 'Não existe linha {line}: só há {count} linha.',
      other: 'Não existe linha {line}: só há {count} linhas.',
    },
    takenBack: 'A correção foi desfeita.',
    notHeardYet: 'Ainda não ouvi as palavras. Diga de novo daqui a pouco.',
    noVideo: 'Ainda não há vídeo para corrigir. Mande um primeiro.',
  },
  captionText: {
    heading:
      'As legendas. Para corrigir uma, escreva o número e o novo texto: “3: Olá a todos”. Ou “remova a linha 3”.',
    none: 'Este vídeo não tem legendas.',
    asFile:
      'As legendas, em um arquivo porque são muitas. Para corrigir uma, escreva o número e o novo texto: “3: Olá a todos”.',
    srt: 'Aqui estão as legendas como arquivo.',
  },

  videos: {
    heading: 'Seus últimos vídeos:',
    none: 'Ainda não há vídeos. Mande um!',
    states: { processing: 'em andamento', processed: 'pronto', failed: 'falhou' },
    sureDelete: 'Apagar este vídeo para sempre?',
    deleted: 'Apagado.',
    kept: 'Ele fica.',
  },
  usage: {
    none: 'Você não fez nenhum vídeo este mês.',
    made: 'Este mês: {videos}, {time} ao todo.',
    nothingLeft: 'Por enquanto não sobrou nada.',
    left: 'Você ainda tem {time}.',
    renews: 'Em {day} você terá de novo {time}.',
    unlimited: 'Aqui não há limite.',
  },
  languages: {
    which: 'Em que idioma eu falo?',
    chosen: 'Certo, em português.',
    unknown: 'Ainda não falo “{name}”. Escolha um destes:',
  },
  deliver: {
    on: 'Os vídeos que você faz pela API também chegam aqui.',
    off: 'Os vídeos que você faz pela API não chegam aqui.',
  },
  link: {
    code: 'Para ligar este chat à sua conta, abra a página abaixo, entre e digite lá o código {code}. Ou escreva /link {code} em um chat que já esteja ligado a ela. O código vale uma vez, por {minutes}.',
    joined:
      'Feito! Este chat agora é de {email}: vídeos e minutos são compartilhados. /unlink separa de novo; vídeos, minutos e ajustes ficam então na conta.',
    otherJoined: 'Feito! Seu outro chat agora também é de {email}: os vídeos e minutos dele estão lá.',
    broughtAlong: 'Feito! Seus vídeos e minutos estão agora na conta.',
    sureUnlink:
      'Separo este chat da sua conta? Tudo fica na conta: vídeos, minutos e ajustes, também o que você trouxe daqui. Este chat segue por conta própria.',
    unlinked: 'Este chat está por conta própria de novo.',
    stayed: 'Tudo fica como está.',
  },
  linked: {
    now: '🔗 Esta conversa está agora ligada à conta {account}. Os vídeos dela chegam aqui. Se não foi você, desfaça abaixo.',
    ownStays:
      'O que você fez aqui antes continua seu, separado dessa conta. Só se a conta for sua: leve vídeos e minutos com o segundo botão.',
  },
  deleting: {
    sure: 'Isso apaga tudo o que tenho de você: vídeos, legendas, ajustes, minutos e esta conversa. Não tem volta. Tem certeza?',
    sureAccount:
      'Este chat é da sua conta, e a conta inteira é apagada: vídeos, legendas, ajustes, minutos comprados, chaves de API, os outros chats dela e esta conversa. Para ficar com ela e só separar este chat, escreva /unlink. Não tem volta. Tem certeza?',
    kept: 'Nada foi apagado.',
    done: 'Tudo foi apagado. Se um dia quiser recomeçar, é só mandar um vídeo.',
  },

  problems: {
    invalid_input: 'Com isso não consigo.',
    not_found: 'Esse vídeo não existe mais: foi apagado ou o prazo acabou.',
    conflict: 'Do jeito que está, não dá.',
    linked_already: 'Este chat já é de uma conta. /unlink separa; depois /link liga a outra.',
    not_linked: 'Este chat não é de nenhuma conta. /link liga a uma.',
    telegram_taken:
      'Essa conta já tem outro chat do Telegram. Escreva /unlink lá primeiro, ou desligue-o na página da conta.',
    no_account:
      'Nenhum dos seus dois chats é ainda de uma conta com e-mail. Escreva /link, abra a página que aparece, entre e digite o código.',
    too_many_codes: 'Foram muitos códigos. Espere dez minutos e tente de novo.',
    nothing_to_bring: 'Não há nada para levar: todos os seus vídeos estão aqui.',
    allowance_exhausted:
      'Seus minutos acabaram, ou estão reservados para vídeos em andamento. /usage mostra quando há mais.',
    code_wrong_or_used: 'Esse código está errado, venceu ou já foi usado. /link faz um novo.',
    unavailable: 'Algo travou do meu lado. Tente de novo em alguns minutos.',
  },
};
