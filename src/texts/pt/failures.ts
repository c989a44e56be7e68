import type { Texts } from '../texts.ts';

export const failures: Texts['failures'] = {
  codes: {
    source_unreachable: 'Não consigo chegar ao servidor desse link. Confira o link ou tente de novo em alguns minutos.',
    source_not_found: 'Não há arquivo nesse link. Veja se há um erro de digitação; alguns links também expiram.',
    source_forbidden_address: 'Esse link leva a uma rede privada. Só consigo abrir o que é público.',
    source_too_many_redirects: 'Esse link redireciona muitas vezes. Mande o endereço final.',
    source_too_large: 'Esse arquivo é grande demais para mim. Mande um mais curto ou mais comprimido.',
    source_stalled: 'O servidor desse link parou de enviar dados. Tente mais tarde ou mande o vídeo como arquivo.',
    source_too_slow: 'O servidor desse link é lento demais. Use um mais rápido ou mande o vídeo como arquivo.',
    source_timed_out: 'O download demorou demais. Tente um arquivo menor ou um servidor mais rápido.',
    source_incomplete: 'O download parou antes do fim. Tente de novo ou mande o vídeo como arquivo.',
    source_empty: 'Esse arquivo está vazio. Veja se foi guardado por inteiro e mande de novo.',
    source_web_page: 'Esse link abre uma página da web, não um vídeo.',
    source_not_shared:
      'Por esse link não consigo obter o vídeo. Dê acesso a qualquer pessoa que tenha o link ou mande como arquivo.',
    source_picture: 'Isso é uma imagem; eu preciso de um vídeo.',
    source_sound_only: 'Isso é só áudio. Para colocar legendas, preciso de um vídeo.',
    source_playlist: 'Isso é uma lista que só aponta para outros arquivos. Mande o próprio vídeo.',
    source_unsupported: 'Não consigo ler esse tipo de arquivo. Mande um vídeo, por exemplo um .mp4.',
    source_damaged: 'Esse vídeo está danificado e não consigo abri-lo. Guarde de novo e mande outra vez.',
    source_too_long: 'Esse vídeo é longo demais para mim. Mande um mais curto ou corte em partes.',
    source_absurd_size:
      'Não consigo trabalhar com essa resolução. Guarde o vídeo em uma resolução comum, por exemplo 1080p.',
    overlay_too_long:
      'A camada transparente deste vídeo ficaria grande demais. Peça o próprio vídeo ou mande uma parte mais curta.',
    speech_unavailable: 'No momento não consigo ouvir vídeos. Tente de novo um pouco mais tarde.',
    speech_failed: 'Não consegui processar o som deste vídeo. Tente de novo; se continuar a falhar, guarde como .mp4.',
    render_failed: 'Algo deu errado ao gerar o vídeo. Tente de novo.',
    internal: 'Algo deu errado do meu lado. Tente de novo.',
    cancelled: 'Interrompido.',
    storage_limit:
      'Este vídeo não cabe mais no seu espaço. Apague os vídeos de que não precisa mais e mande-o de novo daqui a uma hora.',
    allowance_exhausted:
      'Não tem minutos suficientes para este vídeo. Mande um mais curto, ou veja em /usage quanto sobrou e quando terá mais.',
  },
  sites: {
    google_drive: 'No Google Drive, dê acesso ao arquivo a “Qualquer pessoa com o link” e mande o link de novo.',
    dropbox: 'No Dropbox, dê acesso ao arquivo a qualquer pessoa com o link e mande o link de novo.',
    onedrive: 'No OneDrive, dê acesso ao arquivo a qualquer pessoa com o link e mande o link de novo.',
    folder: 'É uma pasta. Mande o link do vídeo que está nela.',
    video_site: 'Primeiro guarde o vídeo, depois mande para mim como arquivo.',
    transfer: 'Primeiro guarde o vídeo, depois mande para mim como arquivo.',
  },
  otherSite: 'Preciso de um link que abra o próprio vídeo, ou do próprio arquivo.',
  earlierStays: 'A versão que tem fica como está.',
};
