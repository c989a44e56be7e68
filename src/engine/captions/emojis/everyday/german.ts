/** A line an emoji, then the words that mean it; see `emoji-keywords.ts`. */
export const german = `
❤️ liebe, herz, herzen
😂 lachen
😊 glück, lächeln
😢 tränen, trauer
😱 horror
🤫 geheimnis, geheimnisse
💀 tod
👩 mutter, mama
👨 vater, papa
👮 polizei, polizist
🩺 arzt, ärztin, ärzte
👑 könig, königin
👂 ohr
👀 augen
🧠 gehirn
💪 muskeln, kraft, training
🏃 laufen
💃 tanz
🌸 blume, blumen
🌳 baum, bäume, wald
🌱 pflanze, pflanzen, garten
🍎 apfel, äpfel
🥗 diät, ernährung, salat
🍰 torte
🎂 geburtstag
🍫 schokolade
🍦 eis
🍽️ essen, mahlzeit, restaurant
🍳 frühstück
☕ kaffee
🍵 tee
🍺 bier
🍷 wein
💧 wasser
🌍 welt, erde, planet
🏖️ strand, urlaub, ferien
🌊 meer, welle, wellen
⛰️ berg, berge
🏙️ stadt, städte
🏠 haus, zuhause
🏦 bank
🎓 universität, studium
📚 bücher, bildung
📖 buch
🚗 auto, autos
🚲 fahrrad, fahrräder
✈️ flugzeug, flug, reise, reisen, flughafen
🚆 zug, züge
🚀 start-up, startup
⏰ wecker
📅 kalender, termin, termine
🌙 mond
☀️ sonne, sommer
🌧️ regen
❄️ schnee, winter
⚡ strom, energie
🔥 feuer
🎉 party, feier
🎄 weihnachten
🎁 geschenk, geschenke
🏆 sieg, gewinner, meister
⚽ ball, fußball
🎮 spiel, spiele, videospiel
🎯 ziel, ziele
🎵 musik, lied, lieder
🎤 sänger, sängerin, konzert
🎙️ podcast
🎨 kunst, künstler
🎬 film, filme, kino
🎥 video, videos
📸 foto, fotos
📱 handy, smartphone, app
💻 computer, laptop, software, code, programmieren, programmierer, entwickler
🤖 roboter, künstliche intelligenz, ki, chatgpt
🌐 internet, website, webseite
📧 e-mail, e-mails
📝 liste, notiz, notizen
📈 wachstum, gewinn, aktien, investition
💡 idee, ideen
💰 geld, vermögen
💶 euro
💼 arbeit, büro, job, beruf
🛒 supermarkt, einkauf
💍 ehe, verlobung
💒 hochzeit
⚖️ gericht, anwalt
⚔️ krieg
⚠️ gefahr, warnung, achtung
💊 medikament, medikamente, tabletten
🔬 wissenschaft, forschung
💭 traum, träume
🔊 audio, klang
💬 untertitel
👥 follower, publikum, community
`;
