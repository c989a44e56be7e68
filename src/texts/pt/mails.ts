import type { Texts } from '../texts.ts';

export const mails: Texts['mails'] = {
  hello: 'Olá,',
  signIn: {
    subject: 'Seu link para entrar no Captioneer',
    openLink: 'Abra este link para entrar no Captioneer:',
    pressButton: 'Clique no botão para entrar no Captioneer.',
    button: 'Entrar',
    once: 'O link só funciona uma vez e expira em {minutes} minutos.',
    buttonFails: 'Se o botão não fizer nada, copie este endereço para o navegador:',
    notAsked: 'Se não pediu este link, pode ignorar este e-mail. Sem o link, ninguém consegue entrar.',
  },
  noAccount: {
    subject: 'Não há nenhuma conta do Captioneer com este endereço',
    asked:
      'Alguém, provavelmente você, tentou entrar no Captioneer em {url} com este endereço de e-mail. Não há nenhuma conta com este endereço. Neste serviço, só o administrador cria contas.',
    whatToDo:
      'Se tem uma conta, entre com o e-mail usado para criá-la. Se não tem, peça uma conta ao administrador do serviço.',
  },
};
