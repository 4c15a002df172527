/** Mailpit's JSON, field by field, so that what reads one reads the other. */
export interface Address {
  readonly Name: string;
  readonly Address: string;
}

interface Envelope {
  readonly ID: string;
  /** Without its angle brackets. */
  readonly MessageID: string;
  readonly From: Address;
  readonly To: readonly Address[];
  readonly Cc: readonly Address[];
  /** Recipients no header names. */
  readonly Bcc: readonly Address[];
  readonly ReplyTo: readonly Address[];
  readonly Subject: string;
  readonly Tags: readonly string[];
  /** In bytes. */
  readonly Size: number;
}

export interface Summary extends Envelope {
  readonly Read: boolean;
  /** When it arrived. */
  readonly Created: string;
  /** How many. */
  readonly Attachments: number;
  /** The beginning of its text. */
  readonly Snippet: string;
}

export interface Attachment {
  readonly PartID: string;
  readonly FileName: string;
  readonly ContentType: string;
  readonly ContentID: string;
  readonly Size: number;
}

export interface Message extends Envelope {
  readonly ReturnPath: string;
  readonly ListUnsubscribe: { Header: string; Links: readonly string[]; Errors: string; HeaderPost: string };
  /** The mail's own date, or that of its arrival. */
  readonly Date: string;
  readonly Text: string;
  readonly HTML: string;
  readonly Inline: readonly Attachment[];
  readonly Attachments: readonly Attachment[];
}

export interface Summaries {
  /** In the mailbox. */
  readonly total: number;
  readonly unread: number;
  /** In this answer. */
  readonly count: number;
  /** That match the question. */
  readonly messages_count: number;
  readonly messages_unread: number;
  readonly start: number;
  readonly tags: readonly string[];
  readonly messages: readonly Summary[];
}
