import type { ChatTexts } from '../../texts.ts';

export const minutes: ChatTexts['topics']['minutes'] = {
  free: 'Sim, é grátis: recebe {time} por mês.',
  freeAgain: 'Sim, grátis mesmo: nesta conversa nunca paga nada, ela só conta minutos.',
  unlimited: 'Sim, é grátis, e sem limite.',
  unlimitedAgain: 'Sim, grátis mesmo: mande quantos vídeos quiser, não paga nada.',
  notCharged: 'Nesta conversa é grátis: aqui não paga nada, os vídeos só gastam os seus minutos.',
  notChargedAgain: 'Sim, grátis: aqui nada é cobrado. Um vídeo só gasta dos seus minutos o tempo que ele dura.',
  usedUp:
    'São minutos de vídeo: cada vídeo gasta tantos quantos dura, uma vez só. Quando acabam, não faço vídeos novos até ter mais. Os que estão prontos ainda pode mudar, de graça.',
  neverUsedUp: 'Eles não acabam: aqui não há limite.',
  ofAccount: 'Os minutos de uma conta também valem aqui: /link conecta esta conversa à sua.',
  ofThisAccount: 'Os minutos comprados para a sua conta também valem aqui.',
  editsFree:
    'Não: um vídeo gasta minutos uma vez só, os que ele dura, quando fica pronto pela primeira vez. As correções e mudanças de visual depois não gastam nenhum.',
  editsUnlimited: 'Não: aqui nada gasta minutos, não há limite.',
  enough: 'Sim, seus minutos dão para {time}: ainda tem {left}.',
  notEnough: 'Não, {time} é mais do que os seus minutos: ainda tem {left}.',
  largeFile: 'Se o arquivo for grande demais para esta conversa, mande um link.',
  renewed: 'Recebe {time} por mês do calendário, para quantos vídeos por dia quiser. O que sobra acaba no fim do mês.',
  notRenewed:
    'Aqui não chegam minutos novos sozinhos, nem por dia nem por mês. Os seus ficam até os vídeos gastarem, quantos por dia quiser.',
};
