import Ajv from 'ajv-6';
import type { Response } from 'supertest';

interface Operation {
  readonly responses: Readonly<Record<string, object>>;
  readonly requestBody?: object;
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** What was asked, and with what body as it was sent. */
export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const KEY = 'reference';
const pointer = (...steps: readonly string[]) =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Templates as patterns, those with fewer holes first: `/orders/live` is not an `/orders/{id}`. */
const patterns = (paths: Document['paths']) =>
  Object.keys(paths)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    .sort((one, other) => one.template.split('{').length - other.template.split('{').length);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The API's own reference, which every answer in the tests is held against: so it cannot lie. */
export class Reference {
  private readonly ajv: Ajv.Ajv;
  private readonly templates: ReturnType<typeof patterns>;

  constructor(private readonly document: Document) {
    // Formats are for readers: an address is taken with blanks around it, too.
    // The schema of schemas is made for each node anew, and finds nothing to say of a document with many in it.
    const plain = { meta: false, validateSchema: false };
    this.ajv = new Ajv({ multipleOfPrecision: 6, allErrors: true, format: false, ...plain });
    this.ajv.addSchema(document, KEY);
    this.templates = patterns(document.paths);
  }

  /** @throws when the reference does not know such an answer, or says it looks different. */
  check({ method, path, body }: AskedRequest, answer: Response): void {
    const where = `${method.toUpperCase()} ${path} → ${answer.status}`;
    const template = this.templates.find(({ pattern }) => pattern.test(path.split('?')[0] ?? ''))?.template;
    const operation = template === undefined ? undefined : this.document.paths[template]?.[method];
    if (template === undefined || operation === undefined) {
      if (![400, 404].includes(answer.status)) throw new Error(`${where}: the reference knows no such endpoint`);
      this.hold(`${KEY}#/components/schemas/ErrorBody`, answer.body, where);
      return;
    }
    const response = operation.responses[String(answer.status)] as { $ref?: string } | undefined;
    if (!response) throw new Error(`${where}: the reference does not know that it answers so`);
    const from = response.$ref ?? `#/paths${pointer(template, method, 'responses', String(answer.status))}`;
    const type = (answer.type || '').split(';')[0] ?? '';
    const isJson = type === 'application/json';
    if (isJson) this.hold(`${KEY}${from}/content${pointer(type)}/schema`, answer.body, where);
    // What was accepted must be what the reference says is accepted.
    const sent = typeof body === 'string' ? parsed(body) : body;
    if (answer.ok && sent !== undefined && operation.requestBody && !isEmpty(sent))
      this.hold(
        `${KEY}#/paths${pointer(template, method)}/requestBody/content/application~1json/schema`,
        sent,
        `${where}, body`,
      );
  }

  private hold(schema: string, value: unknown, where: string): void {
    if (this.ajv.validate({ $ref: schema }, value)) return;
    throw new Error(`${where} is not as the reference says: ${this.ajv.errorsText()} in ${JSON.stringify(value)}`);
  }
}

const isEmpty = (body: unknown) => typeof body === 'object' && body !== null && Object.keys(body).length === 0;

const references = new Map<string, Promise<Reference>>();

/** The reference as this node gives it out. */
export const referenceOf = (url: string): Promise<Reference> => {
  const known = references.get(url);
  if (known) return known;
  const asked = fetch(`${url}/api/docs-json`).then(async (answer) => new Reference((await answer.json()) as Document));
  references.set(url, asked);
  return asked;
};
