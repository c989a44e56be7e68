export const refusals = {
  backToStart: 'Back to the start',
  inner: {
    title: 'Something went wrong on our side',
    message: 'It has been written down. Please try again in a moment.',
  },
  ifItStays: 'If it stays like this, tell whoever runs this service: {id}',
  named: {
    nothingHere: {
      title: 'There is nothing here',
      message: 'The address may be mistyped, or what was here has been deleted. The menu above leads everywhere.',
    },
    notSignedIn: { title: 'Please sign in', message: 'Sign in first, then try again.' },
    strangeForm: {
      title: 'That form has expired',
      message: 'Nothing was changed. Go back, reload the page, and send the form again.',
    },
    tooOften: { title: 'Please wait a little', message: 'That was asked for very often. Try again in some minutes.' },
    wrongMethod: {
      title: 'This page cannot do that',
      message: 'Go to the start and find your way from there.',
    },
    tooMuchText: { title: 'That is too much text', message: 'Nothing was changed. Go back and send less at once.' },
    notAForm: {
      title: 'That was no form',
      message: 'Pages take forms from browsers only. Programs are served by the API: see /docs.',
    },
    cutOff: { title: 'That was cut off', message: 'Nothing was changed. Go back and send it again.' },
    strangeDraft: {
      title: 'That was not understood',
      message: 'The editor sent something unexpected. Reload the page; your work is kept.',
    },
    notAccepted: { title: 'That did not work', message: 'Go back and look at what you have entered.' },
    conflict: { title: 'That does not fit any more', message: 'It has changed meanwhile. Go back and look again.' },
    beingDone: { title: 'That is being done already', message: 'Look again in a moment.' },
    noTime: {
      title: 'No time left',
      message: 'You have no video time left. Your profile shows what there is and what was used.',
    },
    tooLarge: {
      title: 'That is too large',
      message: 'So large a file cannot be taken. A shorter or more compressed one will do.',
    },
    cancelled: { title: 'That was cancelled', message: 'It was stopped before it was done.' },
  },
} as const;
