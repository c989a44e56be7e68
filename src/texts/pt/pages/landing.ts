import type { Texts } from '../../texts.ts';

export const landing: Texts['pages']['landing'] = {
  title: 'Legendas que se movem a cada palavra',
  lead: 'Envie um vídeo em que alguém fale. Ele volta com legendas que se movem a cada palavra, na vertical se quiser. Corrija uma palavra e receba-o de novo em segundos.',
  before: 'Antes',
  after: 'Depois',
  clip: 'O mesmo clipe duas vezes: à esquerda como foi enviado, à direita com legendas animadas',
  pause: 'Pausar',
  play: 'Reproduzir',
  how: 'Como funciona',
  steps: {
    send: {
      title: 'Envie um vídeo',
      text: 'Um arquivo, um link ou uma mensagem em um chat. Serve o vídeo de qualquer telefone.',
    },
    captions: {
      title: 'Receba com legendas',
      text: 'As palavras são transcritas, ajustadas ao tempo e desenhadas na imagem, longe dos rostos e fáceis de ler.',
    },
    correct: {
      title: 'Deixe do seu jeito',
      text: 'Mude palavras, cores, estilo e lugar. Só os segundos que mudam são renderizados de novo.',
    },
  },
  styles: 'Dezesseis estilos, três paletas cada um',
  stylesText: 'Cada imagem foi feita pelo próprio renderizador. Veja todos, ou use sua fonte e suas cores.',
  allStyles: 'Todos os estilos',
  ways: 'Use onde trabalha',
  wayIn: {
    browser: {
      title: 'No navegador',
      text: 'Envie o arquivo, escolha um estilo, corrija palavras ao lado da imagem, compartilhe.',
    },
    chat: {
      title: 'Em um chat',
      text: 'Envie um clipe a um bot e diga “maior, amarelo, no topo”.',
    },
    whatsapp: {
      title: 'No WhatsApp',
      text: 'Envie um vídeo e receba-o na mesma conversa.',
    },
    api: {
      title: 'Do seu programa',
      text: 'Uma API REST simples com callbacks assinados, descrita em OpenAPI.',
    },
    assistants: {
      title: 'De um assistente',
      text: 'Assistentes legendam, corrigem e mudam o estilo de vídeos pelo Model Context Protocol.',
    },
    noCode: {
      title: 'Sem código',
      text: 'Nós e receitas para n8n, Make e Zapier.',
    },
  },
  open: 'Aberto e na sua própria máquina',
  openText: 'Licença MIT. Basta uma máquina pequena com Node. Seus vídeos não vão para mais ninguém.',
  runIt: 'Dois comandos para experimentar',
  guide: 'Ler o guia',
};
