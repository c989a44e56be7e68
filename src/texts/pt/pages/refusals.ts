import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Voltar ao início',
  inner: {
    title: 'Algo deu errado do nosso lado',
    message: 'Está anotado. Tente de novo daqui a pouco.',
  },
  ifItStays: 'Se continuar assim, diga a quem cuida deste serviço: {id}',
  named: {
    nothingHere: {
      title: 'Não há nada aqui',
      message: 'O endereço pode estar errado, ou o que havia aqui foi apagado. O menu acima leva a todo lugar.',
    },
    notSignedIn: { title: 'Entre, por favor', message: 'Primeiro entre, depois tente de novo.' },
    strangeForm: {
      title: 'Esse formulário expirou',
      message: 'Nada foi mudado. Volte, recarregue a página e envie o formulário de novo.',
    },
    tooOften: { title: 'Espere um pouco', message: 'Foi pedido muitas vezes. Tente daqui a alguns minutos.' },
    wrongMethod: { title: 'Esta página não faz isso', message: 'Vá ao início e siga dali.' },
    tooMuchText: { title: 'É texto demais', message: 'Nada foi mudado. Volte e envie menos de uma vez.' },
    notAForm: {
      title: 'Isso não era um formulário',
      message: 'As páginas só aceitam formulários de navegadores. Para programas há a API: veja /docs.',
    },
    cutOff: { title: 'Foi cortado', message: 'Nada foi mudado. Volte e envie de novo.' },
    strangeDraft: {
      title: 'Isso não foi entendido',
      message: 'O editor enviou algo inesperado. Recarregue a página; o seu trabalho fica guardado.',
    },
    notAccepted: { title: 'Não deu certo', message: 'Volte e olhe o que você digitou.' },
    conflict: { title: 'Isso não cabe mais', message: 'Mudou nesse meio-tempo. Volte e olhe de novo.' },
    beingDone: { title: 'Isso já está sendo feito', message: 'Olhe de novo daqui a pouco.' },
    noTime: {
      title: 'Não há mais tempo',
      message: 'Você não tem mais tempo de vídeo. Seu perfil mostra o que há e o que foi usado.',
    },
    tooLarge: {
      title: 'É grande demais',
      message: 'Um arquivo tão grande não pode ser aceito. Serve um mais curto ou mais comprimido.',
    },
    cancelled: { title: 'Foi cancelado', message: 'Foi parado antes de terminar.' },
  },
};
