import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that knows the user `sae` with the password `right`. */
export class MailServer {
  private isOpen = true;
  private constructor(private readonly server: SMTPServer) {}

  static async open(options: SMTPServerOptions = {}): Promise<MailServer> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username = '', password }, _session, callback) =>
        password === 'right'
          ? callback(null, { user: username })
          : callback(Object.assign(new Error('Invalid username or password'), { responseCode: 535 })),
      ...options,
    });
    // Clients that end half-way are errors of the server's.
    server.on('error', () => undefined);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new MailServer(server);
  }

  url(credentials = '', scheme = 'smtp'): string {
    return `${scheme}://${credentials}127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }
}
