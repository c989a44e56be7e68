export const mails = {
  hello: 'Hello,',
  signIn: {
    subject: 'Your sign-in link for Captioneer',
    /** Followed by the link, in mails of plain text. */
    openLink: 'Open this link to sign in to Captioneer:',
    pressButton: 'Press the button to sign in to Captioneer.',
    button: 'Sign in',
    once: 'The link works once, within {minutes} minutes.',
    buttonFails: 'If the button does nothing, copy this address into your browser:',
    notAsked: 'If you did not ask for this link, you can ignore this mail. Nobody can sign in without the link.',
  },
  /** Where accounts are made by the operator only. */
  noAccount: {
    subject: 'There is no Captioneer account with this address',
    asked:
      'Somebody, probably you, asked to sign in to Captioneer at {url} with this email address. There is no account with this address. On this service, only the operator creates accounts.',
    whatToDo:
      'If you have an account, sign in with the email address it was created with. Otherwise, ask the operator of the service for an account.',
  },
} as const;
