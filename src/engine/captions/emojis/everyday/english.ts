/** A line an emoji, then the words that mean it; see `emoji-keywords.ts`. */
export const english = `
❤️ love, heart, hearts
😂 laugh, laughing, hilarious
😊 happy, happiness, smile, smiling
😢 sad, sadness, cry, crying, tears
😡 angry, anger, furious
😱 scary, terrified, terrifying
🤯 mind blowing, blew my mind, insane
😴 sleep, sleeping, asleep
🤫 secret, secrets
🤑 rich, wealthy, millionaire, millionaires, billionaire
💀 dead
👻 ghosts, halloween
👂 ear
👀 eyes
🧠 mindset, psychology, intelligence
💪 muscle, muscles, strength, workout, workouts
🦷 tooth, teeth
👩 mother, mom, mum
👨 father, dad
🧓 grandma, grandmother, grandpa, grandfather
🤰 pregnant, pregnancy
👮 police, policeman, cop, cops
🩺 doctor, doctors
🏥 medical, clinic
👑 king, queen
👸 princess
🤝 agreement, partnership
🙏 god, pray, prayer, praying
👏 applause, congratulations, congrats
🏃 running, runner, marathon
🏊 swimming, swimmer
💃 dancing, dance, dancer
🚶 walking
🧘 yoga, meditation, meditate
🏋️ gym
🧳 luggage, suitcase
👗 fashion
👟 sneakers, shoes
👜 handbag, purse
💄 makeup, lipstick
💇 haircut, hairstyle
🐶 puppy, puppies
🐱 kitten, kittens
🌸 flower, flowers, blossom
🌳 tree, trees, forest
🌱 plant, plants, seed, seeds, garden
🍎 apple, apples
🍌 banana, bananas
🍊 orange juice
🍇 fruit, fruits
🥦 vegetable, vegetables
🥗 diet, salad, healthy
🍔 burger, burgers
🍰 cake, dessert
🎂 birthday, birthdays
🍫 chocolate
🍦 ice cream
🍽️ food, dinner, lunch, meal, meals, restaurant, restaurants
🍳 breakfast
🧀 cheese
🥛 milk
🍚 rice
🍲 soup
☕ coffee
🍵 tea
🍺 beer, beers
🍷 wine, wines
🍹 cocktail, cocktails
💧 water
🌍 world, earth, planet
🗺️ map, maps
🏖️ beach, vacation, holiday, holidays
🌊 ocean, sea, wave, waves
🏝️ island, islands
⛰️ mountain, mountains
🏙️ city, cities
🏠 house, home
🏢 apartment, skyscraper
🏦 bank, banks
🎓 university, college, graduate, graduation
📚 study, studying, education, library
📖 book, reading
✏️ homework
🏭 factory, industry
🌉 bridge, bridges
🗽 new york
🗼 paris
🚗 car, cars, driving
🚚 truck, trucks, delivery
🚲 bike, bikes, bicycle, bicycles
🛣️ highway
✈️ plane, planes, airplane, flight, flights, airport, travel, travelling, traveling
🚀 startup, startups, launch, launched
🛰️ satellites
⏰ clock, alarm, deadline
⏳ patience
📅 calendar, schedule, appointment
🌅 morning, sunrise, sunset
🌙 moon, midnight
☀️ sun, sunny, sunshine, summer
☁️ clouds
🌧️ rain, raining, rainy
❄️ snow, snowing, winter, freezing
🍂 autumn
⚡ electricity, energy, lightning
🔥 fire, flames
🌌 universe, galaxy
🎉 party, parties, celebrate, celebrating, celebration
🎄 christmas
🎁 gift, gifts
🏆 victory, champion, champions, championship, trophy
🥇 gold medal, winner, winners
⚽ ball, soccer
🏈 football
🎮 game, games, gaming, gamer
🎯 goal, goals, target, targets
🎲 gamble, gambling
🎵 music, song, songs, melody
🎤 singing, singer, microphone, concert
🎙️ podcast, podcasts
🎧 headphones
🎸 guitar
🎨 painting, artist, artists
🎬 movie, movies, film, films, cinema
🎥 video, videos, filming
📸 photo, photos, photography, picture, pictures, selfie
📺 television
📰 news, newspaper
📱 phone, phones, smartphone, app, apps
💻 computer, computers, laptop, software, programming, code, coding, programmer, developer, developers
🤖 robot, robots, artificial intelligence, ai, chatgpt
🌐 internet, website, websites, online
📧 email, emails
📬 mail, mailbox
💬 comment, comments, message, messages, caption, captions, subtitle, subtitles
🔔 subscribe, notification, notifications
🔍 research, google
🔑 password
🔒 security, privacy
📝 list, lists, note, notes, checklist
📊 statistics, analytics, data
📈 growth, profit, profits, invest, investing, investment, investments, stock market
💡 idea, ideas, inspiration
💰 money, savings, wealth, income
💵 cash, dollar, dollars, salary
💶 euro, euros
💳 credit card, credit cards
🧾 invoice, receipt, taxes
💼 job, jobs, office, business, businesses, career
🛒 supermarket, groceries
🛍️ shop, shopping
💎 diamond, diamonds, jewel
💍 engagement, engaged, married, marriage
💒 wedding
⚖️ justice, lawyer, lawyers
⚔️ war, wars, battle
🔫 gun, guns
💣 bomb, bombs
🚩 flag, red flag, red flags
⚠️ warning, danger, dangerous
💊 pill, pills, medicine, vitamins
🦠 virus, bacteria
🧪 chemistry, experiment, experiments
🔬 science, scientist, scientists
💭 dream, dreams
✨ magic, magical
🍀 lucky
🗑️ garbage
🔗 link
🔊 audio, sound, sounds
👥 followers, audience, community
`;
