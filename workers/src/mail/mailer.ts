import type { Content } from './templates.js';

/** A mail as it goes out. */
export interface Mail extends Content {
  /** The id of the event that asked for it: a mail sent twice carries the same Message-ID. */
  readonly cause: string;
  readonly to: { readonly name: string; readonly address: string };
}

/** The door to SMTP. */
export abstract class Mailer {
  /** Resolves once the server has taken the mail. @throws UnrecoverableError when it will never take it */
  abstract send(mail: Mail): Promise<void>;
}
