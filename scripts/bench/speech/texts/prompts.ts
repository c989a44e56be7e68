/** Announcements that people recorded for a telephone system, in a Debian package. */
export interface PromptRecordings {
  language: string;
  debianPackage: string;
  sha256: string;
  /** In the package's `usr/share/asterisk/sounds`. */
  folder: string;
  /** Names of recordings, with what is said; null where no text of it is published. */
  prompts: Record<string, string | null>;
}

/** Short ones in everyday words. The texts are those of the recordings' own list. */
export const promptRecordings: PromptRecordings[] = [
  {
    language: 'ru',
    debianPackage: 'asterisk-core-sounds-ru-g722=1.6.1-1',
    sha256: '673b4238a6b8269960f055d868c6a11083f7a0d00979167cb01554046b48ed9b',
    folder: 'ru_RU_f_IvrvoiceRU',
    prompts: {
      'tt-allbusy':
        'В данный момент все операторы заняты. Пожалуйста, оставайтесь на линии - ваш вызов будет принят в порядке очереди.',
      'ss-noservice': 'Набранный вами номер отключён. Проверьте номер и повторите попытку.',
      'queue-youarenext': 'Ваш звонок является первым в очереди и будет обслужен первым доступным оператором.',
      'followme/status':
        'Абонент не отвечает. Сейчас система попытается связаться с вызываемым абонентом по альтернативным каналам',
      'followme/pls-hold-while-try': 'Пожалуйста, оставайтесь на линии. Происходит соединение',
      'privacy-prompt': 'Введите ваш номер телефона, начиная с кода территории.',
      'priv-introsaved': 'Спасибо. Оставайтесь на линии. Происходит соединение с абонентом.',
      'conf-waitforleader': 'Конференция начнётся после прихода её инициатора.',
      'conf-leaderhasleft': 'Руководитель покинул конференцию.',
      'vm-intro': 'Оставьте сообщение после сигнала. После этого нажмите решетку или повесьте трубку.',
      'vm-newuser': 'Добро пожаловать в голосовую почту! Для начала прослушайте инструкцию по настройке ящика.',
      'vm-record-prepend':
        'После сигнала запишите вступление для пересылаемого сообщения. В конце сообщения нажмите решетку.',
    },
  },
  {
    language: 'fr',
    debianPackage: 'asterisk-core-sounds-fr-g722=1.6.1-1',
    sha256: '7add61d5e42279ecff1bbdf842a5a946ac3644fac9a0fe44384731aa7270c8e0',
    folder: 'fr_CA_f_June',
    prompts: { 'tt-allbusy': null, 'ss-noservice': null },
  },
  {
    language: 'it',
    debianPackage: 'asterisk-core-sounds-it-g722=1.6.1-1',
    sha256: '46b4cf7afc508a5fcfc051b7ea233251c0d195dd4ef83cc4b7facb4c6429b016',
    folder: 'it_IT_m_Carlo',
    prompts: { 'tt-allbusy': null, 'ss-noservice': null },
  },
];
