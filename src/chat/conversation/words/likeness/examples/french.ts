import type { Examples } from '../meanings.ts';

export const frenchExamples: Examples = {
  settings:
    'où sont les réglages | montre moi les options | je veux changer les paramètres | ouvre les préférences | où est-ce que je règle ça | on peut mettre des valeurs par défaut',
  styles:
    'le numéro quatre sur les images | le deuxième des photos | un autre style au hasard | le style suivant | quels styles tu as | montre des exemples | quels autres designs existent | je voudrais un autre style | il y a d autres modèles | quelque chose de plus moderne | c est quoi les looks possibles | fais moi ça comme tout le monde sur tiktok | c est un peu triste tu peux faire mieux | un truc plus punchy | comme les influenceurs | c est fade | plus stylé s il te plaît | montre les autres modèles | je voudrais voir d autres looks | quels modèles de sous-titres tu as | un autre design | c est quoi les styles disponibles',
  colors:
    'quelles couleurs il y a | je veux choisir une couleur | montre les couleurs | quelles couleurs je peux prendre | je veux changer de couleur mais je sais pas laquelle | cette couleur fait mal aux yeux | le jaune est horrible | vous n avez pas plus doux | les couleurs jurent | la couleur ne va pas avec notre logo | c est trop criard | une autre teinte peut-être | quelles teintes tu as | quelles couleurs sont possibles | liste des couleurs',
  language:
    'tu peux parler une autre langue | comment changer ta langue | quelles langues tu parles | changer de langue | je ne comprends pas l anglais | tu parles espagnol | change la langue du bot',
  videos:
    'où sont mes anciennes vidéos | montre tout ce que j ai fait | la liste de mes vidéos | je cherche la vidéo de la semaine dernière | mes clips d avant | laquelle c était avec le chien | j ai fait combien de vidéos | je sais plus laquelle est laquelle | mes vidéos s il te plaît | historique de mes vidéos',
  home: 'retour au début | recommencer à zéro | au menu principal | revenir à l accueil | je veux tout reprendre',
  deleteData:
    'efface toutes mes données | supprimer mon compte | je veux que rien ne soit gardé sur moi | rgpd suppression | oublie tout sur moi | désinscris moi | je retire mon consentement | effacez tout ce que vous avez sur moi | je veux supprimer mon compte',
  deleteVideo:
    'supprime cette vidéo | enlève la vidéo de vos serveurs | je ne veux pas que la vidéo reste chez vous | jette ce clip | j aimerais que cette vidéo disparaisse | supprimez mes trois vidéos | effacez les enregistrements | vire cette vidéo de vos serveurs | supprime la vidéo',
  sendAgain:
    'renvoie la vidéo | je n ai pas reçu la vidéo | j ai perdu la vidéo tu peux la renvoyer | la vidéo ne s ouvre pas | je ne retrouve plus la vidéo | le téléchargement ne marche pas | je l ai effacée sans faire exprès renvoie | renvoie moi la première | je peux ravoir la deuxième | envoie la encore une fois | je la trouve plus',
  sendFile:
    'je peux l avoir en fichier | sans compression | en pleine qualité | la qualité est mauvaise | envoie en document | en hd svp',
  sendSrt:
    'je veux le fichier de sous-titres | exporter les sous-titres | le srt svp | j ai besoin de la transcription | le texte dans un fichier',
  showMistakes:
    'envoie juste le texte | montre ce que tu as compris | je veux copier le texte | le nom de la ville est faux | je veux lire ce qui est écrit | il y a des fautes dans le texte | un mot est faux | tu as mal compris ce que je dis | mon nom est mal écrit | comment corriger un mot | je veux modifier le texte | il y a une erreur dans les sous-titres | comment on change un mot | fais voir ce que tu as compris | montre moi ce que tu as écrit | je peux relire le texte | fais moi lire ce qui est écrit',
  work: 'c est prêt | ça prend encore combien de temps | j attends toujours ma vidéo | ça en est où | c est bloqué | pourquoi c est si lent | quand est-ce que j aurai ma vidéo | où est ma vidéo | il se passe quelque chose | tu travailles encore | ça a planté | ça fait une éternité | c est bientôt fini | alors | c est planté ou quoi | ça bouge plus | c est pour bientôt | ça prend toujours autant de temps | je suis pressé encore combien | c est pas encore fini | où en est ma vidéo | ça avance | elle est en train de se faire la nouvelle | ça fait dix minutes que ça tourne c est normal',
  minutes:
    'combien de minutes il me reste | quel est mon solde | combien je peux encore en faire | j ai fini mes minutes gratuites | combien de vidéos encore | quelle est ma limite | quel est mon quota',
  moreMinutes:
    'que se passe-t-il quand mes minutes sont épuisées | comment avoir plus de minutes | je peux acheter des minutes | et quand il n y en a plus | et si je n ai plus de minutes | minutes de quoi | et quand je les finis',
  renewal:
    'j aurai de nouvelles minutes le mois prochain | quand est-ce que les minutes sont renouvelées | c est par jour ou par mois | neuf minutes jusqu a quand | combien de videos je peux faire par jour | est ce que les minutes se perdent a la fin du mois | elles se renouvellent quand | ca se recharge tout seul',
  editsCost:
    'est-ce que les corrections consomment des minutes | chaque modification coûte des minutes | une nouvelle version compte encore | tu décomptes les minutes à chaque fois que tu refais la vidéo | les changements sont gratuits | je perds des minutes si je corrige un mot',
  price:
    'est-ce que ça coûte quelque chose | c est gratuit | combien ça coûte | comment on paie | il y a un abonnement | c est combien par vidéo | il faut une carte bancaire | je vais être facturé | c est combien | faut s inscrire ou payer | vous voulez ma carte bleue | c est vraiment gratuit | faut créer un compte payant | combien vous prenez | ça coûte cher | y a un abonnement',
  privacy:
    'quel lien | quel lien je n’en ai envoyé aucun | il y a un lien alors | de quel lien tu parles | qui peut voir mes vidéos | que deviennent mes données | vous gardez ma vidéo | c est sécurisé | c est confidentiel | vous partagez les vidéos avec quelqu un | c est stocké où | ça va être publié quelque part | vos serveurs sont où | il y a des enfants dans la vidéo qui voit ça | qui d autre regarde mes vidéos | combien de temps vous gardez les fichiers | est-ce conforme au rgpd | c est confidentiel il y a mes patients | qui lit ce que j écris | est-ce que quelqu un d autre voit ma vidéo | combien de temps vous gardez ma vidéo | qui garde l’enregistrement | c’est effacé après | ça reste enregistré quelque part | quelqu’un d’autre peut la voir | qui va voir la vidéo au juste',
  formats:
    'quels fichiers tu acceptes | un mov ça marche | quels formats sont supportés | je peux envoyer un avi | mp4 c est bon | les vidéos d iphone ça va | je récupère quel format | je peux envoyer n importe quel fichier | un film de mon appareil photo ça passe | quel type de fichier',
  length:
    'quelle durée maximum pour une vidéo | il y a une taille maximum | quelle est la limite de taille | ça peut durer une heure | ma vidéo fait 2 go c est possible | 20 minutes c est trop long | une conférence d une heure et demie ça passe | seulement des courtes ou des longues aussi | j ai un très long enregistrement | ça marche pour un sermon entier | la vidéo peut durer combien | la mienne fait trois minutes ça va | cinq minutes c’est trop | un quart d’heure ça passe',
  platforms:
    'je peux mettre un lien youtube | les liens instagram marchent | quels sites tu prends en charge | tu acceptes les liens tiktok | ça va pour les reels et shorts | ça marche pour linkedin | je peux juste mettre un lien | lien ou fichier | un lien google drive ça marche | je peux coller un lien',
  several:
    'je peux envoyer plusieurs vidéos | je peux déjà envoyer la suivante | faut que je laisse l appli ouverte | combien de vidéos à la fois | je peux fermer la conversation en attendant | j attends avant d en envoyer une autre | je peux fermer mon téléphone pendant que ça tourne | je peux quitter l appli en attendant | je les envoie une par une',
  whoAreYou:
    'à qui je parle | tu es une vraie personne | c est un robot | tu es quoi au juste | qui t a créé | tu es une ia | c est une machine | il y a quelqu un derrière | t es qui | t es vrai | un humain lit ça | vous êtes un robot ou une personne | c est une ia',
  howToBegin:
    'ça marche comment ton truc | on fait quoi d abord | comment ça marche | qu est-ce que tu sais faire | qu est-ce que je dois faire | j ai besoin d aide | comment on utilise ça | je sais pas quoi faire | donne moi des instructions | je comprends rien | tu peux faire quoi d autre | explique moi | à quoi ça sert | je t envoie quoi | ma fille m a donné ce numéro comment on fait | je suis vieux comment ça marche | je vous envoie juste le film | ça sert à quoi les numéros | comment je corrige une ligne | comment changer un mot | que dois-je faire maintenant | explique moi comment on s en sert',
  canCaption:
    'c’est toi le bot qui met les sous-titres | on m’a dit que vous mettez du texte sur les vidéos | tu peux sous-titrer ma vidéo | est-ce que vous écrivez ce que je dis | mon fils dit que vous faites les sous-titres | pourriez-vous m’aider avec une petite vidéo | j’aurais besoin de sous-titres pour un film | c’est bien ici pour les sous-titres | il paraît que vous mettez les paroles sur l’image | tu fais les textes en bas des vidéos | je voulais juste savoir si vous faites des sous-titres | c’est vrai que tu mets les mots sur la vidéo | suis-je au bon endroit pour sous-titrer | tu mets ce qu’on dit en écrit c’est ça',
  install:
    'dois-je installer quelque chose | il faut une application pour ça | faut télécharger un logiciel | j’ai besoin d’un compte | ça marche sans appli | tout se fait ici dans la conversation | faut-il créer un compte | ça marche sur un vieux téléphone | il me faut un ordinateur | je dois m’inscrire quelque part',
  spoken:
    'tu comprends les accents | quelles langues comprends-tu dans la vidéo | j’ai un gros accent du midi ça marche | et si je parle vite | ça comprend le patois | vous comprenez le québécois | je parle un peu dans ma barbe c’est grave | et si je mélange deux langues | mon français n’est pas parfait ça gêne | on peut parler quelles langues dedans | ça marche si j’ai l’accent alsacien | les anciens du village ont un drôle d’accent',
  watermarked:
    'il y a un filigrane dessus | vous mettez votre logo sur ma vidéo | votre nom sera sur la vidéo | c’est sans filigrane | il y a de la pub à vous dedans | on verra que c’est fait par un bot | y a un watermark ou pas',
  fonts:
    'quelles polices as-tu | quelles écritures il y a | donne-moi les noms des polices | montre-moi les polices | quelles typos je peux choisir | vous avez quoi comme polices | liste des polices s’il vous plaît | comment s’appellent les polices | entre quelles écritures on peut choisir | je veux une police à empattements | des lettres comme dans un vieux jeu vidéo | une écriture rétro d’affiche | des lettres qui font brodées | une police gothique | une police pixel | une écriture ancienne comme une enseigne | une écriture de bande dessinée',
  someWords:
    'tu peux mettre en valeur seulement certains mots | un mot peut avoir une autre couleur | que les noms des produits ressortent c’est possible | des mots isolés en gras | juste ce mot d’une autre couleur | je veux choisir les mots qui ressortent | un mot en rouge et le reste en blanc | souligner seulement l’important | que le mot levain soit différent | quelques mots à faire ressortir',
  nextVideos:
    'mes prochaines vidéos seront pareilles | la prochaine fois je dois tout redire | les autres vidéos vont sortir comme ça aussi | est-ce que tu retiens ce style pour plus tard | ça reste comme ça pour la suivante | toutes mes vidéos seront bleues maintenant | la prochaine fois ça peut être comme ça tout de suite | la prochaine fois je veux le même look c est possible | et les prochaines vidéos restent en rose ou non',
  changedLater:
    'je peux le refaire si je change d avis | et si je me trompe je peux revenir en arriere | on peut encore modifier apres | je peux le changer plus tard | combien de fois je peux changer | si demain ca me plait plus je peux modifier',
  othersEdit:
    'ma fille peut le modifier aussi | quelqu un d autre peut le corriger | ma collegue doit pouvoir changer des mots | on peut etre deux dessus | mon mari peut l editer de son telephone',
  cropped:
    'est-ce que les côtés sont coupés | il y aura des bandes noires | on perd quelque chose à gauche et à droite | les bords disparaissent en vertical | il y a des bandes en haut et en bas | que deviennent les bords',
  noisySound:
    'il y a beaucoup de vent dans ma vidéo ça va quand même | ça marche avec beaucoup de bruit | j’ai filmé à côté d’une machine vous me comprenez | il y a de la musique pendant que je parle c’est grave | ma vidéo est bruyante ça ira',
  putAway:
    'mon téléphone doit rester allumé | faut-il que l’écran reste allumé | je peux ranger mon téléphone | je peux fermer la conversation en attendant | faut-il laisser ouvert | je peux verrouiller mon portable | puis-je quitter l’application',
  passOn:
    'y a-t-il un lien que je peux envoyer à quelqu un | comment je la partage avec mes amis | je peux la transferer au groupe | comment je la mets sur mon telephone | je la retrouve ou apres la video | je dois l enregistrer moi meme | elle est dans ma galerie | comment je la mets en story | je peux l envoyer a ma soeur | comment la regarder sur la tele | comment je la mets sur mon facebook | comment je la mets sur tiktok | où j’appuie pour l’enregistrer',
  burntIn:
    'est ce que tout le monde verra les sous titres | les gens doivent activer les sous titres | on peut couper le texte | les mots sont incrustes dans l image | le texte reste si je transfere | sur facebook on voit aussi les mots | le texte fait partie de la video',
  spellingsKept:
    'tu peux retenir comment s écrit mon nom | tu l écriras bien la prochaine fois | tu apprends de mes corrections | je dois corriger ça à chaque fois | tu sauras l orthographe dans la prochaine vidéo',
  kept: 'combien de temps tu gardes ma video | elle reste ici jusqu a quand | elle est effacee a un moment | quand est ce que la video disparait | elle est gardee ici pour toujours | je pourrai encore la recuperer le mois prochain | la video sera encore la demain | elle reste chez vous',
  howToSend:
    'comment je l’envoie depuis mon téléphone | elle est dans mon téléphone je pèse sur quoi pour l’envoyer | quel bouton pour joindre une vidéo | où est le bouton pour envoyer',
  shapeFits:
    'est-ce que c’est le bon format pour tiktok | elle sera coupée sur insta | je veux savoir si elle est verticale pour les reels | c’est la bonne taille pour une story | tu fais des vidéos verticales | vous faites du vertical',
  saveButtons:
    'ça fait quoi comme ma marque | quelle différence entre par défaut et ma marque | il se passe quoi si je touche par défaut | à quoi sert la marque',
  srtFile:
    'c’est quoi un fichier srt | à quoi sert le srt | je fais quoi du fichier de sous-titres | comment on ouvre un srt',
  resultButtons:
    'ils servent à quoi les boutons | explique-moi les boutons en dessous | à quoi sert ce bouton | que se passe-t-il si j’appuie sur ce bouton',
  lastChange:
    'qu’est-ce que tu viens de changer | c’était quoi la dernière modification | quel changement tu as fait là',
  moreWords:
    'plus de mots à la fois s’il te plaît | affiche plus de mots à l’écran | des lignes plus longues | plus de mots par ligne | toute la phrase d’un coup | pas mot par mot plutôt la ligne entière | des phrases complètes | ça va trop vite mets plus de texte ensemble | je veux six ou sept mots ensemble | laisse plus de texte qu’on ait le temps de lire | deux lignes en même temps',
  shadow:
    'mets une ombre derrière les lettres | que le texte ait une ombre | un peu d’ombre sous les mots | une ombre portée svp | des lettres ombrées | ajoute de l’ombre | l’ombre plus forte',
  frame:
    'mets un cadre autour de la vidéo | une bordure tout autour de l’image | un cadre de fleurs | dessine quelque chose sur la vidéo | un dessin à côté de moi | des cœurs dessinés autour | un cadre en bois | encadre la vidéo joliment | une frise sur les bords',
  endCard:
    'mets mon numéro de téléphone à la fin | un écran de fin avec notre site | tu peux afficher mon contact à la fin de la vidéo | un générique à la fin | que l’adresse du magasin apparaisse en dernier | un carton final | ajoute un outro | mon mail dans les dernières secondes | à la fin les horaires d’ouverture',
  hideFaces:
    'floute le visage des autres | cache la tête de mon voisin | pixelise les enfants | qu’on ne lise pas la plaque | masque le monsieur derrière | il y a quelqu’un qu’on ne doit pas voir | rends les enfants méconnaissables',
  fileSize:
    'le fichier est trop lourd pour le mail | fais un fichier plus petit | ça fait combien de mégas | il faut moins de 10 mo | compresse-la pour que je l’envoie par mail | ma messagerie dit que c’est trop gros | il me faudrait un fichier plus léger | whatsapp dit que c’est trop lourd',
  announced:
    'ok je t’en envoie une | voilà ma vidéo arrive | je vous l’envoie tout de suite | je vais filmer un truc et je l’envoie | attends je cherche la vidéo | une minute je la télécharge | bon j’essaie avec une vidéo alors | eh bien je vous envoie ça et on verra | je dois d’abord retrouver le clip | je t’envoie ma vidéo alors | demain je vous envoie le film | vas-y jtenvoie ça | d’accord je tente avec une petite',
  thanks:
    'merci beaucoup pour votre aide | merci mille fois pour la patience | c’est très gentil à vous | vous m’avez bien aidé merci | merci et au revoir | ce sera tout merci | je vous remercie infiniment | merci t’es le meilleur | grand merci et bonne soirée | mci c cool | merci bien à la prochaine | je vous suis très reconnaissante | chapeau et merci',
  greeting:
    'bonjour il y a quelqu’un | coucou ça va tu fais quoi | bonsoir | je suis nouveau ici | bonjour à tous | salut le bot | enchantée de faire votre connaissance | tu marches | t’es là | wesh',
  showText:
    'envoie-moi tout par écrit | je veux imprimer ce que j’ai dit | juste l’écrit pour l’imprimer | le texte complet pour l’imprimer | tout le discours en texte que je l’imprime | montre-moi le texte | laisse-moi le lire d’abord | montre ce que tu as compris | je voudrais voir ce que vous avez écrit | je peux tout voir par écrit | remontre-moi cette ligne | où est-ce que je peux lire les mots | je veux vérifier la rédaction | lis-moi la dernière ligne | qu’as-tu écrit exactement | j’aimerais relire le tout | ça dit quoi maintenant la ligne trois | donne-moi toutes les lignes',
  silences:
    'coupe les pauses | enlève les silences | supprime les euh | enlever les moments où je ne parle pas | couper les blancs automatiquement | vire les blancs | coupe quand je dis rien | enlève les hésitations',
  translation:
    'tu peux traduire | je veux les sous-titres dans une autre langue | des sous-titres anglais sur ma vidéo française | sous-titres en espagnol | en deux langues | je parle français mais le texte en anglais | mets mes sous-titres en polonais | traduis en turc pour ma collègue | il me le faut aussi en arabe | le texte en anglais même si je parle français | sous-titres dans deux langues',
  cleanVideo:
    'tu peux enlever les sous-titres déjà présents | je veux la vidéo sans sous-titres | retire les sous-titres | rends moi la vidéo propre | pas de texte du tout | rends moi la vidéo sans rien | il y avait déjà des sous-titres enlève les',
  music:
    'ajoute de la musique | mets une chanson derrière | tu peux mettre un fond sonore | je veux de la musique | une bande son | mets un petit air derrière | un peu de musique de fond ce serait bien | une chanson en fond',
  download:
    'télécharge juste cette vidéo | enregistre ça depuis instagram | je veux seulement la vidéo sans sous-titres | tu peux enlever le filigrane tiktok | télécharge moi cette vidéo sans sous-titres | juste la vidéo d insta',
  voice:
    'mets la voix de quelqu un d autre à la place de la mienne | change ma voix | rends ma voix plus grave | tu peux masquer la voix | une autre voix | déguise ma voix | change la voix',
  trim: 'coupe les premières secondes | raccourcis la vidéo | coupe la fin | enlève l intro | garde seulement de 10 à 30 secondes | couper le début | coupe le début où je regarde | vire la fin',
  speed:
    'plus vite la vidéo | accélère la vidéo | ralentis un peu | vitesse double | je parle trop lentement accélère | fais la aller plus vite | ralentis la vidéo',
  picture:
    'mets le logo du club | mon arobase en petit dans le coin | un filigrane en bas | mets mon logo dans le coin | ajoute une image | tu peux insérer une photo | incruste une image | ajoute un gif | mets notre logo dans le coin | notre nom dans le coin pour pas qu on me vole | ajoute notre blason | mets un autocollant | insère une image | tu sais mettre un filigrane | tu fais les filigranes | le nom de ma chaîne dans un coin | une inscription dans le coin comme un filigrane',
  backgroundBlur:
    'floute l arrière-plan | change le décor derrière moi | fond vert | cache ma chambre | un autre fond dans la vidéo',
  posting:
    'poste la sur instagram pour moi | publie directement sur youtube | tu peux la mettre sur tiktok | programme la publication | partage sur ma chaîne | ça va direct sur mon insta | vous le publiez pour moi | je dois la poster moi-même | ça part automatiquement sur youtube | tu peux l’envoyer à ma sœur par whatsapp | envoie-le-moi par mail | envoyez la vidéo à mon chef | transfère-la au groupe | fais-la passer à ma femme | on peut l’envoyer par courriel | partage-la avec l’association | envoie ça à ma fille',
  speakers:
    'une couleur par personne | on est deux chacun sa couleur | ses mots en rose les miens en bleu | couleurs différentes selon qui parle | qu on voie qui parle | mes mots en bleu et les siens en rose',
  live: 'tu peux sous-titrer un direct | sous-titres en live | ça marche en temps réel | sous-titres pour mon appel zoom | ça marche en direct | sous-titres en direct',
  dubbing:
    'double la en anglais | fais moi parler espagnol | mets une voix off | voix ia en anglais | un doublage svp | double la vidéo en anglais | fais moi parler anglais',
  summary:
    'résume la vidéo | fais des shorts à partir de la longue vidéo | trouve les meilleurs moments | les temps forts | de quoi parle la vidéo | écris moi une description | propose des hashtags | fais des extraits',
  otherFont:
    'je peux utiliser ma police | tu as comic sans | je veux une autre police | mets helvetica | changer la police | une autre typo | une autre écriture comme sur les faire-part | t as une police plus jolie | je veux notre police | d autres polices',
  noise:
    'enlève le bruit de fond | mon son est trop faible monte le | nettoie le son | il y a du vent | améliore l audio | enlève le bruit derrière | on m entend mal monte le son | améliore le son',
  brightness:
    'remettre la couleur de l image | la vidéo est en noir et blanc | éclaircis l image | la vidéo est trop sombre | mets un filtre | corrige les couleurs de la vidéo | plus de contraste dans l image | rends moi plus mince | enlève mon double menton | efface mes boutons | une plus belle peau',
  timing:
    'les sous-titres arrivent trop tard | le texte est décalé | les sous-titres sont en avance | ça ne colle pas avec le son | désynchronisé | le texte arrive trop tard | c est décalé | que les sous-titres restent pendant le silence | laisse le texte quand je ne parle pas | pourquoi les mots disparaissent dans les pauses | que la dernière ligne reste jusqu’à la suivante | la ligne s’en va trop tôt',
  capitals:
    'pas de majuscules | tout en minuscules | ne crie pas | pourquoi tout est en majuscules | je veux des majuscules | des lettres normales pas en capitales | tout en majuscules frère | tout en grosses lettres | tout en minuscules même au début',
  wordCount:
    'moins de mots à la fois | trop de mots à l écran | seulement trois mots | trop de texte d un coup | une seule ligne',
  punctuation:
    'pas de ponctuation | enlève les virgules | un point à la fin | je ne veux pas de points | il manque des virgules | sans ponctuation | enlève les virgules et les points',
  weight:
    'des lettres plus grasses | police plus fine | les lettres sont trop épaisses | moins gras | une écriture plus mince | police plus fine ça crie | les lettres sont trop grasses | écriture plus légère | lettres plus épaisses',
  shape:
    'mets la en carré | il me faut une vidéo carrée | format carré pour le feed | ça peut être carré | quatre cinquièmes pour instagram',
  joining:
    'assemble ces deux vidéos | colle mes clips ensemble | mets les deux vidéos bout à bout | tu peux la joindre à celle d hier',
  manyColors:
    'chaque mot d une couleur différente | des lettres arc en ciel | des lettres de toutes les couleurs pour les enfants | que la couleur change à chaque mot',
  emojiChoice:
    'moins d emojis | il y a trop d emojis | cet emoji ne va pas là | mets un autre emoji | je veux choisir les emojis moi-même',
  praise:
    'c est trop bien | j adore | wow super travail | exactement ce que je voulais | parfait | tu es le meilleur | ça rend super bien | c est mieux comme ça | nickel | vous êtes un amour | ma mère va être ravie | super boulot | trop bien | c est parfait',
  complaint:
    'franchement déçu | tout ça pour ça | vingt minutes pour ça | c est horrible | j aime pas | ce n est pas ce que j ai demandé | c est moche | rien ne marche | tu es nul | c est faux | tu ne comprends rien | quel bazar | pas comme ça | bravo l intelligence artificielle | c est censé être bien ça | n importe quoi | c est nul | quelle horreur | bof | pas terrible | ça ne va pas du tout | je suis déçu | tu comprends rien | tu n’écoutes jamais | je te l’ai déjà dit | combien de fois faut le répéter | t’es aveugle ou quoi | tu comprends vraiment rien | c’est de pire en pire | mais qu’est-ce que vous avez fait | tu te trompes tout le temps | ce bot ne sert à rien | c’est la troisième fois que je le dis | pourquoi tu fais pas ce que je dis | je perds patience | vous avez tout gâché | je suis fâchée | c’est abusé j’avais dit autre chose | franchement c est raté',
  patience:
    'ok j attends | prends ton temps | rien ne presse | je reviens plus tard | pas de souci | d accord compris | ça marche | je vais prendre un café | je suis au boulot de toute façon | à tout à l heure',
  refusal:
    'non merci | laisse comme ça | ne change rien | c est bien comme ça | rien d autre | pas maintenant | tant pis | laisse tomber | celle-là est bien touche pas | non laisse | finalement non garde | je vérifiais juste | c est bon comme ça ne change rien | laissez tomber gardez ça',
  undo: 'on garde la première version | reviens à la première version | remets les couleurs d avant | annule ça | remets comme avant | c était une erreur reviens | c était mieux avant | enlève le dernier changement | je préférais l ancien | remets comme c était | je préférais l autre version | remets tout comme c’était | annule les deux dernières choses | rends-moi l’ancienne ligne | je le veux de nouveau comme avant | revenez à la version d’avant | annulez ce que vous venez de faire | enlève le jaune et reviens en arrière | annulez la dernière correction | un pas en arrière | rétablis le texte d’origine de cette ligne | défais ce que tu as fait',
  reset: 'reviens au style par défaut | remets tout à zéro | enlève tous mes changements | réglages d origine svp',
  sameAgain:
    'comme la dernière fois | pareil que ma vidéo d avant | fais comme d habitude | le même style qu hier | comme toujours | les trois pareil que la dernière | fais les autres pareil | même look pour toutes',
  render:
    'c est bon lance | vas-y | ok fais la maintenant | termine | crée la vidéo svp | oui fais la version finale | ça me va envoie la vidéo | vas-y lance | on y va',
  makeDefault:
    'garde ce look pour tout ce que j enverrai | toujours ce style | toujours comme ça | garde ça pour la prochaine fois | retiens ce style | pour toutes mes vidéos | désormais comme ça',
  clearFaces:
    'le texte est sur mon visage | les sous-titres cachent ma bouche | enlève le de son visage | on ne voit pas mon visage | les mots sont sur son menton',
  bigger:
    'je n arrive pas à lire c est minuscule | trop petit | agrandis les lettres | ma grand-mère ne peut pas lire | plus gros le texte | sur le téléphone on voit à peine les sous-titres | on y voit rien sur mon téléphone plus gros | mémé a besoin de plus gros | c est écrit trop petit | grossis les lettres | il me faut mes lunettes',
  smaller:
    'le texte est énorme | trop grand | ça prend tout l écran | des lettres plus petites | réduis le texte | les lettres prennent toute l image | un cran plus petit | c est énorme',
  higher:
    'remonte | un peu plus haut | les sous-titres sont trop bas | les boutons de l appli les cachent | pas si bas | remonte un peu le texte | on voit pas mes mains plus haut | monte ça',
  lower:
    'descends | le texte plus bas | c est trop haut | baisse les sous-titres | plus près du bord du bas | descends le texte | un poil plus bas | baisse un peu',
  thickerOutline:
    'un bord plus fort autour des lettres | plus de contour | le contour plus épais | bordure plus large | le bord plus épais on perd tout sur le mur',
  readable:
    'plus lisible svp | illisible sur le fond clair | blanc sur blanc on ne voit rien | le texte se perd dans le fond | plus de contraste pour le texte | pour les malvoyants | le texte disparaît sur le mur blanc | blanc sur blanc on voit rien | les lettres se perdent dans le fond',
  vertical:
    'c est pour tiktok | mets en vertical | pour une story instagram | format portrait | recadre pour le téléphone | pour un short | debout pour le téléphone | format téléphone',
  notVertical:
    'laisse en paysage | ne recadre pas | format large | pas en vertical | garde la vidéo comme je l ai filmée | horizontal pour youtube | en paysage c est pour le site | pour la télé | pour le projecteur donc large | couché pas debout | à l horizontale pour le grand écran',
  emojis:
    'ajoute des smileys | avec des emojis | avec des petites icônes | plus fun avec des emojis | mets quelques émojis par-ci par-là | des petits bonhommes rigolos',
  noEmojis:
    'pas de smileys | ces petites images sont ridicules | enlève les emojis | sans icônes | j ai passé l âge des emojis | vire les petits bonhommes | pas d émojis on est un cabinet',
  plain:
    'quelque chose de simple | juste du texte | moins voyant | plus sérieux | pas si coloré | plus sobre | minimaliste | professionnel et propre | rien de tape à l œil | plus sobre c est pour un notaire | moins de couleurs moins de tout | plus sérieux on vend des maisons | discret svp',
  boxed:
    'mets un cadre derrière le texte | fond noir derrière les mots | texte blanc sur bande noire | du texte dans une boîte',
  wordByWord: 'un mot à la fois | chaque mot tout seul | mot par mot | des mots isolés',
  noAnimation:
    'pourquoi ça bouge autant | ça saute dans tous les sens | je veux que ça reste tranquille | que le texte ne bouge pas | pas de rebond | les mots sautent c est pénible | texte fixe | sans animation | ça me donne le tournis | arrête de faire sauter les mots | que les lettres bougent pas | j ai le mal de mer',
  zoom: 'zoome quand je dis un truc important | le zoom me donne le tournis | enlève le zoom | rapproche un peu sur les mots importants | pas de zoom | un gros plan sur mon visage',
  ownScript:
    'j’ai le script je peux le coller | j’ai écrit ce que je dis je te le donne | je peux t’envoyer mon texte | je le lis sur un prompteur | ça aide si j’envoie le script | j’ai déjà le texte tout prêt',
  cancel:
    'laisse tomber j’en envoie une meilleure | stop c’était pas la bonne vidéo | annule ça s’il te plaît | attends mauvais clip | je vais la refaire ne la fais pas | plus besoin de cette vidéo | arrête tout | stop mauvaise vidéo | oh non c est pas la bonne | arrête c est le mauvais fichier',
  saveBrand:
    'retiens ce style pour la prochaine fois | garde ce design comme ma marque | garde ces couleurs comme les nôtres | je veux réutiliser ce même style | souviens-toi de ce look',
  noOutline: 'pas de noir autour des lettres | sans la bordure | enlève le bord',
  thinnerOutline: 'le contour est trop épais | contour plus fin',
  progressBar:
    'une barre qui avance en bas | une barre qui se remplit | une ligne qui montre où on en est | la barre comme sur les réels',
  noProgressBar: 'enlève la barre du bas | pas de barre en bas',
};
