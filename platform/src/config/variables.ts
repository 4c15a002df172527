import { z } from 'zod';

/** What the process was started with; an empty variable counts as not set, as compose files write it. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Every complaint about the environment in one error, so that a person mends it in one go. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong: ${problems.join(' ')}`);
  }
}

/** The variables that are set, without the space around them. */
export const given = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));

type NamedVariables = Readonly<Record<string, readonly [variable: string, kind: z.ZodType]>>;
type Values<S extends NamedVariables> = { readonly [Name in keyof S]: z.output<S[Name][1]> };

/** Variables, each under the name that the configuration has for it. */
export const variables = <const S extends NamedVariables>(wanted: S) => {
  const names = Object.entries(wanted);
  return z
    .object(Object.fromEntries(Object.values(wanted)))
    .transform((set) => Object.fromEntries(names.map(([name, [variable]]) => [name, set[variable]])) as Values<S>);
};

/** What a schema makes of the variables. @throws ConfigError */
export const parsed = <T extends object>(schema: z.ZodType<T>, env: Env): Readonly<T> => {
  const { data, error } = schema.safeParse(env);
  if (error) throw new ConfigError(error.issues.map(({ message }) => message));
  return Object.freeze(data);
};

/** A complaint about a variable, and the only one. */
const named = (sentence: (value: string) => string) => ({
  abort: true,
  error: ({ path, input }: Pick<z.core.$ZodRawIssue, 'path' | 'input'>) =>
    `${path?.[0]?.toString()} ${sentence(String(input))}.`,
});
/** Without the value, which may be a secret, or an address that carries a password. */
const must = (be: string) => named(() => `must ${be}`);
const mustBe = (what: string) => named((value) => `must be ${what}, not "${value}"`);

export const required = (why: string) => z.string(named(() => `is required ${why}`));

// The kinds of variables: each is required unless it is made optional or has a default.

export const text = required('(npm start gives it to the processes it starts)');

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
export const port = text.refine(isPort, mustBe('a port number from 1 to 65535')).transform(Number);

export const oneOf = <const T extends readonly string[]>(...choices: T) =>
  z.enum(choices, mustBe(`one of ${choices.join(', ')}`));

/** Not by `new URL`: a cluster's address lists several hosts with commas, which no URL parser takes. */
export const address = (...schemes: readonly string[]) =>
  text.refine(
    (value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)) && /:\/\/[^\s/]/.test(value),
    must(`be an address of the form ${schemes.map((scheme) => `${scheme}://…`).join(' or ')}`),
  );

/** Without a slash at its end. */
export const webAddress = address('http', 'https')
  .refine((value) => URL.canParse(value), must('be a web address'))
  .transform((value) => value.replace(/\/+$/, ''));

const isTimeZone = (timeZone: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const timeZone = text.refine(isTimeZone, mustBe('a time zone such as Asia/Kolkata'));

/** In bytes, as many as the keys have that derive from it. */
const SECRET_LENGTH = 32;

/** For keys: too long, and too mixed, to be guessed offline from a token they signed. */
export const secret = text
  .refine((value) => Buffer.byteLength(value) >= SECRET_LENGTH, must(`have at least ${SECRET_LENGTH} bytes`))
  .refine((value) => !/^(.)\1*$/su.test(value), must('be more than one repeated character'));
