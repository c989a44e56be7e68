export interface ScriptSample {
  /** File name of the still, without its ending. */
  name: string;
  title: string;
  /** ISO 639-1; decides upper case and the shape of characters that languages share. */
  language: string;
  text: string;
  emoji?: string;
}

/** A phrase for every script that the bundled fonts cover. */
export const scriptSamples: readonly ScriptSample[] = [
  { name: 'latin', title: 'Latin with accents', language: 'pl', text: 'Señor Łukasz à Zürich' },
  { name: 'vietnamese', title: 'Vietnamese', language: 'vi', text: 'Tiếng Việt rất đẹp' },
  { name: 'cyrillic', title: 'Cyrillic', language: 'ru', text: 'съешь ещё этих булок' },
  { name: 'greek', title: 'Greek', language: 'el', text: 'Ελλάδα, φως μου' },
  { name: 'hebrew', title: 'Hebrew', language: 'he', text: 'שלום לכל העולם' },
  { name: 'arabic', title: 'Arabic', language: 'ar', text: 'مرحبا بكم في العالم' },
  { name: 'devanagari', title: 'Devanagari', language: 'hi', text: 'नमस्ते दुनिया, स्वागत है' },
  { name: 'thai', title: 'Thai', language: 'th', text: 'สวัสดีครับทุกคน' },
  { name: 'japanese', title: 'Japanese', language: 'ja', text: '今日は天気がいいですね' },
  { name: 'chinese', title: 'Chinese', language: 'zh', text: '你好世界欢迎大家' },
  { name: 'cantonese', title: 'Cantonese', language: 'zh', text: '係呢度㗎啦' },
  { name: 'korean', title: 'Korean', language: 'ko', text: '안녕하세요 여러분 반가워요' },
  { name: 'bengali', title: 'Bengali', language: 'bn', text: 'বাংলা ভাষা সুন্দর' },
  { name: 'tamil', title: 'Tamil', language: 'ta', text: 'தமிழ் மொழி அழகு' },
  { name: 'telugu', title: 'Telugu', language: 'te', text: 'తెలుగు భాష అందం' },
  { name: 'gujarati', title: 'Gujarati', language: 'gu', text: 'ગુજરાતી ભાષા સુંદર' },
  { name: 'kannada', title: 'Kannada', language: 'kn', text: 'ಕನ್ನಡ ಭಾಷೆ ಸುಂದರ' },
  { name: 'malayalam', title: 'Malayalam', language: 'ml', text: 'മലയാളം ഭാഷ സുന്ദരം' },
  { name: 'gurmukhi', title: 'Gurmukhi', language: 'pa', text: 'ਪੰਜਾਬੀ ਭਾਸ਼ਾ ਸੋਹਣੀ' },
  { name: 'oriya', title: 'Oriya', language: 'or', text: 'ଓଡ଼ିଆ ଭାଷା ସୁନ୍ଦର' },
  { name: 'sinhala', title: 'Sinhala', language: 'si', text: 'සිංහල භාෂාව ලස්සනයි' },
  { name: 'armenian', title: 'Armenian', language: 'hy', text: 'Բարև ձեզ, աշխարհ' },
  { name: 'ethiopic', title: 'Ethiopic', language: 'am', text: 'ሰላም ለዓለም ሁሉ' },
  { name: 'khmer', title: 'Khmer', language: 'km', text: 'សួស្តីពិភពលោក' },
  { name: 'lao', title: 'Lao', language: 'lo', text: 'ສະບາຍດີທຸກຄົນ' },
  { name: 'burmese', title: 'Burmese', language: 'my', text: 'မင်္ဂလာပါ အားလုံး' },
  { name: 'tibetan', title: 'Tibetan', language: 'bo', text: 'བཀྲ་ཤིས་བདེ་ལེགས།' },
  { name: 'georgian', title: 'Georgian', language: 'ka', text: 'გამარჯობა მსოფლიო' },
  { name: 'mixed', title: 'Directions mixed', language: 'he', text: 'אוהב TypeScript מאוד' },
  { name: 'emoji-zwj', title: 'Emoji joined by ZWJ', language: 'en', text: 'the whole family', emoji: '👨‍👩‍👧‍👦' },
  { name: 'emoji-skin', title: 'Emoji with a skin tone', language: 'en', text: 'straight to space', emoji: '👩🏽‍🚀' },
];
