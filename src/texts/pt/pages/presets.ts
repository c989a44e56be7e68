import type { PageTexts } from '../../texts.ts';

export const presets: PageTexts['presets'] = {
  title: 'Modelos',
  intro:
    'Um modelo é um visual com nome. Escolha-o para vídeos novos, aqui, no editor e como “style” na API. Os vídeos feitos com ele ficam como estão.',
  none: 'Nenhum modelo ainda. Salve o visual de um vídeo na página dele.',
  own: 'Seus modelos',
  brand: 'Minha marca',
  isDefault: 'Padrão',
  makeDefault: 'Usar sempre',
  noDefault: 'Não usar sempre',
  madeDefault: 'A partir de agora, os vídeos novos serão como “{name}”.',
  tookDefault: '“{name}” não é mais o modelo padrão.',
  change: 'Renomear, fonte, apagar',
  name: 'Nome',
  rename: 'Renomear',
  renamed: 'O modelo agora se chama “{name}”.',
  delete: 'Excluir',
  deleted: 'O modelo “{name}” foi excluído.',
  save: 'Salvar este visual',
  saveHint:
    'Estilo, cores, tamanhos, posição, visual do título e marca-d’água, com um nome. Um modelo com o mesmo nome é substituído.',
  forAll: 'Usar em todos os vídeos novos',
  saved: 'O visual foi salvo como “{name}”.',
  apply: 'Usar um modelo',
  mistakes: {
    badName: 'Use de 1 a 40 letras, números, espaços, hifens ou sublinhados, e não o nome de um estilo.',
    taken: 'Você já tem outro modelo com esse nome.',
    full: 'Você tem {max} modelos. Exclua um primeiro.',
    gone: 'Este modelo não existe mais.',
  },
};
