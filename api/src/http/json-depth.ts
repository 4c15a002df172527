import { Refusal } from '@sae/domain/kernel';

/** No body of ours has more than lists of things in a thing. */
const DEEPEST = 16;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Where the text that begins there ends. */
const endOfText = (json: string, start: number): number => {
  let at = start + 1;
  for (let code = json.charCodeAt(at); code !== QUOTE && at < json.length; code = json.charCodeAt(at))
    at += code === BACKSLASH ? 2 : 1;
  return at;
};

/** Is it lists in lists without end? To read 240 kB of them takes 100 ms, to count them one. */
export const isDeep = (json: string): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

export const tooDeep = () => new Refusal('invalid', 'request/too-deep', 'The request body is nested too deeply');
