import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressObject } from 'mailparser';

/** Mailpit's field names, as far as they go, so that what reads one reads the other. */
export interface Address {
  readonly Name: string;
  readonly Address: string;
}

export interface Summary {
  readonly ID: string;
  /** When it arrived. */
  readonly Created: string;
  readonly From: Address;
  readonly To: readonly Address[];
  readonly Subject: string;
  /** The beginning of its text. */
  readonly Snippet: string;
  /** In bytes. */
  readonly Size: number;
}

export interface Message extends Summary {
  readonly Text: string;
  readonly HTML: string;
  readonly Attachments: readonly { readonly FileName: string; readonly ContentType: string; readonly Size: number }[];
}

const SNIPPET_LENGTH = 250;
/** A mail as it came, and its summary. */
const KINDS = ['eml', 'json'] as const;

const addresses = (header: AddressObject | AddressObject[] | undefined): Address[] =>
  [header ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .map(({ name, address = '' }) => ({ Name: name, Address: address }));

const arrival = (id: string): string => new Date(parseInt(id.slice(0, 9), 36)).toISOString();

const parse = async (id: string, raw: Buffer): Promise<Message> => {
  // Loaded with the first mail: an idle mailbox need not carry it.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, { skipTextToHtml: true, maxHtmlLengthToParse: 1_000_000 });
  const Text = mail.text ?? '';
  return {
    ID: id,
    Created: arrival(id),
    From: addresses(mail.from)[0] ?? { Name: '', Address: '' },
    To: addresses(mail.to),
    Subject: mail.subject ?? '',
    Snippet: Text.replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH),
    Size: raw.length,
    Text,
    HTML: mail.html || '',
    Attachments: mail.attachments.map(({ filename = '', contentType, size }) => ({
      ...{ FileName: filename, ContentType: contentType, Size: size },
    })),
  };
};

const summaryOf = ({ Text: _text, HTML: _html, Attachments: _files, ...summary }: Message): Summary => summary;

/** On disk for good: the file's content, then its name in the folder. */
const writeDurably = async (folder: string, name: string, content: Buffer): Promise<void> => {
  await writeFile(join(folder, `${name}.part`), content, { flush: true });
  await rename(join(folder, `${name}.part`), join(folder, name));
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
};

/** Every mail as it came, in a file of its own, and beside it its summary, once that was asked for. */
export class Mails {
  /** Oldest first. */
  private readonly ids: string[] = [];
  private readonly summaries = new Map<string, Promise<Summary>>();
  private last = 0;

  private constructor(private readonly dir: string) {}

  static async in(dir: string): Promise<Mails> {
    await mkdir(dir, { recursive: true });
    const mails = new Mails(dir);
    mails.ids.push(...(await readdir(dir)).flatMap((name) => /^(\w+)\.eml$/.exec(name)?.[1] ?? []).sort());
    return mails;
  }

  /** Newest first. */
  async list(): Promise<Summary[]> {
    const list: Summary[] = [];
    // One after the other: all mails at once would be held at once.
    for (const id of this.ids.toReversed()) list.push(await this.summary(id));
    return list;
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  raw(id: string): Promise<Buffer> {
    return readFile(this.file(id));
  }

  async read(id: string): Promise<Message> {
    return parse(id, await this.raw(id));
  }

  /** Resolves with its id when the mail will survive anything. */
  async add(raw: Buffer): Promise<string> {
    // Ids sort by arrival, those of one millisecond too, so that a folder listing does.
    this.last = Math.max(Date.now(), this.last + 1);
    const id = `${this.last.toString(36).padStart(9, '0')}${randomBytes(7).toString('hex').slice(0, 13)}`;
    await writeDurably(this.dir, `${id}.eml`, raw);
    this.ids.push(id);
    return id;
  }

  async clear(): Promise<void> {
    const gone = this.ids.splice(0);
    const asked = [...this.summaries.values()];
    this.summaries.clear();
    // Who is still reading one writes its summary.
    await Promise.allSettled(asked);
    for (const id of gone) for (const kind of KINDS) await rm(this.file(id, kind), { force: true });
  }

  private file(id: string, kind: (typeof KINDS)[number] = 'eml'): string {
    return join(this.dir, `${id}.${kind}`);
  }

  /** Read once, for all who ask meanwhile too. */
  private summary(id: string): Promise<Summary> {
    const known = this.summaries.get(id);
    if (known) return known;
    const read = this.readSummary(id);
    this.summaries.set(id, read);
    read.catch(() => this.summaries.delete(id));
    return read;
  }

  private async readSummary(id: string): Promise<Summary> {
    const file = this.file(id, 'json');
    // None yet, or cut off by a crash: it can be made again from its mail.
    const kept = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => null);
    const summary = (kept as Summary | null) ?? summaryOf(await this.read(id));
    if (!kept) await writeFile(file, JSON.stringify(summary)).catch(() => undefined);
    return summary;
  }
}

const written = (addresses: readonly Address[]) => addresses.map(({ Name, Address }) => `${Name} ${Address}`).join(' ');

const FIELDS: Readonly<Record<string, (mail: Summary) => string>> = {
  to: ({ To }) => written(To),
  from: ({ From }) => written([From]),
  subject: ({ Subject }) => Subject,
};
const anywhere = (mail: Summary) => [written([mail.From, ...mail.To]), mail.Subject, mail.Snippet].join(' ');

/** `to:asha@example.com subject:"your code" paneer`: every term must hold. */
export const search = (query: string): ((mail: Summary) => boolean) => {
  const terms = [...query.matchAll(/(?:(to|from|subject):)?(?:"([^"]*)"|(\S+))/gi)];
  return (mail) =>
    terms.every(([, field = '', quoted, word = '']) =>
      (FIELDS[field.toLowerCase()] ?? anywhere)(mail)
        .toLowerCase()
        .includes((quoted ?? word).toLowerCase()),
    );
};
