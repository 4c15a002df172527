import { createHash } from 'node:crypto';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { Refusal } from '@sae/domain/kernel';
import { PICTURE } from '@sae/domain/pictures';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** A form as it was sent: words, and at most one file. */
export interface Form {
  readonly fields: Record<string, unknown>;
  readonly file: Buffer | null;
}

const FIELD_BYTES = 4 * 1024;
const FIELDS = 30;

/** All that a form may weigh, its one file included. */
export const FORM_BYTES = PICTURE.maxBytes + FIELDS * FIELD_BYTES;

export const formLimits = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: PICTURE.maxBytes,
    files: 1,
    fieldNameSize: 100,
    fieldSize: FIELD_BYTES,
    fields: FIELDS,
    parts: FIELDS + 1,
    headerPairs: 20,
  },
};

const invalid = (message: string) => new Refusal('invalid', 'request/invalid', message);

/** A form's field that may bring a file, and what is said of one that is too large. */
export interface FileField {
  readonly name: string;
  readonly tooLarge: () => Refusal;
}

const bytesOf = async (part: MultipartFile, { tooLarge }: FileField): Promise<Buffer | null> => {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  // A browser sends a file field for which nobody has chosen a file as a nameless one without content.
  return bytes.length === 0 && !part.filename ? null : bytes;
};

/** @throws Refusal, or Fastify's own error with its status. */
export const readForm = async (parts: AsyncIterable<Multipart>, fileField: FileField): Promise<Form> => {
  const fields: Record<string, unknown> = {};
  const seen = new Set<string>();
  let file: Buffer | null = null;
  for await (const part of parts) {
    const name = String(part.fieldname).slice(0, 50);
    if (seen.has(name)) throw invalid(`${name} can be given only once`);
    seen.add(name);
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Refusal('too-large', 'request/too-large', 'The request is too large');
      fields[name] = part.value;
    } else {
      if (name !== fileField.name) throw invalid(`Unknown field: ${name}`);
      file = await bytesOf(part, fileField);
    }
  }
  return { fields, file };
};

/** A file of a form. Its name and its declared type are the sender's word only, and are not kept. */
export class Upload {
  readonly digest: string;

  constructor(readonly bytes: Buffer) {
    this.digest = createHash('sha256').update(bytes).digest('base64url');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null;
  }
  interface FastifyContextConfig {
    /** Absent where no form is taken. */
    readonly takesForm?: FileField;
  }
}

/** The file that came with the form, null when none did. */
export const Uploaded = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().upload,
);
