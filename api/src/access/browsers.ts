import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Account } from '@sae/domain/access';
import { deriveKey } from '@sae/platform/config';
import type { FastifyReply } from 'fastify';
import { Configuration } from '../kernel/configuration.js';
import { Tokens } from './tokens.js';
import type { Visitor } from './request-context.js';
import type { Entered } from './workplaces.js';

const NAME = 'sae-browser';
/** Over TLS: so named, no browser takes it from a page of another host, or over plain HTTP. */
const HOST_NAME = `__Host-${NAME}`;
const LIFE_SECONDS = 180 * 24 * 60 * 60;
const COOKIE = new RegExp(`(?:^|; *)(?:__Host-)?${NAME}=([\\w.-]{1,1000})(?:;|$)`);

/**
 * Browsers that were logged in to an account before are known by a signed cookie. It opens nothing: it only keeps what
 * strangers do at the same address from counting against its owner.
 */
@Injectable()
export class Browsers {
  private readonly clientKey: Buffer;

  constructor(
    private readonly tokens: Tokens,
    private readonly configuration: Configuration,
  ) {
    this.clientKey = deriveKey(configuration.values.jwtSecret, 'clients');
  }

  /** Who asks, as the log may know them: a browser of this account, or a client, by a keyed hash of its address. */
  asker({ cookie, client }: Visitor, account: Account | null): string {
    const browser = account && this.of(account.restaurantId, cookie);
    if (browser) return `browser:${browser}`;
    return `client:${createHmac('sha256', this.clientKey).update(client).digest('base64url').slice(0, 16)}`;
  }

  /** The `Set-Cookie` of a browser that has just shown who it is. */
  remembered(restaurantId: number, cookie: string | undefined): string {
    const id = this.of(restaurantId, cookie) ?? randomBytes(12).toString('base64url');
    const value = this.tokens.signBrowser({ restaurantId, id }, LIFE_SECONDS);
    const always = `Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict`;
    const isSecure = this.configuration.values.publicUrl.startsWith('https:');
    return isSecure
      ? `${HOST_NAME}=${value}; Path=/; ${always}; Secure`
      : `${NAME}=${value}; Path=/api/users; ${always}`;
  }

  /** A browser that got in is known from now on (docs/decisions/0039-nobody-locks-an-owner-out.md). */
  entered({ session, accountId }: Entered, { cookie }: Visitor, reply: FastifyReply): Entered['session'] {
    // Who chooses a restaurant next has shown all there is to show.
    if (session.token || session.requiresChoice) void reply.header('set-cookie', this.remembered(accountId, cookie));
    return session;
  }

  private of(restaurantId: number, cookie: string | undefined): string | null {
    const value = cookie === undefined ? undefined : COOKIE.exec(cookie)?.[1];
    const browser = value === undefined ? null : this.tokens.readBrowser(value);
    return browser?.restaurantId === restaurantId ? browser.id : null;
  }
}
