import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const SHRINKS = /^(text|application)\/|svg/;
const WORTH_IT = 1024;
const compress = promisify(gzip);

/** A file of the UI, kept in memory: they are few and small. Compressed when it is first asked for. */
export class UiFile {
  readonly type: string;
  readonly etag: string;
  /** Vite names what is in `assets` by its content. */
  readonly isImmutable: boolean;
  private gzipped: Promise<Buffer> | undefined;

  constructor(
    path: string,
    readonly content: Buffer,
  ) {
    this.type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
    this.etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    this.isImmutable = path.startsWith('assets/');
  }

  get shrinks(): boolean {
    return this.content.length >= WORTH_IT && SHRINKS.test(this.type);
  }

  compressed(): Promise<Buffer> {
    return (this.gzipped ??= compress(this.content, { level: 9 }));
  }
}

/** The UI as it was built, by path. What is not in it cannot be asked for, whatever the path says. */
export const uiFiles = (folder: string): ReadonlyMap<string, UiFile> => {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== '.tsbuildinfo')
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = relative(folder, full).split(sep).join('/');
      return [path, new UiFile(path, readFileSync(full))] as const;
    });
  return new Map(files);
};
