import { describe, expect, it } from 'vitest';
import { languageOfText } from '../../../../src/engine/speech/models/language-of-text.ts';

describe('languageOfText', () => {
  it.each([
    ['bg', 'Днес времето е хубаво и ние ще отидем на разходка, защото няма да вали.'],
    ['cs', 'Dnes je hezky a my jsme šli na procházku, ale pak začalo pršet.'],
    ['da', 'I dag er vejret godt, og jeg tror, at vi skal gå en tur, men det er koldt.'],
    ['de', 'Heute ist das Wetter schön und wir gehen spazieren, aber es ist noch kalt.'],
    ['el', 'Σήμερα ο καιρός είναι καλός και θα πάμε μια βόλτα.'],
    ['en', 'The weather is nice today and we are going for a walk, but it was cold.'],
    ['es', 'Hoy hace buen tiempo y vamos a dar un paseo por el parque, pero hace frío.'],
    ['et', 'Täna on ilus ilm ja me läheme jalutama, aga see on veel külm.'],
    ['fi', 'Tänään on kaunis sää ja me menemme kävelylle, mutta se on vielä kylmä.'],
    ['fr', 'Il fait beau et nous allons nous promener dans le parc, mais il est tard.'],
    ['hr', 'Danas je lijepo vrijeme i mi smo išli u šetnju, ali je bilo hladno.'],
    ['hu', 'Ma szép idő van és mi elmegyünk sétálni, de még nem tudom, hogy mikor.'],
    ['it', 'Oggi il tempo è bello e andiamo a fare una passeggiata, ma non so quando.'],
    ['lt', 'Šiandien yra geras oras ir mes einame pasivaikščioti, bet aš nežinau kada.'],
    ['lv', 'Šodien ir labs laiks un mēs ejam pastaigāties, bet es nezinu, kad tas būs.'],
    ['nl', 'Het weer is mooi vandaag en we gaan een wandeling maken, maar het is koud.'],
    ['pl', 'Dzisiaj jest ładna pogoda i idziemy na spacer, ale nie wiem, czy to dobrze.'],
    ['pt', 'Hoje o tempo está bom e nós vamos dar um passeio, mas não sei quando.'],
    ['ro', 'Astăzi vremea este frumoasă și mergem la plimbare, dar nu știu când.'],
    ['ru', 'Сегодня хорошая погода, и мы идём гулять, но я не знаю, когда это будет.'],
    ['sk', 'Dnes je pekne a my sme šli na prechádzku, ale potom začalo pršať, čo som nevedel.'],
    ['sl', 'Danes je lepo vreme in mi smo šli na sprehod, ampak ne vem, kaj bo.'],
    ['sv', 'Det är fint väder idag och vi ska gå en promenad, men jag vet inte när.'],
    ['uk', 'Сьогодні гарна погода, і ми йдемо гуляти, але я не знаю, коли це буде.'],
    ['ja', '今日は天気がいいので散歩に行きます。'],
    ['zh', '今天天气很好，我们去散步吧。'],
    ['ko', '오늘은 날씨가 좋아서 산책을 갑니다.'],
    ['ar', 'الطقس جميل اليوم وسنذهب في نزهة.'],
  ])('tells %s among all', (language, text) => {
    expect(languageOfText(text, null)).toBe(language);
  });

  it('looks at the candidates only, and takes English without a sign, else the first', () => {
    expect(languageOfText('de la que no y en los', ['fr', 'it'])).toBe('fr');
    expect(languageOfText('xyz', ['de', 'en'])).toBe('en');
    expect(languageOfText('xyz', ['de', 'fr'])).toBe('de');
    expect(languageOfText('', null)).toBe('en');
  });
});
