/** A line an emoji, then the words that mean it; see `emoji-keywords.ts`. */
export const italian = `
❤️ amore, l'amore, amori, cuore, cuori
😂 risata, risate, ridere
😊 felice, felici, felicità, sorriso, sorrisi, sorridere
😢 triste, tristi, tristezza, piangere, lacrime
😡 arrabbiato, arrabbiata, furioso
😱 terrore, spaventoso, spaventosa
😴 dormire, sonno
🤫 segreto, segreti
🤑 ricco, ricchi, milionario, milionari
💀 morte, morto, morti
👩 madre, mamma
👨 padre, papà
🧓 nonna, nonno, nonni
🤰 incinta, gravidanza
👮 polizia, poliziotto, carabinieri
🩺 medico, medici, dottore, dottoressa
🏥 ospedale, l'ospedale, ospedali, clinica
👑 re, regina
👂 orecchio, l'orecchio, orecchie
👀 occhi
🧠 cervello, mentalità, psicologia, intelligenza, l'intelligenza
💪 muscolo, muscoli, forza fisica, allenamento, l'allenamento, allenamenti
🦷 denti, dentista
🤝 accordo, l'accordo, accordi, collaborazione
🙏 pregare, preghiera
👏 applauso, applausi, congratulazioni, complimenti
🏃 correre, maratona
🏊 nuotare, nuoto, piscina
💃 ballare, ballo, danza
🚶 camminare, passeggiata
🧘 yoga, meditazione, meditare
🏋️ palestra
🧳 valigia, valigie, bagagli
👗 moda
👟 scarpe, sneaker
💄 rossetto, make-up
💇 parrucchiere, parrucchiera
🐶 cagnolino, cucciolo, cuccioli, cani
🐱 gattino, gattini, gatti
🌸 fiore, fiori
🌳 albero, l'albero, alberi, bosco, foresta
🌱 pianta, piante, giardino
🍎 mela, mele
🍌 banane
🍇 frutta
🥦 verdura, verdure
🥗 dieta, insalata, l'insalata
🍝 pasta, spaghetti
🍕 pizze, pizzeria
🍰 dolce al cucchiaio, dessert
🎂 compleanno, compleanni, torta, torte
🍫 cioccolato, cioccolata
🍦 gelato, gelati
🍽️ cibo, cena, pranzo, ristorante, ristoranti
🍳 colazione, cucinare
🧀 formaggio, formaggi
🥛 latte
🍚 riso
🍞 pane
☕ caffè, cappuccino
🍵 tè, tisana
🍺 birra, birre
🍷 vino, vini
🍹 aperitivo, l'aperitivo, spritz
💧 acqua, l'acqua
🌍 terra, pianeta, mondo intero
🗺️ mappa, mappe
🏖️ spiaggia, spiagge, vacanza, vacanze, ferie
🌊 mare, oceano, l'oceano, onde
🏝️ isola, l'isola, un'isola, isole
⛰️ montagna, montagne
🏙️ città
🏠 casa
🏢 appartamento, l'appartamento, grattacielo
🏦 banca, banche
🎓 università, l'università, un'università, laurea
📚 libri, studiare, istruzione, biblioteca
📖 libro, leggere
✏️ compiti a casa
🏭 fabbrica, fabbriche, industria, l'industria
🌉 ponte, ponti
🚗 macchina, macchine, auto, l'auto, un'auto, automobile, l'automobile, un'automobile, automobili, guidare
🚲 bici, bicicletta, biciclette
🚆 treno, treni
✈️ aereo, l'aereo, aerei, volo, voli, viaggio, viaggi, viaggiare, aeroporto, l'aeroporto
🚀 startup, lancio
⏰ sveglia, scadenza, scadenze
⏳ pazienza
📅 calendario, appuntamento, l'appuntamento, appuntamenti
🌅 alba, l'alba, tramonto
🌙 luna, mezzanotte
☀️ sole, estate, l'estate
☁️ nuvola, nuvole
🌧️ pioggia
❄️ neve, inverno, l'inverno
🍂 autunno, l'autunno
⚡ energia, l'energia, elettricità, l'elettricità, corrente elettrica
🔥 fuoco, incendio
🌌 universo, l'universo, galassia
🎉 festa, feste, festeggiare
🎄 natale
🎁 regalo, regali
🏆 vittoria, vittorie, campione, campioni, campionato
⚽ pallone, calcio
🎮 videogioco, videogiochi
🎯 obiettivo, l'obiettivo, obiettivi, traguardo, traguardi
🎲 azzardo
🎵 musica, canzone, canzoni
🎤 cantare, cantante, concerto, microfono
🎙️ podcast
🎧 cuffie
🎸 chitarra, chitarre
🎨 arte, l'arte, artista, l'artista, artisti, dipinto
🎬 film, cinema
🎥 video, filmato, filmati
📸 foto, fotografia, fotografie
📺 televisione
📰 notizie, giornale, giornali
📱 telefono, telefoni, cellulare, cellulari, smartphone, app, l'app, un'app
💻 computer, software, programmazione, programmatore, codice, sviluppatore
🤖 robot, intelligenza artificiale, l'intelligenza artificiale, chatgpt
🌐 internet, sito web, siti web
📧 email, mail
💬 commento, commenti, messaggio, messaggi, sottotitolo, sottotitoli
🔔 notifica, notifiche, iscriviti
🔍 ricerca, google
🔑 password
🔒 sicurezza, privacy
📝 lista, liste, appunti
📊 statistiche, dati
📈 crescita, profitto, profitti, investimento, l'investimento, investimenti, investire
💡 idea, l'idea, un'idea, idee, ispirazione, l'ispirazione
💰 soldi, denaro, ricchezza, guadagni, guadagnare
💶 euro, l'euro
💵 contanti, dollaro, dollari, stipendio
💳 carta di credito
🧾 fattura, fatture, scontrino, tasse
💼 lavoro, lavori, ufficio, l'ufficio, affari, business, carriera
🛒 supermercato
🛍️ negozio, negozi, shopping
💎 diamante, diamanti
💍 fidanzamento, anello, l'anello
💒 matrimonio, nozze
⚖️ giustizia, avvocato, l'avvocato, avvocati
⚔️ guerra, guerre, battaglia
⚠️ pericolo, pericoloso, attenzione
💊 medicina, medicine, farmaco, farmaci
🦠 virus, batteri
🧪 chimica, esperimento, esperimenti
🔬 scienza, scienziato, scienziati
💭 sogno, sogni
✨ magia
🍀 fortuna, fortunato, fortunata
🗑️ spazzatura
🔊 audio, l'audio, suono, suoni
👥 follower, community
`;
