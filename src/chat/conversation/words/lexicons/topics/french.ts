import type { TopicPhrases } from '../../topics/topic.ts';
import { fontNames } from './font-names.ts';

export const frenchTopics: TopicPhrases = {
  settings:
    '^ (parametres|reglages|preferences|options|configuration) $, (ouvre|montre|voir|ou) (parametres|reglages|preferences|options), ou (change|regle|modifie) (tout|ca|reglages|parametres)',
  styles:
    '(quels|quel|quelles|autre|autres|d_autres|les) (styles|style|modeles|looks|presets) (avez|as|sont|a|y|proposes|existent|possibles|dispo|disponibles), (autre|autres|quels|quel) (style|styles|look|looks|modele|modeles), (montre|affiche|voir|liste|fais_voir) (styles|modeles|looks), (t_as|tu_as|vous_avez|as_tu) (quoi|autre|mieux|d_autre|plus_classe), ^ styles $, choisis (pour_moi|toi|un)',
  colors:
    '(quelles|autres|les|montre|liste|affiche) couleurs (avez|as|sont|a|y|possibles|dispo|disponibles), (quelles|montre|affiche|liste) couleurs, (changer|change|choisir|modifier) (couleur|couleurs) $, ^ (couleurs|couleur) $',
  language: '(changer|change|modifier|choisir) langue $, ^ langue $, ou langue, langue du_bot $',
  videos:
    '^ (mes|mes_anciennes|anciennes) videos $, (montre|voir|liste|affiche|ou|retrouver|revoir) (mes|anciennes|toutes|autres|precedentes) videos, mes (anciennes|vieilles|precedentes|autres) videos, ^ historique $',
  home: '(retour|retourner|revenir|reviens|va|retourne) (accueil|menu|debut|principal|depart), menu_principal, ^ (menu|accueil) $',
  deleteData:
    '(efface|effacez|effacer|supprime|supprimez|supprimer|enleve|enlevez|detruis|vire|virez) (tout|toutes|tous|donnees|infos|informations|compte|profil) (moi|mes|mon|ma|me|avez|as|sur_moi|personnelles|concerne|concernant|savez), (efface|effacez|effacer|supprime|supprimez|supprimer) (mes|mon|toutes_mes|donnees|compte) (donnees|compte|infos|informations|profil|personnelles), (effacement|suppression) (donnees|compte|personnelles), (droit) (oubli), oublie_moi, oubliez_moi, (efface|supprime|effacez|supprimez)_tout, tout (poubelle|corbeille), plus_rien chez (vous|toi)',
  deleteVideo:
    '(efface|effacez|effacer|supprime|supprimez|supprimer|jette|jetez|vire|poubelle|detruis) (video|clip|film|premiere|deuxieme|troisieme|derniere|celle|#), ^ (supprime|efface|jette|vire)_(la|le|ca|cette), (enleve|retire) (video) (serveur|serveurs|chez|ligne|ici)',
  sendAgain:
    '(renvoie|renvoyer|renvoyez|renvoie_la|renvoie_le|renvoi), (envoie|envoyer|envoyez|redonne|repasse) (encore|nouveau|de_nouveau|une_autre_fois|encore_une_fois), (s_ouvre|ouvre|ouvrir|lire|lit) pas, (arrive|parviens|veut) pas (ouvrir|s_ouvrir|lire|la_lire), (efface|perdu|supprime|effacee|supprimee) (sans_faire_expres|par_erreur|par_accident|fichier)',
  sendFile:
    '(en|comme|sous_forme_de|par) (fichier|document|piece_jointe), (pleine|meilleure|bonne|haute|max|maximale|toute_la|vraie|full) (qualite|resolution|definition|hd), qualite (max|maximale|originale|originelle|d_origine|superieure|top), (sans|pas|non) (compression|compresser|compresse|compressee), (pixelise|pixelisee|compressee|compresse|degueu|floue), qualite (pourrie|nulle|mauvaise|degueu|moche|horrible|degueulasse|mediocre)',
  sendSrt:
    'srt, vtt, (sous-titres|sous_titres) (a_part|fichier|separe|separes|separement|dans_un_fichier|en_fichier), fichier (sous_titres|de_sous_titres)',
  showMistakes:
    '(comment|ou) (corriger|corrige|modifier|modifie|changer|change|rectifier|reparer) (mot|mots|faute|fautes|erreur|erreurs|texte|nom|mal|ligne), (y_a|il_y_a|j_ai_vu|trouve|a_fait|as_fait|reste|quelques|plusieurs|des) (fautes|faute|erreurs|erreur|coquilles|coquille), (mal_ecrit|mal_orthographie|mal_compris) , (peux|puis|peut|pourrais|possible) (corriger|modifier|editer) (texte|mots|sous_titres|fautes), (nom|prenom) (mal|faux|pas_bon) $',
  speak: '',
  work: '(c|est|elle|il|video) (pret|prete|fini|finie|termine|terminee|fait), (bientot|deja|enfin) (pret|prete|fini|finie|la), (combien) (temps|minutes) (encore|reste|faut|prend|dure|ca|pour|il) , combien_de_temps, (ca|c) (prend|met|dure|va_prendre) (combien|longtemps|du_temps), (reste|encore) (longtemps|combien_de_temps), (c_est|il_est|elle_est) ou, (ou) (video|est|en_es|en_est|arrive|je_la|je_vais|va_arriver|ca_arrive), pourquoi (long|longtemps|lent|met|prend|autant|si), (bloque|plante|fige|gele|coince|rame|buge|crash*), (y_a|il_y_a|t_es|tu_es|vous_etes) (quelqu_un|la|vivant|encore_la), (ca) (avance|marche_encore|bosse|tourne), (rien|pas) (recu|arrive|vu_venir), (quand) (pret|prete|fini|aura|recois|arrive|sera), ^ (alors|pret|prete|statut|et_alors|des_nouvelles) $, (en_es_tu|en_est_on|ca_en_est), (a_temps|avant) (h|heures|midi|soir|pour), (long|longtemps) (encore|non|dis)',
  minutes:
    '(combien|minutes|credits|credit|temps) (minutes|reste|restantes|restants|encore_droit|me_reste_t|restent|disponibles), reste (minutes|credits|combien_de_minutes), combien_de_(minutes|videos|credits)',
  price:
    '(combien|ca|c|quel|quels) (coute|coutent|cout|payant|prix|tarif|paye|vaut|gratuit|gratos), (prix|tarif|tarifs|abonnement|abonnements|gratuit|gratuite|gratuitement|payant|forfait|gratos), (faut|dois|doit|devoir) payer, carte_(bancaire|bleue|de_credit), c_est_combien',
  privacy:
    '(qui|quelqu_un|personne|d_autres|gens) (voit|voient|acces|accede|regarde|peut_voir|peuvent_voir|a_acces|y_a_acces) , (que|qu) (devient|deviennent|faites_vous|arrive_t|advient) (videos|video|donnees|fichiers), (gardez|garde|gardes|stockez|stockees|conservez|conservees|conserve|enregistrees|stocke|gardees|restent) (videos|video|donnees|combien|serveurs|longtemps|temps|mes|ou|chez_vous), (combien|quand) (gardez|conservez|supprimez|effacez|conservees|effacees|gardees|supprimees), (confidential*|confidentiel|confidentielle|rgpd|vie_privee|secret_professionnel|privacy), (entrainer|entrainez|entrainement|apprendre) (ia|modeles|modele|intelligence), (ou) (stockees|stockes|serveurs|partent|vont|heberge*), (sont|est|reste) (privees|privee|prive|securise|securisees|a_l_abri)',
  formats:
    '(quels|quel|quelle|quelles) (formats|format|type|types|fichiers), (mov|mp4|mkv|avi|webm|wmv|hevc|flv) (passe|passent|marche|ok|va|vont|accepte|acceptes|possible|c_est_bon|ca), (accepte|acceptes|prends|prend|lis|lit|marche|envoyer|supporte) (mov|mp4|mkv|avi|webm|wmv)',
  length:
    '(quelle|quel|combien) (duree|longueur|taille|limite|maximum|max|poids), (duree|longueur|taille|limite|temps) (max|maximale|maximum|limite|video|de_temps|minutes|duree), (y_a|il_y_a|existe|une) (limite|maximum|max), (heure|heures|minutes|min|1h) (passe|possible|c_est_trop|trop|ok|marche|va|ca), (trop)_(long|longue|lourd|lourde|gros)',
  platforms:
    '(quels|quelles|quel|quelle) (sites|plateformes|applis|liens|reseaux|plateforme|site), (youtube|instagram|insta|facebook|tiktok|vimeo|linkedin|dropbox|drive|whatsapp|twitter|snap|snapchat|twitch) (ca|marche|passe|ok|aussi|possible|fonctionne|va), (prend|prends|accepte|acceptes|marche|fonctionne|peux|puis|mettre|envoyer|coller|lit) (lien|liens|youtube|instagram|insta|facebook|vimeo|dropbox|linkedin|whatsapp|snap)',
  whoAreYou:
    '(qui|t_es|tu_es|vous_etes|c_est) (es_tu|etes_vous|t_es|tu_es|qui|quoi_toi), (es|etes|suis|parle|c_est) (humain|humaine|robot|bot|machine|personne_reelle|vraie_personne|une_vraie|vrai_humain|une_ia), comment_(tu_t_appelles|t_appelles|vous_appelez)',
  howToBegin:
    '(comment|par_ou|ou) (marche|commencer|commence|fonctionne|utilise|utiliser|s_y_prendre|on_fait|faire|faut_faire|debute|debuter), (comprends|comprend|pige|compris|capte) (rien|pas), (tu|vous|bot|ca) (fais_quoi|fait_quoi|faites_quoi|sais_faire_quoi|sert_a_quoi|sers_a_quoi|peux_faire_quoi), (que|qu|quoi) (sais_tu|peux_tu|savez_vous|pouvez_vous|fais_tu) faire, (explique|expliquez|m_expliquer), (aide|aidez|aider|aide_moi|aidez_moi|au_secours|a_l_aide) $, ca_marche_comment, (premiere_fois|suis_nouveau|suis_nouvelle), (peux|pouvez|possible) sous_titrer (video|une_video) $',
  silences:
    '(coupe|couper|coupez|enleve|enlever|supprime|supprimer|retire|vire) (silences|silence|blancs|pauses|euh|euhs|hesitations|tics|respirations)',
  translation:
    '(tradui*|traduction*|traduire), bilingue, (deux)_langues, (sous_titres|texte) en (anglais|espagnol|allemand|italien|arabe|chinois) (alors|mais|aussi|alors_que|au_lieu|en_plus|meme_si)',
  cleanVideo:
    '(enleve|enlever|retire|retirer|supprime|vire|efface|sans) (sous_titres|textes) (originaux|deja|existants|incrustes|completement|du_tout|tous|d_origine|d_abord|propre|anciens|tout_court), (sous_titres) (deja|incrustes|existants|d_origine) , video (propre|sans_sous_titres|sans_texte|vierge), ^ (sans|pas_de|enleve_les|plus_de) sous_titres $',
  music:
    '(mets|mettre|ajoute|ajouter|rajoute|rajouter|colle|veux|voudrais|une_petite|petite|un_peu_de|mettez) (musique|chanson|son_de_fond|musiquette|zik|beat|bande_son|air), (musique|chanson|zik|beat|lofi) (de_fond|derriere|en_fond|douce|en_dessous|dessous)',
  download:
    '(telecharger|telecharge|telechargez|recuperer|enregistrer) (sans|juste|seulement|cette|celle|video|la), (juste|seulement|simplement)_(telecharger|recuperer|enregistrer), sans_(filigrane|watermark|logo_tiktok)',
  voice:
    '(change|changer|modifie|modifier|deforme|deformer|transforme|aggrave|baisse|trafique) (voix), voix (plus_grave|plus_aigue|de_robot|robot|masculine|feminine|differente|grave|deformee)',
  trim: '(coupe|couper|coupez|enleve|enlever|raccourcis|raccourcir|rogne|retire|supprime|saute|vire) (premieres|dernieres|debut|fin|intro|secondes|minute|minutes|passage|bout|generique|#), (raccourcis|raccourcir|rogner), (premieres|dernieres) (#) (secondes|minutes), # (premieres|dernieres) (secondes|minutes)',
  speed:
    '(accelere|accelerer|accelerez|ralentis|ralentir|ralentissez), (plus) (vite|rapide|lent|lente) (video|film), (1.5x|2x|1.25x|1.2x|x1.5|x2|x1), (au|un|en)_ralenti, time_lapse, timelapse',
  picture:
    '(mets|mettre|ajoute|ajouter|rajoute|rajouter|insere|inserer|colle|place|incruste|mettez) (logo|image|photo|gif|sticker|images|photos|vignette|filigrane|png), (logo|photo|image) (coin|en_haut|en_bas|a_la_fin|dans_un|par_dessus|angle)',
  backgroundBlur:
    '(floute|flouter|floutez|floutage|flou) (fond|arriere|derriere|decor|chambre), (change|changer|remplace|remplacer) (fond|arriere_plan|decor) (video|image|plage|par|derriere), fond_vert, fond_virtuel',
  posting:
    '(publie|publier|publiez|poste|poster|postez|partage|partager|mets|met|envoie|programme) (insta|instagram|tiktok|youtube|facebook|compte|page|chaine|story|direct|directement|a_ma_place|pour_moi|linkedin)_(direct|directement|compte|account), (publie|publier|publiez|poste|poster|postez|partage_la|programme) (insta|instagram|tiktok|youtube|facebook|compte|page|chaine|story|direct|directement|a_ma_place|pour_moi|linkedin)',
  speakers:
    '(deux|trois|chacun|chaque|on_est|nous_sommes) (personnes|personne|intervenants|intervenant|invite|invites|a_parler|voix|locuteurs|participants) (couleur|couleurs|bleu|rouge|jaune|vert|rose), (couleur|couleurs) (differente|differentes|propre) (personne|chacun|invite|intervenant|chaque|qui), (chacun|chaque) (sa|une) couleur, (mes|ses|mon|son) (mots|paroles|texte|repliques) (les_siens|les_siennes|les_miens|les_miennes|lui|elle|invite), une_couleur_par (personne|intervenant|invite), (moi|lui|elle|invite) en (bleu|rouge|jaune|vert|rose|blanc) (moi|lui|elle|invite|mon)',
  live: '(en|un|du|mon|le|mes|pour_un|pour_mon|pour_mes)_(direct|live|lives|directs), livestream, en_temps_reel, (stream|streams|streaming)',
  dubbing:
    '(double|doubler|doublage|doublee|doublez), (voix_off|voix_ia|voix_synthetique), (fais) (moi|le|la) parler (anglais|espagnol|allemand)',
  summary:
    '(resume|resumer|resumez|resum*), (meilleurs|meilleures) (moments|passages|parties|extraits), (fais|sors|decoupe|tire) (extraits|shorts|clips|morceaux), version_(courte|raccourcie)',
  otherFont: `${fontNames}, (ma|autre|notre|propre|changer|change|changer_de) (police|typo|typographie), (quelles|quelle) (polices|typos|police)`,
  noise:
    '(enleve|enlever|supprime|supprimer|retire|reduis|reduire|nettoie|nettoyer|attenue|vire) (bruit|bruits|souffle|echo|vent|bourdonnement|son|audio|ventilo|gresillement), (monte|augmente|baisse|diminue) (volume|son), (volume|son|audio|voix) (plus_fort|trop_bas|trop_faible|moins_fort)',
  brightness:
    '(eclaircis|eclaircir|assombris|assombrir|illumine|eclaire) (image|video|plan|tout|un_peu), (image|video|plan) (sombre|foncee|claire|lumineuse|trop_sombre), (luminosite|saturation|etalonnage|correction_colorimetrique|filtre)',
  timing:
    '(sous_titres|texte|mots) (avance|retard|decales|decale|desynchronises|avant|apres|en_decalage), (decalage|desynchro*|synchro*|pas_cale|mal_cale*)',
  capitals:
    '(tout|en|les|des|sans|pas|texte) (majuscules|majuscule|minuscules|minuscule|capitales|capitale|caps), ^ (majuscules|minuscules|capitales), (on_dirait|impression) (crie|gueule|hurle|crier), (arrete|arretez) (crier|de_crier)',
  wordCount:
    '(maximum|max|juste|seulement|au_plus|maxi) (#|deux|trois|quatre|cinq) mots, (#|deux|trois|quatre|cinq) mots (la_fois|a_la_fois|max|maximum|maxi|ecran|ensemble|par_ecran|par_ligne), (moins|plus|trop) (mots|de_mots), mots (en_meme_temps|a_la_fois|d_un_coup|par_ecran|a_l_ecran), (phrases|bouts|morceaux|bouts_de_phrase|phrase) (plus_longues|plus_courtes|plus_longs|plus_courts|entieres|entiere|complete|completes)',
  punctuation:
    'ponctuation, (sans|avec|manque|mets|enleve|ajoute|remets|vire|aucune|manquent) (virgules|virgule|points|points_virgules), (virgules|points) (manquent|manque|svp|stp)',
  weight:
    '(lettres|police|caracteres|ecriture|typo) (plus_fines|plus_fine|plus_fins|plus_legere|plus_legeres|plus_epaisse|plus_epaisses|plus_grasse|plus_grasses|moins_grasse|moins_epaisse|trop_grasse|moins_lourde|trop_epaisse|fine|epaisse|moins_epaisses), (moins|plus)_gras',
  praise:
    '(j_adore|on_adore|adore|kiffe), j_aime (ca|bien|beaucoup|trop|$), (c_est|trop|super|tellement|vraiment|hyper) (beau|belle|genial|top|magnifique|parfait|super|cool|reussi|bien_fait|excellent|canon|joli|genialissime|impeccable|chouette|malade|stylé|style|fou), (bravo|chapeau|magnifique|genial|geniale|sublime|superbe|impeccable|formidable|extraordinaire|excellent|felicitations), ^ (wow|waouh|ouah|top|trop_bien|nickel|parfait|super|wouah), beau_(travail|boulot), bon_(travail|boulot), (bien|super)_joue, dieu_vous benisse',
  complaint:
    '(moche|nul|nulle|horrible|degueulasse|laid|laide|affreux|affreuse|pourri|decu|decue|decevant|honteux|catastrophe|merdique|minable|atroce|ridicule), (aime|plait) pas, (pas) (terrible|content|contente|satisfait|satisfaite|fan|convaincu|convaincue|top|ouf|du_tout_ca), n_importe_quoi, c_est_(nul|de_la_merde|pas_bon|rate)',
  patience:
    '(pas|aucun|y_a_pas_de) (souci|probleme|urgence|stress|presse), (je_patiente|j_attends|je_vais_attendre|prends_ton_temps|prenez_votre_temps|tranquille)',
  refusal:
    '^ (non|nan|nope|non_merci|pas_la_peine|pas_maintenant|surtout_pas|laisse) $, (touche|touchez|change|changez) (pas|rien), (laisse|laissez) (comme|texte|tel_quel|tout|ca_comme), (ne_touche|ne_touchez)',
};
