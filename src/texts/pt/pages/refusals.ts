import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Voltar ao início',
  inner: {
    title: 'Algo deu errado do nosso lado',
    message: 'O erro foi registrado. Tente de novo daqui a pouco.',
  },
  ifItStays: 'Se acontecer de novo, dê este número ao administrador do serviço: {id}',
  named: {
    nothingHere: {
      title: 'Não há nada aqui',
      message: 'O endereço pode estar errado, ou o que havia aqui foi apagado. O menu acima leva às outras páginas.',
    },
    notSignedIn: { title: 'Entre na sua conta', message: 'Entre na sua conta e tente de novo.' },
    strangeForm: {
      title: 'Esse formulário expirou',
      message: 'Nada foi alterado. Volte, recarregue a página e envie o formulário de novo.',
    },
    tooOften: {
      title: 'Espere um pouco',
      message: 'Houve solicitações demais em pouco tempo. Nada se perdeu: espere um minuto e tente de novo.',
    },
    wrongMethod: { title: 'Esta página não faz isso', message: 'Volte ao início e tente de lá.' },
    tooMuchText: { title: 'É texto demais', message: 'Nada foi alterado. Volte e envie menos de uma vez.' },
    tooComplex: {
      title: 'O cálculo demora demais',
      message: 'Nada foi alterado. Use menos legendas ou legendas mais curtas.',
    },
    busy: { title: 'O serviço está ocupado', message: 'Tente de novo daqui a pouco.' },
    notAForm: {
      title: 'Esta solicitação não era um formulário',
      message: 'As páginas só aceitam formulários de navegadores. Programas usam a API: veja /docs.',
    },
    cutOff: { title: 'A solicitação estava incompleta', message: 'Nada foi alterado. Volte e envie de novo.' },
    strangeDraft: {
      title: 'Não entendemos isso',
      message: 'O editor enviou algo inesperado. Recarregue a página; o seu trabalho fica guardado.',
    },
    longDraft: {
      title: 'As legendas são longas demais',
      message:
        'Uma legenda pode ter 5.000 caracteres, e um vídeo 10.000 legendas com 50.000 palavras. Encurte-as; nada foi alterado.',
    },
    notAccepted: { title: 'Não deu certo', message: 'Volte e confira o que você digitou.' },
    conflict: { title: 'Isto não está mais atualizado', message: 'Mudou nesse meio-tempo. Volte e confira de novo.' },
    beingDone: { title: 'Isso já está sendo feito', message: 'Confira de novo daqui a pouco.' },
    noTime: {
      title: 'Seu tempo acabou',
      message: 'Você não tem mais tempo de vídeo. Seu perfil mostra quanto você tinha e o que usou.',
    },
    storageFull: {
      title: 'Seu espaço está cheio',
      message:
        'Sua conta guarda tanto vídeo quanto pode. Apague os vídeos de que você não precisa mais: o espaço deles fica livre em até uma hora.',
    },
    queueFull: {
      title: 'Há vídeos demais esperando',
      message: 'Sua conta tem na fila tantos vídeos quanto pode. Espere até que alguns fiquem prontos e tente de novo.',
    },
    serviceFull: {
      title: 'Há vídeos demais esperando',
      message:
        'Há mais vídeos esperando do que se pode fazer em breve, então nada novo é aceito. Tente de novo em alguns minutos.',
    },
    diskLow: {
      title: 'Sem vídeos novos por enquanto',
      message:
        'O serviço está com pouco espaço em disco e não aceita nada novo no momento. Seus vídeos continuam como estão. Tente de novo mais tarde.',
    },
    tooLarge: {
      title: 'É grande demais',
      message: 'Um arquivo tão grande não é aceito. Escolha um mais curto ou mais comprimido.',
    },
    cancelled: { title: 'Foi cancelado', message: 'Foi interrompido antes de terminar.' },
  },
};
