import type { Site } from './site.js';

interface Found {
  readonly messages: readonly { readonly ID: string }[];
}

/** The codes in the mails to an address, as often as they were mailed. */
export const mailsTo = async ({ mailbox }: Pick<Site, 'mailbox'>, email: string): Promise<readonly string[]> => {
  const signal = AbortSignal.timeout(5_000);
  const query = encodeURIComponent(`to:${email}`);
  const found = (await (await fetch(`${mailbox}/api/v1/search?query=${query}`, { signal })).json()) as Found;
  return Promise.all(
    found.messages.map(async ({ ID }) => {
      const mail = (await (await fetch(`${mailbox}/api/v1/message/${ID}`, { signal })).json()) as { Text: string };
      return /\b\d{6}\b/.exec(mail.Text)?.[0] ?? '';
    }),
  );
};
