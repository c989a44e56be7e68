import type { TopicPhrases } from '../../topics/topic.ts';
import { fontNames } from './font-names.ts';

export const portugueseTopics: TopicPhrases = {
  settings:
    '^ opcoes $, ^ (configuracoes|configuracao|definicoes|ajustes|preferencias|opcoes) $, (abre|abrir|mostra|ver|onde|cade) (configuracoes|definicoes|ajustes|preferencias|opcoes), onde (mudo|muda|altero|configuro|mexo)',
  styles:
    'como_se_(chamam|chama) (estilos|estilo), (nomes|nome) (estilos|estilo), (primeiro|segundo|terceiro|quarto|numero|#) (foto|fotos|imagem|imagens), estilo (numero|#), (qualquer|proximo) estilo, me_surpreende, (que|quais|outro|outros|tem|mais|qual) (estilos|estilo|modelos|visuais|efeitos), (mostra|mostre|ver|lista|quero_ver) (estilos|modelos|opcoes_de), (tem|algo|alguma_coisa|que_mais) (melhor|diferente|outro|mais_bonito|mais_chique), ^ estilos $, escolhe_(voce|vc|ai)',
  colors:
    '(que|quais|outras|mostra|mostre|lista|tem) cores, (mudar|muda|trocar|troca|escolher) (cor|cores) $, ^ (cores|cor) $',
  language:
    '(muda|mude|mudar|troca|passa) (pra|para|pro) (portugues|ingles|espanhol), (mudar|muda|trocar|troca|alterar) (idioma|lingua) $, ^ (idioma|lingua) $, onde (idioma|lingua), (idioma|lingua) do_bot $',
  videos:
    '(que|quais) (videos|clipes) (voce_tem|vc_tem|tem|tens|tem_meus|guarda), quantos (videos|clipes) (fiz|feito|mandei|ja), quantos (ja|eu) fiz, qual (e|era)_(qual|o|aquele), ^ (meus|os_meus) videos $, (mostra|ver|lista|cade|onde|listar|rever) (meus|antigos|anteriores|todos|outros) videos, videos (antigos|anteriores|que_eu_fiz|que_ja_fiz), ^ historico $',
  home: '(vamos_comecar|comecar|comecamos|vamos_recomecar)_(do_zero|de_novo) $, comecar_tudo_de_novo, (voltar|volta|ir|volte|vai) (inicio|menu|comeco|principal|home), menu_(principal|inicial), ^ (menu|inicio) $',
  deleteData:
    '(apaga|apague|apagar|exclua|exclui|deleta|delete)_tudo, (apaga|apague|apagar|apaguem|exclui|exclua|excluam|excluir|deleta|deletar|delete|elimina|elimine|eliminar|eliminem|remova|remover|some|suma|limpa) (tudo|dados|informacoes|conta|cadastro|perfil) (meu|minha|meus|minhas|mim|sobre|que_voces|que_tem|voces|pessoais), (apaga|apague|apagar|apaguem|exclua|excluam|excluir|deleta|deletar|elimina|elimine|eliminar|eliminem|remova|remover) (meus|minha|meu|dados|todos_os_meus|conta|cadastro), (exclusao|eliminacao|remocao|apagamento) (dados|conta|pessoais), lgpd, rgpd, direito (esquecimento|esquecido), me_esquece*, (apaga|exclui|deleta|some_com)_tudo',
  deleteVideo:
    '(apaga|apagar|apaguem|apague|exclui|excluir|excluam|remove|remover|removam|elimina|eliminar|eliminem) (todos|todas|tres|meus|os|ambos) (videos|clipes|gravacoes|filmes), (video|videos|gravacao) (suma|sumam|sumir|desapareca|desaparecam|apagado|apagados), (apaga|apague|apagar|exclui|exclua|excluir|deleta|deletar|elimina|elimine|eliminar|remove|joga_fora|some_com) (video|clipe|filme|primeiro|segundo|terceiro|ultimo|esse|este|#), ^ (apaga|deleta|exclui|apague)_(isso|ele|esse|este), (tira|tirar|remova) (video) (ar|servidor|servidores|daqui|dai)',
  sendAgain:
    '(mandas|envias|manda|passas|enviam) (de_novo|novamente|outra_vez|mais_uma_vez), (apaguei|perdi|sumiu) (chat|conversa), (tenta|tente|tentar) (de_novo|outra_vez|novamente), (manda|mandar|mande|envia|enviar|envie|reenvia|reenviar|reenvie|passa) (de_novo|novamente|outra_vez|mais_uma_vez), (reenvia|reenviar|reenvie|remanda), (nao) (abre|abriu|carrega|baixa|ta_abrindo|consigo_abrir), (apaguei|perdi|deletei) (sem_querer|o_video|video)',
  sendFile:
    '(como|em) (arquivos|ficheiros|documentos), (como|em|por|no) (arquivo|documento|ficheiro), qualidade (maxima|total|original|alta|boa|melhor|full), (maxima|melhor|alta|boa|total) (qualidade|resolucao|definicao), (sem|nao) (compressao|comprimir|compactar|comprimido), (pixelado|pixelada|borrado|comprimiu|compactou|estragou|embacado) , qualidade (ruim|pessima|baixa|horrivel|caiu|pobre)',
  sendSrt:
    'srt, vtt, arquivo (legenda|legendas), ficheiro (legendas|legenda), (legenda|legendas) (separada|separadas|em_arquivo|a_parte|arquivo|num_ficheiro)',
  showMistakes:
    '^ (ta|esta|isso_ta|isso_esta|aqui_ta) errado, (ver|mostra|mostrar|ler|conferir) (que|o_que) (voce|vc|escreveu|entendeu) , (ver|mostra) o_que (entendeu|escreveu|saiu), (so|apenas|somente) (o_texto|texto) (colar|copiar|pra|para|legenda), (me_manda|manda|copia|passa) (so|esse|o) texto, (ver|vejo|mostra|mostrar) (o_que) (escreveu|entendeu|escutou|ouviu|eu_falei), tem (erro|erros|#_erros), (como|onde) (corrijo|corrigir|arrumo|arrumar|mudo|mudar|edito|editar|conserto|consertar|altero|troco) (palavra|palavras|erro|erros|texto|nome|legenda|isso|errada|errado), (tem|ha|achei|vi|saiu|existem|uns|alguns|varios) (erro|erros|errinho|errinhos|errado|gralhas|gralha), (escreveram|escreveu|saiu|esta|ta|escrito|puseram) (nome|palavra|palavras) (errado|errada|erradas|mal), (posso|da_pra|consigo|dava_para) (corrigir|editar|arrumar|mudar) (texto|legenda|palavras|legendas), nome (ta_errado|esta_errado|errado|saiu_errado) $',
  speak: '',
  work: '(#|minutos|horas|hora|tempao|seculos) (esperando|espero|a_espera|aguardando), (estou|to|tou) (esperando|a_espera|aguardando) (ha|faz|#|desde), (demora|demorar|leva) (sempre|assim|tanto|muito), sempre demora, (travou|travado|congelou|parou) $, (ja|ta|esta)_quase, (vai)_demorar, (falta|faltam)_(muito|mto|quanto|pouco), (ainda) (nao_ficou|nada|nao_chegou), que_horas (fica|sai|termina), (ta|esta|ja_ta|ja_esta|ficou|tah|e) (pronto|pronta|terminado|feito), (ja) (foi|acabou|terminou|ficou), (falta|quanto_falta|falta_quanto) (muito|mto|tempo|pouco|quanto) , quanto (falta|tempo|demora|vai_demorar|leva), (cade|onde) (video|filme|esta|ta|ficou|meu|resultado|fica|aparece), (pq|porque|por_que|porq) (demora|demorando|tanto|lento|demorado|tao), (travou|travado|parado|bugou|morreu|emperrou), (ta|esta|voce|vc|tem|ainda) (ai|alguem_ai|vivo|funcionando|processando|fazendo), (nao|nada) (recebi|chegou|veio|apareceu), (demora|demorando|demorar|demorado) (muito|tanto|mto|demais|ainda), (da_tempo|vai_dar_tempo|sera_que_da|sera_q_da), ^ (e_ai|eai|entao|status|pronto) $, quando (fica|pronto|vai|chega|termina|acaba), preciso (postar|antes|ate) (h|horas|pra_ja|agora|dar)',
  minutes:
    '(quantos|minutos|creditos|tempo|quanto) (minutos|creditos|restam|sobram|tenho_ainda|ainda_tenho|sobrou|restantes|me_resta), minutos (tenho|restam|sobraram|gastei|usei), quantos_(minutos|videos|creditos)',
  price:
    'tem_(custo|preco|valor), (cobra|cobram), (cadastrar|cadastro|registrar|cartao) (pagar|precisa|tem_que|credito|$), (precisa|preciso|tem_que|tenho_de) (cadastrar|cadastro|registrar|pagar|cartao), (isso|isto|e|ta)_pago, quanto (sai|custa|cobram|cobra|fica), (quanto|qto|qual) (custa|custam|preco|valor|pago|sai|cobra|cobram|paga), (preco|precos|valores|assinatura|mensalidade|gratis|gratuito|gratuita|orcamento|tarifa), (de_graca|e_pago|tem_que_pagar|preciso_pagar|e_gratis|e_cobrado), (plano|planos) (mensal|anual|pago|agencia|tem|custa), cartao_de_credito, custa',
  privacy:
    'ou_(so|apenas|somente)_eu, (apagado|apaga|apagam|excluido|eliminado) (depois|automaticamente), depois (apagado|apaga|apagam|excluido|eliminado), (quem|alguem|outros|mais_alguem) (ve|ver|vendo|assiste|acesso|ler), (criancas|menores|pacientes|clientes|alunos) (video|aparecem|no), (onde|quanto) (guardado|guardados|salvo|armazena*|guardam|ficam|fica), servidores, lgpd, protecao_de_dados, (quem|alguem|mais_alguem|outras_pessoas|gente|outros) (ve|acesso|assiste|pode_ver|vai_ver|consegue_ver|tem_acesso|veem) , (o_que|que) (acontece|fazem|e_feito) (video|videos|dados|depois|arquivos), (ficam|fica|sao|guardam|guardados|salvos|armazenados|armazenam|guardado|salvam) (salvos|guardados|salvo|guardado|armazenados|algum_lugar|servidor|servidores|videos|quanto_tempo|meus|seguros|privados|onde), (quanto|quando) (apagam|guardam|guardado|excluem|ficam_guardados|ficam_salvos), (privacidade|sigilo|sigiloso|sigilosa|confidencial|confidenciais), (treinar|treinam|treino) (ia|ai|modelos|inteligencia), (onde) (ficam|fica|guardam|servidores|vao), (sao|e|esta) (privados|privado|seguro|seguros)',
  formats:
    '(que|quais|qual) (formatos|formato|tipos_de_arquivo|arquivos), (mov|mp4|mkv|avi|webm|wmv|hevc|flv) (serve|funciona|da|pode|aceita|ok|vai|tambem), (aceita|aceitam|serve|funciona|le|suporta|pode|mandar) (mov|mp4|mkv|avi|webm|wmv)',
  length:
    '(pode|serve|aguenta|aceita|funciona) (hora|horas|minutos|longo|longos), (qual|quanto|quantos) (tamanho|duracao|limite|maximo|pode_ter|pode_durar|minutos_pode|comprimento), (tamanho|duracao|limite|tempo) (maximo|maxima|max|video|minutos|limite), (tem|ha|existe) (limite|maximo), (hora|horas|minutos|min|1h20) (pode|da|aceita|serve|ok|muito|e_muito|cabe|vai), (muito|longo|grande)_(longo|demais|grande)',
  platforms:
    '(serve|funciona|da|vale|presta) (tiktok|insta|instagram|youtube|kwai|facebook|reels), (pro|pra|para)_(tiktok|insta|instagram|youtube|kwai) $, (quais|que|qual) (sites|plataformas|apps|links|redes), (youtube|instagram|insta|facebook|face|tiktok|vimeo|linkedin|dropbox|drive|whatsapp|zap|twitter|kwai) (serve|funciona|pode|da|aceita|ok|tambem|status), (aceita|aceitam|serve|funciona|pode|da_pra|posso|mandar|colar|pega) (link|links|youtube|instagram|insta|facebook|vimeo|dropbox|drive|status|whatsapp|zap|kwai)',
  several:
    'quantos (videos|clipes|arquivos) (posso|podemos|da_pra|da_para|da) (mandar|enviar|passar|subir), (posso|da|pode) (varios|dois|tres) (videos|vez|juntos), (mandar|enviar|subir|fazer|mando|envio) (varios|muitos|outro|outros|mais_de_um|dois|tres|quatro|cinco|seis|dez|proximo|monte) (ja|agora|videos|video|enquanto|juntos|seguidos|clipes), (mandar|mando|enviar|envio) (o_proximo|o_outro|outro) , (deixar|manter|deixo|ficar_com) (app|aplicativo|chat|telegram|celular|telemovel|pagina|conversa) (aberto|aberta|ligado), (posso|da_pra|pode) (fechar|sair) (app|aplicativo|chat|telegram|daqui)',
  whoAreYou:
    '(es|voce|vc|e|tem|falo|falando) (humano|robo|maquina|gente|pessoa|de_verdade|real), (alguem|pessoa|gente|humano) (atras|lendo|ai|respondendo|lado), quem (e_voce|e_vc|es|es_tu|e_tu|ta_ai|esta_ai), (voce|vc|tu|estou|to|isso|e) (humano|pessoa|robo|bot|de_verdade|gente_de_verdade|maquina|uma_pessoa|real) , qual_(e_o_seu|o_seu|seu|o_teu|e_o_teu) nome, como_(voce_se_chama|vc_se_chama|te_chamas)',
  howToBegin:
    '(como|por_onde) (funciona|comeco|comecar|uso|usa|usar|faco|se_usa|faz), nao (entendi|entendo|sei_usar|sei_como|sei_mexer|percebo|percebi), (o_que|oq|que) (voce_faz|vc_faz|faz|sabe_fazer|consegue_fazer|da_pra_fazer|fazes|sabes_fazer), (me_explica|explica|explique), (me_ajuda|ajuda|ajude|preciso_de_ajuda|ajudem) $, (legendar|por_legenda|colocar_legenda|legenda) (video|um_video|e_possivel|possivel|da_pra) , (primeira_vez|sou_novo|sou_nova)',
  canCaption:
    '(pode|consegue|podes|poderia|faz|fazes|poe|bota|coloca|sabe|da_para|da_pra) (fazer|por|botar|colocar|legenda|legendas|a|as|meter) (legenda|legendas|letras|texto|letrinhas) , (e|es|voce|tu) (que|quem|o_bot|aquele) (faz|fazes|poe|bota|coloca) (legenda|legendas|letras|texto|as|a), (voce|vc|tu|voces) (faz|fazes|fazem|poe|bota|coloca) (legenda|legendas|letras|texto|as_legendas|as_letras), (faz|poe|bota)_(legenda|legendas)',
  install:
    '(tenho_que|tem_que|preciso|e_preciso|precisa|devo|tenho_de) (instalar|baixar|descarregar) (algo|alguma|algum|app|aplicativo|programa|aplicacao|nada|$), (precisa|tem|existe|preciso) (app|aplicativo|um_app|um_aplicativo|programa|de_aplicativo|de_app) , (preciso|precisa|tenho_que|tem_que) (de_conta|criar_conta|ter_conta|uma_conta|fazer_cadastro), sem_instalar',
  spoken:
    '(que|quais) (idiomas|linguas|sotaques|dialetos) (entende|entendes|reconhece|posso|pode|aceita|funciona|voce), (entende|entendes|funciona|reconhece|pega|problema|percebe) (sotaque|sotaques|caipira|nordestino|gaucho|baiano|mineiro|carioca|portugues_de_portugal|acoriano|alentejano|madeirense|angolano|rapido), (meu|tenho|com|um) sotaque (problema|forte|entende|funciona|carregado|de|do|$)',
  watermarked:
    '(tem|fica|vem|leva|poe|coloca|poem|deixa|sai) (marca_dagua|marca_d_agua|marca_de_agua|o_logo_de_voces|seu_logo|logotipo_vosso|propaganda|alguma_marca), (seu|vosso|teu) (logo|nome|logotipo) (no|sobre|em)',
  fonts:
    '(que|quais|lista|nomes) (fontes|letras|tipos_de_letra|tipografias) (tem|tens|ha|voce|existem|posso|sao|disponiveis|de|$), (me_mostra|mostra|mostre|diz|diga|me_diz|me_fala) (fontes|tipos_de_letra|tipografias), (letra|letras|fonte|tipografia) (com_serifa|serifa|serifada|gotica|antiga|retro|pixelada|bordada|classica|de_epoca|de_jogo|de_8_bits|8_bits|de_videogame|vintage|de_forma), (letra|letras|fonte|tipografia) (tipo|como|estilo|que_parece|que_pareca|parecida) (cartaz|maquina|jogo|videogame|jornal|livro|antiga|bordado|bordada|gibi|quadrinhos|filme|convite|placa|cordel|azulejo)',
  someWords:
    '(so|somente|apenas|algumas|certas|uma_so|determinadas|uma) (palavra|palavras) (destacada|destacadas|outra_cor|de_outra_cor|cor_diferente|destaque|em_negrito|diferente|diferentes|colorida|coloridas), (destacar|colorir|marcar|realcar|botar|por) (so|algumas|uma|certas|apenas|determinadas) (palavra|palavras), (palavra) (de_outra_cor|com_outra_cor|em_outra_cor|noutra_cor|de_cor_diferente)',
  moreWords:
    'mais_palavras, (frase|frases|linha|linhas) (maior|maiores|mais_longa|mais_longas|mais_compridas|inteira|inteiras|completa|completas), (poucas|pouca)_(palavras|palavra), (pelo_menos|no_minimo) (#|quatro|cinco|seis) palavras',
  shadow:
    '(sombra|sombras) (nas|na|atras|embaixo|debaixo|letra|letras|texto|por_favor|pfv|$), (bota|botar|poe|por|coloca|colocar|com|mete|da|quero|uma) (sombra|sombras|sombreado|sombrinha), sombread*',
  frame:
    '(moldura|borda|margem) (em_volta|a_volta|ao_redor|no_video|do_video|para_o_video|de_flores|de_madeira|a_toda_a_volta|na_imagem), (emoldurar|emoldura|emoldurado), (desenho|desenhos|desenha|desenhar|desenhe|desenhinhos) (video|em_volta|ao_redor|por_cima|ao_lado|tela|no|em_cima|$)',
  endCard:
    '(tela|ecra|cartao|cartaz|placa|imagem) (final|de_fim|de_encerramento|do_final), outro_no_final, creditos_finais, (telefone|numero|contato|contacto|endereco|morada|email|site|horario|zap) (no_final|no_fim|ao_final|no_finalzinho), (no_final|no_fim|ao_final) (telefone|numero|contato|contacto|endereco|morada|email|site|horario|zap)',
  hideFaces:
    '(desfoca|desfocar|borra|borrar|tapa|tapar|esconde|esconder|cobre|cobrir|pixela|pixelar|censura) (cara|caras|rosto|rostos|placa|matricula|matriculas|crianca|criancas|pessoa|pessoas|gente|vizinho|moco|senhor), (rostos|caras|criancas|placa) (desfocados|borrados|borradas|tapadas|escondidas|escondidos)',
  fileSize:
    '(arquivo|video|ficheiro) (menor|mais_pequeno|mais_leve|menos_pesado|muito_pesado|muito_grande|grande_demais|pesado_demais), (muito_pesado|muito_grande|grande_demais|pesado_demais|pesa_muito|demasiado_grande) (email|e_mail|enviar|mandar|whatsapp|anexo|zap|para|pra|$), (comprime|comprimir|comprima|diminui|diminuir|reduzir|compactar|compacta) (video|arquivo|ficheiro|o|peso|$), (quantos|menos_de|quanto) (megas|mega|mb|pesa)',
  silences:
    '(corta|cortar|tira|tirar|remove|remover|elimina|eliminar) (silencio|silencios|pausas|pausa|ees|eee|ee|hum|ne|respiracao|vazios|gaguejadas|aah)',
  translation:
    '(tradu*|traduz*), (duas_linguas|bilingue|dois_idiomas), (legenda|legendas|texto) em (ingles|espanhol|frances|alemao|chines|arabe) (mas|tambem|em_vez|enquanto|e_nao|embora|so_que)',
  cleanVideo:
    '(tira|tirar|remove|remover|apaga|sem|elimina|retirar) (legenda|legendas) (original|ja|antiga|queimada|todas|limpo|de_volta|do_video|completamente|gravada|tudo|que_ja|embutida), video (limpo|sem_legenda|sem_legendas), ^ (sem|nada_de|tira) (legenda|legendas|a_legenda|as_legendas) $, (legenda|legendas) ja (queimada|gravada|embutida|no_video|vem|tem|existe)',
  music:
    '(bota|botar|poe|por|coloca|colocar|adiciona|mete|quero|uma|um) (musica|musiquinha|funk|trilha|som|batida|cancao|musica_de_fundo|pagode|sertanejo|louvor|beat), (musica|musiquinha|funk|trilha|som|beat|batida) (de_fundo|atras|por_tras|fundo)',
  download:
    '(baixa|baixar|baixe|descarregar|sacar|salvar) (sem|so|apenas|esse|este|video|isso|pra_mim), (so|apenas)_(baixar|baixa|descarregar|salvar), sem_(marca_dagua|marca|logo_do_tiktok), sem_marca d agua',
  voice:
    '(muda|mudar|troca|trocar|engrossa|engrossar|afina|altera|distorce|disfarca) (voz), voz (mais_grossa|grossa|de_robo|fina|masculina|feminina|diferente|mais_grave)',
  trim: '(corta|cortar|tira|tirar|remove|apara|encurta|encurtar|elimina) (primeiros|ultimos|inicio|comeco|final|fim|intro|segundos|minuto|minutos|parte|pedaco|#), (primeiros|ultimos) # (segundos|minutos), (# primeiros|# ultimos), # (primeiros|ultimos) (segundos|minutos), (encurta|encurtar|apara)',
  speed:
    '(acelera|acelerar|acelere|desacelera|desacelerar), (mais) (rapido|devagar|lento) (video|filme), (1.5x|1.25x|1.2x), em_2x, velocidade_2x, 2x_mais (rapido|lento), camera_lenta, slow_motion, time_lapse, timelapse, (deixa|poe|bota) (video) (rapido|lento|devagar)',
  picture:
    'marca_d_agua, marca_dagua, marca_de_agua, (bota|poe|por|coloca|colocar|adiciona|mete|insere|inserir|usa|cola) (logo|logotipo|logomarca|imagem|foto|figura|gif|figurinha|imagens|fotos|marca_dagua), (logo|logotipo|foto|imagem) (canto|em_cima|no_final|cima|no_video)',
  backgroundBlur:
    'fundo (desfocar|desfocado|desfoca|borrar|embacar|desfoque|borrado), (muda|troca|mudar|trocar|tira) fundo (pra|para|por|parede|praia), (desfoca|desfocar|borra|borrar|embaca|desfoque) (fundo|atras|cenario|quarto), (troca|trocar|muda|mudar|substitui) fundo (video|imagem|praia|quarto|atras|por), tela_verde, chroma, fundo_virtual',
  posting:
    '(posta|postar|poste|publica|publicar|publique|sobe|subir|compartilha|agenda|partilha) (insta|instagram|tiktok|youtube|facebook|perfil|pagina|canal|story|stories|direto|pra_mim|por_mim|meu|minha|linkedin), (manda|mandar|mande|mandas|envia|enviar|envie|encaminha|encaminhar|encaminhe|compartilha|compartilhar|partilha|partilhar|passa|repassa) (por|pelo|pra|para|ao|a|no|com|o_video|isso) (whatsapp|whats|zap|email|e_mail|irma|irmao|filha|filho|mulher|marido|esposa|esposo|mae|pai|chefe|patrao|grupo|cliente|clientes|familia|amiga|amigo|amigos|neta|sobrinha|vizinha), (por|pelo)_(email|e_mail|whatsapp|zap|whats) (pode|consegue|por_favor|$)',
  speakers:
    'quando (falo|fala|falam) quando (falo|fala|falam), (cor|cores) (pra|para|por) (cada|cada_um|cada_pessoa), cada_(pessoa|um) (uma_cor|com_uma_cor|de_uma_cor|cor), (uma|outra)_cor (cada) (pessoa|um|convidado|quem), (duas|dois|tres|cada|nos|somos) (pessoas|pessoa|um|convidado|apresentadores|falantes|dois|locutores|vozes) (cor|cores|amarelo|azul|verde|rosa|vermelho), (cor|cores) (diferente|diferentes) (pessoa|cada|convidado|quem), (minha|dela|dele|minhas) (fala|falas|parte|palavras|legenda) (dela|dele|minha|convidado|outra), cada_(um|pessoa) (uma_cor|de_uma_cor|cor)',
  live: '(ao_vivo|em_direto|livestream|transmissao|tempo_real), (na|minha|uma|da|em|pra|numa|nas) (live|lives)',
  dubbing:
    '(dubla|dublar|dublagem|dublado|duble|dobragem|dobrar_para|dobra_para), (narracao|locucao|voz_de_ia|voz_ia), (fala|falar|falando|narra) em (ingles|espanhol|frances) (por_cima|com_voz|no_meu_lugar|dublado)',
  summary:
    '(resum*), (melhores|principais) (momentos|partes|trechos|cortes), (faz|faca|tira|gera) (cortes|clipes|pedacos), versao_(curta|resumida)',
  otherFont: `${fontNames}, (minha|outra|outro|nossa|diferente|propria|mudar|trocar) (fonte|tipografia|tipo_de_letra), (que|quais) fontes`,
  noise:
    '(tira|tirar|remove|remover|limpa|limpar|reduz|reduzir|diminui|elimina) (barulho|ruido|chiado|eco|vento|zumbido|audio|som_do|ventilador|ar_condicionado), (aumenta|aumentar|abaixa|sobe) (volume|som|audio), (volume|som|audio) (mais_alto|baixo|alto|ruim)',
  brightness:
    '(clareia|clarear|ilumina|iluminar|escurece|escurecer) (imagem|video|cena|tudo|um_pouco|gravacao), (imagem|video|cena|gravacao) (escuro|escura|claro|clara|clarinha|estourado), (brilho|saturacao|contraste_da_imagem|correcao_de_cor|filtro)',
  timing:
    '(legenda|legendas|texto|palavras) (adiantada|adiantadas|atrasada|atrasadas|atrasando|antes|depois|fora_de_sincronia|dessincronizada|fora_do_tempo), (fora_de_sincronia|dessincroniz*|sincron*), nao (bate|sincroniza|acompanha) (voz|audio|fala), (legendas|texto|letras|palavras|legenda) (fiquem|ficar|fica|fiquem|permaneca|permanecam|continuem) (silencio|quando|pausa|enquanto|mais|tela|ate|mesmo), (legendas|texto|letras|palavras|legenda) (some|somem|desaparece|desaparecem|saem) (quando|silencio|pausa|nas|rapido|cedo|muito)',
  capitals:
    '(maiusculas|maiuscula|minusculas|minuscula|maiusculo|minusculo), (tudo|todas|em|letra|letras|com|sem|so|nao|nada_de) (maiuscula|maiusculas|maiusculo|minuscula|minusculas|minusculo|caixa_alta|caixa_baixa|caps|capslock), caixa_(alta|baixa), ^ (maiusculas|maiuscula|minusculas|minuscula), (parece|como_se) (gritando|berrando|gritar|a_gritar), letra_de_forma',
  wordCount:
    '(maximo|max|so|apenas|no_maximo|ate) (#|duas|tres|quatro|cinco) palavras, (#|duas|tres|quatro|cinco) palavras (por_vez|de_cada_vez|por_tela|max|juntas|na_tela|cada|no_maximo|por_linha), (menos) palavras, muita_palavra, muitas_palavras, demasiadas_palavras, palavras (juntas|por_vez|de_uma_vez|por_tela|ao_mesmo_tempo|de_cada_vez), (frases|frase|trechos) (mais_curtas|menores)',
  punctuation:
    'pontuacao, (sem|com|cade|coloca|tira|falta|faltam|faltou|bota|poe|faltando|nenhuma) (virgula|virgulas|ponto|pontos|ponto_e_virgula|pontos_finais), (virgulas|pontos) (faltam|faltando|sumiram)',
  weight:
    '(mais|menos|bem) (finas|fininhas|grossas|gordas|gordinhas|magras) (letra|letras), (letra|letras|fonte|legenda) (mais_grossinha|grossinha|mais_gordinha|gordinha|mais_grossinhas|mais_encorpada|encorpada), (letra|letras|fonte|tipo_de_letra) (mais_fina|mais_fino|mais_leve|mais_grossa|mais_pesada|menos_pesada|mais_finas|mais_grossas|menos_grossa|fininha|fina|grossa|mais_gorda|pesada), (menos|mais)_negrito',
  shape:
    '^ quadrado $, (video|formato|versao|em|deixa|faz|corte|imagem|tudo|seja|saia|ficar|fique|deixar) (quadrado|quadrada|quadrados), (quadrado|quadrada) (pro|para|pra) (insta|instagram|feed|facebook), (4:5|5:4|1:1|4:3|3:4)',
  joining:
    '(junta|juntar|junte|une|unir|emenda|emendar|combina|combinar|cola|colar|mescla|mesclar) (videos|clipes|os_dois|dois_videos|ambos|com_o_de|num_so|em_um|com_aquele)',
  manyColors:
    '(cada|todas) (palavra|letra|linha) (outra|diferente|uma|propria) cor, (palavras|letras|texto|legendas) (arco_iris|arcoiris|multicolorido|multicoloridas|coloridas), (palavras|letras) cores diferentes, cada_palavra_de_uma_cor',
  emojiChoice:
    '(menos|outros|diferentes|so_um) (emojis|emoji), (esse|este|aquele|o) emoji (nao|combina|fica|de|ta|ficou)',
  takeBack:
    '(desfaz|desfaca|desfazer|desfaze|reverte|reverta|reverter|anula|anule) (isso|isto|a|o|ultima|ultimo|essa|tudo|as_duas|os_dois|amarelo|ai) (por_favor|pfv|$|ultima|ultimo|mudanca|alteracao|correcao|coisa|amarelo|que), (desfaz|desfaca|desfazer|desfaze) , (volta|voltar|volte|devolve|devolva|deixa|deixe|poe|bota|coloca|ponha|restaura|restaure|repoe|reponha) (a|o|tudo|como|ao|linha|do|que|la|para|pra) (como_era|como_estava|como_tava|como_antes|versao_anterior|versao_de_antes|anterior|de_antes|que_era|que_estava|jeito_que_estava|jeito_que_era|texto_original|original|inicio), (um|dois) (passo|passos)_atras, (recupera|recupere|restaura|restaure|devolve|devolva) (linha|texto|antiga|anterior|versao|cor|frase|minha|a|o), (volta|volte)_(atras|pra_tras|para_tras)',
  thanks: '',
  greeting: '',
  announced:
    '(vou|ja|te|lhe|ja_te|estou) (mandar|enviar|mando|envio|gravar|filmar|subir|enviando|mandando|passar|passo|mandar_te) (o|um|meu|ja|agora|video|algo|pra|para|uma|e_ver|e_vemos|$), (ai|la|ja) (vai|vem|segue) (video|o|meu|um|$), (segue)_(video|o_video|meu), (um_momento|um_instante|espera|pera|peraí|perai|calma|so_um_segundo) (que|estou|vou|to|deixa|procurar|$), deixa_eu_(procurar|achar|gravar|tentar|ver_se_acho)',
  praise:
    '^ (amei*|adorei*), (amei|adorei|curti|gostei) , que_(lindo|linda|show|massa|top|maximo|demais|legal|maravilha|da_hora|incrivel), ficou (lindo|linda|otimo|show|perfeito|top|massa|demais|incrivel|maravilhoso|muito_bom|bom|excelente|sensacional|legal|otima|perfeita|bem), (parabens|sensacional|maravilhoso|maravilha|incrivel|espetacular|excelente|perfeito|fantastico|show_de_bola), ^ (top|show|massa|uau|wow|caraca|nossa|lindo|otimo|perfeito), da_hora, muito_bom, bom_trabalho, arrasou, arrasaram',
  complaint:
    '(doi|doendo|doem|machuca|machucando|incomoda|incomodando|arde|cansa|dor|mal) (vista|olho|olhos), nao_(suporto|aguento), berrante, nao (gostei|curti|presta|ficou_bom|ficou_boa|era_isso|esta_bom|ta_bom), (horrivel|pessimo|pessima|feio|feia|ridiculo|lixo|droga|merda|decepcao|decepcionado|decepcionada|uma_porcaria|porcaria|terrivel|tosco), (quantas)_vezes (tenho|preciso|vou|falar|dizer), (ja) (te|lhe|eu|o) (disse|falei|pedi|avisei|expliquei), (ja)_(disse|falei|pedi|avisei), (nunca|nao|nem) (me_ouve|me_escuta|escuta|ouve|me_entende|entende_nada|entende|percebe|percebe_nada|presta_atencao|acerta_uma), (ta|es|esta|tas)_(cego|surdo|doido|burro|maluco|cega|surda|louco), (estou|fiquei|to) (chateada|chateado|irritada|irritado|zangada|zangado|farta|farto|brava|bravo|desapontada|desapontado|aborrecida|aborrecido|perdendo_a_paciencia), (que|mas_que) (bagunca|desastre|confusao|estrago|porcaria|raiva), (mas)_o_que_e_(isto|isso), (cada_vez|de_mal_a) pior, (estragou|estragaste|arruinou|acabou_com) (tudo|a|meu|o|video|frase|texto), assim_nao_da',
  patience:
    '(sem)_(stress|estresse|pressa), vou_(almocar|jantar|tomar|sair|dormir|ali), (sem_pressa|com_calma|na_boa|eu_espero|vou_esperar|espero|aguardo|fico_no_aguardo|tranquilo), (pode) (demorar|ir_com_calma|levar_o_tempo)',
  refusal:
    '^ (nao|nao_obrigado|nao_obrigada|nem|nops|nao_precisa|nao_quero|agora_nao|nada) $, (nao_mexe|nao_mexa|nao_muda|deixa|deixe) (texto|assim|quieto|como_esta|como_ta|tudo|legenda|nada)',
  zoom: 'zoom*, (aproxim*|afast*) (camera|imagem|rosto), primeiro_plano, close_no_rosto',
  ownScript:
    '(tenho|colar|colo|mandar|mando|dar|usar|copiar|passar) (roteiro|script|guiao|teleprompter), (roteiro|script) (colar|mandar|usar|passar)',
  keepStyle:
    '(guarda|guarde|salva|salve|usa|use|mantem|mantenha|deixa|lembra) (estilo|visual|configuracoes|esse|este|isso) (para|pra|pros|em) (todos|proximos|futuros|outros) (videos|video)',
  textAgain:
    '(mostr*|ver) que (entend*|ouvi*|escrit*), (manda|mandar|mande|mandas|envia|enviar|envie|envias|passa|passar|passe|passas|mostra|mostrar|mostre|mostras|da|dar|de|bota|poe) (texto|lista|linhas|frases|transcricao) (de_novo|novamente|outra_vez|mais_uma_vez), (reenvia|reenviar|reenvie|remanda) (texto|lista|linhas|frases|transcricao), (de_novo|outra_vez) (texto|lista|linhas|frases|transcricao), (me_mostra|mostra|mostre|mostre_me|deixa|deixe|quero|queria|posso|gostava|gostaria|da_pra|da_para) (ver|ler|me_ver|eu_ver|eu_ler|de_ver|de_ler|conferir|reler|o_que|a_linha|como) (texto|o_que|escrito|linha|entendeu|frase|palavras|legendas), (o_que|que) (voce|vc|tu) (entendeu|escreveu|ouviu|entendeste|escreveste), (mostra|mostre|le|leia)_(ela|ele|de_novo|outra_vez|pra_mim|a_linha), texto (por_escrito|completo|inteiro|todo)',
  wrongVideo:
    '(mandei|enviei|subi|botei|postei|anexei|coloquei) (errado|errada|trocado|trocada), (video|arquivo|ficheiro|clipe)_(errado|trocado), (enganei|confundi|enganado) (video|arquivo|ficheiro)',
};
