import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';

type Dto = new () => object;

const messages = (errors: readonly ValidationError[], path = ''): [string, string[]][] =>
  errors.flatMap(({ property, constraints, children }) => [
    ...(constraints ? [[`${path}${property}`, Object.values(constraints)] as [string, string[]]] : []),
    ...messages(children ?? [], `${path}${property}.`),
  ]);

/** What a body is told, per property, checked as the api and the forms check it; each property is told one thing. */
export const told = (dto: Dto, body: unknown): Record<string, string> => {
  const value: unknown = plainToInstance(dto, body);
  const errors = validateSync(value as object, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  return Object.fromEntries(
    messages(errors).map(([property, all]) => {
      if (all.length !== 1) throw new Error(`${property} is told ${all.length} things: ${all.join('; ')}`);
      return [property, all[0] as string];
    }),
  );
};

/** The body as the handlers get it. */
export const read = <T extends object>(dto: new () => T, body: object): T => plainToInstance(dto, body);
