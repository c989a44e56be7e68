import type { ChatTexts } from '../../texts.ts';

export const explained: ChatTexts['topics']['explained'] = {
  saveButtons:
    'Com “Usar sempre”, todos os seus próximos vídeos saem assim sozinhos. “Como minha marca” faz o mesmo e ainda guarda o visual como modelo: depois de outros visuais, “usa minha marca” traz ele de volta.',
  srtFile:
    'Ele traz as legendas e seus tempos como texto. Envie junto com o vídeo ao YouTube ou Facebook, ou abra num programa de edição: lá dá para ligar e desligar as legendas. Diga “manda o srt” e você recebe.',
  resultButtons:
    '“Editar texto” mostra todas as palavras, para você corrigir. “Mudar o visual” tem cores, tamanhos e estilos. “Como minha marca” dá este visual a todos os seus próximos vídeos, e “Usar sempre” também. “Legendas .srt” manda as palavras e seus tempos num arquivo de texto. “Apagar” apaga este vídeo aqui.',
};
