import type { Texts } from '../../texts.ts';

export const additions: Pick<Texts['chat'], 'title' | 'watermark' | 'font' | 'reading' | 'script' | 'brand'> = {
  /** A message said «Title: …». */
  title: {
    taken: 'Entendi: o título é “{title}”. {stays} Já vem uma versão nova.',
    forNext: 'Entendi: o próximo vídeo que enviar terá o título “{title}”. {stays}',
    tooLong: 'Esse título é longo demais. Aceito {max} caracteres.',
    removed: 'Entendi: sem título.',
    how: 'Sim! Escreva assim: título: “Meu dia no lago”. Ele fica em cima, no começo do vídeo. “Título embaixo” muda o lugar e “sem título” tira.',
    whichWords: 'Com prazer, como título em cima. O que deve dizer? Escreva só as palavras.',
    looks:
      'Um título sempre combina com as legendas: tem a fonte e as cores delas. Neste chat eu mudo as palavras dele (título: “…”), o lugar (“título embaixo”) e o tempo (“título por 6 segundos”), ou tiro (“sem título”).',
    stays: 'Ele fica por {time} no começo.',
    staysWhole: 'Ele fica o vídeo todo.',
    size: 'Não consigo mudar o tamanho de um título: todos têm o mesmo, e só diminuem com muitas palavras ou perto de um rosto. Posso mudar as palavras, o lugar e quanto tempo ele fica.',
    untilSaid:
      'Não consigo tirar um título quando algo é dito. Diga os segundos (“título por 12 segundos”) ou escreva “título o vídeo todo”.',
    whichAddition: 'Claro, no título. O que exatamente ele deve dizer? É só escrever.',
    whichEmoji: 'Qual emoji? Mande para mim, e eu coloco em cima do título.',
    emojisOfCaptions: 'Se você quer emojis nas legendas, toque aqui.',
    emojiAbove: 'O emoji dele fica em cima.',
    firstEmoji: 'Dos emojis dele eu desenho o primeiro, {emoji}, em cima.',
    needsWords: 'Um título precisa de palavras: o emoji fica em cima delas, e não sozinho.',
    apart: 'Não, nunca: o título sempre encontra um lugar onde não há legendas.',
    ofOneVideo:
      'As palavras de um título são só de um vídeo, então os próximos não as têm: escreva “título: …” para cada um. Onde e por quanto tempo ele fica é guardado com o visual.',
    where: 'O lugar do título: {place}. Ele desvia sozinho de rostos e legendas. “Título embaixo” muda o lugar.',
    timed: 'Entendi. Já vem uma versão nova.',
    howToTime: 'Para mudar, escreva “título por 6 segundos” ou “título o vídeo todo”.',
    placed: 'Entendi: o título muda de lugar. Já vem uma versão nova.',
    ownColour: 'O título tem as cores das legendas; não consigo dar a ele uma própria.',
    now: 'O título é “{title}”.',
  },
  watermark: {
    ask: 'Que imagem bonita! Uso como marca-d’água?',
    left: 'Tudo bem, não vou usar.',
    unusable:
      'Não consigo usar essa imagem como marca-d’água. Preciso de um PNG, JPEG ou WebP de até 2 MB e 4096 pixels de lado.',
    taken: 'Ficaria assim com a sua marca-d’água. Enviada como arquivo, a imagem mantém a transparência.',
    forNext: 'Entendi: seus próximos vídeos terão esta marca-d’água.',
    removed: 'Entendi: sem marca-d’água.',
    none: 'Ainda não há marca-d’água. Envie a imagem com o texto “marca-d’água”.',
    now: 'A marca-d’água – {look}.\nMude de lugar, ou deixe mais fraca ou mais forte.',
  },
  font: {
    taken: 'Ficaria assim com a sua fonte “{font}”.',
    forNext: 'Entendi: seus próximos vídeos terão a sua fonte “{font}”.',
    notFetched:
      'Não consegui obter uma fonte desse link. Ele precisa levar ao próprio arquivo e abrir sem login. Confira o link ou envie outro.',
  },
  reading: {
    looking: 'Vou olhar com atenção…',
    fine: 'Sim, dá para ler tudo com facilidade.',
    some: 'Quase tudo. {bad} de {all} legendas são difíceis de ler: {problems}.',
    many: 'Nem tanto. {bad} de {all} legendas são difíceis de ler: {problems}.',
    problems: {
      too_fast: 'fala rápida demais',
      too_many_lines: 'linhas demais',
      too_short: 'pouco tempo à vista',
      low_contrast: 'pouco contraste',
    },
    noCaptions: 'Este vídeo não tem legendas.',
    notReady: 'Posso dizer assim que o vídeo ficar pronto.',
    kept: 'Com esta velocidade de fala, não dá para ficar mais fácil de ler.',
  },
  script: {
    /** A script was sent: what is said in the video, word for word. */
    taken: 'Entendi: é isto que se diz. Vou ajustar as legendas a este texto.',
    forNext: 'Entendi: vou usar este texto no próximo vídeo que enviar.',
    tooLong: 'Esse texto é longo demais. Aceito {max} caracteres.',
    unreadable:
      'Não consigo usar esse arquivo como roteiro. Envie um arquivo de texto (.txt, .md, .srt ou .vtt) com no máximo {max} caracteres.',
    /** Under a finished video: how much of it was said, and what differs. */
    matched: '{percent}% do seu roteiro foi dito.',
    added: '➕ Dito, mas fora do roteiro: “{text}”',
    missing: '➖ No roteiro, mas não dito: “{text}”',
    /** After a tap. */
    takenOut: 'Retirado: “{text}”. A nova versão já vem.',
    putIn: 'Incluído: “{text}”. A nova versão já vem.',
    changedSince: 'As legendas mudaram nesse meio-tempo, então deixei como estão.',
  },
  brand: {
    saved: 'Guardado como seu modelo “{name}”. Seus próximos vídeos serão assim: aqui, nas páginas e pela API.',
    none: 'Ainda não tem uma marca. Diga como um vídeo deve ficar e depois: “salva isso como minha marca”.',
    used: 'Este é o visual de “{name}”.',
    forNext: 'Seus próximos vídeos terão o visual de “{name}”.',
    full: 'Já tem todos os modelos possíveis. Exclua um na página do seu perfil primeiro.',
  },
};
