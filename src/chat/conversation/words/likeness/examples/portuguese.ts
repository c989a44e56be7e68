import type { Examples } from '../meanings.ts';

export const portugueseExamples: Examples = {
  settings:
    'posso mudar isso depois | onde ficam as configurações | me leva pras opções | quero mudar as configurações | abre as preferências | onde configuro isso | dá pra deixar um padrão | quero mudar as definições | abre as opções | menu de opções | onde se configura isso',
  styles:
    'quero igual o terceiro da foto | o segundo das imagens | outro estilo qualquer | o próximo estilo | que estilos você tem | me mostra exemplos | quais outros modelos tem | quero outro estilo | tem mais opções de visual | algo mais moderno por favor | que outros designs existem | faz igual os do tiktok | está meio sem graça dá pra animar | como os influencers | algo mais descolado | tem outros modelos | outro visual | mostra os estilos | um visual mais moderno | outros designs',
  colors:
    'que cores tem | quero escolher uma cor | mostra as cores | quais cores posso usar | quero mudar a cor mas não sei qual | essa cor incomoda a vista | o verde está horrível | não tem uma mais suave | as cores não combinam | a cor não bate com nosso logo | outro tom talvez | é muito berrante | que tons tem | quero trocar a cor mas não sei qual',
  language:
    'você fala outra língua | como mudo o seu idioma | quais idiomas você fala | mudar idioma | não entendo inglês | você fala espanhol | muda o idioma do bot | que línguas você fala',
  videos:
    'cadê meus vídeos antigos | mostra tudo que eu fiz | lista dos meus vídeos | procuro o vídeo da semana passada | meus clipes anteriores | qual era o do cachorro | não sei mais qual é qual | cadê meus vídeos | histórico de vídeos',
  home: 'voltar ao começo | começar do zero | menu principal | voltar pro início | quero recomeçar',
  deleteData:
    'apaga todos os meus dados | excluir minha conta | não quero que guardem nada meu | lgpd exclusão | esquece tudo sobre mim | me tira daí | gostaria de apagar meus dados | retiro meu consentimento | apaguem tudo que têm sobre mim | exclui minha conta',
  deleteVideo:
    'apaga esse vídeo | exclui o vídeo | não quero o vídeo no servidor de vocês | joga fora esse clipe | quero que esse vídeo suma | apaguem meus três vídeos | tira o vídeo dos seus servidores | exclui esse vídeo',
  sendAgain:
    'deu erro tenta de novo | veio cortado manda outra vez | manda de novo | não recebi o vídeo | perdi o vídeo pode reenviar | o vídeo não abre | não acho mais o vídeo | o download não funciona | apaguei sem querer manda de novo | manda o primeiro outra vez | me reenvia o segundo | não acho mais',
  sendFile:
    'pode mandar como arquivo | sem compressão | em qualidade máxima | a qualidade ficou ruim | manda como documento | em hd por favor | quero como arquivo | em alta qualidade',
  sendSrt:
    'quero o arquivo de legenda | exportar as legendas | me dá o srt | preciso da transcrição | o texto num arquivo',
  showMistakes:
    'deixa eu ver o que ele escreveu | só o texto pra eu colar | manda esse texto | tem dois erros na primeira | como que eu arrumo uma palavra | tem erros no texto | uma palavra está errada | você entendeu errado o que eu falei | meu nome está escrito errado | como corrijo uma palavra | quero editar o texto | tem erro na legenda | como muda uma palavra | deixa eu ver o que você entendeu | mostra o que escreveu | posso reler o texto',
  work: 'já está pronto | quanto falta | ainda estou esperando meu vídeo | como está indo | travou | por que demora tanto | quando fica pronto meu vídeo | cadê meu vídeo | está acontecendo alguma coisa | ainda está trabalhando | deu pau | faz um tempão | vai demorar muito | travou foi | e aí | não mexe nada | estou com pressa falta quanto | já está quase | ficou pronto ou não | como é que vai isso | já está fazendo o novo | faz dez minutos que está rodando é normal',
  minutes:
    'quantos minutos eu ainda tenho | qual é meu saldo | quanto sobra esse mês | acabaram meus minutos grátis | quantos vídeos ainda posso fazer | qual é meu limite | quanto tempo grátis me resta | quantos minutos sobraram | qual é o meu limite',
  moreMinutes:
    'o que acontece quando acabam meus minutos | como faço pra ter mais minutos | posso comprar minutos | e quando acabarem | e se eu ficar sem minutos | minutos de quê | e quando eu gastar tudo',
  renewal:
    'mês que vem ganho minutos novos | quando os minutos renovam | isso e por dia ou por mes | nove minutos ate quando | quantos videos posso fazer por dia | os minutos expiram | eles se renovam sozinhos todo mes',
  editsCost:
    'as correções gastam minutos | cada mudança gasta minutos de novo | uma versão nova conta outra vez | desconta minutos toda vez que refaz o vídeo | as mudanças são de graça | perco minutos se corrigir uma palavra',
  price:
    'isso custa alguma coisa | é de graça | quanto custa | como paga | tem assinatura | quanto é por vídeo | precisa de cartão | vou ser cobrado | é grátis mesmo | quanto sai isso | precisa cadastrar ou pagar | pede cartão | quanto vai me custar | tem que criar conta paga | é pago isso',
  privacy:
    'qual link | que link eu não mandei nenhum | então há um link | de que link está a falar | quem pode ver meus vídeos | o que acontece com meus dados | vocês guardam meu vídeo | é seguro | é confidencial | compartilham os vídeos com alguém | onde fica guardado | vai ser publicado em algum lugar | quem mais vê isso | tem crianças no vídeo quem vê | por quanto tempo guardam os arquivos | onde ficam os servidores | cumprem a lei de proteção de dados | alguém lê o que escrevo | é sigiloso aparecem meus pacientes | por quanto tempo guardam meu vídeo | quem fica com a gravação | depois é apagado | fica salvo em algum lugar | mais alguém pode ver | quem é que vai ver o vídeo afinal',
  formats:
    'que arquivos você aceita | funciona mov | quais formatos são aceitos | posso mandar avi | mp4 serve | vídeo de iphone funciona | volta em que formato | posso mandar qualquer arquivo | serve um vídeo da minha câmera | que tipo de arquivo',
  length:
    'quanto tempo pode ter um vídeo | tem tamanho máximo | qual é o limite de tamanho | pode ter uma hora | meu vídeo tem 2 gb pode | 20 minutos é muito | aguenta uma palestra de uma hora e meia | só curtos ou longos também | tenho uma gravação muito longa | qual a duração máxima | quanto tempo pode ter o vídeo | o meu tem três minutos pode | cinco minutos é muito | um quarto de hora dá',
  platforms:
    'posso colar link do youtube | link do instagram funciona | quais sites você aceita | pega link do tiktok | serve pra reels e shorts | serve pro linkedin | posso mandar só o link | link ou arquivo | serve link do google drive | aceita link',
  several:
    'posso mandar vários vídeos | já posso mandar o próximo | preciso deixar o app aberto | quantos vídeos posso mandar de uma vez | posso fechar a conversa enquanto isso | espero antes de mandar outro | posso desligar o celular enquanto isso | posso sair do app enquanto trabalha | mando um de cada vez',
  whoAreYou:
    'com quem estou falando | você é uma pessoa de verdade | isso é um robô | o que você é | quem te criou | você é uma ia | você é uma máquina | tem alguém aí atrás | você é de verdade | um humano lê isso | isso é automático | é pessoa ou robô',
  howToBegin:
    'oi tudo bem como funciona | é para enviar o vídeo aqui | como funciona isso | o que você sabe fazer | o que eu tenho que fazer | preciso de ajuda | como usa isso | não sei o que fazer agora | me dá instruções | não entendi nada | o que mais você faz | me explica como é | pra que serve | o que eu te mando | minha filha me passou esse número como faz | sou idosa como funciona | mando o filme e pronto | pra que servem os números | como corrijo uma linha | como troco uma palavra | o que eu faço agora',
  canCaption:
    'isso põe as letras no vídeo | é você que faz legenda | me falaram que aqui colocam letras nos vídeos | você pode legendar meu vídeo | é o senhor que escreve o que a gente fala | meu filho disse que vocês fazem legenda | poderia me ajudar com um vídeo | preciso de legendas para um filme | estou no lugar certo pra legendar | é verdade que você bota as palavras na imagem | faz aqueles textinhos embaixo do vídeo | só queria saber se você faz legenda | tu legenda vídeo | você escreve no vídeo o que a pessoa fala né',
  install:
    'preciso instalar alguma coisa | tem que baixar um aplicativo | precisa de programa | é preciso ter conta | funciona sem app | é tudo aqui na conversa | tenho que baixar algo | funciona em celular velho | preciso de computador | tenho que me cadastrar em algum lugar',
  spoken:
    'entende sotaque | que idiomas você entende no vídeo | tenho sotaque forte funciona | e se eu falar rápido | percebe português dos açores | funciona com sotaque nordestino | falo meio enrolado tem problema | e se eu misturar duas línguas | meu português não é perfeito atrapalha | em que línguas se pode falar | os velhos da aldeia falam esquisito ele percebe',
  watermarked:
    'fica com marca d’água | vocês põem logo no meu vídeo | vai aparecer o nome de vocês | é sem marca d’água | tem propaganda de vocês no vídeo | dá pra ver que foi um bot que fez | fica alguma marca no vídeo',
  fonts:
    'que fontes você tem | quais tipos de letra existem | me diz os nomes das fontes | mostra as fontes | entre que letras posso escolher | que letras vocês têm | lista de fontes por favor | como se chamam as fontes | quero uma letra com serifa | letras como de videogame antigo | uma letra retrô de cartaz | letras que pareçam bordadas | uma fonte gótica | letra pixelada | letra antiga como de placa de loja | uma letra de gibi',
  someWords:
    'dá pra destacar só algumas palavras | uma palavra pode ter outra cor | queria que só os nomes dos produtos aparecessem mais tem como | palavras soltas em negrito | só aquela palavra de outra cor | quero escolher quais palavras se destacam | uma palavra em vermelho e o resto branco | marcar só o que é importante | a palavra tapioca tem que ser diferente | umas palavrinhas que chamem atenção',
  nextVideos:
    'os próximos vídeos vão sair iguais | da próxima vez tenho que falar tudo de novo | os outros vídeos saem assim também | você lembra desse estilo pra depois | fica assim pro próximo | agora todos os meus vídeos são azuis | da próxima vez já pode sair assim | e os próximos vídeos ficam assim grandes ou não | da próxima vez dá pra ter o mesmo visual',
  changedLater:
    'posso refazer se mudar de ideia | e se eu errar posso voltar | da pra mudar depois | posso editar mais tarde | quantas vezes posso mudar | e se amanha eu nao gostar da pra trocar',
  othersEdit:
    'minha filha pode editar tambem | outra pessoa pode mexer nisso | minha socia precisa poder corrigir | da pra duas pessoas editarem | meu marido pode mudar do telefone dele',
  cropped:
    'corta os lados | vai ter barra preta | perde alguma coisa na esquerda e na direita | na vertical somem as bordas | ficam faixas em cima e embaixo | o que acontece com as bordas',
  noisySound:
    'meu vídeo tem muito vento serve mesmo assim | funciona com muito barulho | gravei do lado de uma máquina dá pra entender | tem música enquanto eu falo atrapalha | meu vídeo é barulhento dá certo',
  putAway:
    'o celular tem que ficar ligado | o telemóvel precisa de ficar ligado | posso guardar o celular | posso fechar a conversa enquanto isso | preciso deixar aberto | posso bloquear o celular | posso sair do app',
  passOn:
    'tem um link pra mandar pra alguém | como eu compartilho com os amigos | posso encaminhar direto pro grupo | como passo isso pro celular | onde acho o video depois | preciso salvar eu mesmo | ja ta na minha galeria | como boto no status | posso mandar pra minha irma | como vejo isso na tv | como eu coloco isso no meu facebook | onde eu clico pra salvar',
  burntIn:
    'todo mundo vai ver a legenda | o pessoal tem que ativar a legenda | da pra desligar as palavras | a legenda ja vai junto na imagem | a legenda continua se eu encaminhar | no face tambem aparecem as palavras | o texto faz parte do video',
  spellingsKept:
    'você lembra como se escreve meu nome | da próxima vez vai escrever certo | você aprende com minhas correções | tenho que corrigir toda vez | no próximo vídeo vai saber a grafia',
  kept: 'quanto tempo voce guarda meu video | fica aqui ate quando | uma hora ele e apagado | quando o video some | fica aqui pra sempre | mes que vem ainda consigo pegar | amanha o video ainda ta aqui | fica guardado com vocês',
  howToSend:
    'como mando do celular | tenho no telemóvel onde carrego para enviar | qual botão aperto para anexar o vídeo | onde fica o botão de enviar',
  shapeFits:
    'é o formato certo para o tiktok | no insta vai ficar cortado | quero saber se fica na vertical para os reels | o tamanho está bom para stories | você faz vídeos verticais | fazes vídeos na vertical',
  saveButtons:
    'o que faz como minha marca | qual a diferença entre usar sempre e minha marca | o que acontece se eu tocar em usar sempre | pra que é esse negócio de marca',
  srtFile: 'o que é um arquivo srt | pra que serve o srt | o que eu faço com o arquivo de legendas | como abro o srt',
  resultButtons:
    'o que fazem os botões | explica os botões aí embaixo | pra que serve esse botão | o que acontece se eu apertar esse botão',
  lastChange: 'o que você acabou de mudar | qual foi a última mudança | que alteração fizeste agora',
  moreWords:
    'mais palavras de cada vez por favor | mostra mais palavras na tela | linhas mais compridas | mais palavras por linha | a frase inteira de uma vez | frases completas | não palavra por palavra a linha toda | está rápido demais põe mais texto junto | quero seis ou sete palavras juntas | deixa mais texto pra dar tempo de ler | duas linhas ao mesmo tempo',
  shadow:
    'põe uma sombra atrás das letras | que o texto tenha sombra | um pouco de sombra embaixo das palavras | sombra por favor | letras sombreadas | bota sombra pra destacar | a sombra mais forte',
  frame:
    'põe uma moldura em volta do vídeo | uma borda ao redor da imagem toda | uma moldura de flores | desenha alguma coisa no vídeo | um desenho do meu lado | coraçõezinhos em volta | uma moldura de madeira | enfeita as beiradas do vídeo',
  endCard:
    'põe meu telefone no final | uma tela final com nosso site | dá pra mostrar meu contato no fim do vídeo | créditos no final | que no fim apareça o endereço da loja | um cartão de encerramento | meu email nos últimos segundos | no final o horário de funcionamento | coloca o zap da loja no finalzinho',
  hideFaces:
    'desfoca o rosto dos outros | tapa a cara do meu vizinho | borra as crianças | que não dê pra ler a placa | esconde o moço lá atrás | tem uma pessoa que não pode aparecer | deixa as crianças irreconhecíveis',
  fileSize:
    'o arquivo é muito pesado pro email | faz um arquivo menor | quantos megas tem | tem que ter menos de 10 megas | comprime pra eu mandar por email | o email diz que é grande demais | preciso de um ficheiro mais leve | o whatsapp diz que está muito pesado',
  announced:
    'ok vou te mandar um | lá vai meu vídeo | já estou enviando | vou gravar uma coisa e mando | espera que estou procurando o vídeo | um momento que está subindo | então vou tentar com um vídeo | bom vou enviar e vemos | tenho que achar o vídeo primeiro | já lhe envio um | amanhã te mando o vídeo | bora mandar o meu | tá certo vou fazer um teste',
  thanks:
    'muito obrigada pela ajuda | obrigado pela paciência | o senhor é muito gentil | ajudou muito obrigada | obrigado e até logo | era só isso obrigado | agradeço de coração | valeu você é o melhor | brigadão boa noite | vlw mano tmj | fico muito grata | deus lhe pague | muito agradecido e um abraço',
  greeting:
    'oi tem alguém aí | e aí beleza o que você faz | boa tarde | sou novo aqui | bom dia pessoal | oi bot | prazer em conhecer | funciona | você está aí | opa',
  showText:
    'manda tudo por escrito | quero imprimir o que eu falei | só o escrito pra imprimir | preciso do texto completo pra imprimir | todo o discurso em texto pra eu imprimir | me mostra o texto | deixa eu ler primeiro | mostra o que você entendeu | quero ver o que você escreveu | posso ver tudo por escrito | mostre de novo aquela linha | onde posso ler as palavras | quero conferir o que está escrito | lê a última linha pra mim | o que você escreveu exatamente | gostava de reler tudo | o que diz agora a linha três | me dá todas as linhas',
  silences:
    'corta as pausas | tira os silêncios | remove os éé e hum | tirar as partes que eu não falo | cortar os vazios automaticamente | tira as pausas | corta onde não falo',
  translation:
    'você traduz | quero a legenda em outra língua | legenda em inglês no meu vídeo em português | legendas em espanhol | em dois idiomas | falo português mas o texto em inglês | põe as legendas em polonês | traduz pro turco pra minha colega | preciso em árabe também | o texto em inglês mas falo português',
  cleanVideo:
    'dá pra tirar a legenda que já tem | quero o vídeo sem legenda | remove as legendas | me devolve o vídeo limpo | sem texto nenhum | devolve o vídeo limpo | tira as letras que já tinha',
  music:
    'coloca música | bota uma música de fundo | você consegue por música | quero trilha sonora | uma musiquinha | uma musiquinha de fundo seria legal | coloca uma música',
  download:
    'só baixa esse vídeo pra mim | salva isso do instagram | só quero o vídeo sem legenda | dá pra tirar a marca d água do tiktok',
  voice: 'muda minha voz | deixa minha voz mais grave | dá pra disfarçar a voz | outra voz',
  trim: 'corta os primeiros segundos | deixa o vídeo mais curto | corta o final | tira a introdução | só a parte de 10 a 30 segundos | cortar o começo | corta o começo onde estou parado | tira o final',
  speed:
    'deixa mais rápido | acelera o vídeo | mais devagar um pouco | velocidade dobrada | eu falo devagar acelera | deixa mais rápido o vídeo | desacelera',
  picture:
    'marca d água clarinha no cantinho | meu arroba no canto | põe meu logo no canto | coloca uma imagem | dá pra inserir uma foto | sobrepõe uma imagem | adiciona um gif | põe nosso logo no canto | nosso nome no cantinho | coloca nosso brasão | cola uma figurinha | insere uma foto | você sabe colocar marca d’água | dá pra pôr uma marca d’água | o nome do meu canal num canto | uma escrita no canto tipo marca d’água',
  backgroundBlur:
    'muda o fundo pra uma parede | desfoca o fundo | troca o fundo atrás de mim | tela verde | esconde meu quarto | outro fundo no vídeo',
  posting:
    'posta no instagram pra mim | sobe direto no youtube | você publica no tiktok | agenda a postagem | compartilha no meu canal | vai direto pro meu insta | vocês publicam pra mim | eu que tenho que postar | sobe sozinho no youtube | dá pra mandar pra minha irmã no whatsapp | me manda por email | envia pro meu chefe por email | encaminha pro grupo | passa pra minha mulher | pode enviar por correio eletrónico | compartilha com a associação | manda isso pra minha filha',
  speakers:
    'uma cor pra cada pessoa | somos dois cada um com uma cor | as palavras dela rosa e as minhas azul | cores diferentes por quem fala | mostrar quem está falando | minhas falas em azul e as dela em rosa',
  live: 'dá pra legendar uma live | legenda ao vivo | funciona em tempo real | legenda pra minha chamada no zoom | funciona ao vivo',
  dubbing:
    'dubla pro inglês | me faz falar espanhol | coloca uma narração | voz de ia em inglês | uma dublagem | dubla em inglês',
  summary:
    'resume o vídeo | faz shorts do vídeo longo | acha as melhores partes | os melhores momentos | do que fala o vídeo | escreve uma descrição | sugere hashtags | faz uns cortes',
  otherFont:
    'posso usar minha fonte | tem comic sans | quero outra fonte | usa helvetica | trocar a letra | outro tipo de letra | outra letra tipo convite de casamento | tem letra mais bonita | queria a nossa fonte | letra escrita à mão | outras fontes',
  noise:
    'tira o barulho de fundo | meu áudio está baixo aumenta | limpa o som | tem barulho de vento | melhora o áudio | o som está baixo aumenta',
  brightness:
    'clareia a imagem | o vídeo está muito escuro | põe um filtro | corrige a cor do vídeo | mais contraste na imagem | me deixa mais magra | tira minha papada | apaga minhas espinhas | melhora minha pele',
  timing:
    'a legenda aparece atrasada | o texto está fora de sincronia | a legenda está adiantada | não bate com o áudio | está dessincronizado | a legenda chega atrasada | está fora de sincronia | as legendas deviam ficar durante o silêncio | deixa o texto quando não falo | por que as palavras somem nas pausas | a última linha devia ficar até a próxima | a linha some cedo demais',
  capitals:
    'sem maiúsculas | tudo em minúsculo | não grita | por que está tudo em maiúscula | quero letra maiúscula | letra normal sem caixa alta | tudo em caixa alta mano | tudo minúsculo até no começo | tudo com letra grande',
  wordCount:
    'menos palavras por vez | palavras demais na tela | só três palavras | texto demais de uma vez | uma linha só',
  punctuation:
    'sem pontuação | tira as vírgulas | um ponto no final | não quero pontos | faltam vírgulas | tira vírgulas e pontos',
  weight:
    'letras mais grossas | fonte mais fina | as letras estão muito gordas | menos negrito | letra mais magra | letra mais fina parece que está gritando | a letra está pesada demais | letra mais gordinha',
  shape:
    'deixa quadrado | preciso de um vídeo quadrado | formato quadrado pro feed | pode ser quadrado | quatro por cinco pro instagram',
  joining: 'junta esses dois vídeos | emenda meus clipes | coloca os dois vídeos num só | dá pra juntar com o de ontem',
  manyColors:
    'cada palavra de uma cor diferente | letras arco-íris | letras coloridas pras crianças | muda a cor a cada palavra',
  emojiChoice:
    'menos emojis | tem emoji demais | esse emoji não combina aí | coloca outro emoji | quero escolher os emojis',
  praise:
    'ficou muito bom | amei | uau ótimo trabalho | exatamente o que eu queria | perfeito | você é demais | ficou lindo | assim está melhor | show de bola | deus te abençoe | minha mãe vai amar | você é um anjo | ficou show | era isso que eu queria | que lindo | ótimo trabalho | parabéns',
  complaint:
    'achei meio feio | demorou e ainda veio errado | está horrível | não gostei | não foi isso que eu pedi | ficou feio | nada funciona | você não serve pra nada | está errado | você não me entende | que bagunça | assim não | bela inteligência artificial | isso era pra estar bom | que lixo | não me convenceu | que feio | que desastre | você não entende nada | não gostei nada | sei não | você nunca me escuta | eu já disse isso | quantas vezes tenho que repetir | está cego por acaso | você não entende nada mesmo | vai de mal a pior | mas o que foi que você fez | você erra sempre | esse bot não serve pra nada | é a terceira vez que eu falo | por que não faz o que eu digo | estou perdendo a paciência | estragou tudo | fiquei chateada | ficou muito ruim mesmo',
  patience:
    'sem stress vou almoçar | tá bom eu espero | sem pressa | pode demorar | volto mais tarde | sem problema | ok entendi | beleza | vou passear com o cachorro | vou fazer um café | sem pressa estou no trabalho | já volto | vou comer alguma coisa | pode ir com calma',
  refusal:
    'não obrigado | deixa assim | não muda nada | está bom assim | mais nada | agora não | deixa pra lá | esquece | essa está certa não mexe | não espera deixa | melhor não deixa assim | só estava conferindo | assim está bom não muda nada',
  undo: 'repete a primeira versão | volta a cor de antes | era melhor a primeira | desfaz isso | volta como era | foi sem querer volta | antes estava melhor | desfaz a última mudança | eu preferia o anterior | estava melhor antes | preferia a outra versão | bota de volta como estava | deixa tudo como estava | desfaz as duas últimas coisas | devolve a linha de antes | quero de novo como era | desfaça a última alteração | anule o que acabou de fazer | tira o amarelo e volta atrás | desfaça a última correção | um passo atrás | restaura o texto original daquela linha | volta pra versão de agora há pouco',
  reset: 'volta pro estilo padrão | restaura tudo | tira todas as minhas mudanças | configurações originais por favor',
  sameAgain:
    'como da última vez | igual ao meu vídeo anterior | faz como sempre | o mesmo estilo de ontem | o de sempre | os três iguais ao último | os outros também assim | mesmo estilo pra todos',
  render:
    'está bom pode fazer | manda ver | ok faz agora | finaliza | cria o vídeo por favor | sim faz o vídeo final | gostei me manda o vídeo | vai pode fazer | ok manda | pode finalizar',
  makeDefault:
    'sempre assim | guarda pra próxima | lembra desse estilo | usa em todos os meus vídeos | daqui pra frente assim',
  clearFaces:
    'o texto está na minha cara | a legenda tampa minha boca | tira do rosto | não dá pra ver meu rosto | as palavras estão no queixo',
  bigger:
    'não consigo ler está minúsculo | muito pequeno | aumenta as letras | minha avó não consegue ler | aumenta o texto | no celular quase não dá pra ver a legenda | no celular não dá pra ler maior | a vó precisa maior | a letra está miúda | preciso de óculos pra isso',
  smaller:
    'o texto está enorme | muito grande | ocupa a tela toda | letras menores | diminui o texto | a letra tapa tudo | está enorme',
  higher:
    'sobe | um pouco mais pra cima | a legenda está muito embaixo | os botões do app cobrem | não tão embaixo | sobe um pouco as letras | não dá pra ver minhas mãos sobe | mais pra cima',
  lower:
    'desce | o texto mais pra baixo | está muito em cima | abaixa a legenda | mais perto da borda de baixo | desce um pouco as letras | mais pra baixo | abaixa um tantinho',
  thickerOutline:
    'borda mais forte nas letras | mais contorno | a borda mais grossa | contorno mais largo | contorno mais grosso que some na parede',
  readable:
    'mais fácil de ler | não dá pra ler no fundo claro | branco no branco não aparece | o texto some no fundo | mais contraste na letra | pra quem enxerga mal | a letra some na parede branca | branco no branco não se vê | as letras se perdem no fundo',
  vertical:
    'preciso pro tiktok | coloca em pé | pra stories do instagram | formato retrato | corta pro celular | pra um short | em pé pro celular | formato celular',
  notVertical:
    'deixa deitado | não corta | formato largo | não vertical | deixa o vídeo como eu filmei | horizontal pro youtube | deitado que é pra televisão | pro projetor então largo | deitado não em pé | pro site na horizontal | pra tela grande',
  emojis:
    'põe umas carinhas | com emojis por favor | com figurinhas | mais divertido com emoji | uns emojis aqui e ali | dá uma animada com carinhas',
  noEmojis:
    'sem carinhas | esses desenhinhos são ridículos | tira os emojis | sem ícones | não tenho idade pra emoji | tira as carinhas | somos um escritório nada de emoji',
  plain:
    'algo simples | só texto normal | menos chamativo | mais sério | não tão colorido | mais discreto | minimalista | profissional e limpo | nada exagerado | mais sério a gente vende casa | sóbrio é pra advogado | menos colorido menos tudo | discreto por favor',
  boxed:
    'põe uma caixa atrás do texto | fundo preto atrás das palavras | texto branco numa faixa preta | letras num quadrado',
  wordByWord: 'uma palavra por vez | cada palavra sozinha | palavra por palavra | palavras soltas',
  noAnimation:
    'o texto não deve se mexer | sem pulos | essas palavras pulando incomodam | texto parado | sem animação | me deixa tonto | sem as letras pulando | fico tonta com esse pula pula | deixa as palavras paradas | balança demais',
  zoom: 'dá zoom quando eu falo algo importante | o zoom me deixa tonto | tira o zoom | aproxima um pouco nas palavras importantes | sem zoom | um close no meu rosto',
  ownScript:
    'tenho o roteiro posso colar | escrevi o que eu falo posso te passar | posso te mandar meu texto | eu leio no teleprompter | ajuda se eu mandar o roteiro | já tenho o texto pronto',
  cancel:
    'deixa vou mandar um melhor | para era o vídeo errado | cancela isso por favor | espera clipe errado | vou gravar de novo não faz esse | não precisa mais desse vídeo | pode parar | espera não era esse | ai não é o outro | cancela é o arquivo errado',
  saveBrand:
    'lembra desse estilo pra próxima | salva esse visual como minha marca | guarda essas cores como as nossas | quero usar esse mesmo estilo de novo | grava esse estilo',
  noOutline: 'sem o contorno preto | tira o preto em volta das letras | sem borda',
  thinnerOutline: 'a borda está grossa demais | contorno mais fino',
  progressBar: 'uma barra embaixo que vai andando | a barrinha que enche | uma linha que mostra quanto falta',
  noProgressBar: 'tira a barra de baixo | sem a barrinha',
};
