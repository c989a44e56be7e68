import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Visual dos seus vídeos',
    intro: 'Todo vídeo novo começa com este visual, aqui e nos chats. Você pode mudá-lo em cada vídeo.',
    style: 'Estilo',
    save: 'Salvar este visual',
    saved: 'Os vídeos novos começam com este visual.',
  },
  dictionary: {
    title: 'Dicionário',
    intro:
      'Como escrever os nomes e as palavras que são ouvidos. Vale para os vídeos que você fizer a partir de agora.',
    heard: 'Ouvido',
    written: 'Escrito',
    example: 'uatsap',
    exampleWritten: 'WhatsApp',
    hint: 'Para remover uma entrada, esvazie os dois campos. No fim há linhas livres. Ao salvar aparecem mais.',
    save: 'Salvar o dicionário',
    saved: 'O dicionário foi salvo.',
    half: 'A linha {line} está incompleta: digite o que se ouve e como se escreve.',
    tooLong: 'A linha {line} é longa demais: até {max} caracteres de cada lado.',
    tooMany: 'Há linhas demais: pode haver até {max}.',
  },
  delivery: {
    on: 'Vídeos feitos pela API também chegam aqui.',
    off: 'Vídeos feitos pela API não chegam aqui.',
    switchOn: 'Enviar para cá',
    switchOff: 'Não enviar para cá',
    switchedOn: 'A partir de agora, os vídeos feitos pela API são enviados para esse chat.',
    switchedOff: 'Os vídeos feitos pela API não são mais enviados para esse chat.',
    notYet: 'Escreva algo nesse chat primeiro e depois escolha de novo.',
  },
};
