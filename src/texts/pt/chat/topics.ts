import type { ChatTexts } from '../../texts.ts';
import { explained } from './explained.ts';
import { minutes } from './minutes.ts';

export const topics: ChatTexts['topics'] = {
  questions: {
    ready: 'Está pronto: {name}. Quer que eu mande de novo?',
    readyButChanged: 'A versão que tem está pronta. O que mudou depois ainda não foi gerado. Quer que eu gere?',
    nothingYet: 'Ainda não mandou nenhum vídeo. Mande um, e aqui vê como ele vai.',
    privacy:
      'Seu vídeo serve só para fazer as suas legendas. Só você vê; outras pessoas, só se você passar o vídeo a elas. {stays} com “apague este vídeo” some na hora, e /delete apaga tudo sobre você.',
    staysDays: 'Ele fica aqui por {days} e depois é apagado sozinho;',
    staysAWhile: 'Depois de um tempo ele é apagado sozinho;',
    formats: 'MP4, MOV, WebM, MKV, AVI: quase todo arquivo de vídeo serve. Recebe um MP4, que roda em qualquer lugar.',
    length:
      'Alguns minutos não são problema, e uma hora quase nunca é. Se o arquivo for grande demais para esta conversa, mande um link. Se for longo demais, aviso na hora.',
    platforms:
      'Mande o vídeo como arquivo, ou um link para o próprio arquivo (Google Drive, Dropbox, .mp4). Páginas do YouTube, Instagram, TikTok ou Facebook eu não consigo abrir: guarde o vídeo antes. O resultado serve para todas.',
    several:
      'Mande quantos vídeos quiser, um depois do outro: eu faço na ordem. Pode fechar a conversa enquanto isso; eu escrevo quando um ficar pronto.',
    whoAreYou: 'Sou um bot que coloca legendas em vídeos. Nenhuma pessoa lê aqui. Mande um vídeo em que alguém fale!',
    ownScript:
      'Sim. Escreva “Isto é o que eu digo: …” com o seu texto em seguida, ou mande como arquivo de texto: as legendas ficam com as palavras dele.',
    canCaption: 'Sim! Mande um vídeo em que alguém fala, como link ou como arquivo, e eu coloco as legendas.',
    install: 'Não precisa instalar nada nem ter conta: é tudo aqui no chat, no telefone ou no computador.',
    spoken:
      'Reconheço sozinho o idioma falado, uns cem, e quase todos os sotaques. O que eu ouvir errado, é só dizer: “Ana, não Hana”.',
    watermarked: 'Não, não coloco marca d’água nem meu nome no seu vídeo. Se quiser uma sua, mande a imagem.',
    fonts: 'Estas são as minhas fontes: {fonts}. Também pode mandar a sua, como arquivo TTF ou OTF. Escolha uma:',
    someWords:
      'Sim: escreva “destaque a palavra grátis”, com a sua palavra. Essas palavras ficam maiores e têm uma cor própria, a mesma para todas.',
    nextVideos:
      'Seus próximos vídeos saem como está em /settings, então este visual eles ainda não têm. Com este botão, todos saem assim:',
    nextVideosSame: 'Sim: seus próximos vídeos também saem assim, até mudar em /settings.',
    nextVideosFirst: 'Sim: quando um vídeo ficar do seu gosto, escreva “sempre assim”, e os próximos saem iguais.',
    spellingsKept:
      'As correções valem para o vídeo em que as faz. Depois de um vídeo novo, pergunto sobre os nomes de que não tenho certeza: responda, e com um toque eu os escrevo assim em todos os próximos.',
    changedLater:
      'Sim, quantas vezes quiser enquanto o vídeo estiver aqui: diga o que deve mudar e mando uma versão nova. “desfazer” volta o último passo.',
    othersEdit:
      'Este vídeo só pode ser mudado neste chat: outra pessoa pode escrever aqui no seu telefone. Ou passe o seu vídeo original, e ela me manda no chat dela.',
    cropped:
      'Na vertical não há barras: eu corto os lados e sigo a pessoa que fala. “Mostre a imagem inteira” mantém tudo, sobre um fundo desfocado; “mantenha o centro” não segue ninguém.',
    noisySound:
      'Sim, funciona: quase sempre entendo o que se fala, mesmo com vento, máquinas ou música. O que eu ouvir errado, é só dizer: “Ana, não Hanna”.',
    putAway: 'Pode guardar o telefone ou fechar a conversa: eu continuo, e escrevo aqui quando o vídeo ficar pronto.',
    passOn:
      'Para guardar o vídeo, mantenha o dedo em cima dele ou toque nos três pontinhos, e escolha “Salvar na galeria” ou “Guardar”. Para enviar a alguém, encaminhe a mensagem: para uma conversa, um grupo, por email. No computador, abra esta conversa, clique no vídeo com o botão direito e escolha “Salvar como”; de lá ele vai também para um pen drive. As legendas fazem parte da imagem, então todos veem.',
    passOnPost:
      'Guarde o vídeo no telefone: mantenha o dedo em cima dele ou toque nos três pontinhos, e escolha “Salvar na galeria” ou “Guardar”. Depois abra o {app}, comece uma publicação nova e escolha o vídeo. As legendas fazem parte da imagem, então todos veem.',
    passOnChat:
      'Guarde o vídeo no telefone: mantenha o dedo em cima dele ou toque nos três pontinhos, e escolha “Salvar na galeria” ou “Guardar”. Depois abra o {app}, vá a uma conversa, um grupo ou ao seu status, e escolha o vídeo. As legendas fazem parte da imagem, então todos veem.',
    burntIn:
      'As legendas fazem parte da imagem: todos veem, em qualquer lugar, sem ativar nada. Por isso também não dá para desativar.',
    kept: 'Guardo aqui um vídeo pronto por {days}; depois ele é apagado sozinho. Para ter sempre, guarde no telefone ou no computador.',
    keptForAWhile:
      'Guardo aqui um vídeo pronto por um tempo; depois ele é apagado sozinho. Para ter sempre, guarde no telefone ou no computador.',
    quality:
      'Quase não se nota: o vídeo mantém o tamanho, e a imagem é codificada mais uma vez, em alta qualidade. O que o app de conversa tira no caminho até mim se perde; por isso, mande o original como arquivo (📎, depois “Arquivo”) ou como link.',
    howToSend:
      'Toque no clipe 📎 ou no sinal de mais (＋) ao lado da linha onde você escreve, abra ali a galeria ou as fotos, escolha o vídeo e toque em enviar. No computador, você pode arrastar o arquivo para esta conversa.',
    shapeVertical: 'Sim: está na vertical 9:16, como o TikTok, os Reels, os Shorts e os stories mostram por inteiro.',
    shapeNotVertical:
      'Ainda não: tem o formato do vídeo que você mandou, que não é vertical. O TikTok, os Reels e os stories mostram por inteiro a vertical 9:16. Com este botão eu deixo assim:',
    shapeUnknown:
      'Tem o formato do vídeo que você mandou. O TikTok, os Reels e os stories mostram por inteiro a vertical 9:16: se o seu não for, este botão deixa assim.',
    fontsAlike: 'Isto chega perto: o estilo, ou só a fonte dele.',
    highlightPurpose:
      'O destaque marca a palavra que se ouve no momento, para acompanhar melhor a leitura. Se distrai você, este botão o tira:',
    lastLook: 'A última mudança do visual: {look}.',
    lastWords: 'A última mudança das palavras:',
    howLong: 'Depende do vídeo; um minuto costuma ficar pronto em poucos minutos. Mande um, e aqui vê como ele vai.',
  },
  minutes,
  explained,
  limits: {
    silences:
      'Não consigo cortar pausas nem os “ééé”; o vídeo fica com a mesma duração. Palavras das legendas eu tiro: “tire a palavra tipo”.',
    translation:
      'Não consigo traduzir: as legendas ficam na língua falada. Peça “mande o srt”, traduza e escreva as linhas: “3: Hello”.',
    cleanVideo: 'Legendas que já estão na imagem não saem mais. Seu vídeo original fica como está.',
    music: 'Não consigo colocar música; o som fica como está. Coloque onde publica.',
    download: 'Não vou buscar vídeos a páginas, só coloco legendas nos vídeos que recebo.',
    voice: 'Não consigo mudar a voz; o som fica como está. Eu cuido só das legendas e da imagem.',
    trim: 'Não consigo cortar vídeos. Corte antes no telefone e mande de novo.',
    speed: 'Não consigo acelerar nem desacelerar vídeos. Mude a velocidade no telefone e depois mande.',
    picture:
      'Mande a imagem aqui e eu coloco num canto como marca d’água. Em outros lugares do vídeo não consigo colocar imagens. Palavras eu ponho em cima: “título: Meu canal”.',
    backgroundBlur: 'Não consigo desfocar o fundo da imagem. Dá para pôr uma caixa atrás das palavras (“com caixa”).',
    posting:
      'Não consigo publicar nem encaminhar por você. Guarde o vídeo daqui e publique onde quiser, ou envie por email ou numa mensagem.',
    speakers: 'Não consigo dar uma cor para cada pessoa que fala. A palavra falada pode ter uma: “destaque verde”.',
    live: 'Não consigo legendar ao vivo. Mande a gravação depois.',
    dubbing: 'Não consigo dublar nem falar em outra língua. Só faço legendas do que é dito.',
    summary: 'Não consigo resumir nem escolher as melhores partes. Com “mostre o texto” você tem tudo o que é dito.',
    otherFont:
      'Essa fonte eu não tenho aqui. Envie a sua como arquivo TTF ou OTF ou um link para ele, ou escolha uma das minhas:',
    noise: 'Não consigo limpar o som; ele fica como está.',
    brightness:
      'Não consigo mudar o brilho nem as cores da imagem. Para legendas mais fáceis de ler, diga “fácil de ler”.',
    timing:
      'O tempo das palavras vem do som: as legendas vêm e vão com a voz, e não consigo mudar nem deixar mais tempo. Se uma linha está errada, escreva o texto: “3: Oi, gente”.',
    capitals:
      'As maiúsculas dependem do estilo: Pop, Comic e Impact têm, os outros usam minúsculas também. Escolha um:',
    wordCount:
      'Quantas palavras aparecem juntas eu decido pelas pausas. Uma de cada vez é o estilo “palavra por palavra”:',
    punctuation:
      'Não consigo ligar ou desligar a pontuação no vídeo todo. Escreva uma linha como quiser: “3: Oi, você!”',
    weight: 'A grossura das letras depende da fonte. Escolha uma:',
    shape: 'Conheço dois formatos: vertical 9:16 e o do seu vídeo. Diga “vertical” ou “não vertical”.',
    joining: 'Não consigo juntar vídeos. Junte antes no telefone e depois mande o resultado.',
    manyColors:
      'Não consigo dar uma cor a cada palavra. Podem ser duas: a das letras e a da palavra falada. “Branco, destaque verde”.',
    zoom: 'Não consigo dar zoom em certos momentos. Num vídeo vertical eu sigo a pessoa, ou a imagem fica parada: “mantém o meio”.',
    emojiChoice:
      'Sou eu que escolho os emojis. Pode pôr um seu depois de uma palavra: “põe 🔥 depois de gancho”. “Sem emojis” tira os meus.',
    file: 'Nesta conversa não consigo mandar como arquivo sem compressão. Conecte sua conta com /link: na página dela está o vídeo na qualidade total.',
    moreWords:
      'Quantas palavras aparecem juntas eu decido pelas pausas; não consigo mostrar mais. Só no estilo “palavra por palavra” vem uma de cada vez; os outros estão aqui:',
    shadow:
      'Não consigo pôr nem tirar sombra. O que destaca as letras: “borda mais grossa”, ou uma caixa (“com caixa”).',
    frame: 'Não consigo pôr moldura nem desenhos em volta do vídeo. Uma imagem pequena num canto, sim: mande aqui.',
    endCard:
      'Não consigo pôr uma imagem no final. A última linha pode dizer isso: “mostra o texto” dá o número dela. Ou em cima: “título: ligue 555 0100”.',
    hideFaces: 'Não consigo desfocar rostos nem placas. Faça isso antes no telefone e depois mande o vídeo.',
    fileSize:
      'Não consigo deixar o arquivo menor. Para um email, envie pelo telefone, que ele diminui, ou ponha numa nuvem e mande o link.',
  },
  talk: {
    praise: 'Que bom que gostou! 😊 Mande o próximo quando quiser.',
    praisedPicture: 'Que bom que gostou. Faço o vídeo assim?',
    complaint: 'Sinto muito. O que está errado: as palavras ou a aparência?',
    patience: 'Obrigado! Escrevo assim que tiver novidade.',
    refusal: 'Tudo bem, fica tudo como está.',
    announced: 'Ótimo, mande aqui, como link ou como arquivo. Começo na hora.',
    misunderstood:
      'Desculpe, entendi errado. Mande um vídeo em que alguém fala, como link ou como arquivo, e eu coloco as legendas.',
  },
  names: {
    settings: 'Configurações',
    styles: 'Estilos',
    colors: 'As cores',
    language: 'Idioma do bot',
    videos: 'Meus vídeos',
    home: 'Ao início',
    deleteData: 'Apagar meus dados',
    deleteVideo: 'Apagar o vídeo',
    sendAgain: 'Enviar de novo',
    sendFile: 'Enviar como arquivo',
    sendSrt: 'Legendas em .srt',
    showMistakes: 'Corrigir o texto',
    work: 'Já está pronto?',
    minutes: 'Meus minutos',
    moreMinutes: 'Mais minutos',
    editsCost: 'Mudanças gastam?',
    renewal: 'Quando renovam?',
    price: 'Quanto custa?',
    privacy: 'Privacidade',
    formats: 'Formatos de arquivo',
    length: 'Duração e tamanho',
    platforms: 'Links e plataformas',
    several: 'Vários vídeos',
    whoAreYou: 'Quem é você?',
    ownScript: 'Tenho um roteiro',
    nextVideos: 'Meus próximos vídeos',
    spellingsKept: 'Lembra os nomes?',
    cropped: 'Corta os lados?',
    noisySound: 'Com barulho de fundo',
    putAway: 'Fechar a conversa',
    passOn: 'Enviar, guardar',
    burntIn: 'Todos veem?',
    kept: 'Fica quanto tempo?',
    quality: 'Perde qualidade?',
    howToSend: 'Como eu mando?',
    shapeFits: 'Formato certo?',
    lastChange: 'A última mudança',
    saveButtons: 'Marca ou sempre?',
    srtFile: 'O que é um .srt?',
    resultButtons: 'O que faz cada botão',
    howToBegin: 'Como funciona?',
    silences: 'Tirar as pausas',
    translation: 'Traduzir',
    cleanVideo: 'Sem legendas',
    music: 'Colocar música',
    download: 'Vídeo de uma página',
    voice: 'Mudar a voz',
    trim: 'Cortar o vídeo',
    speed: 'Velocidade do vídeo',
    picture: 'Imagem ou logo',
    backgroundBlur: 'Desfocar o fundo',
    posting: 'Publicar por mim',
    speakers: 'Uma cor por pessoa',
    live: 'Legendas ao vivo',
    dubbing: 'Dublagem',
    summary: 'Versão curta',
    otherFont: 'Outra fonte',
    noise: 'Som melhor',
    brightness: 'Brilho e filtros',
    timing: 'Texto fora de hora',
    capitals: 'As maiúsculas',
    wordCount: 'Palavras por vez',
    punctuation: 'Pontuação',
    weight: 'Mais ou menos grossa',
    shape: 'Formato quadrado',
    joining: 'Juntar vídeos',
    manyColors: 'Muitas cores',
    zoom: 'Zoom',
    emojiChoice: 'Outros emojis',
    praise: 'Gostei',
    complaint: 'Não gostei',
    patience: 'Eu espero',
    refusal: 'Deixa assim',
    sameAgain: 'Como da última vez',
    clearFaces: 'Fora do rosto',
    canCaption: 'Faz legendas?',
    install: 'Instalar algo?',
    spoken: 'Idiomas e sotaques',
    watermarked: 'Tem marca d’água?',
    fonts: 'Que fontes tem?',
    someWords: 'Só algumas palavras',
    moreWords: 'Mais palavras juntas',
    shadow: 'Sombra',
    frame: 'Uma moldura',
    endCard: 'Texto no final',
    hideFaces: 'Esconder rostos',
    fileSize: 'Arquivo menor',
  },
};
