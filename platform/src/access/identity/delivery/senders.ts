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

/** Delivers a mail; throws when it was not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Delivers an SMS; throws when it was not accepted. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
