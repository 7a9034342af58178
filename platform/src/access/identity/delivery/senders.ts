/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** Hands a mail over; throws when it was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Hands a text message over; throws when it was not taken. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
