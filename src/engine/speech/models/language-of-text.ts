/** The commonest words of languages that share an alphabet. Half of any text is such words. */
const commonWords: Readonly<Record<string, string>> = {
  bg: 'и в на да се не за от с по че ще това е са как съм като са си аз ние тя той беше има може',
  cs: 'a je se v na že to s z i si jsem ale jak tak by pro co nebo když jen už jsou ve byl která který ještě tady',
  da: 'og i at det er en til på som de med han af for ikke der var jeg den har om vi et men du hvad så meget også',
  de: 'und der die das ich nicht ist ein eine zu den mit sich auf es auch von wir sie für dass aber wie haben noch war',
  en: 'the and of to a in is that it you i was for on are with as they be this have from or had not what we your can',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya este muy qué está',
  et: 'ja on ei et see ma oli ta kui ka siis aga mis nii oma mitte seda olen me või sa välja veel kes väga',
  fi: 'ja on ei se että oli hän mutta niin kun ovat tai minä mitä sitten myös ole jos olen vain sitä tämä joka nyt',
  fr: 'de la le et les des en un du une que est pour qui dans il pas je ce sur au plus vous nous avec mais elle cette être',
  hr: 'i je u se da na su za nije sam ali kao što od bi to ja samo ili kako smo ne ovo bilo više koji sve ima tko',
  hu: 'a az és hogy nem is van egy ez meg de csak már volt ki mint ha még azt nagyon vagy mi én minden akkor lehet',
  it: 'di che e la il un a per è in una non sono mi si ho con lo ma da come se le questo anche della più ci gli perché',
  lt: 'ir yra kad į su ne tai bet kaip iš buvo aš jis ar per tik dar apie kas jau man mes jie labai savo nuo',
  lv: 'un ir ka ar par no uz tas es viņš nav bet to kas kā ja arī bija tā mēs ļoti jau vai savu tikai lai pie',
  mt: 'u li ta il fil għal hija huwa dan kien minn ma din jew biex kif iktar aktar fuq imma huma lil se dak wara',
  nl: 'de het een en van ik te dat die in is niet op zijn met voor er aan maar ook als dan wat wij nog naar heeft je',
  no: 'og i er det som på en til av for at ikke med jeg den har var vi de et om men du hva så meg fra også noe',
  pl: 'i w nie na się z że to jest do jak ale po co tak za od ja czy tym już mnie jego był przez tylko być może jestem',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das à seu você muito',
  ro: 'și de la în a nu că o cu pe este un care din mai ce să pentru am sunt dar fi ca au fost foarte acest asta',
  ru: 'и в не на я что он с как это а по но они к у ты из мы за вы так же от то все бы было она меня есть',
  sk: 'a je sa v na že to s z aj si som ale ako tak by pre čo alebo keď len už sú vo bol ktorá ktorý ešte tu',
  sl: 'in je se v na da so za ni sem pa ki ne bi tudi kot kaj ko po še lahko zelo smo bil vse samo ali če jaz',
  sv: 'och i att det är en på som av för med den till inte har jag om var de ett men vi du så han från kan också mycket',
  tr: 've bir bu da de için çok ne ben sen o ama gibi daha var mı değil olarak kadar ki şey her sonra oldu',
  uk: 'і в не на я що він з як це а та до але вони у ти ми за ви так від то все би було вона мене є й про',
  vi: 'và của là có không được cho một những trong người này với các đã tôi như khi anh để đó ra vào cũng',
  id: 'yang dan di itu ini dengan untuk tidak dari saya dalam akan pada ada ke kita juga sudah bisa mereka anda',
};

/** Languages whose script tells, the surest first: Japanese has Chinese characters too. */
const scripts: [string, RegExp][] = [
  ['ko', /\p{sc=Hangul}/gu],
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['zh', /\p{sc=Han}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['bn', /\p{sc=Bengali}/gu],
  ['ta', /\p{sc=Tamil}/gu],
];

/** Enough to be sure, and little work for an hour of text. */
const maxLength = 20_000;

const languagesByWord = invert(commonWords);

/**
 * Guesses the language of a text by its script and its commonest words: for models that do not say what they heard.
 * @param candidates ISO 639-1; null = any
 * @returns without a sign of any, English if it is among the candidates, else the first
 */
export function languageOfText(text: string, candidates: readonly string[] | null): string {
  const mayBe = (language: string) => candidates === null || candidates.includes(language);
  const start = text.slice(0, maxLength);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const byScript = scripts.find(([code, letter]) => mayBe(code) && (start.match(letter)?.length ?? 0) > letters / 10);
  if (byScript) return byScript[0];
  const counts = new Map<string, number>();
  for (const word of start.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    for (const language of (languagesByWord.get(word) ?? []).filter(mayBe)) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? (mayBe('en') ? 'en' : (candidates?.[0] ?? 'en'));
}

function invert(words: Readonly<Record<string, string>>): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, list] of Object.entries(words)) {
    for (const word of new Set(list.split(' '))) languages.set(word, [...(languages.get(word) ?? []), language]);
  }
  return languages;
}
