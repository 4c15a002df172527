import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

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
    /** The name of the field in which a form may bring a file; absent where no form is taken. */
    readonly takesForm?: string;
  }
}

/** The file that came with the form, null when none did. */
export const Uploaded = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().upload,
);
