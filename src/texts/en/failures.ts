export const failures = {
  /** What went wrong, and what to do. */
  codes: {
    source_unreachable: 'I can’t reach the server behind that link. Check the link, or try again in a few minutes.',
    source_not_found: 'There’s no file at that link. Check it for a typing mistake; some links also expire.',
    source_forbidden_address: 'That link leads into a private network. I can only fetch what is open to everybody.',
    source_too_many_redirects: 'That link redirects too many times. Please send the address that it finally leads to.',
    source_too_large: 'That file is too large for me. Please send a shorter or more compressed one.',
    source_stalled: 'The server behind that link stopped sending. Try again later, or send the video as a file.',
    source_too_slow: 'The server behind that link is too slow. Use a faster one, or send the video as a file.',
    source_timed_out: 'The download took too long. Try a smaller file, or put it on a faster server.',
    source_incomplete: 'The download stopped before its end. Please try again, or send the video as a file.',
    source_empty: 'That file is empty. Check that it was saved completely, and send it again.',
    source_web_page: 'That link opens a web page, not a video.',
    source_not_shared:
      'That link doesn’t give me the video. Share it with everybody who has the link, or send it as a file.',
    source_picture: 'That’s a picture, and I need a video.',
    source_sound_only: 'That’s sound without a picture. Captions need a video.',
    source_playlist: 'That’s a playlist that only points to other files. Please send the video itself.',
    source_unsupported: 'I can’t read that kind of file. Please send a video, an .mp4 for example.',
    source_damaged: 'That video is damaged, so I can’t read it. Please save it again and send it once more.',
    source_too_long: 'That video is too long for me. Please send a shorter one, or cut it into parts.',
    source_absurd_size: 'I can’t work with that picture size. Please save the video in a common size, like 1080p.',
    overlay_too_long:
      'A transparent overlay of this video would be too large. Ask for the video itself, or send a shorter part.',
    speech_unavailable: 'I can’t listen to videos right now. Please try again a little later.',
    speech_failed:
      'I couldn’t process the sound of this video. Please try again; if that doesn’t help, save it as .mp4.',
    render_failed: 'Something went wrong while I was making it. Please try again.',
    internal: 'Something went wrong on my side. Please try again.',
    cancelled: 'Stopped.',
    storage_limit:
      'This video no longer fits into your storage. Delete videos you no longer need, and send it again in an hour.',
    allowance_exhausted:
      'You don’t have enough minutes left for this video. Send a shorter one, or see /usage: it shows what is left and when there is more.',
  },
  /** How to get the video itself out of sites that show pages. */
  sites: {
    google_drive: 'On Google Drive, share the file with “Anyone with the link” and send me the link again.',
    dropbox: 'On Dropbox, share the file so that anyone with the link can view it, and send me the link again.',
    onedrive: 'On OneDrive, share the file so that anyone with the link can view it, and send me the link again.',
    folder: 'It’s a folder. Send me the link of the video in it.',
    video_site: 'Download the video there first, then send it to me as a file.',
    transfer: 'Download it there first, then send it to me as a file.',
  },
  otherSite: 'I need a link that plays or downloads the video directly, or the file itself.',
  earlierStays: 'The version you have stays as it is.',
} as const;
