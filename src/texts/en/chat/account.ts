/** What a chat says about videos, minutes, languages, the account, and what goes wrong. */
export const account = {
  videos: {
    heading: 'Your latest videos:',
    none: 'No videos yet. Send me one!',
    states: { processing: 'in progress', processed: 'ready', failed: 'failed' },
    sureDelete: 'Delete this video for good?',
    deleted: 'Deleted.',
    kept: 'Kept.',
  },
  usage: {
    none: 'You haven’t made a video this month.',
    made: 'This month: {videos}, {time} in all.',
    nothingLeft: 'You have no minutes left for now.',
    left: 'You have {time} left.',
    renews: 'You’ll get another {time} on {day}.',
    unlimited: 'There’s no limit here.',
  },
  languages: {
    which: 'Which language shall I speak?',
    chosen: 'Okay, English it is.',
    unknown: 'I don’t speak “{name}” yet. Choose one of these:',
  },
  deliver: {
    on: 'Videos that you make with the API are sent here, too.',
    off: 'Videos that you make with the API are not sent here.',
  },
  link: {
    code: 'To connect this chat to your account, open the page below, sign in and enter the code {code} there. Or write /link {code} in a chat that is already connected to it. The code works once, for {minutes}.',
    joined:
      'Done! This chat now belongs to {email} and shares its videos and minutes. /unlink disconnects it again. Videos, minutes and settings then stay with the account.',
    otherJoined: 'Done! Your other chat now belongs to {email} too. Its videos and minutes are there.',
    broughtAlong: 'Done! Your videos and minutes are with the account now.',
    sureUnlink:
      'Shall I disconnect this chat from your account? Everything stays with the account: videos, minutes and settings, including what you brought from here. This chat then continues without the account.',
    unlinked: 'This chat is no longer connected to an account.',
    stayed: 'Everything stays as it is.',
  },
  /** To a contact of a chatbot platform that was linked to an account. */
  linked: {
    now: '🔗 This chat is now connected to the account {account}. Its videos are sent here. If that was not you, undo it below.',
    /** Where the contact has videos or minutes of its own. */
    ownStays:
      'What you made here before stays yours, separate from that account. If the account is your own, the second button moves your videos and minutes to it.',
  },
  deleting: {
    sure: 'This deletes everything I have about you: videos, captions, settings, minutes and this conversation. It cannot be undone. Really delete it?',
    sureAccount:
      'This chat belongs to your account, and the whole account is deleted: videos, captions, settings, bought minutes, API keys, its other chats and this conversation. To keep the account and only disconnect this chat, write /unlink instead. It cannot be undone. Really delete it?',
    kept: 'Nothing was deleted.',
    done: 'Everything is deleted. If you ever want to start again, just send me a video.',
  },
  problems: {
    invalid_input: 'That isn’t possible with what you sent.',
    not_found: 'That video is gone. It was deleted, or its storage time has ended.',
    conflict: 'I can’t do that right now.',
    upload_deleted: 'The uploaded file has been deleted. Please upload it again.',
    linked_already:
      'This chat is already connected to an account. /unlink disconnects it. Then /link connects it to another one.',
    not_linked: 'This chat isn’t connected to an account. /link connects it to one.',
    telegram_taken:
      'That account already has another Telegram chat. Write /unlink there first, or disconnect it on the account’s page.',
    whatsapp_taken:
      'That account already has another WhatsApp chat. Write /unlink there first, or disconnect it on the account’s page.',
    no_account:
      'Neither of your two chats is connected to an account with an email address yet. Write /link, open the page it shows, sign in there and enter the code.',
    too_many_codes: 'You asked for many codes. Please wait ten minutes, then try again.',
    nothing_to_bring: 'There’s nothing to move: your videos are all here already.',
    storage_limit:
      'Your storage is full. Delete videos you no longer need: /videos shows them. Their space is free within an hour.',
    queue_full: 'You have a lot of videos waiting already. Please try again when some of them are ready.',
    service_full:
      'A lot of people have sent videos, and I can’t take new ones right now. Please try again in a few minutes.',
    disk_low: 'I’m short of disk space, so I can’t take anything new right now. Please try again later.',
    allowance_exhausted:
      'Your minutes are used up, or reserved for videos in progress. /usage shows when you get new ones.',
    code_wrong_or_used: 'That code is wrong, too old or already used. /link makes a new one.',
    too_complex: 'That is too much for me at once. Please send it in smaller parts.',
    unavailable: 'Something isn’t working on my side. Please try again in a few minutes.',
  },
} as const;
