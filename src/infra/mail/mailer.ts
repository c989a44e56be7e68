export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** @throws Error when the mail server did not take it, also after a second try */
  sendMail(mail: Mail): Promise<void>;
}
