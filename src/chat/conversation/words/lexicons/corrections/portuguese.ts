import type { CorrectionWords } from '../../vocabulary/correction-words.ts';

export const portugueseCorrections: CorrectionWords = {
  toLine: 'em na no a da do pra para pela pelo de',
  mistakes: 'erros correções coisas coisinhas errinhos',
  nextToLast: 'penúltima, penúltimo',
  fromBottom: 'de baixo para cima, de baixo pra cima, a contar do fim, a partir do fim, de baixo',
  letterNames:
    'b:bê c:cê d:dê f:efe g:gê h:agá j:jota k:cá l:ele m:eme n:ene p:pê q:quê r:erre s:esse t:tê v:vê w:dáblio x:xis y:ípsilon/ipsilon/ipsilone z:zê',
  letterAs: 'de, como',
  doubled: 'dois duplo dobrado',
  signs: {
    ',': 'vírgula',
    '!': 'ponto de exclamação, exclamação',
    '?': 'ponto de interrogação, interrogação',
    '.': 'ponto, ponto final',
    ':': 'dois pontos',
    '…': 'reticências, três pontinhos, três pontos',
    '–': 'travessão',
  },
  afterWord: 'depois de, depois do, depois da, após',
  beforeWord: 'antes de, antes do, antes da',
  between: 'entre',
  atEnd: 'no final da, no final do, no final, no fim da, no fim do, no fim',
  oneWord:
    'é uma palavra só, é tudo uma palavra, tudo uma palavra, é uma única palavra, uma única palavra, é uma só palavra, uma palavra só, tudo junto, é junto, é tudo junto, escreve junto, se escreve junto, numa palavra só, junto, juntinho, é tudo junto, colado, tudo colado, cada uma palavra, cada um uma palavra, tudo pegado, tudo seguido, sem separar, numa peça só, são uma palavra, se escrevem juntos, se escrevem juntas, escrevem se juntos, escrevem se juntas, são juntos',
  hyphen: 'com hífen, tem hífen, com traço, com tracinho, leva hífen',
  isRight:
    '(está|tá|estão|tão) (certo|certa|certos|correto|correta|bem|perfeito|perfeita|ok|bom|ótimo), é isso mesmo, não (mexe|mexa|muda|mude|toca|toque), (está|tá|ficou|ficaram|estão) (ótimo|ótima|lindo|linda|lindos|perfeito|perfeita|show|maravilhoso|excelente|legal|certinho|certinha), não (mude|muda|mexa|mexe) (nada|em nada)',
  leave:
    '(deixa|deixe), (deixa|deixe) (assim|como está|quieto|pra lá|estar), não espera, espera não, melhor não, não pera, pera não, esquece, tanto faz, não importa',
  noMistakes: '(nenhum|sem|zero|não tem|não há) (erro|erros)',
  others: 'o resto, os outros, as outras, o restante, todo o resto, o resto todo',
  but: 'mas menos exceto tirando só fora porém salvo',
  still: 'ainda continua continuam',
  indefinite: 'um uma',
  without: 'sem',
  plainNo: 'nop',
  asDigits: 'em numero, em numeros, em número, em números, em algarismos, com números, com número, em algarismo',
  onlyOne: 'só um, só uma, um só, uma só, apenas um, apenas uma, somente um',
  apart:
    'é separado, separado, em duas palavras, são duas palavras, com espaço, escreve separado, vai separado, se escreve separado',
  add: 'acrescenta, acrescente, adiciona, adicione, insere, insira',
  missing:
    'falta, faltam, faltou, faltava, faltando, (tá|está) faltando, (você|cê|vc|tu|) (esqueceu|esqueceste|comeu|comeste|pulou|engoliu), esqueceu de, (vai|tem que ir|deve ir|tem que ter)',
  put: 'põe, ponha, bota, bote, coloca, coloque, colocar, mete, meta, escreve, escreva, escrever, insere, insira',
  unnamed:
    'algo coisa uma palavras letra letras sinal espaço maiúscula acento linha frase parte nome isso isto logo imagem foto pausa música link',
  lineSays: '(deve|deveria|tem que|tem de|tinha que) (dizer|ser|ficar), (que|) diga, que fique',
  thatLine: 'que',
  isName:
    'é (o|seu|meu) (nome|sobrenome|apelido), é (como|assim que) (se chama|chama|escreve|se escreve), é o (meu|seu) (nome|sobrenome|apelido)',
  myName: 'meu nome, o meu nome, meu sobrenome, me chamo, eu me chamo',
  introduces: 'eu sou, sou, me chamo, meu nome é, aqui é, aqui quem fala é',
  year: 'ano',
  atStart:
    'no começo de, no começo da, no começo do, no começo, no início de, no início da, no início do, no início, do começo, do início',
  explains: 'é a, é uma, é um, é o, é meu, é minha, que é',
  letterByLetter: 'letra por letra, letra a letra, soletrando',
  itIs: '(isso|isto|aquilo) é, é, eh, era, seria, se diz, diz-se, se escreve, se chama, chama-se, eu disse, disse, diz, deve ser, deve dizer, tem que ser, tem que dizer, dizer, ser',
  address:
    'mano cara véi véio moça moço amor querida querido menina menino gente bro amigo amiga filha filho senhora senhor viu né obrigada obrigado valeu kkk haha rs tá pf pfv',
  together: 'juntos, juntas, junta, juntar, pegado, pegada, unido, unida, sem espaço',
  also: 'também, tambem, tb, tbm, igual, idem, o mesmo',
  withLetter: 'com',
  pointing: 'isso isto aquilo',
};
