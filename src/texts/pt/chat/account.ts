import type { Texts } from '../../texts.ts';

export const account: Pick<
  Texts['chat'],
  'videos' | 'usage' | 'languages' | 'deliver' | 'link' | 'linked' | 'deleting' | 'problems'
> = {
  videos: {
    heading: 'Seus últimos vídeos:',
    none: 'Ainda não há vídeos. Mande um!',
    states: { processing: 'em andamento', processed: 'pronto', failed: 'falhou' },
    sureDelete: 'Apagar este vídeo para sempre?',
    deleted: 'Apagado.',
    kept: 'Certo, o vídeo foi mantido.',
  },
  usage: {
    none: 'Não fez nenhum vídeo este mês.',
    made: 'Este mês: {videos}, {time} ao todo.',
    nothingLeft: 'Por enquanto não tem mais minutos.',
    left: 'Tempo que resta: {time}.',
    renews: 'Em {day} recebe de novo {time}.',
    unlimited: 'Aqui não há limite.',
  },
  languages: {
    which: 'Em que idioma eu falo?',
    chosen: 'Certo, vamos em português.',
    unknown: 'Ainda não falo “{name}”. Escolha um destes:',
  },
  deliver: {
    on: 'Os vídeos feitos pela API também chegam aqui.',
    off: 'Os vídeos feitos pela API não chegam aqui.',
  },
  link: {
    code: 'Para conectar este chat à sua conta, abra a página abaixo, entre na sua conta e digite lá o código {code}. Ou escreva /link {code} em um chat que já esteja conectado a ela. O código só funciona uma vez e expira em {minutes}.',
    joined:
      'Pronto! Este chat agora é de {email} e usa os vídeos e minutos da conta. Se desconectar com /unlink, os vídeos, os minutos e os ajustes ficam na conta.',
    otherJoined: 'Pronto! Seu outro chat agora também é de {email}: os vídeos e minutos dele estão lá.',
    broughtAlong: 'Pronto! Seus vídeos e minutos estão agora na conta.',
    sureUnlink:
      'Desconecto este chat da sua conta? Tudo fica na conta: vídeos, minutos e ajustes, inclusive o que veio daqui. Depois, este chat continua sem a conta.',
    unlinked: 'Este chat não está mais conectado a uma conta.',
    stayed: 'Tudo fica como está.',
  },
  linked: {
    now: '🔗 Este chat agora está conectado à conta {account}. Os vídeos dela chegam aqui. Se não foi você, desfaça abaixo.',
    ownStays:
      'Os vídeos de antes continuam seus, separados dessa conta. Se a conta for sua, o segundo botão move seus vídeos e minutos para ela.',
  },
  deleting: {
    sure: 'Isso apaga tudo o que tenho sobre você: vídeos, legendas, ajustes, minutos e esta conversa. Não dá para desfazer. Quer mesmo apagar tudo?',
    sureAccount:
      'Este chat é da sua conta, e a conta inteira será apagada: vídeos, legendas, ajustes, minutos comprados, tokens da API, os outros chats dela e esta conversa. Para manter a conta e só desconectar este chat, escreva /unlink. Não dá para desfazer. Quer mesmo apagar tudo?',
    kept: 'Nada foi apagado.',
    done: 'Tudo foi apagado. Se um dia quiser recomeçar, é só mandar um vídeo.',
  },
  problems: {
    invalid_input: 'Isso não é possível com o que enviou.',
    not_found: 'Esse vídeo não existe mais. Ele foi apagado ou o prazo de armazenamento terminou.',
    conflict: 'Agora não consigo fazer isso.',
    upload_deleted: 'O arquivo enviado foi apagado. Envie de novo.',
    linked_already: 'Este chat já está conectado a uma conta. /unlink desconecta. Depois, /link conecta a outra.',
    not_linked: 'Este chat não está conectado a nenhuma conta. /link conecta a uma.',
    telegram_taken:
      'Essa conta já tem outro chat do Telegram. Escreva /unlink lá primeiro, ou desconecte-o na página da conta.',
    whatsapp_taken:
      'Essa conta já tem outro chat do WhatsApp. Escreva /unlink lá primeiro, ou desconecte-o na página da conta.',
    no_account:
      'Nenhum dos seus dois chats está conectado a uma conta com e-mail. Escreva /link, abra a página indicada, entre e digite o código.',
    too_many_codes: 'Pediu muitos códigos. Espere dez minutos e tente de novo.',
    nothing_to_bring: 'Não há nada para mover: todos os seus vídeos já estão aqui.',
    storage_limit:
      'Seu espaço está cheio. Apague os vídeos de que não precisa mais: /videos mostra quais são. O espaço deles fica livre em até uma hora.',
    queue_full: 'Já tem muitos vídeos à espera. Tente de novo quando alguns estiverem prontos.',
    service_full: 'Há muitos vídeos à espera e agora não posso aceitar mais. Tente de novo em alguns minutos.',
    disk_low: 'Estou com pouco espaço em disco, então não posso aceitar nada novo agora. Tente de novo mais tarde.',
    allowance_exhausted:
      'Seus minutos acabaram, ou estão reservados para vídeos em andamento. /usage mostra quando terá mais.',
    code_wrong_or_used: 'Esse código está errado, expirou ou já foi usado. /link cria um novo.',
    too_complex: 'Isso é demais para mim de uma só vez. Mande em partes menores, por favor.',
    unavailable: 'Algo não funciona do meu lado. Tente de novo em alguns minutos.',
  },
};
