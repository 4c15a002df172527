import { Refusal } from '@sae/domain/kernel';

/** No body of ours has more than lists of things in a thing. */
const DEEPEST = 16;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Is what stands there preceded by an odd number of backslashes? */
const isEscaped = (json: string, at: number): boolean => {
  let before = at - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
};

/** Where the text that begins there ends. The engine finds quotes many times as fast as a loop here goes from letter to letter. */
const endOfText = (json: string, start: number): number => {
  let at = json.indexOf('"', start + 1);
  while (at !== -1 && isEscaped(json, at)) at = json.indexOf('"', at + 1);
  return at === -1 ? json.length : at;
};

/** Is it lists in lists without end? To read 240 kB of them takes 100 ms, to count them one. */
export const isDeep = (json: string): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === LIST || code === OBJECT) depth += 1;
    else if (code === LIST_END || code === OBJECT_END) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

export const tooDeep = () => new Refusal('invalid', 'request/too-deep', 'The request body is nested too deeply');
