const unexpected = 'Something went wrong on our side while this video was being processed.';

/**
 * Why something failed, exactly: one sentence for each code, or one for each reason of a code. The API and callbacks say
 * the English ones. `failures` has the general sentence of each code.
 */
export const causes = {
  videos: {
    source_unreachable: {
      unknown_host: 'The server in that link does not exist. Check the address for a typing mistake.',
      bad_certificate:
        'The server behind that link has no valid certificate, so it cannot be trusted. Use another host.',
      not_a_web_server: 'What answers at that link is not a working web server.',
      refuses_connections: 'The server in that link refuses connections. Check the address, or try again later.',
      no_answer: 'The server in that link could not be reached. Check the address, or try again later.',
      redirects_nowhere: 'That link redirects without saying where to.',
      not_public:
        'That link is not open to everybody: share the file publicly, or use a link that works without signing in (the server answered {status}).',
      too_many_requests:
        'The server behind that link asks for fewer requests: try again later (the server answered {status}).',
      server_fault:
        'The server behind that link has a fault of its own: try again later (the server answered {status}).',
      not_handed_out: 'The server behind that link does not hand out the file (the server answered {status}).',
      signature_expired:
        'That link has expired: it was signed for a limited time. Make a new one, or send the video as a file.',
      signature_refused:
        'The store behind that link does not accept its signature. Copy the link whole and unchanged, or make a new one.',
      other_region:
        'That link was signed for another region than the one where the file lies. Make a new one for the region of the bucket.',
    },
    source_not_found: {
      at_link:
        'There is no file at that link (the server answered {status}). Check the address, or whether it has expired.',
      upload_deleted: 'The uploaded file has been deleted. Please upload it again.',
    },
    source_forbidden_address: {
      private_network:
        'That link leads to a private network address. Only files on the public internet can be fetched.',
      invalid: 'That is not a valid web address.',
      other_scheme: 'Only addresses that begin with http:// or https:// can be fetched.',
      with_password:
        'Addresses with a user name or password inside are not fetched. Use a link that works without them.',
    },
    source_too_many_redirects:
      'That link redirects more than {maxRedirects} times. Give the address that it finally leads to.',
    source_too_large: 'That file is larger than the {maxBytes} accepted here. Send a shorter or more compressed video.',
    source_stalled:
      'The server behind that link sent nothing for {maxSeconds}, so the download was given up. Try again later or use another host.',
    source_too_slow:
      'The server behind that link sent less than {minBytes} a second for {seconds}, so the download was given up. Use a faster host.',
    source_timed_out:
      'The download took longer than {maxSeconds} and was given up. Use a smaller file or a faster host.',
    source_incomplete: 'The download broke off before the end of the file. Try again, or use another host.',
    source_empty: '{subject} holds no bytes at all. Check that the video was saved or uploaded completely.',
    source_web_page:
      '{subject} is a web page, not a video file. Give the address of the file itself, one that plays or downloads the video at once.',
    source_not_shared: {
      private:
        '{service} shows this only to people who are invited or signed in. Share it with everybody who has the link, or send the video as a file.',
      password: 'This link of {service} needs a password. Share the video without one, or send it as a file.',
      expired:
        'This link of {service} has expired, or the video behind it was deleted. Make a new link, or send the video as a file.',
      no_access:
        '{service} gives no access by this link: it has expired, or it is only for the people it was sent to. Ask for a new link, or send the video as a file.',
      folder: 'This link of {service} opens a folder. Send the link of the video in it.',
      several_files:
        'There are several files behind this link of {service}. Share the video alone, or send it as a file.',
      no_video: 'There is no video behind this link of {service}. Send the link of a video, or the video as a file.',
      no_file: '{service} gives out no file for this link. Download the video there first, then send it as a file.',
    },
    source_picture: {
      picture: '{subject} is a picture ({format}), not a video. Send a video file.',
      still: 'This is a still picture, not a video.',
    },
    source_sound_only: {
      sound: '{subject} is sound without a picture ({format}). Captions are drawn on a video, so send a video file.',
      no_video: 'This file has sound but no video.',
    },
    source_playlist:
      '{subject} is a playlist that only points to other files. Give the address of a video file, such as an .mp4.',
    source_unsupported: {
      json: '{subject} is data for programs (JSON), not a video. Give the address of the video file itself.',
      subtitles: '{subject} is a subtitle file, not a video. Send the video, and these captions along with it.',
      text: '{subject} is plain text, not a video. Send a video file.',
      archive: '{subject} is an archive ({format}), not a video. Unpack it and send the video file inside.',
      other_format: '{subject} is a {format} file, not a video. Send a video file.',
      no_video: 'There is no video in this file.',
      unreadable: 'This is not a video that we can read.',
      unknown_codec: 'The picture is stored in a way that we cannot read.',
      too_complex:
        'This file has too many tracks, tags, chapters or tiny pieces to be read. Save the video again, as an .mp4 for example, and send that.',
      too_many_frames: 'This video has more frames than we can work on. Save it with at most 60 frames a second.',
      unknown_compression: 'The server behind that link sends the file in a compression that is not understood here.',
    },
    source_damaged: {
      unplayable: 'This video is damaged or cut short: it cannot be played.',
      no_picture: 'No picture of this video can be shown: the file is damaged.',
      no_frame: 'No frame of this video can be decoded: the file is damaged.',
      cannot_unpack: 'The file behind that link arrives damaged: it cannot be unpacked.',
      clock_restarts:
        'The clock of this recording starts again or jumps in the middle. Save it as one video, such as an .mp4, and send that.',
    },
    source_too_long: 'This video is {seconds} long; the limit is {maxSeconds}.',
    source_absurd_size: 'A picture of {width} × {height} is larger than any video we can work on.',
    overlay_too_long:
      'An overlay of {width} × {height} can be {maxSeconds} long, and this video has {seconds}. Send a shorter part, or ask for a smaller size.',
    speech_unavailable: {
      no_engine: 'This service cannot transcribe speech. Send the captions along with the video.',
      program_missing: 'The speech program cannot be run.',
      key_rejected: 'The speech service rejected the API key.',
      wrong_url: 'There is no speech service at the configured URL.',
      no_word_times: 'The speech service returned no word times.',
    },
    speech_failed: {
      unexpected,
      transcriber_failed: 'Transcribing the video failed.',
      unreadable_audio: 'The audio could not be read: it is not a 16 kHz mono WAV file.',
      no_sound: 'The video has no sound.',
      took_too_long: 'Transcribing this video took longer than {maxSeconds} and was given up.',
      program_timed_out: 'The speech program timed out.',
      program_failed: 'The speech program failed.',
      program_output: 'The output of the speech program cannot be read.',
      service_answer: 'The answer of the speech service cannot be read.',
      service_unreachable: 'The speech service could not be reached.',
      service_overloaded: 'The speech service is overloaded or failing.',
      audio_rejected: 'The speech service rejected the audio.',
    },
    render_failed: {
      unexpected,
      captions: 'The captions could not be drawn into this video.',
      still: 'The still could not be drawn.',
      check: 'The captioned video failed its check.',
      assembly: 'The captioned video could not be assembled.',
    },
    internal: {
      unexpected,
      crashes: 'This video crashed our program every time it was processed, so we have stopped trying.',
      not_saved: 'The file could not be saved.',
    },
    cancelled: 'The video was cancelled.{billed}',
    storage_limit:
      'Your account keeps {keptBytes} of videos and uploads; the limit is {maxBytes}, and this file does not fit. Delete videos that you no longer need: their space is free within an hour.',
    allowance_exhausted: {
      nothing_left: 'You have used up your video time. Buy more{renewal}, then send the video again.',
      all_reserved:
        'The rest of your video time ({remainingSeconds}) is reserved for videos in progress. Wait until they are ready{renewal}, then send the video again.',
      too_long:
        'This video is {seconds} long. You have {leftSeconds} left{held}: {missing}. Buy more{renewal}, then send the video again.',
    },
  },
  /** Parts of the sentences above. */
  parts: {
    /** `{subject}` */
    subjects: { link: 'That link', file: 'That file' },
    /** `{missing}` */
    missing: { one: '{missingSeconds} is missing', other: '{missingSeconds} are missing' },
    /** `{held}`, empty when nothing is reserved. */
    held: ', and {reservedSeconds} more reserved for other videos',
    /** `{billed}`, empty when nothing was handed out. */
    billed: ' {billedSeconds} of video time were used, because its captions or its preview had been opened.',
    /** `{renewal}`, empty when there is no monthly allowance. */
    renewal: ', or wait for your next {renewalSeconds} on {renewalDay} (UTC)',
  },
  /** Why an attempt at a delivery failed; part of a sentence. */
  deliveries: {
    answered: 'the receiver answered {status}',
    redirected: 'the receiver answered {status}, and redirects are not followed',
    gone: 'the receiver answered 410 and wants no retries',
    no_answer_in_time: 'no answer within {seconds} s',
    no_answer: 'no answer ({systemCode})',
    private_address: 'the address is a private one',
    unknown_host: 'the host does not exist',
    refuses_connections: 'the host refuses connections',
    connection_closed: 'the connection was closed before an answer',
    not_a_web_server: 'what answers is not a working web server',
    unreachable: 'the receiver could not be reached',
    not_a_chat: 'this is not the address of a chat',
    video_gone: 'the video was deleted, or a newer revision has replaced this one',
    not_sent: 'it could not be sent',
    blocked: 'the person has blocked the bot',
    message_outdated: 'the video in this message no longer exists',
    internal: 'an internal error',
  },
  /** Why a request was refused, where pages and bots show it. */
  requests: {
    video_changed: 'The video has been changed meanwhile, in another window or by a chat.',
    not_fetched: 'The video has not been fetched yet.',
    not_finished: 'Its captions are measured when the video is finished.',
    nothing_to_edit: 'There is nothing to edit yet: the video is still being transcribed.',
    source_deleted:
      'The source of this video has been deleted. An edit fetches it again from its address; an uploaded file has to be uploaded again.',
    upload_deleted: 'The uploaded file has been deleted. Please upload it again.',
    contact_linked: 'This contact is already linked to an account.',
    service_busy: 'The service has too much to do at the moment. Try again in a few seconds.',
    too_complex: 'This takes too long to compute. Use fewer or shorter captions.',
    dictionary_full: 'Your dictionary is full. Remove entries on your profile page, then try again.',
    tokens_full: 'This account has as many tokens as it may. Revoke one that you no longer use, then try again.',
    uploads_full:
      'Your account has as many unfinished uploads as it may. Finish some of them, or wait: what stays unfinished is deleted after a day.',
  },
} as const;
