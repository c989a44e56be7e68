export const refusals = {
  backToStart: 'Back to the start',
  inner: {
    title: 'Something went wrong on our side',
    message: 'The error has been logged. Please try again in a moment.',
  },
  ifItStays: 'If this happens again, give the operator of this service this number: {id}',
  named: {
    nothingHere: {
      title: 'There is nothing here',
      message:
        'The address may be mistyped, or what was here has been deleted. The menu above takes you to the other pages.',
    },
    notSignedIn: { title: 'Please sign in', message: 'Sign in first, then try again.' },
    strangeForm: {
      title: 'That form has expired',
      message: 'Nothing was changed. Go back, reload the page, and send the form again.',
    },
    tooOften: {
      title: 'Please wait a little',
      message: 'There were too many requests in a short time. Nothing is lost: wait a minute, then try again.',
    },
    wrongMethod: {
      title: 'This page cannot do that',
      message: 'Go back to the start and try from there.',
    },
    tooMuchText: { title: 'That is too much text', message: 'Nothing was changed. Go back and send less at once.' },
    tooComplex: {
      title: 'That takes too long to compute',
      message: 'Nothing was changed. Use fewer or shorter captions.',
    },
    busy: { title: 'The service is busy', message: 'Please try again in a moment.' },
    notAForm: {
      title: 'This request was not a form submission',
      message: 'Pages only accept forms from browsers. Programs use the API: see /docs.',
    },
    cutOff: { title: 'The request was incomplete', message: 'Nothing was changed. Go back and send it again.' },
    strangeDraft: {
      title: 'That was not understood',
      message: 'The editor sent something unexpected. Reload the page; your work is kept.',
    },
    longDraft: {
      title: 'The captions are too long',
      message:
        'A caption may have 5,000 characters, and a video 10,000 captions with 50,000 words. Shorten them; nothing was changed.',
    },
    notAccepted: { title: 'That did not work', message: 'Go back and check what you entered.' },
    conflict: { title: 'This is out of date', message: 'It has changed in the meantime. Go back and look again.' },
    beingDone: { title: 'This is already in progress', message: 'Look again in a moment.' },
    noTime: {
      title: 'No time left',
      message: 'You have no video time left. Your profile shows what you had and what you used.',
    },
    storageFull: {
      title: 'Your storage is full',
      message:
        'Your account keeps as much video as it may. Delete videos that you no longer need: their space is free within an hour.',
    },
    queueFull: {
      title: 'Too many videos are waiting',
      message: 'Your account has as many videos in the queue as it may. Wait until some are ready, then try again.',
    },
    serviceFull: {
      title: 'Too many videos are waiting',
      message:
        'More videos are waiting than can be made soon, so nothing new is accepted. Please try again in a few minutes.',
    },
    diskLow: {
      title: 'No new videos right now',
      message:
        'The service is short of disk space and accepts nothing new for the moment. Your videos stay as they are. Please try again later.',
    },
    tooLarge: {
      title: 'That is too large',
      message: 'A file this large is not accepted. Please choose a shorter or more compressed one.',
    },
    cancelled: { title: 'That was cancelled', message: 'It was stopped before it was finished.' },
  },
} as const;
