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
    tooOften: { title: 'Espere um pouco', message: 'Houve solicitações demais. Tente de novo daqui a alguns minutos.' },
    wrongMethod: { title: 'Esta página não faz isso', message: 'Volte ao início e tente de lá.' },
    tooMuchText: { title: 'É texto demais', message: 'Nada foi alterado. Volte e envie menos de uma vez.' },
    notAForm: {
      title: 'Esta solicitação não era um formulário',
      message: 'As páginas só aceitam formulários de navegadores. Programas usam a API: veja /docs.',
    },
    cutOff: { title: 'A solicitação estava incompleta', message: 'Nada foi alterado. Volte e envie de novo.' },
    strangeDraft: {
      title: 'Não entendemos isso',
      message: 'O editor enviou algo inesperado. Recarregue a página; o seu trabalho fica guardado.',
    },
    notAccepted: { title: 'Não deu certo', message: 'Volte e confira o que você digitou.' },
    conflict: { title: 'Isto não está mais atualizado', message: 'Mudou nesse meio-tempo. Volte e confira de novo.' },
    beingDone: { title: 'Isso já está sendo feito', message: 'Confira de novo daqui a pouco.' },
    noTime: {
      title: 'Seu tempo acabou',
      message: 'Você não tem mais tempo de vídeo. Seu perfil mostra quanto você tinha e o que usou.',
    },
    tooLarge: {
      title: 'É grande demais',
      message: 'Um arquivo tão grande não é aceito. Escolha um mais curto ou mais comprimido.',
    },
    cancelled: { title: 'Foi cancelado', message: 'Foi interrompido antes de terminar.' },
  },
};
