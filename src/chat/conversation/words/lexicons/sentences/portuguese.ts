import type { SentenceWords } from '../../vocabulary/sentence-words.ts';

export const portugueseSentences: SentenceWords = {
  possible: /da pra|da para|rola|possivel|tambem/u,
  already: /(?:ta|esta|estao)(?: \p{L}+){0,5} ja|ja (?:ta|tai|ai|esta)/u,
  unchanged: /deix|mant|mexe|mexa|toque/u,
  unseen:
    /ilegivel|ilegiveis|(?:nao|n|num|nem|mal|quase nao) (?:se |da pra |da para |consigo |consegue |a gente )*(?:ve|veem|ver|vejo|le|leem|ler|enxerga\p{L}*|distingue\p{L}*|aparece\p{L}*)|some|somem|sumiu|sumindo|se perde\p{L}*|se confunde\p{L}*|desaparece\p{L}*|invisive\p{L}*/u,
  unread:
    /ilegivel|ilegiveis|(?:nao|n|num|nem|mal|quase nao|ninguem) (?:se |da pra |da para |da |consigo |consegue |conseguem |a gente |to conseguindo )*(?:ler|leio|le|leem)|(?:dificil|ruim|impossivel)(?: de| pra)? ler|ler melhor/u,
  compared: 'como tipo que igual feito',
  restoring: 'volta volte voltar',
  beforeNoun:
    'sim mas ta ok bom então entao o a os as um uma meu minha meus minhas no na nos nas em sobre com contra essa esse essas esses',
  letterCase: {
    first:
      'com_(letra_|inicial_|)maiuscula, com_letra_maiuscula, com_inicial_maiuscula, com_a_primeira_maiuscula, com * maiusculo, com_maiuscula, com_letra_(grande|maior), (leva|tem)_maiuscula, @_(grande|maiusculo|maiuscula), maiuscula, (inicial|letra)_grande',
    each: 'com_(maiusculas|maiuscula)_(nas_duas|nos_dois|em_ambas), maiuscula_(nas_duas|nos_dois)',
    all: '(em|tudo_em|com|tudo)_(maiusculas|maiusculo), em_caixa_alta, em_letras_maiusculas',
    small:
      '(em|com|tudo_em|tudo)_(minuscula|minusculas|minusculo), com_letra_minuscula, com * minusculo, minusculo $, sem_maiuscula, em_caixa_baixa, minuscula, minusculas, minusculo, @_(pequeno|minusculo|minuscula), letra_pequena',
  },
  standingOut: 'destac*, destaque*, realc*, enfatiz*, em_negrito, outra_cor, cor_diferente',
  thanks:
    'obrigado, obrigada, obrigadao, obrigadinha, brigado, brigada, brigadao, obg, obgd, brigadu, valeu, vlw, vlww, agradeco, agradecido, agradecida, (muito|fico|sou)_(grata|grato), deus_(te|lhe)_(pague|abencoe), thanks, thx, brigad*, obg, obgd, vlw, tmj, (valeu|brigada|brigado)_demais, (vc|voce|tu|ce)_(e|es) (10|dez|demais|anjo|maximo|show|maravilh*|fera|amor|melhor|incrivel), ^ (pra|para|por)_mim_(ta|esta)_bom $, ^ (pra|para|por)_mim_(ta|esta)_bom_assim $, ^ me_(basta|serve) $, ^ me_(basta|serve)_assim $, ^ assim_(ja|me)_serve $, ^ (para|pra)_mim_(chega|ja_chega) $, ^ ja_chega_(pra|para)_mim $, (pago|pagarei|ofereco|devo) (cerveja|cervejas|cafe|chope|chopp|breja|rodada|almoco|jantar|imperial), (cerveja|cafe|chope|breja|rodada)_e_por_minha_conta, ^ que_(brava|bravo|craque|fera|maquina) (maquina|$), (vc|voce|tu|ce)_(e|es)_(um|uma|o|a)_(maior|craque|joia|querida|querido|estrela|maquina|espetaculo|espectaculo|fofo|fofa|genio|heroi|rei|rainha|mestre|cara)',
  goodbye:
    '(boas|bons)_(ondas|vendas|festas|ferias|praias|viagens|corridas|aulas|pescas|fotos|filmagens|mares), boa_(sorte|viagem|semana|continuacao), tchau, xau, adeus, bye, ate_(logo|mais|breve|amanha|a_proxima|ja|sempre), boa_noite, (um|forte|grande) (abraco|abracos|beijo|beijinho), (abracos|beijos|beijinhos|cumprimentos|abs|bjs), fica_com_deus, fique_com_deus, (bom|boa)_(fim_de_semana|resto|continuacao), falou, (era|e)_so_isso, passar_bem, (tenha)_(um|uma) (bom|boa|otimo|otima), bjo, bjos, bjs, bjao, abs, fui, inte',
  where: 'onde, cade, aonde, kd',
  contrast: 'mas, porém, contudo, só, exceto',
  asking: 'saber, dizer, diga, perguntar, pergunta, duvida',
  reported: 'disse, falou, disseram, falaram, contou, ouvi, indicou, recomendou, parece, mandou, passou, enviou',
  work: 'chegou (video|arquivo|ficheiro|ai|bem|$), ^ como_vai $, (ja|foi|esta|ta|ficou|voce|vc|tu|ja_foi) (renderizou|renderizado|terminou|terminaste|terminado|acabou|acabaste|processado|gerado|gerou|pronto|pronta|finalizado|finalizou), ^ (terminou|acabou|terminaste|finalizou), (quase|ainda) (pronto|pronta|la|terminando|acabando|renderizando|processando|gerando), (esta|ta|estao|continua) (renderizando|processando|gerando|trabalhando), como_(esta|ta|vai|anda) (indo|andamento|video|processo|$), (quantos|alguem|quanta_gente) (na_minha_frente|antes_de_mim|a_frente), (sou|eu_sou|estou) (proximo|primeiro|a_seguir), (posicao|lugar|numero) (fila), tem_(fila|muita_fila), (quantos_por_cento|que_porcentagem|qual_a_porcentagem|que_etapa|qual_etapa|em_que_fase), (minutos|segundos) (pronto|acabar|terminar|ficar), (me_avisa|avisa|diga) (pronto|ficar|terminar), ^ (e|vai_ser|sera)_(rapido|rapidinho|demorado|coisa_rapida) $, ^ (demora|leva)_(pouco|muito) $',
};
