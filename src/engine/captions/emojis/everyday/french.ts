/** A line an emoji, then the words that mean it; see `emoji-keywords.ts`. */
export const french = `
❤️ amour, cœur, coeur
😂 rire, rigoler
😊 heureux, heureuse, bonheur, sourire
😢 triste, tristesse, pleurer, larmes
😱 horreur
🤫 secret, secrets
💀 mort
👩 mère, maman
👨 père, papa
👮 police, policier, policiers
🩺 médecin, docteur
👑 roi, reine
👂 oreille
👀 yeux
🧠 cerveau
💪 muscle, muscles, musculation
🏃 courir
💃 danse, danser
🌸 fleur, fleurs
🌳 arbre, arbres, forêt
🌱 plante, plantes, jardin
🍎 pomme, pommes
🥗 régime, salade
🎂 anniversaire
🍰 gâteau, gâteaux
🍫 chocolat
🍦 glace
🍽️ repas, dîner, nourriture, restaurant
☕ café
🍵 thé
🍺 bière
🍷 vin
💧 eau
🌍 planète
🏖️ plage, vacances
🌊 mer, océan
⛰️ montagne, montagnes
🏙️ ville, villes
🏠 maison
🏦 banque, banques
🎓 université
📚 livres, étudier, éducation
📖 livre
🚗 voiture, voitures
🚲 vélo, vélos
✈️ avion, avions, voyage, voyages, voyager, aéroport
📅 calendrier
🌙 lune
☀️ soleil
🌧️ pluie
❄️ neige, hiver
⚡ énergie, électricité
🔥 feu
🎉 fête, fêtes
🎄 noël
🎁 cadeau, cadeaux
🏆 victoire, champion, champions
⚽ ballon, football
🎮 jeu, jeux vidéo
🎯 objectif, objectifs
🎵 musique, chanson, chansons
🎤 chanter, chanteur, chanteuse, concert
🎙️ podcast
🎨 artiste, peinture
🎬 film, films, cinéma
🎥 vidéo, vidéos
📸 photo, photos
📱 téléphone, portable, smartphone
💻 ordinateur, logiciel, code, programmation, programmeur, développeur
🤖 robot, intelligence artificielle, ia, chatgpt
🌐 internet, site web
📝 liste, listes
📈 croissance, investir, investissement
💡 idée, idées
💰 argent, richesse
💶 euro, euros
💵 dollar, dollars
💼 travail, bureau, entreprise
🛒 supermarché
💒 mariage
⚖️ justice
⚔️ guerre, bataille
⚠️ danger, attention
💊 médicament, médicaments
🔬 science, sciences
💭 rêve, rêves
🔊 audio
💬 sous-titre, sous-titres
👥 abonnés, audience, communauté
`;
