export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** @throws Error if the mail server did not accept it, after one retry */
  sendMail(mail: Mail): Promise<void>;
}
