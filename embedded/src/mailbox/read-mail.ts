import type { AddressObject, Attachment as Part, ParsedMail } from 'mailparser';
import type { Address, Attachment, Message, Summary } from './shapes.js';

/** What the sender's server said, which the mail itself may not. */
export interface Received {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  readonly recipients: readonly string[];
}

const SNIPPET_LENGTH = 250;

/** Loaded with the first mail: an idle mailbox need not carry it. */
const parse = async (raw: Buffer, withImages: boolean): Promise<ParsedMail> => {
  const { simpleParser } = await import('mailparser');
  return simpleParser(raw, { skipTextToHtml: true, skipImageLinks: !withImages, maxHtmlLengthToParse: 1_000_000 });
};

const addresses = (header: AddressObject | AddressObject[] | undefined): Address[] =>
  [header ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap((each) => each.group ?? [each])
    .map(({ name, address }) => ({ Name: name ?? '', Address: address ?? '' }));

const bare = (messageId = '') => messageId.replace(/^<|>$/g, '');

const envelope = (mail: ParsedMail, size: number, { id, from, recipients }: Received) => {
  const [To, Cc, named] = [addresses(mail.to), addresses(mail.cc), addresses(mail.bcc)];
  const known = new Set([...To, ...Cc, ...named].map(({ Address }) => Address.toLowerCase()));
  const hidden = recipients.filter((address) => !known.has(address.toLowerCase()));
  return {
    ID: id,
    MessageID: bare(mail.messageId),
    From: addresses(mail.from)[0] ?? { Name: '', Address: from },
    To,
    Cc,
    Bcc: [...named, ...hidden.map((address) => ({ Name: '', Address: address }))],
    ReplyTo: addresses(mail.replyTo),
    Subject: mail.subject ?? '',
    Tags: [],
    Size: size,
  };
};

const part = (attachment: Part, index: number): Attachment => ({
  PartID: String(index + 1),
  FileName: attachment.filename ?? attachment.cid ?? '',
  ContentType: attachment.contentType,
  ContentID: attachment.cid ?? '',
  Size: attachment.size,
});

const header = (mail: ParsedMail, name: string): string =>
  mail.headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) => line.slice(line.indexOf(':') + 1).trim())
    .join(', ');

export const summarize = async (raw: Buffer, received: Received): Promise<Summary> => {
  const mail = await parse(raw, false);
  return {
    ...envelope(mail, raw.length, received),
    Read: false,
    Created: received.at,
    Attachments: mail.attachments.filter(({ related }) => !related).length,
    Snippet: (mail.text ?? '').replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
  };
};

export const readMessage = async (raw: Buffer, received: Received): Promise<Message> => {
  const mail = await parse(raw, false);
  const parts = mail.attachments.map((attachment, index) => ({ attachment, listed: part(attachment, index) }));
  const unsubscribe = header(mail, 'list-unsubscribe');
  return {
    ...envelope(mail, raw.length, received),
    ReturnPath: received.from,
    ListUnsubscribe: {
      Header: unsubscribe,
      Links: [...unsubscribe.matchAll(/<([^<>]+)>/g)].map(([, link]) => link ?? ''),
      Errors: '',
      HeaderPost: header(mail, 'list-unsubscribe-post'),
    },
    Date: (mail.date ?? new Date(received.at)).toISOString(),
    Text: mail.text ?? '',
    HTML: mail.html || '',
    Inline: parts.filter(({ attachment }) => attachment.related).map(({ listed }) => listed),
    Attachments: parts.filter(({ attachment }) => !attachment.related).map(({ listed }) => listed),
  };
};

/** Its HTML with the images it carries in their places, for the page. */
export const readHtml = async (raw: Buffer): Promise<string> => (await parse(raw, true)).html || '';

/** Every header as it stands in the mail, by name. */
export const readHeaders = async (raw: Buffer): Promise<Record<string, string[]>> => {
  const headers: Record<string, string[]> = {};
  for (const { line } of (await parse(raw, false)).headerLines) {
    const [name = '', ...value] = line.split(':');
    (headers[name] ??= []).push(value.join(':').replace(/\s+/g, ' ').trim());
  }
  return headers;
};
