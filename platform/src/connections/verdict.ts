/** What stands at an address of ours, and what to write into which variable when it refuses us. */
export interface Service {
  readonly name: string;
  /** Hosts and ports, without a password. */
  readonly at: string;
  readonly variable: string;
  readonly advice: Readonly<Record<Advice, string>>;
}

export type Advice = 'credentials' | 'trust' | 'plain' | 'tls' | 'form';

/** Why somebody does not answer: for good, or until it passes. */
export interface Verdict {
  readonly isDefinite: boolean;
  readonly sentence: string;
}

/** It answers, and in the other of the two ways: with TLS or without. */
export class SpeaksOtherwise extends Error {
  override readonly name = 'SpeaksOtherwise';
  constructor(readonly speaks: 'plain' | 'tls') {
    super(speaks === 'tls' ? 'it answers with TLS only' : 'it answers without TLS only');
  }
}

interface Kind {
  readonly is: RegExp;
  readonly what: string;
  /** Where there is something to set, waiting does not help. */
  readonly set?: Advice | ((service: Service) => string);
}

/** Matched with code, type and message of an error; the first that fits. */
const KINDS: readonly Kind[] = [
  {
    is: /\b(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR Client sent AUTH)\b|access-?denied|\bUNAUTHENTICATED\b|\bPERMISSION_DENIED\b|^EAUTH (5|API)/i,
    what: 'refuses the user or the password',
    set: 'credentials',
  },
  {
    is: /Failed to load certificate|ENOENT|EISDIR|EACCES.*open/,
    what: 'cannot be asked, for its certificate file is not found or cannot be read',
    set: 'trust',
  },
  {
    is: /CERT_HAS_EXPIRED|certificate has expired/,
    what: 'has a certificate that has expired',
    set: ({ name }) => `give ${name} a new one`,
  },
  {
    is: /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate/,
    what: 'has a certificate for another name',
    set: ({ variable }) => `write the name that its certificate is for into ${variable}`,
  },
  {
    is: /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET_ISSUER)|self-signed certificate|unable to (verify|get)/,
    what: 'has a certificate that is not trusted here',
    set: 'trust',
  },
  { is: /^SpeaksOtherwise.* with TLS only/, what: 'is asked without TLS', set: 'tls' },
  {
    is: /^SpeaksOtherwise|WRONG_VERSION_NUMBER|wrong version number|PACKET_LENGTH_TOO_LONG/,
    what: 'is asked with TLS, which it does not speak',
    set: 'plain',
  },
  { is: /ParseError|ERR_INVALID_URL|Invalid (URL|protocol)/i, what: 'has an address that cannot be read', set: 'form' },
  { is: /UNIMPLEMENTED|^E\w+ 5\d\d |DENIED|DB index is out of range/, what: 'refuses us', set: 'form' },
  { is: /ECONNREFUSED/, what: 'nobody listens there' },
  { is: /ENOTFOUND|EAI_AGAIN|EDNS|Name resolution failed/, what: 'its name is not known' },
  { is: /E(HOST|NET)UNREACH|EHOSTDOWN/, what: 'there is no way to it' },
  { is: /time|TIMEDOUT|Silence|never received|No answer|DEADLINE/i, what: 'it does not answer' },
  { is: /ECONNRESET|EPIPE|closed|hang up/i, what: 'it ends the connection' },
];
const OTHERWISE: Kind = { is: /^/, what: 'it is not ready' };

/** Libraries wrap the cause in words of their own, and OpenSSL in numbers. */
const causeOf = (error: unknown): string => {
  const { message = String(error) } = Object(error) as { message?: string };
  const [, inner = message] =
    /Last error: (?:Error: )?(.*?)(?: \(\d{4}-[^)]*\))?\. Resolution note/s.exec(message) ?? [];
  const [, openssl = inner] = /SSL routines:[^:]*:([^:]+):/.exec(inner) ?? [];
  return openssl.split('\n', 1)[0]!.trim() || 'no reason is given';
};

/** gRPC's codes as it names them in its messages; some errors carry the number only. */
const GRPC: Readonly<Record<number, string>> = { 7: 'PERMISSION_DENIED', 12: 'UNIMPLEMENTED', 16: 'UNAUTHENTICATED' };

const described = (error: unknown): string => {
  const { name, code, type, responseCode, command, message = String(error) } = Object(error) as Record<string, unknown>;
  const kind = typeof code === 'number' ? (GRPC[code] ?? '') : (code ?? name);
  return [kind, responseCode, command, type, name, message].filter((part) => part !== undefined).join(' ');
};

const kindOf = (error: unknown): Kind => {
  const text = described(error);
  return KINDS.find(({ is }) => is.test(text)) ?? OTHERWISE;
};

/** Will asking again not change it? */
export const isDefinite = (error: unknown): boolean => kindOf(error).set !== undefined;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to tell the operator: which address, what was refused, what to set. */
export const judge = (service: Service, error: unknown): Verdict => {
  const { what, set } = kindOf(error);
  const { name, at, advice } = service;
  if (set === undefined)
    return { isDefinite: false, sentence: `Still waiting for ${name} at ${at}: ${what} (${causeOf(error)}).` };
  const remedy = typeof set === 'string' ? advice[set] : set(service);
  // What could not be read may hold a password.
  const cause = set === 'form' && /has an address/.test(what) ? '' : ` (${causeOf(error)})`;
  return { isDefinite: true, sentence: `${capital(name)} at ${at} ${what}${cause}: ${remedy}.` };
};
