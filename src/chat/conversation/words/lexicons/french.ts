import type { Lexicon } from '../vocabulary/lexicon.ts';

export const french: Lexicon = {
  endings: { s: '- s', e: '- e s es', x: '- x', er: 'e er ez', le: '- le la les moi' },
  words: {
    swap: 'remplace, remplacez, remplacer, échange, échangez',
    asking:
      'faudra, il faudra, faudrait, il faudrait, je t ai demandé, je vous ai demandé, j ai demandé, j avais demandé, mets, met, mettre, mettez, mettons, fais, faites, faire, je veux, j veux, je voudrais, j aimerais, je préférerais, je préfère, je voulais, tu peux, vous pouvez, peux tu, pouvez vous, pourriez vous, pourrais tu, tu pourrais, vous pourriez, on peut, est ce qu on peut, est ce que tu peux, est ce que vous pouvez, est ce qu on pourrait, on pourrait, remets, remet, remettez, remettre, passe, passez, change, changez, changer, choisis, prends, prenez, il faudrait, il faut, faut, colore, colorie, peins',
    because:
      '(parce |)qu on (voit|lit) (rien|pas|que dalle), pcq, parce que, parce qu, parce q, pcq, car, pour que, pour qu, sinon, c est pour, ce sera pour, vu que, puisque, étant donné',
    article:
      'le, la, les, l, un, une, des, du, de la, d, de, au, aux, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, ce, cet, cette, ces, tout, toute, tous, toutes, chaque, ca, cela, il, ils, elle, elles, leur, leurs, quelques, de, quelque, c, certains, certaines',
    filler:
      'env, environ, à peu près, est sorti, est sortie, sont sortis, ça a donné, à la fin, à la toute fin, vers la fin, à mes yeux, (elles|ils|ca|on) (peuvent|peut|pourraient|pourrait) (aller|etre|les mettre|passer), (peuvent|peut|pourraient|pourrait) (elles|ils) (aller|etre), autour, derrière, (un|) grand merci, (un|) gros (bisou|bisous|câlin|merci), (de|) grosses (bises|bisous), enfin, en fin de compte, pas tout, pas tous, pas toutes, ke, j ai dit, j avais dit, g dit, jai dit, je t ai dit, je vous ai dit, comme j ai dit, je veux dire, celle la, celui la, celles la, ceux la, wesh, frère, frérot, ouais, nan, mdrr, mdr, ptdr, oh la la, genre, façon, type, tant qu à faire, tant qu a faire, tant que tu y es, pendant que tu y es, tant que vous y êtes, pendant que vous y êtes, tant qu on y est, à la place, (est |)(petite|petit|grande|longue|courte|tite) (video|vidéo|clip|film|montage), (video|vidéo|clip) (courte|longue|court|long), flanque, colle les, colle le, file, voir, léger, légère, serait top, serait bien, serait cool, après, quoi, mon ami, ma belle, faudrait, fais moi ça, mets moi ça, style de, un truc, un genre de, une couleur, quand c est terminé, quand c est bon, quand ce sera prêt, quand ce sera fini, quand ce sera terminé, quand ce sera bon, quand tu as terminé, quand t as terminé, quand tu auras fini, quand tu auras terminé, quand vous avez fini, quand vous avez terminé, quand vous aurez fini, quand vous aurez terminé, tant que t y es, en attendant, tu peux noter que, note que, tant qu à faire, tant qu on y est, le reste est bon, en entier, entierement, tu pourrais pas, tu ne pourrais pas, ne pourrais tu pas, ne pourriez vous pas, vous pourriez pas, vous ne pourriez pas, on pourrait pas, on ne pourrait pas, salut, bonjour, coucou, hello, yo, mec, frere, captioneer, je, j, tu, on, nous, vous, me, m, te, t, se, s, n, ne, je veux, je voudrais, voudrais, j aimerais, aimerais, j aimerais bien, je souhaite, souhaite, j ai besoin, besoin, je prefere, veux, peux, peux tu, pouvez vous, pourrais tu, pourriez vous, ' +
      'est ce que tu peux, est ce qu on peut, est ce possible de, est il possible de, il faut, faut, il faudrait, ' +
      'met{s}, mettre, mettez, mis, mise, fais, faites, faire, change, changer, changez, passe, passer, passez, donne, donner, donnez, utilise, utiliser, utilisez, choisis, choisir, prends, prendre, place, placer, placez, deplace, deplacer, recadre, recadrer, rends, rendre, laisse, laisser, veuillez, ' +
      'soit, soient, sois, est, sont, etre, sera, soit en, a, ait, aient, ont, avoir, en, dans, pour, par, que, qu, qui, comme ca, alors, donc, maintenant, plutot, juste, seulement, bien, ici, la haut, y, deja, vers, ' +
      'si possible, si tu peux, si vous pouvez, pour cette video, cette fois, cette fois ci, pour celle ci, video{s}, clip{s}, film, ecran, image, cadre, partie, zone, cote, homme, mec, chose{s}, le reste pareil, reste pareil, garde le reste, euh, hmm, au niveau, niveau, de couleur, en couleur, la couleur en, colorie, colorier, quelque chose, genre, plait, en fait, du coup, au fait, franchement, honnetement, bah, ben, hein, voila, enfin, bref, sinon, retour client, retour du client, retours du client, dis, dis moi, dis donc, ecoute, ecoutez, finalement, au final, tant que tu y es, pendant que tu y es, pendant que tu es la, au passage, vite fait, rapidement, rapidos, direct, directement, si ca te va, si ca marche, si ca te derange pas, si c est possible, si ca se fait, (ce|ca|c) (serait|est) (bien|cool|top|mieux|genial|parfait|canon|chouette|nickel|possible|faisable|sympa), mieux, possible, on pourrait, on peut, on veut, t as moyen de, (y a|il y a|ya) moyen, (y a|il y a|ya) moyen de, tu saurais, tu peux, vous pouvez, tu pourrais, vous pourriez, tu veux bien, t es capable de, serait il possible, serait il possible de, serait ce possible, est ce possible, est ce que c est possible, est ce qu il est possible de, jveux, jvoudrais, jaimerais, jprefere, je prefererais, prefererais, essaie, essaye, essayer, essayez, tente, teste, tester, testez, pour voir, histoire de voir, truc{s}, machin{s}, fais en sorte que, faites en sorte que, en sorte que, reste, restent, rester, devienne, deviennent, devient, apparaisse, apparaissent, apparait, affiche{le}, afficher, affichez, je veux que, j aimerais que, ptit, ptite, celle ci, celle la, celui ci, celui la, ceux ci, ceux la, moi, chef, poto, bro, frerot, boss, slt, bjr, cc, hey, bonsoir, evidemment, simplement, uniquement, tout simplement, un coup, quand meme, par contre, cependant, pourtant, sauf que, du tout, tout court, vas y, allez hop, hop, derriere (texte|mots|lettres|sous titres), la derriere, stplait, siouplait, svplait, merci bien, t inquiete, de temps en temps, voudrait, voulait, voulais, je voulais, on voudrait, on aimerait, aimerait, on prefere, on prefererait, j en ai besoin, ca peut, ca doit, ca devrait, doit, doivent, devrait, devraient, doit etre, doivent etre, devrait etre, devraient etre, la maintenant, tout de suite, de suite, direct, cette video, celle que j ai envoyee, un petit, une petite, un ptit, une ptite, un petit truc, ya, font, car, but, point, plus, action, us, autre{s}, les autres, (on|je) (ne |n |)(y |)(voit|vois) (rien|pas grand chose), des que c est (pret|fini), quand c est (pret|fini), une fois (fini|pret|termine), des que tu as fini, quand tu as fini, quand t as fini, (ma|mon|mes|ta|ton|sa|son) (femme|mari|copine|copain|mere|pere|grand mere|grand pere|fille|fils|client|cliente|clients|patron|boss|equipe|chef|pote|potes|soeur|frere|abonnes|eleves), repasse, repasser, reviens en, reviens au format, reviens format, retour au format, retour format, remets au format, remets en, filme, filmee, filmes, tourne, tournee, avais, l avais, je l avais, je l ai, l ai filmee, l ai filme, meme chose pour, pareil pour, gardes, tu gardes, on garde, laisse comme ca, mariage, anniversaire, pour (fete|mariage|anniversaire|boulot|travail|ecole|cours|association|asso|boutique|magasin|gosses|enfants|clients|public), on dirait, dirait, ca fait, fait, (garde|gardez|garder|laisse|laissez|conserve|on garde) (jaune|blanc|rouge|vert|bleu|noir|rose|orange|violet|couleur|couleurs)',
    praise:
      'joli, jolie, jolis, jolies, beau, belle, cool, tres bien, bon, genial, excellent, bravo, chouette, magnifique, trop bien, super, c est cool',
    polite:
      's il te plait, s il vous plait, svp, stp, s il te plait merci, merci, merci beaucoup, merci d avance, please, sil te plait, sil vous plait, s te plait, steplait, stp merci, svp merci, merci bcp, merci bien, merci d avance, si vous plait, siouplait, merci a toi, merci a vous, mille mercis',
    command:
      'mets le, mets la, mets les, mettez le, mettez les, mettez la, fais le, fais la, fais les, rends le, rends la, rends les, rendez le, rendez les, passe le, passe les, passe la, change le en, change les en, change la en, je le veux, je les veux, je la veux, qu il soit, qu elle soit, qu ils soient, qu elles soient, le mettre, les mettre, la mettre, mets moi, le rendre, les rendre, la rendre, mets ca, passe en, passer en',
    foreign:
      'ne me convainc pas, me plaît pas, ne me plaît pas, me dérange, me gêne, pourquoi, quand, ou est, ou sont, ou es tu, combien, quel, quelle, quels, quelles, comment, video est (trop|tres|un peu), j aime, tu aimes, j adore, je deteste, tu parles, parles tu, vous parlez, parlez vous, es tu, tu es, je suis, j ai, tu as, etait, c etait, etais, j habite, il y a',
    and: 'et, pis, pi, et pis, et puis, puis, aussi, ainsi que, mais, &, +, et aussi, ensuite, et ensuite',
    or: 'ou, ni',
    with: 'avec, sur, contre, sur du',
    yes: 'ajoute{le}, ajouter, ajoutez, inclus, inclure, active{le}, activer, activez, allume, allumer, plein, rajoute{le}, rajouter, rajoutez, remets, remettre, remettez, colle, balance, fous, (je |j |)veux bien, il manque, manque, manquent, il manque des',
    not: 'enlève le, enlève la, enlève les, vire le, vire la, vire les, retire le, retire la, dégage le, dégage la, pas, pas de, pas d, plus de, plus d, non, enleve{le}, enlever, enlevez, retire{le}, retirer, retirez, supprime{le}, supprimer, supprimez, efface{le}, effacer, desactive{le}, desactiver, desactivez, vire{le}, virer, aucun, aucune, jamais, arrete de mettre, cache{le}, cacher, masque les emojis, ote, oter, coupe les, desactives, eteins, virez, degage, degager, degagez, evite, eviter, evitez, (je |j |on |)(ne |n |)(veux|veut|voulons) (pas|plus) (de|d|), pas envie de, pas besoin de, pas besoin d, ne mets pas, mets pas, mets pas de, mets pas d, ne mets plus, n ajoute pas, ajoute pas, ajoute pas de, marre de, marre d, marre, ras le bol de, stop aux, stop au, stop avec, arrete avec, arrete les, arretez les, arretez avec, basta, surtout pas, surtout pas de, surtout pas d, retires, enleves, vires, tej, jarte, fini les, adieu, plutot que, plutot qu, plutot que du, plutot que de, au lieu de, au lieu d, au lieu du, a la place de, a la place du, a la place d, et non, et non pas, et surtout pas, et pas, sans plus, ne plus mettre de, ne plus mettre d, plus jamais de, plus jamais d, trop de, trop d, (y a|il y a|ya) trop de, (y a|il y a|ya) trop d, moins de, moins d, (beaucoup |bien |)trop de',
    without: 'sans, sans aucun, sans aucune',

    captions:
      'sous titre{s}, soustitre{s}, legende{s}, st, sous titrage, soustitre{s}, sous titr, sous tittre{s}, soutitre{s}, subtitles, subs, sub',
    oneWord: 'mot',
    text: 'autres mots, reste du texte, reste des mots, les autres, écrit, écrits, texte écrit, mots écrits, texte{s}, lettre{s}, police{s}, police d ecriture, ecriture{s}, mots, caractere{s}, typo, typographie, fonte, couleur du texte, couleur des lettres, couleur de police, couleur de la police, couleur de texte, lettrage, paroles, ecritures, caractere',
    standOuts: 'mots qui ressortent, mots qui se détachent, mots forts',
    highlight:
      'mot que je suis en train de dire, mot que je suis en train de prononcer, mot qui sallume, ce qui s allume, ce qui sallume, mot qui brille, mot qui ressort, mot allumé, mot éclairé, mot illuminé, mot en surbrillance, surbrillance, mot coloré, surlignage, surlign{er}, surligne{s}, surligne{s}es, surlignee, surlignees, surligneur, mise en evidence, mise en avant, accentuation, accent, met en valeur, mise en valeur, mot{s} actif{s}, mot actuel, mot prononce, mots prononces, mot en cours, mot surligne, mots surlignes, mot{s} qui est dit, mot dit, mots dits, mot parle, mot mis en avant, mots mis en avant, couleur de surlignage, couleur du surlignage, couleur du mot actif, couleur d accent, highlight, surbrillance, mot{s} en surbrillance, mot en evidence, mots en evidence, mot{s} du moment, mot lu, mot qui passe, mot qui s allume, mot que je dis, mots que je dis, mot qu on dit, mots qu on dit, mot qu on entend, mot qu on prononce, mot que je prononce, mots actives, mot active, mot courant, mot actuel, surlignement, surlignages, surlignez, surligner, mot en train d etre dit, mot qui parle, mot souligne, mot en couleur, mot mis en couleur, mot colore, mots colores, colorer, le colorer, la colorer, les colorer',
    outline:
      'contour autour, contour (autour |)des lettres, autour lettres, autour texte, autour mots, autour sous titres, autour des lettres, autour du texte, autour des mots, autour des sous titres, pourtour, trait autour, traits autour, contour{s}, bordure{s}, bord{s}, couleur du contour, couleur de contour, couleur de bordure, couleur de la bordure, lisere, trait{s}, outline, stroke, detourage, contour du texte, contours du texte, entoure, entourage, cerne, cernes, liseret, contour des lettres, contours des lettres, contour des mots, bordure du texte, bordure des lettres',
    box: 'bande derrière, bandeau derrière, derrière les mots, derrière le texte, derrière les lettres, derrière les sous titres, sous le texte, sous les mots, fond{s}, arriere plan, fond du texte, fond de texte, fond des sous titres, background, couleur de fond, couleur du fond, rectangle{s}, cartouche, arriere plan du texte, fond derriere (texte|mots|lettres|sous titres), fond sous (texte|mots|lettres|sous titres)',
    color: 'couleur{s}, teinte{s}, coloris',
    size: 'taille{s}, taille de police, taille de la police, taille du texte, taille des lettres, taille de texte, taille des sous titres, grandeur, taille des mots, taille des caracteres, corps de texte',
    thickness: 'epaisseur, largeur, grosseur',
    spacing:
      'espacement, interlettrage, interlettre, crenage, kerning, tracking, (espace|espaces|espacement|distance|ecart|ecarts) entre (lettres|caracteres), (espacement|ecartement) des (lettres|caracteres)',
    position: 'position{s}, emplacement, placement, position des sous titres, position du texte, positionnement',
    style: 'style{s}, preset, modele{s}, theme{s}, effet{s}, animation{s}, mode',
    language:
      'langue, langage, parle, parlent, parlant, parlee, parle en, on parle, il parle, elle parle, ils parlent, je parle en, langue parlee, langue de la video, la video est en, audio, audio en, audio est en, ca parle, c est en, voix',

    bigger:
      '(plu|pluss|plus) (gro|grnad|gran), plu (gros|grand|grands|grande|grandes|grosses), (il y a|y a|ya|il n y a) (pas|rien de|pas de) plus (gros|grand|grands|grosses), (il y a|y a|ya|il n y a) (pas|rien de|pas de) plus (gros|grand|grands|grosses) que (ca|cela), plus (gros|grand|grands|grosses) que (ca|cela), (c est|est|sont|parait|semble|ca fait|je trouve ca) (petit|petite|petits|petites|minuscule|minuscules|riquiqui), un cran plus gros, trop riquiqui, rikiki, (est|sont|c est) petit{e}, plus grand{e}, plus gros, plus grosse, plus grosses, grand{e}, gros, grosse, grosses, agrandis{le}, agrandir, agrandissez, augmente la taille, augmenter la taille, augmentez la taille, moins petit{e}, pas si petit{e}, grossis, grossir, en grand, en plus grand, en plus gros, grossis, grossissez, grossir, (beaucoup |bien |un peu |)plus gros{e}, plus grands, plus grandes, agrandis les, taille au dessus, trop petit, trop petits, trop petite, trop petites, plus imposant{e}, plus voyant{e}, une taille au dessus, une taille de plus, monte la taille, augmente texte, augmente police, augmente lettres, augmente sous titres, augmenter texte, (est|sont|c est|trop) minuscule{s}',
    smaller:
      '(plu|pluss|plus) (peti|ptit|ptits|ptite|ptites|petis), plu (petit|petits|petite|petites), (il y a|y a|ya|il n y a) (pas|rien de|pas de) plus petit{e}, (il y a|y a|ya|il n y a) (pas|rien de|pas de) plus (petit|petits|petites) que (ca|cela), plus petit{e} que (ca|cela), (enorme|enormes|geant|geants|gigantesque|gigantesques) (c est |est |)(trop|beaucoup trop|un peu trop|exagere), un cran plus petit, trop énorme, (est|sont|c est) (grand{e}|gros|grosse|grosses), plus petit{e}, petit{e}, reduis la taille, reduire la taille, diminue la taille, diminuer la taille, baisse la taille, moins grand{e}, moins gros, moins grosse, moins grosses, pas si grand{e}, pas si gros, rapetisse, rapetisser, retrecis, retrecir, en petit, en plus petit, retrecis, retrecissez, retrecir, rapetissez, plus petits, plus petites, taille en dessous, une taille en dessous, une taille de moins, moins imposant{e}, moins voyant{e}, reduis texte, reduis police, reduis lettres, reduis sous titres, reduire texte, diminue texte, diminue police, diminue lettres, trop gros, trop grosse, trop grosses, trop grand, trop grands, trop grande, trop grandes, c est trop gros, c est trop grand',
    huge: 'deux fois plus (gros|grand), le double de la taille, enorme{s}, geant{e}, gigantesque{s}, immense{s}',
    tiny: 'deux fois (plus petit|moins gros), la moitie de la taille, minuscule, tout petit, toute petite, tout petits, toutes petites, mini, riquiqui',
    largest:
      'le plus grand possible, la plus grande possible, le plus gros possible, aussi grand que possible, aussi gros que possible, taille maximale, taille maximum, taille max, au maximum, maximum',
    smallest:
      'le plus petit possible, la plus petite possible, aussi petit que possible, taille minimale, taille minimum, au minimum, minimum',
    thicker:
      'deux fois plus (épais|épaisse|large), plus epais, plus epaisse, plus epaisses, plus large, epaissis, epaissir, moins fin{e}, plus marque, plus marquee, plus costaud{e}, renforce, renforcer, plus gras contour, plus prononce, plus prononcee, plus appuye',
    thick: 'epais, epaisse, epaisses, large{s}, bien epais',
    thinner:
      'moitié moins (épais|épaisse|large), deux fois (moins épais|moins large|plus fin|plus fine|plus mince), plus fin{e}, moins epais, moins epaisse, moins epaisses, plus mince{s}, affine, affiner, plus etroit, amincis, discretement fin, moins marque, moins marquee, plus leger contour, moins large, moins larges, moins prononce, affines',
    thin: 'fin{e}, mince{s}',
    apart:
      'plus espace{e}, espace lettres, espacer lettres, espacez lettres, plus ecarte{e}, ecarte lettres, ecarter lettres, plus aere{e}, plus eloigne{e}, moins serre{e}, pas si serre{e}, moins rapproche{e}, plus (d espace|d espacement|de distance|d ecart) entre (lettres|caracteres), plus d espacement',
    together:
      'plus serre{e}, serre{e}, plus rapproche{e}, rapproche{e}, rapprocher lettres, rapprochez lettres, plus proche{s}, plus pres, plus compact{e}, resserre{e}, resserrer, moins espace{e}, moins ecarte{e}, moins eloigne{e}, moins (d espace|d espacement|de distance|d ecart) entre (lettres|caracteres), moins d espacement',
    higher:
      '(bcp|beaucoup|bien|vraiment|grave) trop bas, plu (o|ho|haut|en haut), plus (en ho|o|ho), pas si bas, pas aussi bas, pas si basse{s}, pas tellement bas, un chouïa plus haut, plus haut, plus hauts, plus haute, plus hautes, monte{le}, monter, montez, remonte{le}, remonter, remontez, vers le haut, un peu au dessus, plus en haut, haut, hauts, moins bas, releve, relever, plus en hauteur, leve, lever, hausse, hausser, deplace vers haut, un cran au dessus, un cran plus haut, rehausse, rehausser',
    lower:
      'plu (ba|bas|en bas), plus en ba, pas si haut, pas aussi haut, pas si haute{s}, pas tellement haut, plus bas, plus basse, plus basses, descends{le}, descendre, descendez, baisse{le}, baisser, baissez, vers le bas, plus en bas, bas, moins haut, abaisse, abaisser, un peu en dessous, redescends, redescendre, rabaisse, rabaisser, abaissez, un cran en dessous, un cran plus bas, deplace vers bas, mets plus bas',
    more: 'augmente, augmenter, augmentez, accrois',
    less: 'reduis, reduire, reduisez, diminue, diminuer, diminuez, moins',
    much: 'le double, beaucoup, tres, bien plus de, vraiment, nettement, hyper, ultra, carrement, largement, tellement',
    bit: 'un ptit peu, un p tit peu, un ptit chouia, un chouilla, un brin, une idée, un soupçon, un pti peu, un peu, un petit peu, un poil, legerement, un chouia, un tantinet, encore, encore un peu, un cran, une touche, assez',
    too: 'à mon goût, pour mon goût, a mon gout, (encore|toujours|maintenant) trop, (est|sont|c est|parait|paraissent|fait|font) (un peu|tres|assez|vraiment), trop, beaucoup trop, bien trop, un peu trop, vraiment trop',

    normalSpacing:
      '(espacement|interlettrage) normal, (espace|espacement) normal entre lettres, (espace|espacement) entre lettres normal, espacement normal des lettres, espacement des lettres normal',
    top: 'tiers supérieur, tiers du haut, tiers haut, tiers d en haut, en haut, tout en haut, haut de l ecran, en haut de l ecran, partie superieure, dessus, au dessus, sommet, en haut de l image, en haut de la video, tout au dessus, dans le haut, sur le haut, partie haute, en haut ecran, en haut image, en haut video, haut ecran',
    middle:
      'au millieu, millieu, au milieux, o milieu, o millieu, o centre, tiers central, tiers du milieu, (du bas|du haut) (vers le|au) (milieu|centre), ni (trop|en|) haut ni (trop|en|) bas, milieu, au milieu, centre, au centre, centree, centrees, centres, central, centrer, centrez, milieu de l ecran, au milieu de l ecran, au centre de l ecran, a mi hauteur, plein centre, en plein milieu, pile au milieu, pile au centre, milieu ecran, centre ecran, au milieu ecran, au centre ecran, au milieu image, au centre image, bien au milieu, bien au centre, recentre, recentrer, centre moi',
    bottom:
      'tiers inférieur, tiers du bas, tiers bas, tiers d en bas, en bas, tout en bas, bas de l ecran, en bas de l ecran, partie inferieure, dessous, en dessous, en bas de l image, en bas de la video, au bas de l ecran, tout au fond, dans le bas, sur le bas, partie basse, en bas ecran, en bas image, en bas video, bas ecran, pied de ecran',

    emojis:
      'emoji{s}, emoticone{s}, smiley{s}, emoticon{s}, emojie{s}, emote{s}, bonhomme{s}, bonshommes, petits bonhommes, petites tetes, tetes jaunes, emojies, emojy, emogi{s}, emoj, smile{s}, petits dessins, binettes, frimousses, icone{s}, pictos',
    vertical:
      'pour le téléphone, pour mon téléphone, pour le portable, pour mon portable, vertical{e}, verticaux, a la verticale, en vertical, format vertical, 9:16, portrait, mode portrait, format portrait, pour tiktok, tiktok, tik tok, format tiktok, pour reels, pour les reels, reels, reel, pour un reel, format reel, format reels, shorts, pour shorts, pour les shorts, stories, story, pour une story, pour les stories, en story, reseaux sociaux, pour les reseaux, pour les reseaux sociaux, format telephone, format mobile, pour mobile, pour telephone, pour instagram, debout, en hauteur, pour tel, format tel, format insta, pour insta, format short, format shorts, format story, format stories, pour les tiktoks, pour snap, format portable, pour portable',
    horizontal:
      'comme je l ai tourné, comme je l ai tournée, pour la télé, pour la télévision, pour télé, pour le projecteur, pour un projecteur, pour le rétroprojecteur, pour le vidéoprojecteur, pour le grand écran, pour le cinéma, pour l ordinateur, pour l ordi, pour la tv, couché, format large, en large, horizontal{e}, horizontaux, a l horizontale, en horizontal, format horizontal, 16:9, paysage, mode paysage, format paysage, format original, format d origine, taille originale, sans recadrer, sans recadrage, ne recadre pas, ne pas recadrer, pas de recadrage, sans couper, panoramique, original, format normal, format de base, format initial, format de depart, comme filme, comme je l ai filme, comme je l ai filmee, comme c est filme, en largeur, format youtube, pour youtube, format tele, recadre pas, la recadre pas, le recadre pas, sans la recadrer, sans le recadrer, pas recadrer, ne la recadre pas, ne le recadre pas, touche pas au cadrage, touche pas au format, garde format, garde cadrage, meme format, cadrage d origine, cadrage original, 16 9, seize neuviemes, format paysage, paysage de depart, format horizontal de depart',
    followPeople:
      'suis (la personne|les personnes|les gens|le visage|les visages|celui qui parle|la personne qui parle), ' +
      'suivre (la personne|les personnes|les gens|le visage|les visages|celui qui parle|la personne qui parle), suis moi, ' +
      'suivez la personne, suivez les gens, suit la personne, ' +
      'garde (la personne|les personnes|les gens|le visage|les visages) (dans l image|a l image|dans le cadre|a l ecran|visible{s}), ' +
      'garder (la personne|les personnes|les gens|le visage|les visages) (dans l image|a l image|dans le cadre|a l ecran|visible{s}), ' +
      'cadre sur (la personne|les gens|le visage|celui qui parle), cadrage automatique, recadrage intelligent, ' +
      'ne coupe pas (les gens|le visage|les visages|les tetes), remplis ecran, remplir ecran, remplisse ecran, remplit ecran, plein ecran, en plein ecran, (sans|pas de|enleve|vire|retire|supprime|plus de) (bandes|bandes noires|barres noires|bords noirs|bandes floues)',
    keepMiddle:
      'remplis tout l écran, remplir tout l écran, plein écran sans bandes, enlève les bandes noires, vire les bandes noires, garde le milieu, garde le centre, garder le milieu, garder le centre, seulement le milieu, seulement le centre, ' +
      'juste le milieu, juste le centre, recadre au centre, recadre au milieu, recadre sur le centre, recadrer au centre, ' +
      'recadrer au milieu, recadrage au centre, recadrage central, cadrage au centre, cadrage central, ne suis personne',
    showAll:
      'toute la scène, scène entière, scène complète, coupée sur les côtés, coupé sur les côtés, coupe les côtés, coupée sur les bords, qu on la voie en entier, voir en entier, voir toute la largeur, toute l image, l image entiere, image entiere, image complete, l image complete, tout le cadre, ' +
      'montre toute la video, montrer toute la video, montre la video entiere, montre tout, montrer tout, qu on voie tout, ' +
      'on doit tout voir, ne coupe rien, ne rien couper, sans rien couper, ' +
      '(montre|montrer|montrez|garde|garder|voir) (toute l image|l image entiere|l image complete|tout le cadre), dezoome, dezoomer, dezoome un peu, dezoome la, sans rogner, ne rogne pas, rogne pas, rogne rien, rien rogner, coupe rien, garde tout, qu on voit tout, (on|faut|faudrait) (voir|voie|voit) (tout|tout monde|image entiere|video entiere), (bandes|barres) noires, avec bandes noires, avec barres noires, fais rentrer tout, faire rentrer tout, rentre en entier, en entier dans cadre, en entier dans ecran, entier dans cadre, coupe pas les bords, coupe pas les cotes, (ca|tu|il) coupe (les cotes|les bords|ma tete|mes mains|les tetes), (on |ca |tu |)(me |nous |lui |)(coupe|coupes|coupent) (tete|tetes|cotes|mains|bras|corps|pieds), (on |)(me |)voit pas (entier|entiere|en entier), tete coupee, mains coupees, cotes coupes, (tete|image|video) est coupee',
    blurAround:
      'fond flou, avec fond flou, avec un fond flou, arriere plan flou, avec arriere plan flou, fond floute, ' +
      'avec fond floute, avec un fond floute, bords flous, avec bords flous, avec des bords flous, bords floutes, ' +
      'avec bords floutes, bandes floues, avec bandes floues, flou autour, vertical sans recadrer, ' +
      'vertical sans recadrage, vertical sans couper',
    fullHd:
      '1080p, full hd, fullhd, fhd, hd 1080, 1080x1920, 1080 x 1920, 1920x1080, 1920 x 1080, en 1080, resolution 1080, meilleure resolution, resolution maximale, resolution max, plus haute resolution',
    hd: '720p, hd 720, 720x1280, 720 x 1280, 1280x720, 1280 x 720, en 720, resolution 720, resolution plus basse, plus basse resolution',
    sourceSize:
      'resolution d origine, resolution originale, meme resolution, taille d origine, garder resolution, ne pas agrandir, sans agrandir',
    zooming:
      'auto zoom, autozoom, zoom automatique, zoom lent, avec zoom lent, zoom progressif, zooms, avec zooms, zoome lentement, zoomer lentement, zoom sur visage, zoom sur mon visage, zoom doux, ken burns',
    captionsAlone:
      'transparent, fond transparent, avec fond transparent, sur fond transparent, avec transparence, calque, en calque, calque transparent, overlay, en overlay, avec alpha, couche alpha, canal alpha, avec couche alpha, avec canal alpha, sous titres sans video, sous titres sans image, prores, prores 4444, en prores, pour premiere, pour final cut, pour davinci, pour resolve, pour after effects, pour mon logiciel de montage, pour montage',
    onVideo:
      'pas transparent, sans transparence, pas de calque, sans calque, pas d overlay, sans alpha, de nouveau avec video, de nouveau sur video, a nouveau avec video, incrustes, incruster, incruste sous titres, incruste les',
    progressBar:
      'barre de progression, barre progression, barre d avancement, barre de temps, barre de lecture, progress bar, progressbar, barre qui avance, barre qui defile, barre qui se remplit, ligne de progression, jauge, jauge de progression, (barre de progression|barre progression|barre d avancement|barre de temps|barre de lecture) (en haut|en bas|tout en haut|tout en bas|dessous|au dessus|en dessous|sous video)',
    noMovement:
      'sans aucune animation, sans aucun mouvement, sans la moindre animation, pourquoi ca bouge (autant|tant|tout le temps), ca bouge (trop|tout le temps), sans mouvement{s}, sans animation{s}, aucun mouvement, aucune animation, pas de mouvement{s}, pas d animation{s}, ne bouge pas, rien ne bouge, que rien ne bouge, ne pas animer, moins de mouvement, sous titres fixes, (vire|enleve|supprime|retire|coupe|arrete|desactive|stoppe|sans|pas de|plus de|stop) (moi |)(animation|animations|mouvements|mouvement|effets|rebond|rebonds|sauts|sautillements|effet d animation|effets d animation), (ne |)(bouge|bougent|saute|sautent|rebondit|rebondissent|sautille|sautillent|gigote|gigotent|tremble|tremblent) (pas|plus), que (ca|mots|texte|lettres|sous titres) (bouge|bougent) (pas|plus), que (ca|mots|texte) arrete de bouger, (arrete|arretent|arretez) de (bouger|sauter|sautiller|rebondir|gigoter|danser|trembler), fixe{s}, immobile{s}, statique{s}, (ca|tout|texte|mots|sous titres) (bouge|bougent|saute|sautent|rebondit|sautille) (trop|tout temps|partout|dans tous sens), bouge trop, bougent trop, trop de mouvement, trop de mouvements, trop d animation, trop d animations, donne tournis, donne mal a la tete, donne nausee, donne mal au coeur, ca bouge trop, animation desactivee',
    ownMovement:
      'que (mots|lettres|textes|sous titres) bougent, (ils|elles|ca) (doivent|doit) bouger, que ca bouge, (mouvement|animation) (automatique|par defaut|normale|normal|du style)',
    fadeIn:
      'apparaître doucement, apparaisse doucement, apparaissant doucement, apparaît doucement, apparaisse petit à petit, apparaître petit à petit, fondu, en fondu, avec un fondu, fondu enchaine, apparition en fondu, apparition douce, apparaissent doucement, apparaissent en fondu, apparaissent progressivement, apparition progressive, fade, en fade, fade in, entrent en douceur, apparaissent en douceur, arrivent en fondu, arrivent en douceur',
    riseUp:
      'glisser par le bas, glissent par le bas, glisser depuis le bas, entrer par le bas, entrent par le bas, remontent depuis le bas, monter doucement, qui montent, qui monte, arriver par le bas, arrivent par le bas, montee',
    dropIn: 'qui tombent, qui tombe, chute douce, legerement penche, avec une inclinaison, legere inclinaison',
    slideIn:
      'glisser, glissement, en glissant, qui glissent, qui glisse, arriver par le cote, arrivent par le cote, arrivent de cote, arrivent par la gauche, arrivent par la droite, entrent par cote, entrent de cote',
    wave: 'vague, vagues, en vague, comme une vague',
    typeIn:
      'taper chaque mot, lettre par lettre, lettre a lettre, comme si on tapait, comme si je tapais, s ecrivent lettre par lettre, qui s ecrit lettre par lettre, effet frappe',
    wordsPop: 'que les mots surgissent, chaque mot surgit',
    jumpingWords: 'mots qui (surgissent|sautent|sautillent|rebondissent)',
    wordsRise: 'mots qui montent, que les mots montent, chaque mot monte',
    wordsSharpen: 'mots du flou au net, du flou au net, mots flous puis nets',
    mask: 'censure{le}, censurer, censurez, censuree{s}, censure gros mots, censurer gros mots, censure insultes, censurer insultes, censure jurons, masque gros mots, masquer gros mots, masque insultes, masquer insultes, masque jurons, cache gros mots, cacher gros mots, cache insultes, cacher insultes, bip gros mots, biper gros mots, bipe gros mots, sans gros mots, sans insultes, sans jurons, sans vulgarites, sans grossieretes, masque grossieretes, pas de gros mots, pas d insultes, enleve gros mots, enlever gros mots, supprime gros mots, tout public, adapte aux enfants, langage propre, filtre gros mots, filtrer gros mots, asterisques sur gros mots, floute gros mots',
    unmask:
      'sans censure, non censure, ne censure pas, ne pas censurer, pas de censure, garde gros mots, garder gros mots, laisse gros mots, laisser gros mots, montre gros mots, avec gros mots, avec insultes, enleve la censure, enlever la censure',
    accessible:
      'accessible, accessibles, plus accessible, plus accessibles, accessibilite, facile a lire, faciles a lire, plus facile a lire, plus faciles a lire, lisible, lisibles, plus lisible, plus lisibles, bien lisible, bien lisibles, contraste eleve, fort contraste, plus de contraste, sans clignotement, sans clignotements, sans clignoter, illisible{s}, pas lisible{s}, peu lisible{s}, (on|je|personne|ma mere) (ne |n |)(lit|lis|arrive pas a lire|arrive a lire) (rien|mal|pas|pas bien|pas grand chose), impossible a lire, difficile a lire, difficiles a lire, dur a lire, dure a lire, durs a lire, on (n |)arrive pas a lire, je (n |)arrive pas a lire, peine a lire, du mal a lire, lisibilite nulle, (plus|davantage|meilleur|meilleure) (lisibilite|contraste), malvoyant{s}, malvoyante{s}, pour malvoyants, pour les malvoyants, dyslexique{s}, contraste, arrive pas a lire, arrivent pas a lire, arrives pas a lire, arrive a lire, n arrive pas a lire, (pas assez|peu|trop peu|pas tres|pas super|pas vraiment|pas bien|manque de|pas assez de) (lisible|lisibles|contraste|contrastes|contrastee|lisibilite), pas lisible du tout, contraste insuffisant, (pas|ni) clair a lire',
    askReadable:
      '(c est|est ce|est ce que c est) (lisible|facile a lire), (sont ils|est ce qu ils sont) lisibles, (sous titres|textes|mots) sont lisibles, est ce que (sous titres|textes|mots) sont lisibles, (est ce que|) ca se lit (bien|facilement), on (peut|arrive a) (lire|le lire|les lire), (peut on|est ce qu on peut|est ce qu on arrive a) (lire|le lire|les lire), (les gens|gens) peuvent (lire|le lire|les lire), est ce que (les gens|gens) peuvent (lire|le lire|les lire), lisibilite, (verifie|verifier|teste) lisibilite',

    keyWords:
      'mots clés, mots clefs, mots importants, mots les plus importants, (mets|mettre|mettez|met) (mots cles|mots importants) en (valeur|evidence|avant), (mets|mettre|mettez|met) en (valeur|evidence|avant) (mots cles|mots importants), (mots cles|mots importants) (en valeur|en evidence|en avant|mis en valeur|plus gros|plus grands), (fais|faire|faites) ressortir (mots cles|mots importants), (accentue|accentuer) (mots cles|mots importants), mots importants plus (gros|grands|visibles), grossis mots importants, agrandis mots importants, insiste sur mots importants, mots importants en gros, mots cles en gros, mots forts en valeur, fais ressortir mots forts, fais ressortir mots qui comptent, mots cles qui ressortent, mots importants qui ressortent, souligne mots importants',
    plainWords:
      'ne (mets|mettre|mettez) pas (mots cles|mots importants|de mots|mots) en (valeur|evidence|avant), pas de mots cles, sans mots cles, aucun mot en valeur, sans mise en valeur, pas de mise en valeur, (arrete|arretez) de (grossir|agrandir|mettre en gros|faire ressortir|mettre en avant|mettre en valeur|changer taille) (certains |des |)(mots|mot|mots importants|mots cles), tous mots (pareils|pareil|identiques|meme taille), tous mots de meme taille, mots tous (pareils|pareil|meme taille|de meme taille), (meme taille|taille identique) pour tous mots, pas de mots plus (gros|grands), pas de mot plus gros, ne grossis pas mots, grossis pas mots, (certains|quelques) mots sont plus (gros|grands)',

    rubik: 'rubik',
    sigmar: 'sigmar',
    bold: 'gras, en gras, texte en gras, police grasse, theboldfont, the bold font, bold',

    pop: 'pop, style pop, style de base pop, facon pop',
    pill: 'pill, pilule{s}, bulle{s}, pastille{s}, gelule{s}, capsule{s}, arrondi{e}',
    karaoke: 'karaoke, style karaoke, facon karaoke, comme au karaoke, comme un karaoke, type karaoke',
    wordByWord:
      'mot par mot, mot a mot, un mot a la fois, un seul mot, un mot par ecran, mot apres mot, un par un, un mot apres l autre, word by word, mots un par un, un a un, un mot a chaque fois, un seul mot a la fois, un mot en meme temps, un mot au fur et a mesure, 1 mot a la fois, 1 mot par 1 mot, un mot seulement, un seul mot par ecran, mot pr mot, affiche mots un par un, mot apres mot',
    minimal:
      'minimal, minimaliste{s}, simple{s}, sobre{s}, discret, discrete, epure, basique, style epure, tout simple, toute simple, sans chichi, sans chichis, sans fioriture{s}, sans artifice{s}, minimaliste, epuree, passe partout, sobrement, simplissime, classique{s}, neutre{s}, basiques, minimalisme, plus calme',
    boxed:
      'carre derriere, carre derriere (lettres|texte|mots), dans une boite, dans un cadre, boite{s}, encadre{s}, encadree{s}, en boite, avec une boite, avec un cadre, encadrer, boxed, bandeau, dans un bandeau, dans un encadre, en encadre, dans des boites, dans une case, case{s}, dans des cases, bandeaux, cadre noir, cadre blanc, cadre autour, dans un bloc, dans un rectangle, dans des rectangles, bloc{s}',
    neon: 'neon, neons, style neon, lumineux, lueur, effet neon, enseigne lumineuse, qui brille, fluorescent style, style fluo, glow, effet glow, facon neon',
    typewriter:
      'comme une machine à écrire, comme une vieille machine à écrire, vieille machine à écrire, machine a ecrire, style machine a ecrire, dactylo, tape a la machine, effet machine a ecrire, typewriter, machine ecrire, vieille machine, tape machine, facon machine a ecrire, comme a la machine, comme machine a ecrire',
    underline:
      'souligne{s}, soulignee{s}, souligner, soulignage, underline, souligner mots, trait dessous, trait sous mots, trait en dessous, ligne dessous, ligne sous mots, souligne mot',
    comic:
      'bd, bande dessinee, style bd, comic, comics, style comic, dessin anime, facon bd, bandes dessinees, comics americain, style comics, manga, facon comic, cartoon, style cartoon',
    impact:
      'impact, condense, lettres etroites, police condensee, mrbeast, mr beast, facon mrbeast, style mrbeast, hormozi, style hormozi, gros et condense, style impact',
    handwritten:
      'manuscrit, manuscrite, ecriture manuscrite, ecrit a la main, feutre, a la main, ecriture a la main, au feutre, au stylo, stylo, cursive, cursif, ecriture cursive, craie, a la craie, facon manuscrite, comme ecrit a la main, ecrits a la main, fait main',
    editorial:
      'magazine, style magazine, editorial, serif, avec empattements, empattements, elegant, chic, elegante, plus elegant, plus elegante, plus chic, elegants, facon magazine, facon vogue, vogue, comme magazine, comme dans un magazine, raffine, raffinee',
    news: 'journal televise, jt, style jt, infos, comme aux infos, comme au jt, bfm, bfm tv, bfmtv, facon bfm, style bfm, journal tele, journal de 20h, journal 20h, chaine info, chaine d infos, chaine d info, tele info, infos tele, cnews, comme bfm, comme telejournal, telejournal, info en continu, facon jt, bandeau info, style infos, style info, comme aux informations, informations',
    gradient:
      'degrade, en degrade, avec degrade, avec un degrade, degrade de couleurs, degrade de couleur, en couleurs degradees, couleurs degradees, effet degrade',
    duo: 'un grand mot, grand mot, deux tailles, duo',

    swapColors:
      'c est l inverse, l inverse, a l envers, le contraire, c est le contraire, (inverse|inversez|echange|echangez) (les |)(couleurs|deux), inverse les, inversez les',
    noHighlight:
      '(pas de|sans|aucun|plus de|enlève le|retire le|supprime le) (surlignage|surligneur), (enlève|retire|supprime) surlignage, ne surligne (rien|pas|plus), surligne rien',
    noBox:
      '(fond|cadre|bandeau) (a virer|a enlever|a supprimer|dehors), (pas de|sans|plus de|enleve le|retire le|vire le) bandeau, (pas de|sans|plus de|enleve le|retire le|vire le) (bandeau|fond|cadre) derriere (les mots|le texte|les lettres), (pas de|sans|aucun|plus de|enlève le|retire le|supprime le|vire le) (fond|cadre|encadré|fond noir|cadre noir)',

    percent: '%, pour cent, pourcent',
    pixels: 'px, pixel{s}, pt, points',

    covering:
      'couvre, couvrent, couvrir, couvert{e}, recouvre, recouvrent, recouvert{e}, cachent, cachant, cach(ée|és|ées), (est|sont) cach(é|ée|és|ées), masque, masquent, masqué{e}, bouche la vue, bouchent, empiète{s}, empiètent sur, empiète sur, chevauche, chevauchent, ' +
      'devant, juste devant, par dessus, au dessus de, au dessus du, (est|sont|passe|passent|tombe|tombent|va|vont|arrive|arrivent|juste|pile|en plein) sur, derrière (texte|sous titre|sous titres|lettres), ' +
      '(on|je|tu) (ne |n |)(voit|vois|distingue) (pas|plus|pas bien|à peine), (voit|vois) (pas|plus|pas bien|à peine), (pas|plus) visible{s}',
    face: 'visage{s}, figure{s}, bouche{s}, yeux, oeil, nez, menton, front, lèvre{s}, tête{s}, cheveux, barbe',
    person: 'personne{s}, gens, intervenant{e}, invité{e}, orateur',
    thing:
      'produit{s}, logo{s}, main{s}, doigt{s}, corps, torse, chemise, téléphone, diapo{s}, diapositive{s}, plat{s}, chien, chat, voiture, titre, prix, graphique, ' +
      'ce que je montre, important, essentiel, autre texte',
    onFace:
      '(sur|devant) (visage|visages|figure|bouche|yeux|nez|menton|front|lèvres|tête|têtes), (cache|masque) (pas |)(visage|visages|bouche|yeux|tête), ' +
      '(hors|loin) (du|des|de) (visage|visages|bouche|tête), (sous titre|sous titres|texte) (du|de|des) (visage|visages|bouche), pas sur (visage|visages|bouche|tête)',
    onPerson:
      '(me|nous) (cache|cachent|couvre|couvrent|masquent), (sur|devant) (moi|nous|lui|elle|eux|personne|personnes|gens)',
    onThing:
      'gêne{s}, gênent, gênant{e}, dans le passage, dans le chemin, (sur|devant) (produit|produits|logo|logos|main|mains|téléphone|diapo|diapos|titre|prix|plat), (cache|masque) (produit|produits|logo|logos|main|mains|téléphone|titre|prix|image|vue)',
    keepOffFaces:
      '(libère|dégage) (visage|visages), (laisse|laisser|garde|garder) (visage|visages) (libre|libres|dégagé|dégagés|visible|visibles), (évite|éviter|évitez) (visage|visages), position automatique, placement automatique, place automatiquement, choisis la place toi même, là où il y a de la place, où il y a de la place',
    undo: '(garde|garder|reprends|reviens a) la premiere version, on garde la premiere version, garde la premiere version finalement, c etait mieux avant, mieux avant, annule ca, annule la derniere modification, annuler la modification, annule le changement, annule le dernier changement, annuler le dernier changement, reviens en arriere, revenir en arriere, retour en arriere, retour, retour arriere, en arriere, reviens, defais, defaire, comme avant, comme c etait, remets comme avant, remets comme c etait, remettre comme avant, version precedente, precedent, ctrl z, (annule|annuler|annulez|efface|enleve|retire|defais|supprime) (moi |)(derniere|dernier|dernieres|derniers) (modif|modifs|modification|modifications|changement|changements|truc|chose|correction|corrections|action|reglage), annule modification, annule modif, annule changement, annule correction, annule ce que tu (viens de faire|as fait), annule ce que (je viens de dire|j ai dit), (reviens|revenir|retourne|revient|remets|remet|remettre|rends moi|redonne moi|redonne) (moi |)(a |)(version|etat) (d avant|precedente|precedent|anterieure), (reviens|retour|revenir|retourne) (a |)(avant|precedent|precedente), remets avant, version d avant, version precedente, ancienne version, remets ancienne version, remets ancien, remets ancienne, comme tout a l heure, comme tantot, machine arriere, fais machine arriere, je preferais avant, preferais avant, je preferais comme avant, preferais comme avant, je preferais version d avant, c etait mieux, (non |)avant c etait mieux, c etait bien mieux avant, etait mieux avant, undo, pas ca reviens, mauvaise idee reviens, je preferais, preferais, (oublie|efface|annule|ignore|laisse tomber) ce que (je viens|j ai) (de dire|d ecrire|de demander|dit|ecrit|demande), oublie derniere demande, oublie ma demande',
    likeLastTime:
      'le meme style que la derniere, meme style que la derniere, le meme style que la derniere video, le meme look que la derniere, le meme style que la derniere fois, comme la derniere fois, pareil que la derniere fois, la meme chose que la derniere fois, comme d habitude, comme toujours, comme la video precedente, comme la precedente, pareil qu avant, pareil que d habitude, memes reglages, les memes reglages, meme style, le meme style, meme style que la derniere fois, memes parametres, les memes parametres, comme la derniere, comme la derniere video, comme pour la derniere, pareil que la derniere, comme hier, meme chose, la meme chose, idem, (comme|pareil que|pareil qu|pareil a|meme chose que|la meme chose que|meme style que|meme look que|memes reglages que|memes parametres que|meme rendu que|meme truc que|identique a|meme config que|exactement comme|pareil comme) (derniere fois|fois derniere|autre fois|fois d avant|fois precedente|video d avant|autre video|autres videos|autres fois|precedente|precedentes|derniere|derniere video|hier|autre jour|semaine derniere|video precedente|video d hier|premiere|ma derniere|ma derniere video|d habitude|avant hier), refais pareil, refais la meme chose, refais meme chose, comme les autres, comme mes autres videos, comme les fois d avant',
    showText:
      'montre le texte, montre moi le texte, montrer le texte, affiche le texte, afficher le texte, voir le texte, je veux voir le texte, donne le texte, donne moi le texte, envoie le texte, envoie moi le texte, montre les sous titres, montre moi les sous titres, affiche les sous titres, afficher les sous titres, voir les sous titres, envoie les sous titres, envoie moi les sous titres, modifier le texte, modifie le texte, editer le texte, edite le texte, corriger le texte, corrige le texte, je veux corriger le texte, je veux modifier le texte, modifier les sous titres, corriger les sous titres, changer le texte, le texte stp, le texte svp, le texte s il te plait, le texte s il vous plait, transcription, la transcription, voir la transcription, montre la transcription, montre moi la transcription, texte complet, texte entier, il y a une faute, il y a une erreur, il y a des fautes, il y a une faute dans le texte, il y a une erreur dans le texte, faute de frappe, que dit le texte, (montre|affiche|donne|envoie|fais voir|file|sors|liste|montrer|afficher|voir|lire|relire|verifier|modifier|corriger|editer|revoir|retoucher|consulter|je peux voir|peux voir|puis je voir|je peux relire|je peux lire|donnez|montrez|affichez|envoyez) (moi |nous |)(texte|sous titres|transcription|transcript|paroles|lignes|retranscription|texte complet|texte en entier|texte entier), retranscription, transcript, c est quoi le texte, quel est le texte, qu est ce qui est ecrit, y a des fautes, y a une faute, ya des fautes, ya une faute, y a une erreur, ya une erreur, y a des erreurs, ya des erreurs, il y a des erreurs, faute d orthographe, fautes d orthographe',
    render:
      'lance, lance le, lancer, lance le rendu, rendu, fais le rendu, go, allez, vas y, allez y, on y va, c est parti, demarre, demarrer, commence, commencer, genere, genere la, generer, genere la video, generer la video, fais la video, faire la video, cree la video, creer la video, cree, creer, applique, appliquer, applique les changements, applique ca, c est bon, c est tout, termine, fini, j ai fini, exporte, exporter, traite, traiter, valide, valider, confirme, confirmer, je confirme, continue, continuer, envoie, envoie la, envoie la video, sous titre la, sous titre le, enregistre les changements, c est bon lance, render, execute, lance generation, lance rendu, relance, relance rendu, regenere, regenere video, refais video, refais rendu, je valide, on valide, c est valide, valide tout, envoie la sauce, tu peux y aller, tu peux lancer, vous pouvez lancer, vas y lance, allez lance, c est bon pour moi, bon pour moi, ok pour moi, ok lance, ok vas y, genere moi video, fais tourner, mets a jour video, mets video a jour, balance la sauce, let s go, lets go, on lance, envoie video, fais moi video, fabrique video',
    agree:
      'ca me suffit, ca me suffit comme ca, ca suffit comme ca, ca ira comme ca, ca fera l affaire, ca me va bien, ca me va comme ca, ca me va tres bien, ok, okay, d accord, dac, oui oui, oui merci, bien sur, parfait, nickel, ca marche, ca me va, c est parfait, c est bien, c est nickel, top ca, impeccable, entendu, exact, exactement, tres bien merci, 👍, 👌, ✅, 🆗, ca roule, carrement oui, ouais, ouep, oki, super merci, oui, si si, oui c est bon, oui c est ca, tout est bon, tout bon, tout est ok, tout est juste, tout est correct, c est tout bon, rien a changer, rien a corriger, rien a redire, niquel, nickel, nikel, ca me convient, ca me plait, c est ok, c est bien comme ca, c est bon comme ca, parfait comme ca, nickel comme ca, c est parfait comme ca, bien sur que oui, ouais ok, ok parfait, ok super, ok nickel, ok cool, ok ca marche, oui parfait, oui nickel, yes, yep, oui stp, oui svp, oui vas y, ok d accord, top, ca va comme ca, c est exact, tout va bien, okay parfait, oui oui oui, volontiers, avec plaisir, oui volontiers',
    cancel:
      'annule, annule tout, annuler, annule la video, annuler la video, annule le rendu, abandonne, abandonner, laisse tomber, oublie, oublie ca, oubliez, arrete, arrete ca, arrete tout, arrete la video, arrete le rendu, arreter le rendu, ne le fais pas, pas la peine, ignore, jette, interromps, interrompre, finalement non, (annule|annuler|annulez|arrete|arretez|stoppe|stoppez|stop|abandonne|interromps|interrompez|suspends|arreter|stopper) (moi |)(video|rendu|generation|traitement|tout|immediatement|direct|vite|tout de suite|encodage|truc), (je me |me |j me |je m |)(suis|est) (trompe|trompee|plante|plantee|goure|gouree) (de video|de fichier|), trompe de video, trompe de fichier, (envoye|mis|poste) (mauvaise|mauvais) (video|fichier), mauvaise video, mauvais fichier, (c est |)(pas|n est pas) (bonne|celle|bon) (video|fichier), (c est |ce |)(n est |)pas (bonne|celle la|bonne video|bon fichier), laisse beton, laisse tomber, laissez tomber, non laisse tomber, abandonnez, oublie tout, oublie video, j en veux plus, je n en veux plus, j en ai plus besoin, plus besoin, changement d avis, j ai change d avis',
    stop: 'stop, stoppe, arreter, quitter, halte, stop stop, stop stop stop, arrete arrete, stoppez, arretez, pause, attends stop, non stop',
    reset:
      'reinitialise, reinitialiser, reinitialise tout, reinitialiser tout, reset, remets a zero, remettre a zero, remise a zero, tout remettre a zero, retour a la normale, reviens a la normale, revenir a la normale, remets normal, remets tout normal, par defaut comme avant, reglages par defaut, parametres par defaut, style par defaut, remets par defaut, remettre par defaut, retour aux reglages par defaut, normal, style normal, standard, repartir de zero, recommence, recommencer, recommence a zero, recommencer a zero, a zero, efface les reglages, annule tout les reglages, parametres d origine, reglages d origine, comme au debut, retour au debut, reviens au debut, style d origine, reglages d usine, (remets|remettre|remettez|remet|reviens|revenir|retour|retourne|reviens a|recommence) (moi |)(comme |)(debut|depart|origine|etat initial|base|point de depart), comme debut, comme depart, comme origine, comme base, remets a zero tout, remise zero, repars de zero, repartir zero, on repart de zero, reprends depuis debut, reprends a zero, recommencer depuis debut, recommence depuis debut, recommence tout, recommencer tout, reglages (de depart|de base|initiaux|initial|d origine|normaux|standards|standard|du debut|par defaut), parametres (de depart|de base|initiaux|d origine|normaux|du debut), style (de depart|de base|initial|du debut|standard), look (de depart|de base|initial|d origine|du debut|normal|par defaut), version (de base|initiale|de depart|d origine|du debut), annule tous changements, annule toutes modifications, annule toutes modifs, annule tous mes changements, enleve tous changements, enleve toutes modifs, efface tous changements, tout a zero, tout reinitialiser, tout remettre comme au debut, remets tout a zero, tout comme au debut, oublie tous reglages, oublie tous changements',
    always: 'toujours, tout le temps, a chaque fois',
    makeDefault:
      'pour toutes mes prochaines videos, pour mes prochaines videos, pour toutes les prochaines videos, pour les prochaines videos, pour toutes mes futures videos, pour tout ce que je t enverrai, pour tout ce que je t envoie, pour les suivantes, pour la suite, pour les prochains, pour toutes les prochaines, (garde|garder|utilise|utiliser) (ce look|ce style|cet aspect) pour (tout|toutes|la suite), par defaut, comme defaut, en defaut, mon style par defaut, comme style par defaut, comme reglage par defaut, mets par defaut, mets le par defaut, mets ca par defaut, definir par defaut, definis par defaut, toujours comme ca, pour toujours, enregistre, enregistre ca, enregistre le style, enregistrer, enregistre les reglages, enregistrer les reglages, sauvegarde, sauvegarder, sauvegarde ca, sauvegarde le style, sauvegarde les reglages, garde ca, garde ce style, garde comme ca, garde ces reglages, garder ce style, souviens toi, retiens, retiens ca, retiens ces reglages, memorise, memoriser, memorise ca, pour toutes les videos, pour toutes mes videos, sur toutes mes videos, pour les prochaines videos, pour les prochaines, pour la prochaine fois, pour les videos suivantes, la prochaine fois aussi, a partir de maintenant, desormais, dorenavant, utilise toujours ca, toujours utiliser ca, enregistre par defaut, enregistrer par defaut, enregistre comme defaut, (garde|garder|gardez|conserve|conserver|conservez|enregistre|enregistrer|enregistrez|sauvegarde|sauvegarder|sauvegardez|memorise|memoriser|memorisez|retiens|retenir|retenez|note|souviens toi de|applique toujours|utilise toujours) (moi |)(reglages|style|look|parametres|config|configuration|preferences|mise en forme|rendu|presentation|apparence|combinaison|ca|cela|tout ca|comme ca), pour (suite|prochaines|prochaine|prochaines videos|prochaine video|prochaine fois|prochaines fois|prochains|futures videos|futures|suivantes|videos suivantes|autres videos|videos a venir|plus tard|avenir|fois suivantes|chaque video|tous mes clips|prochains clips|prochains montages), a l avenir, dans le futur, par la suite, prochaines aussi, prochaines videos aussi, suivantes aussi, sur (prochaines videos|prochaines|futures videos|mes videos|suivantes), a partir d aujourd hui, a compter d aujourd hui, chaque fois, chaque video, systematiquement, d office, comme reglages habituels, comme reglage habituel, comme mes reglages, comme mon style, mon style habituel, en memoire, garde en memoire, gardes en memoire, mets en memoire, comme ca a chaque fois, gardes ca, tu gardes ca, gardes comme ca, on garde ca, garde le comme ca',
    saveBrand:
      '(enregistre|enregistrer|enregistre ca|enregistre le|enregistre cela|enregistre ce style|enregistre cette apparence|garde ca|garde le|sauvegarde|sauvegarde ca|retiens ca) comme (ma|notre|) (marque|modele), comme (ma|notre) marque, comme modele, c est (ma|notre) marque, fais en (ma|notre) marque, nouvelle marque, (comme|en tant que) (style maison|charte|charte graphique|charte de marque|charte de notre marque|charte marque|identite|identite visuelle|couleurs de marque|couleurs de ma marque|couleurs de ma boite|couleurs marque|preset|mon preset|code couleur|style de ma marque|style de marque|style perso|style personnel|style de la boite|style de la marque|style d entreprise|couleurs d entreprise), (c est|ce sont|voici|voila) (ma|mes|notre|nos|la|les) (charte|charte graphique|couleurs de marque|couleurs de ma marque|couleurs de la marque|couleurs|code couleur|identite visuelle), style maison, (enregistre|sauvegarde|memorise|retiens|note|garde|memoriser|enregistrer) (ma|notre|la|mes|nos|les|ces) (charte|marque|charte graphique|couleurs|couleur), (enregistre|sauvegarde|memorise|retiens) (charte|marque|couleurs), comme (couleur|couleurs|teinte) (de|du) (boite|marque|entreprise|societe|resto|restaurant|magasin|boutique|agence|association|asso|chaine|logo|club|salon|cabinet), (enregistre|sauvegarde|memorise|retiens) (bleu|rouge|vert|jaune|orange|rose|violet|noir|blanc) comme',
    useBrand:
      'nos couleurs de marque, avec nos couleurs de marque, habille la avec nos couleurs de marque, notre branding, mon branding, notre charte, notre identité visuelle, couleurs de l entreprise, couleurs de notre boîte, (utilise|utiliser|applique|appliquer|mets|avec|prends|prendre) (ma|la|notre) marque, (utilise|applique|prends|avec) (mon|notre|le) modele, (ma|notre) marque, mon modele, (le|) style de (ma|notre) marque, (les|aux|) couleurs de (ma|notre) marque, (utilise|applique|mets|prends|avec|remets|utiliser|appliquer|mettre|suis) (charte|charte graphique|couleurs de marque|style maison|identite visuelle|code couleur), selon charte, (charte|charte graphique) (de marque|de la boite|de la marque|de l entreprise), couleurs de (boite|entreprise|societe|marque), comme d habitude ma marque, couleurs habituelles, couleurs de d habitude, couleurs d habitude, mes couleurs, nos couleurs, couleurs de maison, mes couleurs habituelles, nos couleurs habituelles',
    help: 'aide, aide moi, aidez moi, a l aide, besoin d aide, j ai besoin d aide, tu peux m aider, peux tu m aider, pouvez vous m aider, vous pouvez m aider, que peux tu faire, que sais tu faire, tu sais faire quoi, tu peux faire quoi, qu est ce que tu peux faire, qu est ce que tu sais faire, qu est ce que je peux faire, qu est ce que je peux dire, qu est ce que je peux changer, que puis je faire, que puis je dire, comment ca marche, comment ca fonctionne, comment faire, comment t utiliser, comment utiliser, comment on fait, instructions, commandes, liste des commandes, menu, options, quelles sont les options, quelles options, je ne comprends pas, je comprends pas, guide, tutoriel, tuto, mode d emploi, manuel, help, coup de main, un coup de main, aidez, on fait comment, je fais comment, c est quoi les commandes, quelles commandes, comment on s en sert, comment s en servir, comment tu fonctionnes, comment tu marches, comment fonctionnes tu, tu fais quoi, t es la pour quoi, je suis perdu, je suis perdue, perdu, perdue, je sais pas quoi faire, je comprends rien, j y comprends rien, explique moi, expliquez moi, j ai rien compris',
    hint: 'support, au secours',
  },
  colors: {
    white: 'blanc, blanche, blancs, blanches',
    black: 'noir{e}',
    gray: 'gris{e}, grises',
    silver: 'argent, argente{s}, argentee{s}',
    yellow: 'jaune citron, citron, jaune canari, jaune{s}',
    gold: 'dore{s}, doree{s}, or',
    orange: 'orange{s}, orangé, orangee',
    red: 'rouge vif, rouge cerise, rouge passion, rouge fraise, rouge{s}, ecarlate',
    crimson: 'cramoisi, carmin',
    burgundy: 'bordeaux, grenat, lie de vin',
    pink: 'rose bonbon, rose fluo, rose{s}',
    magenta: 'magenta, fuchsia, rose vif, rose fuchsia',
    purple: 'violet{s}, violette{s}, mauve{s}, pourpre',
    lavender: 'lavande',
    indigo: 'indigo',
    blue: 'bleu{e}, bleus, bleu roi',
    skyBlue: 'bleu glacier, bleu glace, bleu glacé, ciel, bleu layette, bleu ciel, azur',
    navy: 'bleu marine, marine',
    cyan: 'cyan',
    turquoise: 'turquoise{s}, bleu turquoise, aigue marine',
    teal: 'pétrole, bleu canard, bleu petrole',
    mint: 'menthe, vert menthe',
    green: 'vert feuille, vert gazon, vert prairie, vert herbe, vert pomme, vert{e}',
    lime: 'citron vert, vert citron',
    olive: 'olive, vert olive, kaki',
    brown: 'marron{s}, brun{e}',
    beige: 'beige{s}',
    cream: 'écru, coquille d œuf, vanille, creme, ivoire, blanc casse',
    salmon: 'saumon',
    coral: 'corail',
    peach: 'peche, abricot',
    brick: 'rouge brique, brique{s}, couleur brique, rouille, rouge tuile',
    terracotta: 'terracotta, terre cuite, couleur argile, couleur terre',
    amber: 'ambre{s}, ambree{s}, jaune ambre, couleur ambre',
    honey: 'jaune miel, couleur miel, miel dore',
    mustard: 'jaune moutarde, moutarde, ocre{s}, jaune ocre, couleur moutarde',
    bronze: 'bronze, couleur bronze, brun dore, marron dore',
    sand: 'couleur sable',
    forest: 'vert sapin, vert bouteille, vert foret, vert mousse',
    plum: 'prune, couleur prune, aubergine',
    charcoal: 'gris anthracite, anthracite',
    chestnut: 'brun rouge, marron rouge, acajou, chataigne, couleur chataigne, brun roux',
  },
  colorsOfThings: {
    terracotta: 'argile, tuile',
    honey: 'miel',
    sand: 'sable',
    brown: 'chocolat, cafe',
  },
  tints: {
    red: 'rougeatre{s}, roux, rousse',
    yellow: 'jaunatre{s}',
    green: 'verdatre{s}',
    blue: 'bleute{s}, bleutee{s}',
    brown: 'brunatre{s}',
    gray: 'grisatre{s}',
    pink: 'rosatre{s}',
    orange: 'orangeatre{s}',
  },
  languages: {
    es: 'castillan',
    pt: 'portugais bresilien, portugais du bresil, bresilien',
    zh: 'mandarin, cantonais',
    en: 'anglais americain, anglais britannique, americain',
    fa: 'farsi',
  },
  greeting:
    /^((re)?bonjour( a tous| tout le monde| toi)?|salut( a tous| toi| tout le monde)?|coucou( toi)?|bonsoir|slt|bjr|cc|yo|wesh|hey|hello|hola|salutations|re|all[oô])$/,
  howAreYou: /^(comment (ça|ca) va|(ça|ca) va( bien)?|comment (vas|allez|tu vas|vous allez)|la forme)$/,
  thanks:
    /^(((un )?grand |mille )?mercis?( beaucoup| bcp| bien| mille fois| infiniment| à toi| a toi| à vous| tout plein)?|mci|mrc|mrci|merki|cimer|thx|je (te|vous) remercie|super|g[ée]nial|parfait)$/,
  title:
    /^\s*(?:(?:mets|ajoute|utilise|avec)\s+)?(?:(?:un|le|en|comme|mon)\s+){0,2}(?:titre|accroche)(?:\s+en (?:haut|bas))?(?:\s+(?:est|qui dit))?\s*(?:[:：]\s*|(?=[«“"][^»”"\n]+[»”"][.!\s]*$))/i,
  noTitle:
    /^(?:(?:encore(?: une fois)?|refais(?:[- ]la|[- ]le)?|la m[êe]me|pareil|de nouveau)[, ]+(?:mais )?)?(?:sans(?: le)?|pas de|enl[eè]ve(?: le)?|supprime(?: le)?|retire(?: le)?) (?:titre|accroche)[.!]?$/i,
  watermark: {
    noun: /filigranes?|logo/,
    none: 'sans pas de enleve enlever supprime supprimer retire retirer aucun',
    top: 'haut superieur',
    bottom: 'bas inferieur',
    left: 'gauche',
    right: 'droite droit',
    fainter: 'discret pale clair transparent leger faible',
    stronger: 'visible fort marque opaque net',
    less: 'moins',
    other:
      'comme le la un une mon ton du au en a dans sur est soit mets met mettre deplace deplacer place fais rends montre coin cote stp svp s il te plait plus peu beaucoup et maintenant je veux avec l',
  },
  script:
    /^\s*(?:(?:voici|voil[aà]) ce que (?:je dis|nous disons|on dit|il dit|elle dit)|(?:(?:voici|voil[aà]|c['’]est) )?(?:mon|le|notre) (?:script|texte)|script|ce que je dis)(?: dans la vid[eé]o)?\s*(?:[:：]|\n)/i,
  done: /^(fini|j[’']?ai fini|termin[ée]|c[’']?est (tout|bon)|[çc]a suffit|assez|laisse( comme [çc]a)?|passer)$/,
  agreed: /^(oui|ouais|si|ok(ay)?|d[’']?accord|exact(ement)?|c[’']?est [çc]a|c[’']?est juste|correct|tout va bien)$/,
  denied: /^(non|nan|pas du tout|faux|c[’']?est faux)$/,
  notTypos:
    'enregistré enregistrée enregistrés enregistrées sauvegardé sauvegardée gosse gosses coûte coûtent coûter blague blanchir noire noix noise boire foire verre verres vers verser rouges bouge bouger rouler jeune jeunes autre autres grave graves grande guerre petite texte tente teste test tests police policier titres titre carte cartes pour tour jour jours lettre mettre maitre etre entre entree centre vendre ventre montre montrer monde moins moine vraie monte monter monstre haute hotel passe basse base classe mot mots mois moi mer cher chere claire clairement point pointe posture position bonne bonnes bordel bords corps cours court courte couleuvre parler parles partir partie parti fille filles famille finir final finale merci mardi lundi midi matin train trains effort effet bruit fruit fond fonds font sont doute douche',
  corrections: {
    sure: [
      '{wrong} doit_devenir/devrait_devenir/devient/est_censé_être/est_censé_dire/c_est_censé_être {right}',
      'remplace/remplacer/remplacez {wrong} par {right}',
      'change/changer/changez/corrige/corriger/corrigez {wrong} par/en/pour {right}',
      "au_lieu_de/a_la_place_de {wrong} mets/mettre/ecris/il_faut/c'est/ca_doit_etre {right}",
      'mets/mettre/ecris/utilise {right} au_lieu_de/a_la_place_de/et_pas/pas {wrong}',
      "ca_dit/tu_as_ecrit/t'as_ecrit/vous_avez_ecrit/c'est_ecrit/il_y_a_ecrit/tu_as_mis/t'as_mis/il_y_a_marque {wrong} mais_c'est/mais_j'ai_dit/alors_que_c'est/alors_que_j'ai_dit/mais_il_faut/mais_je_dis/mais_on_dit {right}",
      "tu_as_ecrit/t'as_ecrit/vous_avez_ecrit/c'est_ecrit/il_y_a_ecrit/tu_as_mis/t'as_mis {wrong} au_lieu_de/a_la_place_de/et_pas/et_non {right}",
    ],
    likely: [
      "corrige/corriger/correction/c'est/ce_serait/ca_devrait_etre/ca_doit_etre/on_dit/on_ecrit/ca_s'ecrit/ca_s'appelle/il_s'appelle/elle_s'appelle/j'ai_dit/il_dit/elle_dit/son_nom_est/mon_nom_est/le_nom_est/le_nom_c'est/je_voulais_dire {right} pas/et_pas/et_non/et_non_pas/non_pas/au_lieu_de/non {wrong}",
      "ce_n'est_pas/c'est_pas/pas/on_ne_dit_pas/on_dit_pas/je_n'ai_pas_dit/non_pas {wrong} mais/mais_c'est/c'est/mais_plutot/on_dit/j'ai_dit {right}",
      "{wrong} devrait_etre/doit_etre/doit_dire/devrait_dire/doit_s'ecrire/il_faut_que_ce_soit/c'est_en_fait/est_en_fait/s'ecrit {right}",
      '{right} pas/et_pas/et_non/et_non_pas/non_pas/au_lieu_de/et_pas_du_tout/non {wrong}',
    ],
    removal: [
      'enleve/enlever/supprime/supprimer/retire/retirer/efface/effacer le_mot/les_mots/mot/mots {wrong}',
      'enleve/enlever/supprime/supprimer/retire/retirer/efface/effacer {wrong} du_texte/des_sous_titres/partout',
    ],
    emphasis: [
      'le_mot/mot {wrong} dans_une_autre_couleur/qui_ressorte',
      'mets/mettre/mettez/met en_valeur/en_evidence/en_avant le_mot/les_mots/mot {wrong}',
      'mets/mettre/mettez/met en_valeur/en_evidence/en_avant {wrong}',
      'mets/mettre/mettez/met le_mot/les_mots {wrong} en_valeur/en_evidence/en_avant',
      'mets/mettre/mettez/met {wrong} en_valeur/en_evidence/en_avant',
      'fais/faire/faites ressortir le_mot/les_mots {wrong}',
      'fais/faire/faites ressortir {wrong}',
      'accentue/accentuer/insiste_sur/surligne/surligner le_mot/les_mots {wrong}',
      'accentue/accentuer/insiste_sur {wrong}',
      'le_mot/les_mots/mot/mots {wrong} doit_ressortir/doivent_ressortir/en_valeur/en_evidence/en_avant/en_gros/fais_le_ressortir/fais_les_ressortir/a_mettre_en_valeur',
      '{wrong} doit_ressortir/doivent_ressortir/a_mettre_en_valeur/a_mettre_en_avant',
      'donne/donner/mets/mettre du_poids/plus_de_poids/l_accent/de_l_importance/plus_d_importance a/au/au_mot/aux_mots/sur/sur_le_mot/sur_les_mots {wrong}',
    ],
    quotedEmphasis: [
      'surligne/surligner/agrandis/agrandir {wrong}',
      'mets {wrong} en_gros/en_gras/plus_gros/plus_grand',
    ],
    plain: [
      'ne_mets_pas/ne_mets_plus/ne_pas_mettre/ne_plus_mettre/ne_mettez_pas le_mot/les_mots {wrong} en_valeur/en_evidence/en_avant',
      'ne_mets_pas/ne_mets_plus/ne_pas_mettre/ne_plus_mettre/ne_mettez_pas {wrong} en_valeur/en_evidence/en_avant',
      'ne_mets_pas/ne_mets_plus/ne_pas_mettre/ne_plus_mettre en_valeur/en_evidence/en_avant le_mot/les_mots {wrong}',
      'ne_mets_pas/ne_mets_plus/ne_pas_mettre/ne_plus_mettre en_valeur/en_evidence/en_avant {wrong}',
      'ne_fais_pas/ne_fais_plus/ne_pas_faire ressortir le_mot/les_mots {wrong}',
      'ne_fais_pas/ne_fais_plus/ne_pas_faire ressortir {wrong}',
      'enleve/enlever/retire/retirer/supprime la_mise_en_valeur/la_mise_en_evidence de/du/sur/du_mot/sur_le_mot {wrong}',
    ],
    line: 'ligne{s}, phrase{s}, sous titre{s}, numero, legende{s}, nr',
    lineBecomes:
      'par, en, devient, doit etre, devrait etre, doit dire, devrait dire, il faut, il faut mettre, il faut écrire, tu la mets comme ça, tu mets, tu écris, comme ça, mets-la comme ça, écris, mets',
    changeLine:
      'change, changer, changez, remplace, remplacer, remplacez, corrige, corriger, corrigez, modifie, modifier, edite, editer, a, mets',
    removeLine:
      'enleve, enlever, enlevez, supprime, supprimer, supprimez, retire, retirer, retirez, efface, effacer, effacez, vire, coupe, vire, virer, virez, enlève moi, dégage, jette, à enlever, à supprimer, enlèves, supprimes, retires, enlève-le, enlève-la, supprime-la, supprime-le',
    ordinals:
      'premiere/premier/1ere/un/une deuxieme/seconde/second/2eme/deux troisieme/3eme/trois quatrieme/4eme/quatre cinquieme/5eme/cinq sixieme/six septieme/sept huitieme/huit neuvieme/neuf dixieme/dix onzieme/onze douzieme/douze treizieme/treize quatorzieme/quatorze quinzieme/quinze',
    lineTo: 'a jusqu jusque au',
    lineAnd: 'et & +',
    last: 'dernière dernier',
    insteadOf: 'lieu place plutôt',
    twice:
      '2x double doublé doublon doublons bégaie bégaies bégaye répété répétée répétition en_trop de_trop deux_fois 2_fois deux_foix trois_fois à_double à_la_suite d_affilée en_double',
    aWord: 'mot mots',
    mistaken:
      'seul attaché attachés collé collés majuscule majuscules minuscule minuscules coquille lettre accent tiret trait voulais prononce prononcé écrite écrits écris orthographiée nommé correct corrigé mal compris capté retranscrit transcrit confondu faux fausse erreur erreurs faute fautes corrige corriger corrigez écrit écrire écrivez orthographe orthographié appelle nom prénom dit disais entendu compris devrait c’est épelle épelé écrivent',
    notCorrected:
      'lire lit je tu il elle on nous vous ils elles ce cela ca que qui comme si est sont etait suis es ai as a avons ont peux peut veux veut sais sait tres plus moins peu beaucoup peut-etre surement bien mal mieux aujourd hui hier demain maintenant apres toujours jamais rien tout quelque pense crois parce mais video aime vrai faux pourquoi grave',
  },
};
