import type { Examples } from '../meanings.ts';

export const portugueseExamples: Examples = {
  settings:
    'posso mudar isso depois | onde ficam as configurações | me leva pras opções | quero mudar as configurações | abre as preferências | onde configuro isso | dá pra deixar um padrão',
  styles:
    'quero igual o terceiro da foto | o segundo das imagens | outro estilo qualquer | o próximo estilo | que estilos você tem | me mostra exemplos | quais outros modelos tem | quero outro estilo | tem mais opções de visual | algo mais moderno por favor | que outros designs existem',
  colors:
    'que cores tem | quero escolher uma cor | mostra as cores | quais cores posso usar | quero mudar a cor mas não sei qual',
  language:
    'você fala outra língua | como mudo o seu idioma | quais idiomas você fala | mudar idioma | não entendo inglês',
  videos:
    'cadê meus vídeos antigos | mostra tudo que eu fiz | lista dos meus vídeos | procuro o vídeo da semana passada | meus clipes anteriores',
  home: 'voltar ao começo | começar do zero | menu principal | voltar pro início | quero recomeçar',
  deleteData:
    'apaga todos os meus dados | excluir minha conta | não quero que guardem nada meu | lgpd exclusão | esquece tudo sobre mim | me tira daí',
  deleteVideo: 'apaga esse vídeo | exclui o vídeo | não quero o vídeo no servidor de vocês | joga fora esse clipe',
  sendAgain:
    'deu erro tenta de novo | veio cortado manda outra vez | manda de novo | não recebi o vídeo | perdi o vídeo pode reenviar | o vídeo não abre | não acho mais o vídeo | o download não funciona',
  sendFile:
    'pode mandar como arquivo | sem compressão | em qualidade máxima | a qualidade ficou ruim | manda como documento | em hd por favor',
  sendSrt:
    'quero o arquivo de legenda | exportar as legendas | me dá o srt | preciso da transcrição | o texto num arquivo',
  showMistakes:
    'deixa eu ver o que ele escreveu | só o texto pra eu colar | manda esse texto | tem dois erros na primeira | como que eu arrumo uma palavra | tem erros no texto | uma palavra está errada | você entendeu errado o que eu falei | meu nome está escrito errado | como corrijo uma palavra | quero editar o texto | tem erro na legenda | como muda uma palavra',
  work: 'já está pronto | quanto falta | ainda estou esperando meu vídeo | como está indo | travou | por que demora tanto | quando fica pronto meu vídeo | cadê meu vídeo | está acontecendo alguma coisa | ainda está trabalhando | deu pau | faz um tempão | vai demorar muito',
  minutes:
    'quantos minutos eu ainda tenho | qual é meu saldo | quanto sobra esse mês | acabaram meus minutos grátis | quantos vídeos ainda posso fazer | qual é meu limite',
  price:
    'isso custa alguma coisa | é de graça | quanto custa | como paga | tem assinatura | quanto é por vídeo | precisa de cartão | vou ser cobrado | é grátis mesmo',
  privacy:
    'quem pode ver meus vídeos | o que acontece com meus dados | vocês guardam meu vídeo | é seguro | é confidencial | compartilham os vídeos com alguém | onde fica guardado | vai ser publicado em algum lugar',
  formats:
    'que arquivos você aceita | funciona mov | quais formatos são aceitos | posso mandar avi | mp4 serve | vídeo de iphone funciona | volta em que formato',
  length:
    'quanto tempo pode ter um vídeo | tem tamanho máximo | qual é o limite de tamanho | pode ter uma hora | meu vídeo tem 2 gb pode | 20 minutos é muito',
  platforms:
    'posso colar link do youtube | link do instagram funciona | quais sites você aceita | pega link do tiktok | serve pra reels e shorts | serve pro linkedin',
  several:
    'posso mandar vários vídeos | já posso mandar o próximo | preciso deixar o app aberto | quantos vídeos posso mandar de uma vez | posso fechar a conversa enquanto isso | espero antes de mandar outro',
  whoAreYou:
    'com quem estou falando | você é uma pessoa de verdade | isso é um robô | o que você é | quem te criou | você é uma ia',
  howToBegin:
    'oi tudo bem como funciona | é para enviar o vídeo aqui | como funciona isso | o que você sabe fazer | o que eu tenho que fazer | preciso de ajuda | como usa isso | não sei o que fazer agora | me dá instruções | não entendi nada | o que mais você faz | me explica como é | pra que serve | o que eu te mando',
  silences:
    'corta as pausas | tira os silêncios | remove os éé e hum | tirar as partes que eu não falo | cortar os vazios automaticamente',
  translation:
    'você traduz | quero a legenda em outra língua | legenda em inglês no meu vídeo em português | legendas em espanhol | em dois idiomas | falo português mas o texto em inglês',
  cleanVideo:
    'dá pra tirar a legenda que já tem | quero o vídeo sem legenda | remove as legendas | me devolve o vídeo limpo | sem texto nenhum',
  music: 'coloca música | bota uma música de fundo | você consegue por música | quero trilha sonora | uma musiquinha',
  download:
    'só baixa esse vídeo pra mim | salva isso do instagram | só quero o vídeo sem legenda | dá pra tirar a marca d água do tiktok',
  voice: 'muda minha voz | deixa minha voz mais grave | dá pra disfarçar a voz | outra voz',
  trim: 'corta os primeiros segundos | deixa o vídeo mais curto | corta o final | tira a introdução | só a parte de 10 a 30 segundos | cortar o começo',
  speed: 'deixa mais rápido | acelera o vídeo | mais devagar um pouco | velocidade dobrada | eu falo devagar acelera',
  picture:
    'marca d água clarinha no cantinho | meu arroba no canto | põe meu logo no canto | coloca uma imagem | dá pra inserir uma foto | sobrepõe uma imagem | adiciona um gif',
  backgroundBlur:
    'muda o fundo pra uma parede | desfoca o fundo | troca o fundo atrás de mim | tela verde | esconde meu quarto | outro fundo no vídeo',
  posting:
    'posta no instagram pra mim | sobe direto no youtube | você publica no tiktok | agenda a postagem | compartilha no meu canal',
  speakers:
    'uma cor pra cada pessoa | somos dois cada um com uma cor | as palavras dela rosa e as minhas azul | cores diferentes por quem fala | mostrar quem está falando',
  live: 'dá pra legendar uma live | legenda ao vivo | funciona em tempo real | legenda pra minha chamada no zoom',
  dubbing: 'dubla pro inglês | me faz falar espanhol | coloca uma narração | voz de ia em inglês | uma dublagem',
  summary:
    'resume o vídeo | faz shorts do vídeo longo | acha as melhores partes | os melhores momentos | do que fala o vídeo | escreve uma descrição | sugere hashtags',
  otherFont:
    'posso usar minha fonte | tem comic sans | quero outra fonte | usa helvetica | que fontes tem | trocar a letra | outro tipo de letra',
  noise:
    'tira o barulho de fundo | meu áudio está baixo aumenta | limpa o som | tem barulho de vento | melhora o áudio',
  brightness:
    'clareia a imagem | o vídeo está muito escuro | põe um filtro | corrige a cor do vídeo | mais contraste na imagem',
  timing:
    'a legenda aparece atrasada | o texto está fora de sincronia | a legenda está adiantada | não bate com o áudio | está dessincronizado',
  capitals:
    'sem maiúsculas | tudo em minúsculo | não grita | por que está tudo em maiúscula | quero letra maiúscula | letra normal sem caixa alta',
  wordCount:
    'menos palavras por vez | palavras demais na tela | só três palavras | linhas mais compridas | mais palavras por linha | texto demais de uma vez | uma linha só',
  punctuation: 'sem pontuação | tira as vírgulas | um ponto no final | não quero pontos | faltam vírgulas',
  weight: 'letras mais grossas | fonte mais fina | as letras estão muito gordas | menos negrito | letra mais magra',
  shape:
    'deixa quadrado | preciso de um vídeo quadrado | formato quadrado pro feed | pode ser quadrado | quatro por cinco pro instagram',
  joining: 'junta esses dois vídeos | emenda meus clipes | coloca os dois vídeos num só | dá pra juntar com o de ontem',
  manyColors:
    'cada palavra de uma cor diferente | letras arco-íris | letras coloridas pras crianças | muda a cor a cada palavra',
  emojiChoice:
    'menos emojis | tem emoji demais | esse emoji não combina aí | coloca outro emoji | quero escolher os emojis',
  praise:
    'ficou muito bom | amei | uau ótimo trabalho | exatamente o que eu queria | perfeito | você é demais | ficou lindo | assim está melhor | show de bola',
  complaint:
    'achei meio feio | demorou e ainda veio errado | está horrível | não gostei | não foi isso que eu pedi | ficou feio | nada funciona | você não serve pra nada | está errado | você não me entende | que bagunça | assim não',
  patience:
    'sem stress vou almoçar | tá bom eu espero | sem pressa | pode demorar | volto mais tarde | sem problema | ok entendi | beleza',
  refusal:
    'não obrigado | deixa assim | não muda nada | está bom assim | mais nada | agora não | deixa pra lá | esquece',
  undo: 'repete a primeira versão | volta a cor de antes | era melhor a primeira | desfaz isso | volta como era | foi sem querer volta | antes estava melhor | desfaz a última mudança | eu preferia o anterior',
  reset: 'volta pro estilo padrão | restaura tudo | tira todas as minhas mudanças | configurações originais por favor',
  sameAgain:
    'como da última vez | igual ao meu vídeo anterior | faz como sempre | o mesmo estilo de ontem | o de sempre',
  render:
    'está bom pode fazer | manda ver | ok faz agora | finaliza | cria o vídeo por favor | sim faz o vídeo final | gostei me manda o vídeo',
  makeDefault:
    'sempre assim | guarda pra próxima | lembra desse estilo | usa em todos os meus vídeos | daqui pra frente assim',
  clearFaces:
    'o texto está na minha cara | a legenda tampa minha boca | tira do rosto | não dá pra ver meu rosto | as palavras estão no queixo',
  bigger:
    'não consigo ler está minúsculo | muito pequeno | aumenta as letras | minha avó não consegue ler | aumenta o texto | no celular quase não dá pra ver a legenda',
  smaller: 'o texto está enorme | muito grande | ocupa a tela toda | letras menores | diminui o texto',
  higher: 'sobe | um pouco mais pra cima | a legenda está muito embaixo | os botões do app cobrem | não tão embaixo',
  lower: 'desce | o texto mais pra baixo | está muito em cima | abaixa a legenda | mais perto da borda de baixo',
  thickerOutline: 'borda mais forte nas letras | mais contorno | a borda mais grossa | contorno mais largo',
  readable:
    'mais fácil de ler | não dá pra ler no fundo claro | branco no branco não aparece | o texto some no fundo | mais contraste na letra | pra quem enxerga mal',
  vertical:
    'preciso pro tiktok | coloca em pé | pra stories do instagram | formato retrato | corta pro celular | pra um short',
  notVertical:
    'deixa deitado | não corta | formato largo | não vertical | deixa o vídeo como eu filmei | horizontal pro youtube',
  emojis: 'põe umas carinhas | com emojis por favor | com figurinhas | mais divertido com emoji',
  noEmojis: 'sem carinhas | esses desenhinhos são ridículos | tira os emojis | sem ícones | não tenho idade pra emoji',
  plain:
    'algo simples | só texto normal | menos chamativo | mais sério | não tão colorido | mais discreto | minimalista | profissional e limpo | nada exagerado',
  boxed:
    'põe uma caixa atrás do texto | fundo preto atrás das palavras | texto branco numa faixa preta | letras num quadrado',
  wordByWord: 'uma palavra por vez | cada palavra sozinha | palavra por palavra | palavras soltas',
  noAnimation:
    'o texto não deve se mexer | sem pulos | essas palavras pulando incomodam | texto parado | sem animação | me deixa tonto',
  zoom: 'dá zoom quando eu falo algo importante | o zoom me deixa tonto | tira o zoom | aproxima um pouco nas palavras importantes | sem zoom | um close no meu rosto',
  ownScript:
    'tenho o roteiro posso colar | escrevi o que eu falo posso te passar | posso te mandar meu texto | eu leio no teleprompter | ajuda se eu mandar o roteiro | já tenho o texto pronto',
  cancel:
    'deixa vou mandar um melhor | para era o vídeo errado | cancela isso por favor | espera clipe errado | vou gravar de novo não faz esse | não precisa mais desse vídeo | pode parar',
  saveBrand:
    'lembra desse estilo pra próxima | salva esse visual como minha marca | guarda essas cores como as nossas | quero usar esse mesmo estilo de novo | grava esse estilo',
};
