/** A line an emoji, then the words that mean it; see `emoji-keywords.ts`. */
export const portuguese = `
❤️ amor, coração
😂 rir, risada
😊 feliz, felicidade, sorriso
😢 triste, tristeza, chorar, lágrimas
😱 terror
🤫 segredo, segredos
💀 morte, morto
👩 mãe
👨 pai
👮 polícia, policial
🩺 médico, médica
👑 rei, rainha
👂 orelha, ouvido
👀 olhos
🧠 cérebro
💪 músculo, músculos, academia
🏃 correr
💃 dançar, dança
🌸 flor, flores
🌳 árvore, árvores, floresta
🌱 planta, plantas, jardim
🍎 maçã
🥗 dieta, salada
🎂 aniversário, bolo
🍫 chocolate
🍦 sorvete, gelado
🍽️ comida, jantar, almoço, restaurante
☕ café
🍺 cerveja
🍷 vinho
💧 água
🌍 planeta
🏖️ praia, férias
🌊 mar, oceano, onda, ondas
⛰️ montanha, montanhas
🏙️ cidade, cidades
🏠 casa, lar
🏦 banco, bancos
🎓 universidade, faculdade
📚 livros, estudar, educação
📖 livro, ler
🚗 carro, carros
🚲 bicicleta
✈️ avião, aviões, voo, viagem, viagens, viajar, aeroporto
📅 calendário
🌙 lua
☀️ sol, verão
🌧️ chuva
❄️ neve, inverno
⚡ energia, eletricidade
🔥 fogo
🎉 festa, festas
🎄 natal
🎁 presentes
🏆 vitória, campeão, campeões
⚽ bola, futebol
🎮 jogo, jogos
🎯 objetivo, objetivos, meta, metas
🎵 música, músicas, canção
🎤 cantar, cantor, cantora
🎙️ podcast
🎨 arte, artista
🎬 filme, filmes, cinema
🎥 vídeo, vídeos
📸 foto, fotos
📱 telefone, celular
💻 computador, software, código, programação, programador, desenvolvedor
🤖 robô, inteligência artificial, chatgpt
🌐 internet, site
📝 lista, listas
📈 crescimento, investir, investimento, investimentos
💡 ideia, ideias
💰 dinheiro, riqueza
💵 dólar, dólares
💼 trabalho, escritório, negócio, negócios
🛒 supermercado
💍 casamento
⚖️ justiça, advogado, advogada
⚔️ guerra, batalha
⚠️ perigo, cuidado
💊 remédio, remédios
🔬 ciência, cientista
💭 sonho, sonhos
🔊 áudio, som, sons
💬 legenda, legendas
👥 seguidores, audiência, comunidade
`;
