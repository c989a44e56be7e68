import type { SentenceWords } from '../../vocabulary/sentence-words.ts';

export const frenchSentences: SentenceWords = {
  possible: /aussi|on peut|possible/u,
  already: /(?:est|cest|sont)(?: \p{L}+){0,5} deja|deja (?:mis|mise)/u,
  unchanged: /laiss|touche|inchang/u,
  unseen:
    /illisibles?|(?:voit|vois|voient|lit|lisent|distingue\p{L}*|devine\p{L}*) (?:\p{L}+ ){0,4}(?:pas|rien|plus|mal|a peine|que dalle)|se (?:perd|perdent|fond|fondent|confond\p{L}*)|disparai\p{L}*|invisibles?/u,
  unread:
    /illisibles?|(?:lit|lis|lisent|lire) (?:\p{L}+ ){0,3}(?:pas|rien|plus|mal|que dalle)|(?:pas|rien|plus|impossible|dur|difficile|arrive pas)(?: a| de| moyen de)? (?:les |la |le )?lire|n ?arrive (?:\p{L}+ )?a (?:\p{L}+ )?lire/u,
  compared: 'comme genre façon facon style',
  restoring: 'reviens revenez retour remets remettez repasse',
  beforeNoun: 'ouais oui mais ok bon ben hmm le la les l un une mon ma mes sur dans contre avec ce cette ces des du en',
  letterCase: {
    first:
      '(avec|a|prend)_une_(majuscule|maj), avec_une_grande_(lettre|initiale), avec_(un|une)_grand, en_majuscule $, avec_majuscule, (majuscule|maj)_a, (majuscule|maj)_au, met_une_majuscule, @_majuscule, (grand|gros)_@, majuscule, majuscules',
    each: '(majuscule|majuscules)_aux_deux, les_deux_en_majuscule',
    all: '(en|tout_en)_(majuscules|maj|capitales)',
    small:
      '(en|avec_une|tout_en)_(minuscule|minuscules), avec_un_petit, sans_majuscule, minuscule, minuscules, @_minuscule, petit_@',
  },
  standingOut: 'en_(valeur|evidence|avant|gras), ressort*, accentue*, surlign*, autre_couleur, couleur_differente',
  thanks:
    'merci, mercii, mci, mrc, mercy, thanks, thx, (je|nous)_(te|vous)_(remercie|remercions), remerciements, reconnaissant*, (c_est|c)_(tres|super|trop|vraiment)_(gentil|sympa|aimable), (vous|tu)_(as|avez)_(bien|tres_bien)_(travaille|bosse), milles_mercis, (t_es|tes|tu_es|vous_etes)_(un|une|le|la) (ange|amour|genie|as|perle|meilleur|meilleure|boss|crack|tresor), (t_es|tes|tu_es)_(genial|geniale|au_top|top), ^ ca_me_(va|suffit|convient) $, ^ ca_me_(va|suffit|convient)_(bien|comme_ca|tres_bien) $, ^ ca_(suffit|ira)_comme_ca $, (offre|offrirai|paie|paye|paierai|payerai) (cafe|biere|verre|bouteille|coup|pot|croissant|croissants), (t_es|tes|tu_es|vous_etes)_(un|une|le|la)_(chef|cheffe|champion|championne|coeur|pote|roi|reine|bijou|star|crème|creme|saint|heros|magicien|magicienne|bete|tueur|tueuse|pro)',
  goodbye:
    '(bonne|bonnes|bon|bons)_(vagues|ventes|fêtes|vacances|route|continuation|surf|chance|semaine|courage), au_revoir, adieu, ciao, tchao, bye, a_(bientot|plus|demain|la_prochaine|plus_tard|tout_a_l_heure|la_revoyure), bonne_(nuit|soiree|journee|fin|continuation), bon_(week|weekend|apres), (cordialement|bises|bisous), bien_a_vous, portez_vous_bien, (ce_sera|ca_sera)_tout, bises, bisous, bye, bonne_(soiree|journee|nuit)',
  where: 'ou, ousque',
  contrast: 'mais, cependant, toutefois, sauf, hormis',
  asking: 'savoir, dire, dites, dis, demander, question',
  reported: 'dit, disait, paraît, raconté, entendu, conseillé, recommandé, montré, filé, envoyé, passé, donné',
  work: '(en_avez|en_as|vous_en_avez) longtemps, (est|bien|video|fichier) arrivee $, (bien|est) arrive $, ^ c_est_(bon|rendu) $, c_est_en_cours, quand (sera|serait|seras|ce) (pret|prete|fini|dispo), (est|elle|il|c|rendu|video) (generee|genere|rendue|exportee|traitee|traite) , (t_as|tu_as|vous_avez|as_tu|avez_vous|a) (fini|termine|genere|boucle), (presque|quasi|quasiment|deja) (pret|prete|fini|finie|termine|bon|la), (quand) (pret|prete|fini|finie|termine), (ca|c|il|elle) (rend|genere|calcule|est_en_cours|en_cours|traite|export*) (encore|toujours|$), (combien|beaucoup|quelqu_un|du_monde) (avant_moi|devant_moi|avant_nous), (je_suis|suis_je|c_est) (prochain|prochaine|suivant|suivante|premier|mon_tour), (place|position|rang|numero) (file|queue), (y_a|il_y_a) (la_queue|une_queue|file|une_file|du_monde), (rendu|generation|export) (pret|fini|finie|termine|terminee|avance), (minutes|secondes) (avant_que|jusqu_a) (pret|prete|fini), ^ (c_est|ca_va_etre|ce_sera)_(rapide|long|vite_fait) $, ^ ca_va_(vite|aller_vite|prendre_longtemps) $',
};
