/** A line an emoji, then the words that mean it; see `emoji-keywords.ts`. */
export const spanish = `
❤️ amor, corazón
😂 risa, reír
😊 feliz, felicidad, sonrisa
😢 triste, tristeza, llorar, lágrimas
😱 terror
🤫 secreto, secretos
💀 muerte, muerto
👩 madre, mamá
👨 padre, papá
👮 policía
🩺 médico, médica, doctor, doctora
👑 rey, reina
👂 oreja, oído
👀 ojos
🧠 cerebro
💪 músculo, músculos, gimnasio
🏃 correr
💃 bailar, baile
🌸 flor, flores
🌳 árbol, árboles, bosque
🌱 planta, plantas, jardín
🍎 manzana
🥗 dieta, ensalada
🍰 pastel
🎂 cumpleaños, tarta
🍫 chocolate
🍦 helado
🍽️ comida, cena, almuerzo, restaurante
🍳 desayuno
☕ café
🍺 cerveza
🍷 copa de vino, vino tinto
💧 agua
🌍 tierra, planeta
🏖️ playa, vacaciones
🌊 mar, océano, olas
⛰️ montaña, montañas
🏙️ ciudad, ciudades
🏠 casa, hogar
🏦 banco, bancos
🎓 universidad
📚 libros, estudiar, educación
📖 libro, leer
🚗 coche, coches, carro, carros
🚲 bici, bicicleta
✈️ avión, aviones, vuelo, viaje, viajes, viajar, aeropuerto
📅 calendario
🌙 luna
☀️ sol, verano
🌧️ lluvia
❄️ nieve, invierno
⚡ energía, electricidad
🔥 fuego
🎉 fiesta, fiestas
🎄 navidad
🎁 regalo, regalos
🏆 victoria, campeón, campeones
⚽ balón, fútbol, pelota
🎮 juego, juegos, videojuego, videojuegos
🎯 objetivo, objetivos, meta, metas
🎵 música, canción, canciones
🎤 cantar, cantante, concierto
🎙️ podcast
🎨 arte, artista
🎬 película, películas, cine
🎥 vídeo, vídeos, video, videos
📸 foto, fotos
📱 teléfono, móvil, celular
💻 ordenador, computadora, software, código, programación, programador, desarrollador
🤖 robot, inteligencia artificial, ia, chatgpt
🌐 internet, página web
📝 lista, listas
📈 crecimiento, inversión, inversiones
💡 idea, ideas
💰 dinero, riqueza
💶 euro, euros
💵 dólar, dólares
💼 trabajo, oficina, negocio, negocios
🛒 supermercado
💍 matrimonio
💒 boda
⚖️ justicia, abogado, abogada
⚔️ guerra, batalla
⚠️ peligro, cuidado
💊 medicina, pastillas
🔬 ciencia, científico
💭 sueño, sueños
🔊 audio, sonido, sonidos
💬 subtítulo, subtítulos
👥 seguidores, audiencia, comunidad
`;
