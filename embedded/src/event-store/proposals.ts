import type { ExpectedRevision } from './append-rules.js';
import type { ProposedEvent } from './commands.js';
import { invalidArgument, missingMetadata } from './errors.js';
import type { shared } from './protocol.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const LONGEST_NAME = 4096;

/** A proposed event as the unary and the batch call both carry it. */
export interface ProposedMessage {
  getId(): shared.UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

/** An expected revision as every write carries it, under one of two names for the number. */
export interface ExpectedRevisionOption {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

/** The stream's name, which must be there and not be one of the reserved ones; what in it is no UTF-8 becomes U+FFFD. */
export function streamNameOf(identifier: shared.StreamIdentifier | undefined): string {
  const bytes = identifier?.getStreamName_asU8() ?? new Uint8Array();
  if (bytes.length > LONGEST_NAME) throw invalidArgument(`a stream's name has at most ${LONGEST_NAME} bytes`);
  const name = Buffer.from(bytes).toString('utf8');
  if (name === '' || name === '$$' || name === '$all') throw invalidArgument(`'${name}' is not a stream's name`);
  return name;
}

/** A UUID in either of its two shapes, as lower-case text. */
export function uuidOf(uuid: shared.UUID | undefined): string {
  const text = uuid?.hasStructured() ? structured(uuid.getStructured()) : uuid?.getString().toLowerCase();
  if (!text || !UUID.test(text)) throw invalidArgument('an id is not a UUID');
  return text;
}

function structured(bits: shared.UUID.Structured | undefined): string {
  const half = (value = '0') => BigInt.asUintN(64, BigInt(value)).toString(16).padStart(16, '0');
  const hex = half(bits?.getMostSignificantBits()) + half(bits?.getLeastSignificantBits());
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The event a client proposes. */
export function proposedEventOf(message: ProposedMessage): ProposedEvent {
  const type = message.getMetadataMap().get('type');
  const contentType = message.getMetadataMap().get('content-type');
  if (!type || !contentType) throw missingMetadata();
  const data = message.getData_asU8();
  const metadata = message.getCustomMetadata_asU8();
  return { id: uuidOf(message.getId()), type, contentType, data, metadata };
}

/** What an event counts for against the limit of an append: the real server's own formula. */
export const sizeOf = ({ type, data, metadata }: ProposedEvent) => type.length * 2 + data.length + metadata.length;

/** `revision` is undefined where the client set none. */
export function expectedRevisionOf(option: ExpectedRevisionOption, revision: string | undefined): ExpectedRevision {
  if (option.hasNoStream()) return 'no_stream';
  if (option.hasAny()) return 'any';
  if (option.hasStreamExists()) return 'stream_exists';
  if (revision === undefined) throw invalidArgument('an expected revision is missing');
  return wholeNumber(revision);
}

/** A 64-bit number as the protocol carries it; what is beyond JavaScript's integers is beyond any log of ours too. */
export const wholeNumber = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER);
