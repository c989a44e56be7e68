import type { Texts } from '../../texts.ts';

export const captions: Pick<Texts['chat'], 'corrections' | 'doubts' | 'captionText'> = {
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
    lineBack: 'A linha {line} está como antes: “{text}”.',
    noEarlierLine: 'Já não sei como era a linha {line} antes, então ela fica como está.',
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
};
