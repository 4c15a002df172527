import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Received, summarize } from './read-mail.js';
import type { Summary } from './shapes.js';

/** What is kept besides the mail itself, so that a list needs no parsing. */
interface Kept {
  readonly received: Received;
  readonly summary: Summary;
}

const unreadable = (raw: Buffer, { id, at, from, recipients }: Received): Summary => ({
  ...{ ID: id, MessageID: '', From: { Name: '', Address: from }, Cc: [], Bcc: [], ReplyTo: [], Tags: [] },
  To: recipients.map((address) => ({ Name: '', Address: address })),
  ...{ Subject: '(unreadable mail)', Size: raw.length, Read: false, Created: at, Attachments: 0, Snippet: '' },
});

const summaryOf = (raw: Buffer, received: Received, tell: Tell): Promise<Summary> =>
  summarize(raw, received).catch((error: unknown) => {
    tell(error, `mail ${received.id} cannot be read`);
    return unreadable(raw, received);
  });

export type Tell = (error: unknown, sentence: string) => void;

/** On disk for good: the file's content, then its name in the folder. */
const writeDurably = async (folder: string, name: string, content: Buffer): Promise<void> => {
  const draft = await open(join(folder, `${name}.part`), 'w');
  try {
    await draft.writeFile(content);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(join(folder, `${name}.part`), join(folder, name));
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
};

/**
 * Every mail as it came in a file of its own, which is the truth; and one index of summaries, a line each, which
 * is made again for mails it misses.
 */
export class MailStore {
  /** Oldest first. */
  private kept = new Map<string, Kept>();
  private last = 0;
  private readonly watchers = new Set<() => void>();
  /** Writes to the index, one after the other: a rewrite must not overtake a line. */
  private indexing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly dir: string,
    private readonly tell: Tell,
  ) {}

  static async open(dir: string, tell: Tell): Promise<MailStore> {
    await mkdir(dir, { recursive: true });
    const store = new MailStore(dir, tell);
    await store.load();
    return store;
  }

  /** Newest first. */
  list(): Summary[] {
    return [...this.kept.values()].map(({ summary }) => summary).reverse();
  }

  find(id: string): Kept | undefined {
    return this.kept.get(id);
  }

  raw(id: string): Promise<Buffer> {
    return readFile(this.file(id));
  }

  /** Resolves when the mail will survive anything. */
  async add(raw: Buffer, from: string, recipients: readonly string[]): Promise<Summary> {
    // Ids sort by arrival, those of one millisecond too, so that a folder listing does.
    this.last = Math.max(Date.now(), this.last + 1);
    const at = new Date(this.last).toISOString();
    const id = `${this.last.toString(36).padStart(9, '0')}${randomBytes(7).toString('hex').slice(0, 13)}`;
    const received: Received = { id, at, from, recipients };
    await writeDurably(this.dir, `${id}.eml`, raw);
    const kept = { received, summary: await summaryOf(raw, received, this.tell) };
    this.kept.set(id, kept);
    await this.note(kept);
    this.changed();
    return kept.summary;
  }

  async markRead(id: string): Promise<void> {
    const kept = this.kept.get(id);
    if (!kept || kept.summary.Read) return;
    const read = { ...kept, summary: { ...kept.summary, Read: true } };
    this.kept.set(id, read);
    await this.note(read);
    this.changed();
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.kept.delete(id)) await rm(this.file(id), { force: true });
    }
    await this.writeIndex();
    this.changed();
  }

  /** Calls back after each change, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private get index(): string {
    return join(this.dir, 'index.jsonl');
  }

  private file(id: string): string {
    return join(this.dir, `${id}.eml`);
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher();
  }

  private async load(): Promise<void> {
    const names = await readdir(this.dir);
    const lines = names.includes('index.jsonl') ? (await readFile(this.index, 'utf8')).split('\n') : [];
    const indexed = new Map(lines.flatMap((line) => this.fromLine(line)).map((kept) => [kept.received.id, kept]));
    for (const id of names.flatMap((name) => /^(\w+)\.eml$/.exec(name)?.[1] ?? []).sort())
      this.kept.set(id, indexed.get(id) ?? (await this.again(id)));
    await this.writeIndex();
  }

  /** Killed between a mail and its line: the mail counts, its envelope is gone. */
  private async again(id: string): Promise<Kept> {
    const at = new Date(parseInt(id.slice(0, 9), 36) || 0).toISOString();
    const received: Received = { id, at, from: '', recipients: [] };
    return { received, summary: await summaryOf(await this.raw(id), received, this.tell) };
  }

  private fromLine(line: string): Kept[] {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as Kept];
    } catch (error) {
      // Half a line, cut off by a crash: its mail is indexed again.
      this.tell(error, 'a line of the mailbox index cannot be read');
      return [];
    }
  }

  private note(kept: Kept): Promise<void> {
    return this.inTurn(() => appendFile(this.index, `${JSON.stringify(kept)}\n`));
  }

  private writeIndex(): Promise<void> {
    return this.inTurn(async () => {
      const lines = [...this.kept.values()].map((kept) => `${JSON.stringify(kept)}\n`);
      await writeFile(`${this.index}.part`, lines.join(''));
      await rename(`${this.index}.part`, this.index);
    });
  }

  /** A line that cannot be written is told of and no more: the mails are safe, and indexed again at the next start. */
  private inTurn(write: () => Promise<void>): Promise<void> {
    this.indexing = this.indexing.then(write).catch((error: unknown) => this.tell(error, 'the index was not written'));
    return this.indexing;
  }
}
