import type { Texts } from '../texts.ts';

const unexpected = 'Algo deu errado do nosso lado enquanto este vídeo era processado.';

export const causes: Texts['causes'] = {
  videos: {
    source_unreachable: {
      unknown_host: 'O servidor desse link não existe. Veja se há um erro de digitação no endereço.',
      bad_certificate: 'O servidor desse link não tem um certificado válido e não é confiável. Use outra hospedagem.',
      not_a_web_server: 'O que responde nesse link não é um servidor web que funcione.',
      refuses_connections: 'O servidor desse link recusa conexões. Confira o endereço ou tente mais tarde.',
      no_answer: 'Não foi possível chegar ao servidor desse link. Confira o endereço ou tente mais tarde.',
      redirects_nowhere: 'Esse link redireciona sem dizer para onde.',
      not_public:
        'Esse link não está aberto a todos: dê acesso público ao arquivo ou use um link que abra sem login (resposta do servidor: {status}).',
      too_many_requests:
        'O servidor desse link pede menos solicitações: tente mais tarde (resposta do servidor: {status}).',
      server_fault:
        'O servidor desse link está com um problema próprio: tente mais tarde (resposta do servidor: {status}).',
      not_handed_out: 'O servidor desse link não entrega o arquivo (resposta do servidor: {status}).',
      signature_expired:
        'Esse link venceu: foi assinado por tempo limitado. Crie um novo ou mande o vídeo como arquivo.',
      signature_refused:
        'O armazenamento desse link não aceita a assinatura. Copie o link inteiro e sem mudanças, ou crie um novo.',
      other_region:
        'Esse link foi assinado para outra região que não a do arquivo. Crie um novo para a região do bucket.',
    },
    source_not_found: {
      at_link: 'Não há arquivo nesse link (resposta do servidor: {status}). Confira o endereço ou veja se ele venceu.',
      upload_deleted: 'O arquivo enviado foi apagado. Envie de novo.',
    },
    source_forbidden_address: {
      private_network: 'Esse link leva a uma rede privada. Só é possível baixar arquivos abertos a todos na internet.',
      invalid: 'Esse não é um endereço web válido.',
      other_scheme: 'Só é possível baixar endereços que começam com http:// ou https://.',
      with_password:
        'Endereços com nome de usuário ou senha dentro não são baixados. Use um link que funcione sem eles.',
    },
    source_too_many_redirects:
      'Esse link redireciona mais de {maxRedirects} vezes. Informe o endereço a que ele leva no fim.',
    source_too_large: 'Esse arquivo passa do limite de {maxBytes}. Mande um vídeo mais curto ou mais comprimido.',
    source_stalled:
      'O servidor desse link não enviou nada por {maxSeconds}, então o download foi interrompido. Tente mais tarde ou use outra hospedagem.',
    source_too_slow:
      'O servidor desse link enviou menos de {minBytes} por segundo durante {seconds}, então o download foi interrompido. Use um servidor mais rápido.',
    source_timed_out:
      'O download demorou mais de {maxSeconds} e foi interrompido. Use um arquivo menor ou um servidor mais rápido.',
    source_incomplete: 'O download parou antes do fim do arquivo. Tente de novo ou use outra hospedagem.',
    source_empty: '{subject} está vazio. Veja se o vídeo foi salvo ou enviado por inteiro.',
    source_web_page:
      '{subject} é uma página da web, não um vídeo. Informe o endereço do próprio arquivo, um que toque ou baixe o vídeo diretamente.',
    source_not_shared: {
      private:
        '{service} só mostra isso a pessoas convidadas ou com login. Dê acesso a qualquer pessoa que tenha o link ou mande o vídeo como arquivo.',
      password: 'Este link de {service} pede uma senha. Compartilhe o vídeo sem senha ou mande como arquivo.',
      expired: 'Este link de {service} venceu ou o vídeo foi apagado. Crie um link novo ou mande o vídeo como arquivo.',
      no_access:
        '{service} não dá acesso por este link: ele venceu ou é só para seus destinatários. Peça um link novo ou mande o vídeo como arquivo.',
      folder: 'Este link de {service} abre uma pasta. Mande o link do vídeo que está nela.',
      several_files: 'Há vários arquivos neste link de {service}. Compartilhe só o vídeo ou mande como arquivo.',
      no_video: 'Não há vídeo neste link de {service}. Mande o link de um vídeo ou o vídeo como arquivo.',
      no_file:
        '{service} não entrega nenhum arquivo para este link. Primeiro guarde o vídeo, depois mande como arquivo.',
    },
    source_picture: {
      picture: '{subject} é uma imagem ({format}), não um vídeo. Mande um arquivo de vídeo.',
      still: 'Isso é uma imagem parada, não um vídeo.',
    },
    source_sound_only: {
      sound:
        '{subject} é som sem imagem ({format}). As legendas são desenhadas em um vídeo, então mande um arquivo de vídeo.',
      no_video: 'Este arquivo tem som, mas não tem imagem.',
    },
    source_playlist:
      '{subject} é uma lista que só aponta para outros arquivos. Informe o endereço de um arquivo de vídeo, por exemplo um .mp4.',
    source_unsupported: {
      json: '{subject} contém dados para programas (JSON), não um vídeo. Informe o endereço do próprio arquivo de vídeo.',
      subtitles: '{subject} é um arquivo de legendas, não um vídeo. Mande o vídeo e, junto com ele, estas legendas.',
      text: '{subject} é só texto, não um vídeo. Mande um arquivo de vídeo.',
      archive:
        '{subject} é um arquivo compactado ({format}), não um vídeo. Descompacte e mande o vídeo que está dentro.',
      other_format: '{subject} está no formato {format} e não é um vídeo. Mande um arquivo de vídeo.',
      no_video: 'Não há vídeo neste arquivo.',
      unreadable: 'Este não é um vídeo que conseguimos ler.',
      unknown_codec: 'A imagem está gravada de um jeito que não conseguimos ler.',
      too_complex:
        'Este arquivo tem faixas, etiquetas, capítulos ou pedaços minúsculos demais e não pode ser lido. Salve o vídeo de novo, por exemplo como .mp4, e mande esse.',
      too_many_frames:
        'Este vídeo tem mais quadros do que podemos processar. Salve com no máximo 60 quadros por segundo.',
      unknown_compression: 'O servidor desse link envia o arquivo em uma compressão que não conhecemos.',
    },
    source_damaged: {
      unplayable: 'Este vídeo está danificado ou cortado e não pode ser reproduzido.',
      no_picture: 'Nenhuma imagem deste vídeo pode ser mostrada: o arquivo está danificado.',
      no_frame: 'Nenhum quadro deste vídeo pode ser decodificado: o arquivo está danificado.',
      cannot_unpack: 'O arquivo desse link chega danificado e não pode ser descompactado.',
      clock_restarts:
        'O tempo desta gravação recomeça ou salta no meio. Salve como um único vídeo, por exemplo um .mp4, e mande esse.',
    },
    source_too_long: 'Este vídeo tem {seconds}; o limite é de {maxSeconds}.',
    source_absurd_size: 'Uma imagem de {width} × {height} é maior do que qualquer vídeo que podemos processar.',
    overlay_too_long:
      'Uma camada de {width} × {height} pode durar {maxSeconds}, e este vídeo tem {seconds}. Mande uma parte mais curta ou escolha um tamanho menor.',
    speech_unavailable: {
      no_engine: 'Este serviço não consegue transcrever a fala. Mande as legendas junto com o vídeo.',
      program_missing: 'O programa de transcrição não pode ser executado.',
      key_rejected: 'O serviço de transcrição recusou a chave da API.',
      wrong_url: 'Não há serviço de transcrição no endereço configurado.',
      no_word_times: 'O serviço de transcrição não informou os tempos das palavras.',
    },
    speech_failed: {
      unexpected,
      transcriber_failed: 'A transcrição do vídeo falhou.',
      unreadable_audio: 'Não foi possível ler o som: não é um arquivo WAV mono de 16 kHz.',
      no_sound: 'O vídeo não tem som.',
      took_too_long: 'A transcrição deste vídeo demorou mais de {maxSeconds} e foi interrompida.',
      program_timed_out: 'O programa de transcrição demorou demais.',
      program_failed: 'O programa de transcrição falhou.',
      program_output: 'Não é possível ler a saída do programa de transcrição.',
      service_answer: 'Não é possível ler a resposta do serviço de transcrição.',
      service_unreachable: 'Não foi possível chegar ao serviço de transcrição.',
      service_overloaded: 'O serviço de transcrição está sobrecarregado ou com falhas.',
      audio_rejected: 'O serviço de transcrição recusou o som.',
    },
    render_failed: {
      unexpected,
      captions: 'Não foi possível desenhar as legendas neste vídeo.',
      still: 'Não foi possível desenhar a imagem.',
      check: 'O vídeo legendado não passou na verificação.',
      assembly: 'Não foi possível montar o vídeo legendado.',
    },
    internal: {
      unexpected,
      crashes: 'Nosso programa travou todas as vezes que processou este vídeo, então paramos de tentar.',
      not_saved: 'Não foi possível salvar o arquivo.',
    },
    cancelled: 'O vídeo foi cancelado.{billed}',
    storage_limit:
      'Sua conta guarda {keptBytes} de vídeos e arquivos enviados; o limite é {maxBytes}, e este arquivo não cabe. Apague os vídeos de que não precisa mais: o espaço deles fica livre em até uma hora.',
    allowance_exhausted: {
      nothing_left: 'Seu tempo de vídeo acabou. Compre mais{renewal} e depois mande o vídeo de novo.',
      all_reserved:
        'O resto do seu tempo de vídeo ({remainingSeconds}) está reservado para vídeos em andamento. Espere até que fiquem prontos{renewal} e depois mande o vídeo de novo.',
      too_long:
        'Este vídeo tem {seconds}. A conta ainda tem {leftSeconds}{held}: {missing}. Compre mais{renewal} e depois mande o vídeo de novo.',
    },
  },
  parts: {
    subjects: { link: 'O arquivo desse link', file: 'Esse arquivo' },
    missing: { one: 'falta {missingSeconds}', other: 'faltam {missingSeconds}' },
    held: ', e mais {reservedSeconds} reservados para outros vídeos',
    billed: ' Foram usados {billedSeconds} de tempo de vídeo, porque as legendas ou a prévia já tinham sido abertas.',
    renewal: ', ou espere seus próximos {renewalSeconds} em {renewalDay} (UTC),',
  },
  deliveries: {
    answered: 'o receptor respondeu {status}',
    redirected: 'o receptor respondeu {status}, e redirecionamentos não são seguidos',
    gone: 'o receptor respondeu 410 e não quer mais tentativas',
    no_answer_in_time: 'sem resposta em {seconds} s',
    no_answer: 'sem resposta ({systemCode})',
    private_address: 'o endereço é de uma rede privada',
    unknown_host: 'o servidor não existe',
    refuses_connections: 'o servidor recusa conexões',
    connection_closed: 'a conexão foi fechada antes de uma resposta',
    not_a_web_server: 'o que responde não é um servidor web que funcione',
    unreachable: 'não foi possível chegar ao receptor',
    not_a_chat: 'este não é o endereço de um chat',
    video_gone: 'o vídeo foi apagado, ou uma revisão mais nova o substituiu',
    not_sent: 'não foi possível enviar',
    blocked: 'a pessoa bloqueou o bot',
    message_outdated: 'o vídeo desta mensagem não existe mais',
    internal: 'um erro interno',
  },
  requests: {
    video_changed: 'O vídeo foi alterado nesse meio-tempo, em outra janela ou por um chat.',
    not_fetched: 'O vídeo ainda não foi baixado.',
    not_finished: 'As legendas são medidas quando o vídeo está pronto.',
    nothing_to_edit: 'Ainda não há nada para editar: o vídeo ainda está sendo transcrito.',
    source_deleted:
      'O original deste vídeo foi apagado. Ao mudar algo, ele é baixado de novo do seu endereço; um arquivo enviado precisa ser enviado de novo.',
    upload_deleted: 'O arquivo enviado foi apagado. Envie de novo.',
    contact_linked: 'Este contato já está conectado a uma conta.',
    service_busy: 'O serviço está ocupado. Tente de novo em alguns segundos.',
    too_complex: 'O cálculo demora demais. Use menos legendas ou legendas mais curtas.',
    dictionary_full: 'Seu dicionário está cheio. Remova entradas no seu perfil e tente de novo.',
    tokens_full: 'Esta conta já tem tantos tokens quanto pode ter. Revogue um que não usa mais e tente de novo.',
    uploads_full:
      'Sua conta tem tantos envios inacabados quanto pode ter. Termine alguns ou espere: o que fica inacabado é apagado depois de um dia.',
  },
};
