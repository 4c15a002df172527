/** Read by a part before all else: its clock is ahead by what `CLOCK_FILE` says, from one moment to the next. */
import { readFileSync } from 'node:fs';

const LOOK_MS = 100;
const Right = Date;
let ahead = 0;
const look = () => {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  } catch {
    ahead = 0;
  }
};
look();
setInterval(look, LOOK_MS).unref();
const now = () => Right.now() + ahead;
globalThis.Date = new Proxy(Right, {
  construct: (date, given, as) => Reflect.construct(date, given.length === 0 ? [now()] : given, as),
  apply: () => new Right(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
