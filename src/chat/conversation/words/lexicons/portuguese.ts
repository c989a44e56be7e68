import type { Lexicon } from '../vocabulary/lexicon.ts';

export const portuguese: Lexicon = {
  endings: { s: '- s', o: 'o a os as', es: '- es', lo: '-lo -la -los -las' },
  words: {
    swap: 'troca, troque, trocar, substitui, substitua, substituir',
    asking:
      'poderiam ser, podem ser, podiam ser, poderiam estar, poderiam ficar, eu pedi (pra|para|), pedi (pra|para|), tinha pedido, qria, qro, qeria, poe, ponha{lo}, por, bota, bote, botar, coloca, coloque, colocar, faz, faca, fazer, quero, queria, gostaria, gostava, prefiro, preferia, preferiria, pode, podia, poderia, podes, da pra, da para, muda, mude, mudar, troca, troque, trocar, usa, use, usar, mete, pinta, pinte',
    whyBecause: 'porque, porquê, por que, pq',
    because:
      '(que|q) (não|n|ñ) (da|dá) (pra|para|p) (ver|ler|enxergar) (nada|), (que|q) (não|n|ñ) se (vê|lê) (nada|), pois, que é pra, que é para, que a, que o, que as, que os, que some, já que, pra que, para que, senão, é pra, é para, visto que',
    article:
      'o, a, os, as, um, uma, uns, umas, do, da, dos, das, no, na, nos, nas, ao, aos, meu, minha, meus, minhas, seu, sua, seus, suas, este, esta, estes, estas, esse, essa, esses, essas, isso, isto, todo{s}, toda{s}, cada, tudo, ele, eles, ela, elas, me, se, lhe, num, numa, pelo, pela',
    filler:
      'aprox, aproximadamente, cerca de, mais ou menos, pela metade, ta meio, tá meio, esta meio, está meio, ficou meio, fica meio, saiu meio, saiu, saíram, pra mim, pro meu estilo, (podem|pode|poderiam|poderia) (ir|ficar|estar), em volta, ao redor, atrás, msm, (um|) grande (abraço|beijo|obrigado), (um|) beijão, valeu grande, não tudo, não todas, enfim, por fim, eu disse, disse, falei, eu falei, ja falei, ja disse, como eu disse, como falei, quero dizer, essa ai, esse ai, mano, cara, kkk, kkkk, rsrs, uai, eita, oxe, tipo, antes de mandar, tb, tbm, ó pá, o pa, se faz favor, faz favor, mete me, mete lá, põe lá, nisto, nisso, já que tás, já que está, (quero|queria|gostaria|faz|prefiro|preciso) que (o|a|os|as|se), (e |)(pequeno|curto|longo|grande) (video|vídeo|videozinho|clipe), (video|vídeo|videozinho|clipe) (pequeno|curto|longo|curtinho), joga lá, taca, tasca, enche de, soca, mesmo, depois, ae, daí, olha, véi, moço, moça, amiga, meu bem, querido, querida, chefe, irmão, por obséquio, quer, podia, podias, seria possível, será que dá, faz aí, põe aí, mete, tom de, uma cor, num tom, viu, quando acabar, quando terminar, quando ficar pronto, quando estiver pronto, quando tiver pronto, quando der, quando acabares, quando terminares, assim que acabar, assim que ficar pronto, já que está nisso, já que tá nisso, aproveita e, aproveitando, já agora, enquanto isso, por sinal, a propósito, se der, vou mandar um video agora, vou mandar um agora, vou mandar agora, o resto ta bom, o resto esta bom, inteira, completa, de quebra, não dá pra, não dá para, não tem como, nao poderia, voce nao poderia, nao daria pra, nao daria para, poderia nao, tem, teria, daria pra, dava pra, pra eu ler, pra ler, que de pra ler, que eu consiga ler, joga, jogue, jogar, manda la, tem como, sera que, aquela, aquele, ai, escreve, experimenta, que tal, e se fosse, oi, ola, opa, e ai, amigo, cara, mano, captioneer, quero, queria, gostaria, gostaria de, eu quero, eu queria, eu gostaria, preciso, eu preciso, prefiro, pode, voce pode, poderia, voce poderia, consegue, da para, da pra, podemos, eu, ' +
      'coloca, coloque, colocar, poe, ponha, por, bota, bote, botar, deixa, deixe, deixar, faz, faca, fazer, muda, mude, mudar, troca, troque, trocar, altera, altere, alterar, usa, use, usar, utiliza, de, da um, quero que, move, mova, mover, passa, recorta, recorte, recortar, corta, ' +
      'seja, sejam, fique, fiquem, ficar, fica, ficam, ser, estar, sao, esta, estao, ta, tao, tenha, tenham, em, para, pra, pro, pros, pras, que, assim, agora, entao, so, apenas, melhor, ja, la, ali, aqui, ' +
      'se puder, se possivel, neste video, nesse video, para este video, desta vez, video{s}, clipe{s}, filme, tela, imagem, quadro, parte, lado, homem, coisa{s}, resto igual, o resto igual, mantem o resto, tipo, cor da letra por favor, na cor, de cor, pinta, pintar, lo, los, las, alguma coisa, algo, com cor, ne',
    praise:
      'bonit{o}, lind{o}, top, top de mais, legal, otimo, otima, bom, boa, muito bem, muito bom, show, excelente, massa, que bom, que legal, maravilha, incrivel, chique',
    polite:
      'por favor, pfv, pfvr, pfvor, pf, por gentileza, obrigado, obrigada, obg, valeu, vlw, please, por favorzinho, fazendo favor, faz favor, se faz favor, brigado, brigada',
    command:
      'deixa ele, deixa ela, deixa eles, deixa elas, deixe ele, deixe elas, deixe eles, coloca ele, coloca eles, quero ele, quero eles, quero elas, faca ele, torna, torne, torne o, deixe o, deixe os, deixe as, coloque o, coloque os, coloque as, deixa isso, deixe isso, coloca isso, coloque isso, que seja, que sejam, que fique, que fiquem',
    foreign:
      'me agrada, não me agrada, agrada, me incomoda, incomoda, quando, onde, quem, quanto, quanta, quantos, quantas, qual, quais, video esta (muito|um pouco), video e muito, gosto de, eu gosto, gosto, adoro, amo, odeio, voce gosta, voce fala, voces falam, voce e, eu sou, sou, estou, tenho, voce tem, era, foi, moro',
    and: 'e, e tambem, tambem, alem disso, mas, &, +, mais',
    or: 'ou, nem',
    with: 'com, sobre, em cima de, contra',
    yes: 'adiciona, adicione, adicionar, acrescenta, acrescente, inclui, inclua, incluir, ativa, ative, ativar, liga, ligue, ligar, sim, muitos',
    not: 'em vez de, em vez do, em vez da, no lugar de, no lugar do, no lugar da, ao invés de, ao invés do, tira isso, tira ele, tira ela, remove isso, tira fora, chega de, nao, tira, tire, tirar, remove, remova, remover, retira, retire, retirar, apaga, apague, apagar, elimina, elimine, eliminar, exclui, exclua, excluir, desativa, desative, desativar, desliga, desligue, desligar, nada de, nenhum, nenhuma, nunca, nao quero, nao coloque, nao coloca, nao use, fora, esconde, esconda, desativados, desativado, desligado',
    without: 'sem, sem nenhum, sem nenhuma',

    captions: 'legenda{s}, subtitulo{s}, legendagem, legendado',
    oneWord: 'palavra',
    text: 'resto do texto, resto das palavras, outras palavras, demais palavras, as demais, o resto, escrita, escritas, escrito, escritos, dizeres, letreiro, letreiros, letrona, letronas, caracteres, texto{s}, letra{s}, letrinha{s}, fonte{s}, tipo de letra, tipografia, palavras, cor da letra, cor das letras, cor do texto, cor da fonte, cor de letra, tipo de fonte',
    standOuts: 'palavras que se destacam, palavras que destacam, palavras que saltam à vista',
    highlight:
      'palavra que (acende|ilumina|brilha), palavra que se (acende|ilumina), o que (acende|ilumina|brilha), palavra iluminada, palavra acesa, palavra colorida, palavra da vez, destaque{s}, destaca, destacar, destacad{o}, realce{s}, realca, realcar, realcad{o}, palavra ativa, palavras ativas, palavra atual, palavra falada, palavras faladas, palavra em destaque, palavras em destaque, palavra destacada, palavras destacadas, palavra que esta sendo dita, palavra dita, cor do destaque, cor de destaque, cor de realce, cor do realce, marcador, marca texto, enfase, highlight{s}, iluminad{o}, sublinhado de cor',
    outline:
      'em volta das letras, em volta do texto, em volta das palavras, em volta das legendas, ao redor das letras, ao redor do texto, ao redor das palavras, ao redor das legendas, em torno das letras, em torno do texto, em torno das palavras, contorninho, beiradinha, margem das letras, à volta das letras, à volta do texto, à volta das palavras, traço em volta, contorno{s}, borda{s}, bordinha, traco{s}, cor do contorno, cor da borda, cor de contorno, cor de borda, contornad{o}, outline, beirada, moldura da letra, stroke',
    box: 'painel atrás, painel, placa atrás, quadro atrás, bloco, blocos, faixa{s}, faixa atrás, tira atrás, atrás das palavras, atrás da letra, por trás das letras, por trás do texto, fundo{s}, fundo do texto, fundo da legenda, fundo das legendas, background, cor de fundo, cor do fundo',
    color: 'cor, cores, tom, tons',
    size: 'tamanho{s}, tamanho da letra, tamanho das letras, tamanho da fonte, tamanho do texto, tamanho de fonte, tamanho das legendas, tamanho da legenda',
    thickness: 'espessura, grossura, largura',
    spacing:
      'espacamento, tracking, kerning, entreletra, (espaco|espacos|espacamento|distancia|separacao|vao) entre (letras|caracteres), espacamento (das|de) letras, separacao das letras',
    position:
      'posicao, posicoes, lugar, local, posicionamento, posicao da legenda, posicao das legendas, posicao do texto',
    style: 'estilo{s}, preset, modelo{s}, tema{s}, efeito{s}, animacao, modo',
    language:
      'idioma, lingua, linguagem, fala, falam, falando, falado, falada, se fala, falamos, idioma falado, idioma do video, lingua do video, video esta em, audio, audio em, audio esta em, fala em, falado em, voz',

    bigger:
      'maió, maoir, mais (grandi|grandis), maiorzinhas, tá minúsculo, tá minúscula, está minúsculo, está minúscula, tão minúsculo, tá minúsculo isso, ficou minúsculo, tá muito pequenininho, nao (tem|ha|existe) (nada|algo|uma|um) maior, nao (tem|ha|existe) (nada|algo|uma|um) maior (que|do que) (isso|esse|essa), nao (tem|ha|existe) maior, nao da (pra|para) (ficar|ser) maior, mais grandinh{o}, grandinh{o}, (parece|parecem|ficou|ficaram|fica|ficam|saiu|tá|ta|vejo) (pequen|pequenin|miud|pequenininh)(o|a|os|as), dobra o tamanho, dobrar o tamanho, maiorzinha, maiorzinho, maiorzinhas, grandonas, aumentada, miúda, muito miúda, muito miudinha, (esta|estao|ta|tao|ficou|ficaram) pequen{o}, maior, maiores, mais grande, grande{s}, grandona, grandao, aumenta o tamanho, aumente o tamanho, aumentar o tamanho, aumentar tamanho, amplia, amplie, ampliar, menos pequen{o}, nao tao pequen{o}, um tamanho maior',
    smaller:
      'mais (piquena|piquenas|piqueno|piquenos|piquinininha|piquininhas|menó|menór|pequenininhas|pequenininha), nao (tem|ha|existe) (nada|algo|uma|um) menor, nao (tem|ha|existe) menor, (enorme|enormes|gigante|gigantes) (e |esta |ta |fica |)(demais|demasiado|muito|um exagero|exagero), menorzinha, menorzinho, pequenininha, pequenininho, miudinha, miudinho, (esta|estao|ta|tao|ficou|ficaram) grande{s} demais, (esta|estao|ta|tao|ficou|ficaram) grande{s}, menor, menores, mais pequen{o}, pequen{o}, pequenin{o}, diminui o tamanho, diminua o tamanho, reduz o tamanho, reduza o tamanho, menos grande{s}, nao tao grande{s}, diminuir o tamanho, um tamanho menor, grande demais, grandes demais, muito grande demais',
    huge: 'o dobro (do tamanho|de grande), enorme{s}, gigante{s}, gigantesc{o}, imens{o}, grandissim{o}',
    tiny: 'metade do tamanho, minuscul{o}, pequenissim{o}, pequeninh{o}, mini',
    largest: 'maior possivel, o maior possivel, tamanho maximo, no maximo, maximo, ao maximo',
    smallest: 'menor possivel, o menor possivel, tamanho minimo, no minimo, minimo, ao minimo',
    thicker:
      '(o |)dobro da (espessura|grossura), fino demais, fina demais, finos demais, finas demais, mais grossinh{o}, mais gordinh{o}, gordinh{o}, encorpad{o}, mais encorpad{o}, mais gross{o}, grossinh{o}, mais espess{o}, mais larg{o}, engrossa, engrosse, engrossar, menos fin{o}, mais fort{o}',
    thick: 'gross{o}, espess{o}, larg{o}',
    thinner:
      'metade da (espessura|grossura), mais fin{o}, menos gross{o}, afina, afine, afinar, mais estreit{o}, estreit{o}, mais delgad{o}, grosso demais, grossa demais',
    thin: 'fin{o}, fininh{o}',
    apart:
      'mais separad{o}, separad{o}, mais espacad{o}, espacad{o}, mais afastad{o}, afastad{o}, separa letras, separe letras, afasta letras, afaste letras, menos junt{o}, menos apertad{o}, menos grudad{o}, mais (espaco|espacamento|distancia|separacao) entre (letras|caracteres), mais espacamento',
    farApart:
      '(muito|bem|bastante) mais (espaco|espacamento|distancia|separacao) entre (letras|caracteres), (muito|bem) mais espacamento',
    together:
      'juntas, mais junt{o}, mais apertad{o}, apertad{o}, mais proxim{o}, mais grudad{o}, mais perto, mais compact{o}, junta letras, junte letras, aproxima letras, aproxime letras, menos separad{o}, menos espacad{o}, menos afastad{o}, menos (espaco|espacamento|distancia|separacao) entre (letras|caracteres), menos espacamento',
    higher:
      '(ta|tá|esta|está|fica|ficou|tao|tão) (mt|mto|mt mt) (embaixo|baixo|em baixo|pra baixo), (mais |)(pra|para|em|encima) sima, mais encima, mais em sima, mais ansima, mais altinh{o}, altinh{o}, mais pra ciminha, nao tao (embaixo|em baixo|baixo|baixa|baixos|baixas|pra baixo), (esta|estao|ta|tao|fica|ficam|ficou) muito (embaixo|baixo|em baixo|pra baixo), ergue, mais alto, mais alta, mais altos, mais altas, mais acima, mais para cima, mais pra cima, para cima, pra cima, sobe, suba, subir, levanta, levante, alto, alta, baixo demais, baixa demais, baixos demais, baixas demais, muito para baixo, um pouco acima, mais em cima',
    lower:
      'mais baixinh{o}, baixinh{o}, mais pra baixinho, nao tao (em cima|alto|alta|altos|altas|pra cima), (esta|estao|ta|tao|fica|ficam|ficou) muito (em cima|alto|pra cima), mais baixo, mais baixa, mais baixos, mais baixas, mais abaixo, mais para baixo, mais pra baixo, para baixo, pra baixo, desce, desca, descer, abaixa, abaixe, abaixar, baixo, baixa, alto demais, alta demais, altos demais, altas demais, um pouco abaixo, mais embaixo',
    more: 'aumenta, aumente, aumentar, incrementa',
    less: 'diminui, diminua, diminuir, reduz, reduza, reduzir, menos',
    much: 'o dobro, muito, bem, bem mais, bastante, super, muitissimo, muito mais, demais de',
    bit: 'um tiquim, um bocadinho, um tantinho, um nadinha, um tico, um niquinho, um pouco, um pouquinho, pouco, pouquinho, um tiquinho, ligeiramente, levemente, um tanto, um cadinho, ainda',
    too: 'pro meu gosto, para o meu gosto, (agora|ainda|continua|continuam) (muito|demais), (esta|estao|ta|tao|ficou|ficaram) (muito|um pouco|bastante|super), demasiado, demasiadamente, excessivamente',

    normalSpacing:
      'espacamento normal, (espaco|espacamento) normal entre letras, (espaco|espacamento) entre letras normal',
    top: 'terço superior, terço de cima, la pra cima, la para cima, bem em cima, bem la em cima, em cima, no topo, topo, acima, parte superior, superior, na parte de cima, parte de cima, no alto, la em cima, em cima de tudo, topo da tela, no topo da tela',
    middle:
      'no (meiu|meiio|meyo|sentro|centru|centor), meiu, ao sentro, terço central, terço do meio, de (baixo|cima) (pro|para o|ao) (meio|centro), nem (muito|tao|) em cima nem (muito|tao|) embaixo, meio, no meio, ao meio, centro, no centro, ao centro, central, centralizad{o}, centraliza, centralize, centralizar, centrad{o}, metade da tela, na metade, meio da tela, no meio da tela',
    bottom:
      'terço inferior, terço de baixo, borda de baixo, borda inferior, pro rodape, para o rodape, la pra baixo, la para baixo, bem embaixo, pe da tela, embaixo, em baixo, abaixo, parte inferior, inferior, na parte de baixo, parte de baixo, no rodape, rodape, la embaixo, no fundo da tela, no fim da tela, base da tela',

    emojis: 'carinha, desenhinhos, emotes, smiles, emoji{s}, emoticon{s}, carinhas, emogi{s}, figurinhas',
    noEmojis: 'no emoji{s}, no more emojis',
    vertical:
      'ao alto, (está|tá|ficou|veio|saiu) deitado, de pé, pro telemóvel, pro telefone, para o celular, para o telemóvel, para o telefone, pra celular, pra telemóvel, pra telefone, vertical, verticais, na vertical, em vertical, formato vertical, 9:16, retrato, em pe, para tiktok, pro tiktok, para o tiktok, tiktok, tik tok, para reels, pro reels, para o reels, reels, para shorts, pro shorts, shorts, stories, para stories, pros stories, para os stories, redes sociais, para redes sociais, formato tiktok, formato reels, para celular, pro celular, formato celular',
    horizontal:
      'como gravei, como filmei, como eu gravei, como eu filmei, para tv, para a tv, para televisão, para a televisão, para tele, para o projetor, para projetor, para o telão, para telão, para o cinema, para o computador, pra tv, pra a tv, pra televisão, pra a televisão, pra tele, pra o projetor, pra projetor, pra o telão, pra telão, pra o cinema, pra o computador, pro projetor, pro telão, pro cinema, pro computador, deitada, panorâmico, em paisagem, horizontal, horizontais, na horizontal, em horizontal, formato horizontal, 16:9, paisagem, deitado, formato original, tamanho original, sem cortar, sem corte, sem recortar, nao corta, nao corte, nao recorte, nao recortar, como o original, widescreen',
    followPeople:
      'segue (a pessoa|as pessoas|o rosto|os rostos|a cara|quem fala|quem esta falando), ' +
      'siga (a pessoa|as pessoas|o rosto|os rostos|a cara|quem fala|quem esta falando), ' +
      'seguir (a pessoa|as pessoas|o rosto|os rostos|quem fala|quem esta falando), me siga, ' +
      'foca (na pessoa|nas pessoas|no rosto|em quem fala), foque (na pessoa|nas pessoas|no rosto|em quem fala), ' +
      'mantenha (a pessoa|as pessoas|o rosto|os rostos) na (imagem|tela), ' +
      'mantem (a pessoa|as pessoas|o rosto|os rostos) na (imagem|tela), enquadramento automatico, recorte inteligente, ' +
      'nao corta (as pessoas|o rosto|os rostos|as cabecas), nao corte (as pessoas|o rosto|os rostos|as cabecas)',
    keepMiddle:
      '(preenche|preencher|preencha|enche|encher|ocupa) tela, preenche tela toda, preencher tela toda, (sem|nao quero|tira|tire) (faixas|barras|tarjas) pretas, sem faixas, mantem o meio, mantenha o meio, manter o meio, mantem o centro, mantenha o centro, manter o centro, so o meio, ' +
      'so o centro, apenas o meio, apenas o centro, mostra so o meio, corta no meio, corta no centro, recorta no centro, ' +
      'recorte no centro, recorte central, enquadramento central, nao siga ninguem',
    showAll:
      'cena inteira, cena toda, toda a cena, mostra inteiro, mostra por inteiro, mostra ela inteira, mostre inteiro, aparecer inteira, aparecer inteiro, apareça inteira, apareça inteiro, aparecer toda, cortada dos lados, cortado dos lados, cortou os lados, cortada nas laterais, cortado nas laterais, cortou dos lados, apareceu so metade, quero ver tudo, mostra ele inteiro, cortou metade, cortou a imagem, imagem toda, a imagem toda, toda a imagem, imagem inteira, a imagem inteira, imagem completa, a imagem completa, ' +
      'quadro inteiro, mostra o video todo, mostra o video inteiro, mostre o video todo, mostre o video inteiro, ' +
      'mostra tudo, mostre tudo, mostrar tudo, sem cortar nada, nao corta nada, nao corte nada, ' +
      '(mostra|mostre|mostrar|ver|deixa) (a imagem toda|toda a imagem|a imagem inteira|a imagem completa|o quadro inteiro)',
    blurAround:
      'fundo desfocado, com fundo desfocado, fundo borrado, com fundo borrado, fundo embacado, com fundo embacado, ' +
      'bordas desfocadas, com bordas desfocadas, bordas borradas, com bordas borradas, barras desfocadas, ' +
      'com barras desfocadas, vertical sem cortar, vertical sem corte, vertical sem recortar, na vertical sem cortar',
    fullHd:
      '1080p, full hd, fullhd, fhd, hd 1080, 1080x1920, 1080 x 1920, 1920x1080, 1920 x 1080, em 1080, resolucao 1080, maxima resolucao, resolucao maxima, resolucao mais alta, maior resolucao',
    hd: '720p, hd 720, 720x1280, 720 x 1280, 1280x720, 1280 x 720, em 720, resolucao 720, resolucao mais baixa, menor resolucao',
    sourceSize:
      'resolucao original, mesma resolucao, resolucao do original, tamanho do original, sem ampliar, nao ampliar',
    zooming:
      'auto zoom, autozoom, zoom automatico, zoom lento, com zoom lento, zoom suave, aproximacao lenta, zooms, com zooms, zoom no rosto, zoom no meu rosto, aproxima devagar, aproxime devagar, ken burns',
    captionsAlone:
      'transparente, fundo transparente, com fundo transparente, em fundo transparente, com transparencia, como camada, camada transparente, como overlay, overlay, em overlay, com alfa, canal alfa, com canal alfa, canal alpha, com canal alpha, legendas sem video, legendas sem imagem, prores, prores 4444, em prores, para premiere, para o premiere, para final cut, para o final cut, para davinci, para o davinci, para resolve, para after effects, para meu editor de video, para edicao, para editar',
    onVideo:
      'nao transparente, sem transparencia, sem camada, sem overlay, sem alfa, sem canal alfa, de novo com video, de novo no video, com video de novo, embutidas, embutir, embute legendas, queimadas no video',
    progressBar:
      'barrinha de progresso, barrinha, barrinha de tempo, barrinha embaixo, barra de progresso, barra progresso, barra de andamento, barra de tempo, linha de progresso, progress bar, progressbar',
    noMovement:
      'sem animacao nenhuma, sem nenhuma animacao, sem animacao alguma, sem movimento nenhum, sem nenhum movimento, por que fica (pulando|mexendo), mexe demais, pula demais, para de pular essas palavras, para de pular, parar de pular, parem de pular, sem pular, nao pule, me da tontura, que nao se mexa, nao quero que pule, paradas, paradinhas, sem movimento{s}, sem animacao, sem animacoes, nenhum movimento, nenhuma animacao, nada se mexe, que nada se mexa, nao se mexa, nao animar, nao anime, menos movimento, legendas paradas, legendas fixas',
    ownMovement:
      '(palavras|letras|legendas) se (mexam|movam|movimentem), que se (mexam|movam|movimentem), (têm|tem) que se mexer, (movimento|animacao) (automatico|automatica|normal|padrao|do estilo)',
    fadeIn:
      'aparecendo devagarzinho, aparecendo devagar, aparecendo aos poucos, aparecendo suave, aparecendo suavemente, surgindo devagar, surgindo aos poucos, aparecer devagar, apareça devagar, apareçam devagar, entrando suave, esmaecer, esmaecendo, fade, com fade, aparecer aos poucos, apareca aos poucos, aparecam aos poucos',
    riseUp:
      'deslizando de baixo, deslizar de baixo, deslizem de baixo, entrar de baixo, entrem de baixo, subir de baixo, subindo de baixo, que subam, entrar por baixo, entrem por baixo, entrando por baixo',
    dropIn: 'caindo no lugar, que caiam, com inclinacao, levemente inclinado, levemente inclinadas',
    slideIn: 'deslizar, deslizando, que deslizem, entrar pelo lado, entrem pelo lado, entrando pelo lado',
    wave: 'onda, ondas, em onda, como uma onda',
    typeIn: 'digitar cada palavra, letra por letra, uma letra de cada vez',
    wordsPop: 'que as palavras saltem, cada palavra salta',
    jumpingWords: 'palavras que (saltam|pulam), palavras (saltando|pulando)',
    wordsRise: 'palavras que sobem, palavras subindo, que as palavras subam, cada palavra sobe',
    wordsSharpen: 'palavras que focam, do desfocado ao nitido, de desfocado para nitido, palavras entrando em foco',
    mask: 'censura, censure, censurar, censurad{o}, censura palavroes, censure palavroes, censurar palavroes, censura os palavroes, esconde palavroes, esconda palavroes, esconder palavroes, tampa palavroes, tapa palavroes, sem palavroes, sem palavrao, sem xingamentos, sem xingamento, nada de palavroes, tira palavroes, tire palavroes, remove palavroes, remova palavroes, mascara palavroes, mascarar palavroes, censura xingamentos, censurar xingamentos, para criancas, para toda a familia, linguagem limpa, filtra palavroes, filtrar palavroes, asteriscos nos palavroes, bipa palavroes, bipar palavroes, censura palavras feias, sem palavras feias',
    unmask:
      'sem censura, nao censure, nao censurar, nao censura, deixa palavroes, deixe palavroes, mantem palavroes, mantenha palavroes, mostra palavroes, mostre palavroes, com palavroes, tira censura, tire censura, permite palavroes',
    accessible:
      'acessivel, acessiveis, mais acessivel, mais acessiveis, acessibilidade, facil de ler, faceis de ler, mais facil de ler, mais faceis de ler, legivel, legiveis, mais legivel, mais legiveis, bem legivel, bem legiveis, alto contraste, mais contraste, sem piscar, sem pisca pisca, sem cintilacao',
    askReadable:
      '(e|esta|sao|estao|ta) (legivel|legiveis), (e facil|sao faceis) de ler, (legendas|letras) (sao|estao) legiveis, da (para|pra) ler, da (para|pra) ler (bem|isso|tudo|legendas), (as pessoas|pessoas|todo mundo|todos) (conseguem|consegue|vao conseguir|vai conseguir) ler, (as pessoas|pessoas|todo mundo|todos) (conseguem|consegue) ler (isso|tudo|legendas), (quao|quanto) legivel, legibilidade, (verifica|verifique|confere) legibilidade',

    keyWords:
      'palavras chave, palavras importantes, palavras mais importantes, (destaca|destaque|destacar|enfatiza|enfatize|enfatizar|realca|realce) palavras (chave|importantes), palavras (chave|importantes) (em destaque|destacadas|maiores), enfase nas palavras (chave|importantes)',
    plainWords:
      'todas palavras iguais, palavras todas iguais, nao (destaca|destaque|destacar|enfatiza|enfatize|enfatizar) (palavras|palavras chave|palavras importantes), sem palavras chave, sem enfase, nenhuma palavra em destaque',

    rubik: 'rubik',
    sigmar: 'sigmar',
    bold: 'negrito, em negrito, letra negrito, fonte negrito, theboldfont, the bold font, bold',

    pop: 'pop, estilo pop',
    pill: 'pill, pilula{s}, bolha{s}',
    karaoke: 'karaoke, caraoque, estilo karaoke, tipo karaoke, como karaoke, como um karaoke',
    wordByWord:
      'palavra por palavra, palavra a palavra, uma palavra por vez, uma palavra de cada vez, uma palavra so, uma por uma, uma de cada vez, word by word',
    minimal: 'minimal, minimalista{s}, simples, discret{o}, estilo limpo, limpo, basico',
    boxed:
      'quadrado atras, quadrado atras (da|das|do) (letras|texto|palavras|legenda|legendas), com fundo atrás da letra, com fundo atrás das letras, fundo atrás da letra, fundo atrás das letras, fundo atrás do texto, com fundo atrás, com um fundo atrás, fundo atrás, com caixa, em caixa, caixa{s}, em caixas, numa caixa, em uma caixa, com uma caixa, caixinha{s}, retangulo, em um retangulo, boxed, tarja, com tarja, caixa de texto',
    neon: 'neon, estilo neon, luzes de neon, luminoso, brilho neon',
    typewriter:
      'como maquina de escrever, como uma máquina de escrever, tipo máquina de escrever, máquina de escrever antiga, como uma máquina de escrever antiga, maquina de escrever, estilo maquina de escrever, datilografado, digitando, digitado, typewriter',
    underline:
      'risquinho embaixo da palavra falada, risquinho embaixo da palavra, risquinho embaixo, risquinho, risco embaixo, risco embaixo da palavra, tracinho embaixo, linha embaixo da palavra, sublinhad{o}, sublinha, sublinhe, sublinhar, grifado, underline',
    comic: 'quadrinho{s}, estilo quadrinhos, comic, gibi, historia em quadrinhos, desenho animado',
    impact: 'impacto, impact, condensada, letras condensadas, letras estreitas',
    handwritten:
      'como escrito à mão, como se fosse à mão, como à mão, escrita à mão, escritas à mão, manuscrita, manuscritas, a mao, escrito a mao, manuscrito, letra de mao, caneta',
    editorial: 'editorial, revista, estilo revista, com serifa, serifa, elegante, mais elegante, mais elegantes',
    news: 'telejornal, noticias, jornal, estilo telejornal, como no jornal',
    gradient: 'degrade, com degrade, gradiente',
    duo: 'uma palavra grande, palavra grande, dois tamanhos, duo',

    swapColors:
      'ao contrario, e ao contrario, ta ao contrario, esta ao contrario, (inverte|inverta|troca|troque) as cores, inverte elas, ta invertido, ta trocado, cores trocadas',
    noHighlight:
      '(sem|nenhum|tira o|tire o|tirar o|remove o|remova o) (destaque|realce|grifo), não (destaca|destaque|destacar) nada',
    noBox:
      'fora com (o |)fundo, fora (o |)fundo, fora com (a |)(caixa|caixinha|tarja), fora (a |)(caixa|tarja), sem (tarja|caixa|fundo) atras (das palavras|das letras|do texto), (tira|tire|tirar|remove|remova|retira|sem) (esse|este|o|) fundo (preto|escuro|atras da letra|atras das letras|atras do texto|atras da legenda|de tras|) (ai|), (tira|tire|remove|remova) (essa|esta|) (caixa|caixinha|tarja), (sem|nenhum|tira o|tire o|tirar o|remove o|remova o) (fundo|quadro|fundo preto|retângulo), (sem|tira a|tire a|remove a) (caixa|caixinha|tarja|caixa preta)',

    percent: '%, por cento, porcento',
    pixels: 'px, pixel, pixels, pixeis, pt, pontos',

    covering:
      'tampa, tampam, tampando, tampe, tampem, tampar, tampad{o}, tapa, tapam, tapando, tape, tapem, tapar, tapad{o}, cobre, cobrem, cobrindo, cubra, cubram, cobrir, cobert{o}, escondem, escondendo, escondid{o}, bloqueia, bloqueiam, bloqueando, atrapalha, atrapalham, atrapalhando, encobre, encobrem, ' +
      'na frente de, na frente do, na frente da, na frente dos, na frente das, em frente ao, em frente à, em frente a, bem em cima de, por cima de, por cima do, por cima da, em cima do, em cima da, em cima dos, em cima das, atrás (da|das|do|dos) (legenda|legendas|texto|letras), ' +
      'não (dá para|dá pra|consigo|se|da pra) (ver|vê|enxergar), não (aparece|vejo|vê)',
    face: 'rosto{s}, boca{s}, olho{s}, nariz, queixo, testa, lábios, cabeça{s}, cabelo, barba',
    person: 'pessoa{s}, gente, apresentador{s}, apresentadora, convidad{o}',
    thing:
      'produto{s}, logo{s}, logotipo{s}, mão, mãos, dedo{s}, corpo, peito, camisa, camiseta, celular, telefone, slide{s}, comida, prato, cachorro, gato, carro, título, preço, gráfico, ' +
      'importante, o que eu mostro, o que estou mostrando, outro texto',
    onFace:
      '(sobre|em|no|na|em cima da|em cima do|em cima de) (cara|rosto|rostos|boca|olhos|nariz|testa|cabeça|cabeças), (em cima|na frente) (da|do|das|dos|de) (cara|caras|rosto|rostos|boca|olhos|cabeça), (tampa|tampam|tampando|tapa|tapam|tapando|cobre|cobrem|cobrindo|esconde|escondem|tape|cubra) (cara|caras|rosto|rostos|boca), ' +
      '(tira|tire|tirar|sai|longe|fora) (de|da|do|dos|das|legendas da|legendas do|legenda da|legenda do|texto da|texto do) (cara|caras|rosto|rostos|boca), na cara',
    onPerson:
      'me (tampa|tampam|tapa|tapam|cobre|cobrem), (tampa|tampam|tapa|tapam|cobre|cobrem) (eu|mim|ele|ela), (sobre|em cima de|na frente de) (mim|nós|ele|ela|pessoa|pessoas|gente)',
    onThing:
      '(está|estão|ta|tao|tá|tão|fica|ficam) (atrapalhando|no caminho), no caminho, (sobre|em cima do|em cima da|em cima dos|em cima das) (produto|produtos|logo|logos|mão|mãos|celular|título|preço|comida), (esconde|esconda) (produto|logo|título|preço|mãos|imagem)',
    keepOffFaces:
      '(deixa|deixe|deixar) (rosto|rostos|a cara) (livre|livres), (evita|evite|evitar) (rosto|rostos|a cara|caras), posição automática, posição automático, lugar automático, escolhe você a posição, escolhe a posição, você escolhe a posição, escolha você o lugar, onde tiver espaço, onde houver espaço',
    undo: '(repete|volta pra|volta para|volta a) (a|) primeira versao, me arrependi, deixa do jeito que era, deixa do jeito que estava, deixa do jeito q era, do jeito que era, do jeito q era, do jeito que estava, do jeito que tava, como tava, como era antes, volta como tava, volta como era, (tava|estava|era|ficava) melhor antes, antes (tava|estava|era|ficava) melhor, desfaz, desfaca, desfazer, desfaz isso, desfaca isso, desfazer a ultima mudanca, volta, volte, voltar, voltar atras, volta atras, volta como estava, volte como estava, como estava, como estava antes, deixa como estava, deixe como estava, reverte, reverter, reverta, versao anterior, um passo atras, passo atras, o anterior',
    likeLastTime:
      'mesmo estilo do ultimo, o mesmo estilo do ultimo, mesmo estilo da ultima vez, mesmo visual do ultimo, igual o ultimo, igual o anterior, igual o outro, igual ao outro, que nem o ultimo, que nem o anterior, que nem da ultima vez, como o anterior, como da ultima vez, igual da ultima vez, igual a ultima vez, como na ultima vez, igual ao ultimo, igual antes, igual a antes, como antes da ultima vez, como sempre, o de sempre, igual sempre, igual ao video anterior, como o video anterior, igual ao ultimo video, como o ultimo video, como no ultimo, mesmas configuracoes, as mesmas configuracoes, mesmo estilo, mesmo estilo da ultima vez, o mesmo da ultima vez, mesma coisa da ultima vez, do mesmo jeito da ultima vez, do mesmo jeito, mesmo de antes, o mesmo de antes, o mesmo de sempre, como ontem, igual ao anterior',
    showText:
      'mostra o texto, mostre o texto, mostrar texto, mostrar o texto, me mostra o texto, me mostre o texto, ver texto, ver o texto, quero ver o texto, manda o texto, mande o texto, me manda o texto, envia o texto, envie o texto, me envia o texto, me da o texto, mostra as legendas, mostre as legendas, mostrar legendas, ver legendas, ver as legendas, editar texto, editar o texto, edita o texto, quero editar o texto, corrigir texto, corrigir o texto, corrige o texto, corrija o texto, quero corrigir o texto, editar legendas, editar as legendas, corrigir legendas, corrigir as legendas, mudar o texto, quero mudar o texto, texto por favor, o texto por favor, transcricao, mostra a transcricao, ver a transcricao, me manda a transcricao, texto completo, tem um erro no texto, tem erro no texto, tem um erro, o que diz, o que esta escrito',
    render:
      'renderiza, renderize, renderizar, render, pode fazer, pode ir, manda ver, vai, vai la, vamos, vamos la, bora, comeca, comece, comecar, gera, gere, gerar, gera o video, gere o video, gerar o video, faz o video, faca o video, fazer o video, cria o video, crie o video, criar o video, criar, aplica, aplique, aplicar, aplica as mudancas, aplique as mudancas, aplicar mudancas, pronto, e isso, so isso, e so isso, terminei, exporta, exporte, exportar, processa, processe, processar, confirma, confirme, confirmar, confirmo, continua, continue, continuar, segue, pode enviar, pode mandar, manda, envia, legenda isso, legenda esse video, executar, iniciar, salvar alteracoes, pode renderizar, pode gerar',
    agree:
      'pra mim ta bom, pra mim ta bom assim, para mim esta bom, para mim esta bom assim, por mim ta bom, me basta, me basta assim, isso me basta, me serve, assim me serve, assim ja serve, para mim chega, pra mim ja chega, ja chega pra mim, chega me assim, ok, okay, blz, beleza, sim sim, sim por favor, claro que sim, ta bom, ta bem, esta bem, esta bom, ta otimo, certo, perfeito, combinado, fechado, ficou bom, ficou otimo, ficou perfeito, assim esta bom, assim ta bom, concordo, isso ai, isso mesmo, tudo certo, com certeza, 👍, 👌, ✅, 🆗, ok ok',
    cancel:
      'para para, para mandei o video errado, mandei o video errado, mandei o errado, video errado, era outro video, nao era esse video, nao precisa mais, nao quero mais, cancela, cancele, cancelar, cancela o video, cancele o video, cancelar o video, cancela isso, aborta, abortar, esquece, esqueca, deixa pra la, deixa para la, nao faz, nao faca, deixa quieto, descarta, descarte, descartar, anula, anular, para com isso, interrompe, interromper, melhor nao, pode cancelar, pode parar',
    stop: 'stop, pare, parar, sair, chega',
    reset:
      'como (estava|tava|estavam) no (comeco|inicio|principio), volta tudo pro padrao, volta tudo ao padrao, tudo padrao, volta pro padrao, voltar pro padrao, volta tudo ao normal, volta tudo como era no original, como era no original, volta tudo pro normal, tudo no padrao, como era no comeco, como veio, redefinir, redefine, redefina, redefinir tudo, resetar, reseta, resete, resetar tudo, reseta tudo, reiniciar, reinicia, volta ao normal, volte ao normal, voltar ao normal, de volta ao normal, normal de novo, configuracoes padrao, configuracao padrao, estilo padrao, volta ao padrao, voltar ao padrao, volte ao padrao, valores padrao, restaurar padrao, restaurar, restaura, restaura o padrao, restaurar configuracoes, comecar de novo, comeca de novo, comece de novo, do zero, recomecar, limpa as configuracoes, limpar configuracoes, normal, estilo normal, desfaz tudo, desfazer tudo, volta ao inicio, voltar ao inicio, como no comeco, como era no inicio, configuracoes iniciais, configuracoes de fabrica, volta ao original, estilo original, padrao de fabrica',
    always: 'sempre, toda vez, todas as vezes',
    makeDefault:
      '(usa|usar|use) sempre (este|esse|o) (aspeto|aspecto|visual|estilo), sempre este aspeto, para todos os meus próximos vídeos, pra todos os meus próximos vídeos, pros meus próximos vídeos, para os próximos vídeos, pra todos os próximos vídeos, para tudo que eu mandar, pros próximos, nos próximos, quero que daqui pra frente todos saiam assim, daqui pra frente todos, todos saiam assim, que todos saiam assim, como padrao, padrao, por padrao, meu padrao, como meu padrao, deixa como padrao, deixe como padrao, salva como padrao, salve como padrao, salvar como padrao, define como padrao, definir como padrao, defina como padrao, torna padrao, sempre assim, para sempre, pra sempre, salva, salve, salvar, salva isso, salve isso, salva esse estilo, salvar estilo, salva as configuracoes, salvar configuracoes, guarda, guarde, guardar, guarda isso, guarda esse estilo, lembra, lembre, lembra disso, lembre disso, para todos os videos, pra todos os videos, em todos os videos, para todos os meus videos, nos meus videos, para os proximos videos, pros proximos videos, nos proximos videos, para os proximos, pra proxima, para a proxima, para a proxima vez, de agora em diante, daqui pra frente, daqui para frente, a partir de agora, use sempre, usa sempre, usar sempre, mantem assim, mantenha assim',
    saveBrand:
      '(salva|salve|salvar|salva isso|salve isso|salva esse visual|salva este visual|salva esse estilo|guarda|guarda isso|lembra disso) como (minha|a minha|nossa|a nossa|) (marca|modelo), como (minha|a minha|nossa|a nossa) marca, como modelo, (essa|esta) e (a minha|minha|a nossa|nossa) marca, nova marca',
    useBrand:
      'nossa identidade visual, minha identidade visual, cores da (minha |nossa |)empresa, nosso branding, meu branding, (usa|use|usar|aplica|aplique|aplicar|coloca|coloque|com) (minha|a minha|nossa|a nossa|a) marca, (usa|use|aplica|aplique|com) (meu|o meu|nosso|o nosso) modelo, (minha|a minha|nossa|a nossa) marca, (meu|o meu) modelo, (o|) (estilo|visual) da (minha|nossa) marca, (as|) cores da (minha|nossa) marca',
    help: 'ajuda, me ajuda, me ajude, ajude, ajuda por favor, preciso de ajuda, pode me ajudar, voce pode me ajudar, o que voce faz, o que voce pode fazer, o que posso fazer, o que posso dizer, o que posso mudar, o que da pra fazer, o que voce sabe fazer, como funciona, como isso funciona, como usar, como usa, como eu uso, como se usa, instrucoes, comandos, lista de comandos, menu, opcoes, quais as opcoes, quais sao as opcoes, nao entendi, nao entendo, guia, tutorial, manual',
    hint: 'suporte, socorro',
  },
  colors: {
    white: 'branc{o}, branquinh{o}',
    black: 'pret{o}, pretinh{o}, negr{o}',
    gray: 'cinza{s}, cinzent{o}',
    silver: 'prata, pratead{o}',
    yellow: 'amarel{o}, amarelinh{o}',
    gold: 'dourad{o}, ouro',
    orange: 'laranja{s}, alaranjad{o}, cor de laranja',
    red: 'vermelho cereja, vermelho paixão, vermelho morango, vermelhão, encarnado, vermelh{o}, escarlate',
    crimson: 'carmesim',
    burgundy: 'bordo, cor de vinho, grena',
    pink: 'rosa chiclete, rosa pink, rosa{s}, cor de rosa, rosinha, pink',
    magenta: 'magenta, fucsia, choque, rosa choque',
    purple: 'roxinho, rox{o}, violeta{s}, purpura',
    lavender: 'lavanda',
    indigo: 'indigo, anil',
    blue: 'azul, azuis, azulzinho, azul royal',
    skyBlue: 'azul gelo, azul glacial, azul clarinho, azul celeste, celeste, azul ceu, azul bebe',
    navy: 'azul marinho, marinho',
    cyan: 'ciano, cyan',
    turquoise: 'turquesa{s}, azul turquesa, agua marinha',
    teal: 'petróleo, verde azulado, azul petroleo',
    mint: 'menta, verde menta',
    green:
      'verde folha, verde de folha, cor de folha, verde cor de folha, verde alface, verde maçã, verde grama, verde bandeira, verde{s}, verdinho',
    lime: 'lima, verde limao, limao, verde lima',
    olive: 'oliva, verde oliva, caqui, verde caqui',
    brown: 'marrom, marrons, castanh{o}',
    beige: 'bege{s}',
    cream: 'off white, creme, marfim',
    salmon: 'salmao',
    coral: 'coral',
    peach: 'pessego',
    brick: 'vermelho tijolo, cor de tijolo, cor tijolo, ferrugem, cor de ferrugem, cor de telha',
    terracotta: 'terracota{s}, cor de barro, cor de argila, cor de terra',
    amber: 'ambar, cor de ambar, amarelo ambar',
    honey: 'cor de mel, amarelo mel',
    mustard: 'mostarda, amarelo mostarda, cor de mostarda, ocre{s}, amarelo queimado',
    bronze: 'bronze, cor de bronze, cor bronze, marrom dourado, castanho dourado',
    sand: 'cor de areia',
    forest: 'verde garrafa, verde floresta, verde musgo, verde escuro garrafa',
    plum: 'cor de ameixa, berinjela, beringela',
    charcoal: 'chumbo, cinza chumbo, antracite, cinzento antracite',
    chestnut: 'castanho avermelhad{o}, marrom avermelhad{o}, mogno, cor de castanha',
  },
  colorsOfThings: {
    brick: 'tijolo, telha',
    terracotta: 'barro, argila',
    honey: 'mel',
    sand: 'areia',
    brown: 'chocolate, cafe',
    burgundy: 'vinho',
    plum: 'ameixa',
  },
  tints: {
    red: 'avermelhad{o}',
    yellow: 'amarelad{o}',
    green: 'esverdead{o}',
    blue: 'azulad{o}',
    brown: 'acastanhad{o}, amarronzad{o}',
    gray: 'acinzentad{o}',
    pink: 'rosad{o}',
  },
  languages: {
    pt: 'portugues brasileiro, portugues do brasil, portugues de portugal, brasileiro',
    es: 'castelhano',
    zh: 'mandarim, cantones',
    en: 'ingles americano, ingles britanico',
    fa: 'farsi',
  },
  greeting:
    /^(ol[áa]+|oi+e?|opa|e a[ií]|eai|eae|salve|bom dia|boa (tarde|noite)|(ol[áa]+|oi+e?|opa) (bom dia|boa (tarde|noite)|tudo (bem|bom)|gente))$/,
  howAreYou: /^(tudo (bem|bom|certo|joia)|como (vai|est[aá]s?|t[aá]|vão|anda))( a[ií]| com (você|voc[eê]s))?$/,
  thanks: /^((muito )?obrigad[oa]+|brigad[oa]+|obg|brigadinh[oa]|valeu+|vlw+|[óo]timo|perfeito)( demais| mesmo| viu)?$/,
  title:
    /^\s*(?:(?:coloca|coloque|põe|poe|bota|adiciona|use|usa|com)\s+)?(?:(?:um|o|como|meu)\s+){0,2}(?:t[ií]tulo|gancho|chamada)(?:\s+(?:l[aá] )?em (?:cima|baixo))?(?:\s+(?:[eé]|escrito|dizendo))?\s*(?:[:：]\s*|(?=["“«][^"”»\n]+["”»][.!\s]*$))/i,
  noTitle:
    /^(?:(?:de novo|outra vez|mais uma vez|refaz(?: ele)?|o mesmo|igual)[, ]+(?:mas |s[óo] que )?)?(?:sem(?: o)?|tira(?: o)?|remove(?: o)?|apaga(?: o)?) (?:t[ií]tulo|gancho|chamada)[.!]?$/i,
  watermark: {
    noun: /marcas?(?: |-)d(?:e |)agua|logo(?:tipo|marca)?/,
    none: 'sem nenhuma tira tirar remove remover remova apaga apague fora nao',
    top: 'cima alto superior topo',
    bottom: 'baixo embaixo inferior',
    left: 'esquerda esquerdo',
    right: 'direita direito',
    fainter: 'fraca fraco clara claro suave transparente discreta discreto',
    stronger: 'forte visivel opaca opaco marcada marcado nitida nitido',
    less: 'menos',
    other:
      'como a o as os uma um minha meu de da do em no na para pra e seja poe coloca coloque move mova mude deixa deixe faz mostra canto lado por favor mais um pouco muito agora quero com',
  },
  script:
    /^\s*(?:(?:isto|isso|aqui) (?:[eé]|est[aá]) o que (?:eu )?(?:digo|falo|dizemos|falamos|diz|fala)|(?:(?:este|esse|aqui) (?:[eé]|est[aá]) )?(?:o meu|meu|o|nosso) (?:roteiro|gui[aã]o|script)|roteiro|gui[aã]o|o que (?:eu )?(?:digo|falo))(?: no v[ií]deo)?\s*(?:[:：]|\n)/i,
  done: /^(pronto|terminei|acabei|[ée] s[óo]( isso)?|chega|s[óo] isso|deixa( assim)?|pular)$/,
  agreed: /^(sim|claro|ok(ay)?|certo|exato|isso|isso mesmo|correto|t[áa] certo|est[áa] certo)$/,
  denied: /^(n[ãa]o|errado|nada disso)$/,
  notTypos:
    'guardado guardada guardados salvo salvos praia praias praca placa planta banco barco branda claro preso preco perto pronto ponto porta verdade verdes roxa rocha lenda letal tempo grande gente texto teste festa frente fonte forte parte carta tarde tanto tinta quatro quadro cores corpo copos menos mesmo maior meio mundo fundo fundar grosso grosseiro medo agora ainda entao entrar linha linhas minha vinha falar falta malta salta sobre sobra cobre nobre doze nove novo nova noite oito feito peito jeito direito cinco cinza fazer trazer prazer certo cerca',
  corrections: {
    sure: [
      '{wrong} deve_virar/tem_que_virar/vira/passa_a_ser/devia_ser/devia_dizer/era_pra_ser/era_para_ser/era_pra_dizer/deve_passar_a {right}',
      'substitui/substitua/substituir {wrong} por {right}',
      'troca/troque/trocar/muda/mude/mudar/corrige/corrija/corrigir/altera/altere {wrong} por/para/pra {right}',
      'em_vez_de/ao_inves_de/no_lugar_de {wrong} coloca/coloque/poe/escreve/escreva/deve_ser/deveria_ser/e {right}',
      'onde_diz/onde_esta/onde_esta_escrito {wrong} coloca/coloque/poe/escreve/escreva/deve_ser/deveria_ser/deve_estar {right}',
      'coloca/coloque/poe/usa/use/escreve/escreva {right} em_vez_de/ao_inves_de/no_lugar_de/e_nao {wrong}',
      'diz/ta_escrito/esta_escrito/aparece/saiu/voce_escreveu/escreveu/colocou {wrong} mas_e/mas_sao/mas_eu_disse/mas_eu_falei/mas_falei/mas_disse/e_na_verdade_e/quando_e/mas_o_certo_e {right}',
      'em_vez_de/ao_inves_de/no_lugar_de {wrong} mete/bota/usa/pode_por {right}',
      'mete/bota {right} em_vez_de/ao_inves_de/no_lugar_de {wrong}',
    ],
    likely: [
      'corrige/corrigir/correcao/e/se_diz/se_escreve/se_chama/deve_ser/deveria_ser/eu_disse/ele_disse/ela_disse/diz/o_nome_e/meu_nome_e/quis_dizer/o_certo_e/o_correto_e {right} nao/e_nao/em_vez_de/ao_inves_de/mas_nao {wrong}',
      'nao_e/nao/nao_se_diz/nao_se_escreve/nao_disse {wrong} mas/mas_sim/e/se_diz/se_escreve/e_sim/deve_ser {right}',
      '{wrong} deve_ser/deveria_ser/deve_dizer/deveria_dizer/tem_que_dizer/tem_de_ser/tem_de_dizer/tem_que_ficar/na_verdade_e/se_escreve/tem_que_ser/tinha_que_ser {right}',
      '{right} nao/e_nao/em_vez_de/ao_inves_de/mas_nao {wrong}',
    ],
    removal: [
      'tira/tire/remove/remova/apaga/apague/exclui/exclua/retira a_palavra/as_palavras/palavra/palavras {wrong}',
      'tira/tire/remove/remova/apaga/apague/exclui/exclua/retira {wrong} do_texto/da_legenda/das_legendas',
    ],
    emphasis: [
      'a_palavra/palavra {wrong} em_outra_cor/que_se_destaque',
      'destaca/destaque/destacar/enfatiza/enfatize/enfatizar/realca/realce/realcar a_palavra/as_palavras/palavra {wrong}',
      'destaca/destacar/enfatiza/enfatize/enfatizar/realca/realcar {wrong}',
      'coloca/coloque/colocar/bota/bote/poe/ponha a_palavra/as_palavras {wrong} em_destaque',
      'coloca/coloque/colocar/bota/bote/poe/ponha {wrong} em_destaque',
      'faz/faca/fazer a_palavra/as_palavras {wrong} se_destacar/destacar',
      'faz/faca/fazer {wrong} se_destacar',
      'da/de/dar destaque/enfase a_palavra/na_palavra/para/ao/a/em {wrong}',
    ],
    quotedEmphasis: ['destaque/realce/marca/aumenta {wrong}', 'deixa/deixe/faz {wrong} maior/em_negrito/grande'],
    plain: [
      'nao_destaca/nao_destaque/nao_destacar/nao_enfatiza/nao_enfatize/nao_enfatizar a_palavra/as_palavras {wrong}',
      'nao_destaca/nao_destaque/nao_destacar/nao_enfatiza/nao_enfatize/nao_enfatizar {wrong}',
      'nao_coloca/nao_coloque/nao_colocar {wrong} em_destaque',
      'tira/tire/tirar/remove/remova o_destaque/destaque/a_enfase/enfase da_palavra/de/da/do/em {wrong}',
    ],
    line: 'linha{s}, frase{s}, legenda{s}, numero, fila{s}, nr',
    lineBecomes:
      'por, para, pra, com, deve ser, deveria ser, deve dizer, deveria dizer, tem que ser, tem que dizer, assim, deixa assim, coloca assim, fica assim, escreve, coloca, bota',
    changeLine:
      'muda, mude, mudar, troca, troque, trocar, corrige, corrija, corrigir, substitui, substitua, edita, edite, editar, altera, altere, em, na, coloca na, atualiza',
    removeLine:
      'tira, tire, tirar, remove, remova, remover, apaga, apague, apagar, exclui, exclua, excluir, retira, retire, deleta, delete, deletar, elimina, elimine, fora, tira fora, corta, cortar, corte, joga fora, some com, limpa, pode tirar, podem tirar, pode apagar, pode remover, tira isso',
    ordinals:
      'primeira/primeiro/um/uma segunda/segundo/dois/duas terceira/terceiro/tres quarta/quarto/quatro quinta/quinto/cinco sexta/sexto/seis setima/setimo/sete oitava/oitavo/oito nona/nono/nove decima/decimo/dez onze doze treze catorze/quatorze quinze',
    lineTo: 'a ate ao',
    lineAnd: 'e & +',
    last: 'última ultimo último',
    insteadOf: 'vez lugar invés',
    twice:
      'repetiu repete repetido repetida dobrado duplicado duplicada duas_vezes 2x 2_vezes sobra sobrando a_mais sobrou',
    aWord: 'palavra palavras',
    mistaken:
      'acento circunflexo til cedilha errado errada errados erro erros corrige corrigir corrija correção escreve escreveu escreveram escrito escrita chama chamo nome sobrenome apelido falei disse digo entendeu ouviu deveria é soletra soletrando',
    notCorrected:
      'ler eu tu ele ela nos eles elas voce voces isso isto que como se nao e sao era foi esta estou tem tenho posso pode quero muito mais menos pouco talvez claro certeza hoje ontem amanha agora depois logo sempre nunca nada algo tudo alguem ninguem bem mal melhor pior acho sei por porque mas video gosto',
  },
};
