import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Voltar ao início',
  inner: {
    title: 'Algo deu errado do nosso lado',
    message: 'O erro foi registrado. Tente de novo daqui a pouco.',
  },
  ifItStays: 'Se acontecer de novo, dê este número ao responsável pelo serviço: {id}',
  named: {
    nothingHere: {
      title: 'Não há nada aqui',
      message: 'O endereço pode estar errado, ou o que havia aqui foi apagado. O menu acima leva às outras páginas.',
    },
    notSignedIn: { title: 'Entre, por favor', message: 'Primeiro entre, depois tente de novo.' },
    strangeForm: {
      title: 'Esse formulário expirou',
      message: 'Nada foi mudado. Volte, recarregue a página e envie o formulário de novo.',
    },
    tooOften: { title: 'Espere um pouco', message: 'Houve pedidos demais. Tente daqui a alguns minutos.' },
    wrongMethod: { title: 'Esta página não faz isso', message: 'Volte ao início e tente de lá.' },
    tooMuchText: { title: 'É texto demais', message: 'Nada foi mudado. Volte e envie menos de uma vez.' },
    notAForm: {
      title: 'Este pedido não era um formulário',
      message: 'As páginas só aceitam formulários de navegadores. Programas usam a API: veja /docs.',
    },
    cutOff: { title: 'O pedido estava incompleto', message: 'Nada foi mudado. Volte e envie de novo.' },
    strangeDraft: {
      title: 'Isso não foi entendido',
      message: 'O editor enviou algo inesperado. Recarregue a página; o seu trabalho fica guardado.',
    },
    notAccepted: { title: 'Não deu certo', message: 'Volte e confira o que você digitou.' },
    conflict: { title: 'Isto não está mais atualizado', message: 'Mudou nesse meio-tempo. Volte e olhe de novo.' },
    beingDone: { title: 'Isso já está sendo feito', message: 'Olhe de novo daqui a pouco.' },
    noTime: {
      title: 'Não há mais tempo',
      message: 'Você não tem mais tempo de vídeo. Seu perfil mostra quanto você tinha e o que usou.',
    },
    tooLarge: {
      title: 'É grande demais',
      message: 'Um arquivo tão grande não é aceito. Escolha um mais curto ou mais comprimido.',
    },
    cancelled: { title: 'Foi cancelado', message: 'Foi parado antes de terminar.' },
  },
};
