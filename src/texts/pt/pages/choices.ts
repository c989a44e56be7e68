import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Aparência dos seus vídeos',
    intro: 'Com o que um vídeo novo começa, aqui e nos chats. Cada vídeo pode ter a sua.',
    style: 'Estilo',
    save: 'Guardar esta aparência',
    saved: 'Os vídeos novos começam com esta aparência.',
  },
  dictionary: {
    title: 'Dicionário',
    intro:
      'Como nomes e palavras são escritos sempre que se ouvem. Vale para os vídeos que você fizer a partir de agora.',
    heard: 'Ouvido',
    written: 'Escrito',
    example: 'zápier',
    exampleWritten: 'Zapier (marca)',
    hint: 'Para tirar uma linha, esvazie os dois campos. No fim há linhas livres; ao salvar vêm mais.',
    save: 'Salvar o dicionário',
    saved: 'O dicionário está salvo.',
    half: 'A linha {line} está pela metade: diga o que se ouve e como se escreve.',
    tooLong: 'A linha {line} é longa demais: até {max} caracteres de cada lado.',
    tooMany: 'São demais: até {max} linhas.',
  },
  delivery: {
    on: 'Vídeos feitos pela API também chegam aqui.',
    off: 'Vídeos feitos pela API não chegam aqui.',
    switchOn: 'Enviar para cá',
    switchOff: 'Não enviar para cá',
    switchedOn: 'A partir de agora são enviados para lá.',
    switchedOff: 'Não são mais enviados para lá.',
    notYet: 'Escreva algo nesse chat primeiro e escolha de novo.',
  },
};
