import type { ChatTexts } from '../../texts.ts';

export const topics: ChatTexts['topics'] = {
  questions: {
    ready: 'Está pronto: {name}. Quer que eu mande de novo?',
    readyButChanged: 'A versão que você tem está pronta. O que mudou depois ainda não foi gerado. Quer que eu gere?',
    nothingYet: 'Você ainda não me mandou nenhum vídeo. Mande um, e aqui você vê como ele está indo.',
    price: 'Os vídeos só gastam os seus minutos; nesta conversa nada é cobrado. Isto é o que você tem:',
    privacy:
      'Seu vídeo serve só para fazer as suas legendas. Só você e quem tem o link podem ver. Depois de um tempo ele é apagado sozinho; com “apague este vídeo” some na hora, e /delete apaga tudo sobre você.',
    formats:
      'MP4, MOV, WebM, MKV, AVI: quase todo arquivo de vídeo serve. Você recebe um MP4, que roda em qualquer lugar.',
    length:
      'Alguns minutos não são problema, e uma hora quase nunca é. Se o arquivo for grande demais para esta conversa, mande um link. Se for longo demais, aviso na hora.',
    platforms:
      'Mande o vídeo como arquivo, ou um link para o próprio arquivo (Google Drive, Dropbox, .mp4). Páginas do YouTube, Instagram, TikTok ou Facebook eu não consigo abrir: salve o vídeo antes. O resultado serve para todas.',
    whoAreYou: 'Sou um bot que coloca legendas em vídeos. Nenhuma pessoa lê aqui. Mande um vídeo em que alguém fale!',
  },
  limits: {
    silences:
      'Não consigo cortar pausas nem os “ééé”; o vídeo fica com a mesma duração. Palavras das legendas eu tiro: “tire a palavra tipo”.',
    translation:
      'Não consigo traduzir: as legendas ficam na língua falada. Peça “mande o srt”, traduza e me escreva as linhas: “3: Hello”.',
    cleanVideo: 'Legendas que já estão na imagem não saem mais. Seu vídeo original continua como você mandou.',
    music: 'Não consigo colocar música; o som fica como está. Coloque no aplicativo em que você publica.',
    download: 'Não baixo vídeos de páginas, só coloco legendas nos vídeos que você manda.',
    voice: 'Não consigo mudar a voz; o som fica como está. Eu cuido só das legendas e da imagem.',
    trim: 'Não consigo cortar vídeos. Corte antes no celular e me mande de novo.',
    speed: 'Não consigo acelerar nem desacelerar vídeos. Mude a velocidade no celular e depois me mande.',
    picture:
      'Mande a imagem aqui e eu coloco num canto como marca d’água. Em outros lugares do vídeo não consigo colocar imagens.',
    backgroundBlur: 'Não consigo desfocar o fundo da imagem. Dá para pôr uma caixa atrás das palavras (“com caixa”).',
    posting: 'Não consigo publicar por você. Salve o vídeo daqui e publique no seu aplicativo.',
    speakers: 'Não consigo dar uma cor para cada pessoa que fala. A palavra falada pode ter uma: “destaque verde”.',
    live: 'Não consigo legendar ao vivo. Mande a gravação depois.',
    dubbing: 'Não consigo dublar nem falar em outra língua. Só faço legendas do que é dito.',
    summary: 'Não consigo resumir nem escolher as melhores partes. Com “mostre o texto” você tem tudo o que é dito.',
    otherFont: 'Essa fonte eu não tenho aqui. Envie a sua como arquivo TTF ou OTF, ou escolha uma das minhas:',
    noise: 'Não consigo limpar o som; ele fica como está.',
    brightness:
      'Não consigo mudar o brilho nem as cores da imagem. Para legendas mais fáceis de ler, diga “fácil de ler”.',
    timing:
      'O tempo de cada palavra vem do som e não consigo mudar na mão. Se uma linha está errada, me escreva o texto: “3: Oi, gente”.',
    capitals:
      'As maiúsculas dependem do estilo: Pop, Comic e Impact têm, os outros usam minúsculas também. Escolha um:',
    wordCount:
      'Quantas palavras aparecem juntas eu decido pelas pausas. Uma de cada vez é o estilo “palavra por palavra”:',
    punctuation:
      'Não consigo ligar ou desligar a pontuação no vídeo todo. Escreva uma linha como quiser: “3: Oi, você!”',
    weight: 'A grossura das letras depende da fonte. Escolha uma:',
    file: 'Nesta conversa não consigo mandar como arquivo sem compressão. Conecte sua conta com /link: na página dela está o vídeo na qualidade total.',
  },
  talk: {
    praise: 'Que bom que você gostou! 😊 Mande o próximo quando quiser.',
    complaint: 'Sinto muito. O que está errado: as palavras ou a aparência?',
    patience: 'Obrigado! Escrevo assim que tiver novidade.',
    refusal: 'Tudo bem, fica tudo como está.',
  },
};
