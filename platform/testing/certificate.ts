import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestCertificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** Where the certificate lies. */
  readonly path: string;
  remove(): void;
}

/** Signed by itself, for this machine's loopback. */
export const selfSigned = (): TestCertificate => {
  const folder = mkdtempSync(join(tmpdir(), 'sae-tls-'));
  const [key, path] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', path], { stdio: 'ignore' });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { key: readFileSync(key), cert: readFileSync(path), path, remove };
};
