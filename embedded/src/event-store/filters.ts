import { invalidArgument } from './errors.js';
import type { streams } from './protocol.js';

/** Whether an event is wanted. */
export type EventFilter = (stream: string, type: string) => boolean;

/** A filter and after how many events looked at, wanted or not, the subscriber is told how far the search has come. */
export interface FilterOptions {
  readonly matches: EventFilter;
  readonly checkpointInterval: number;
}

/** How many events the real server searches at a time when the client leaves it open. */
const SEARCH_WINDOW = 32;

function wanted(expression: streams.ReadReq.Options.FilterOptions.Expression): (text: string) => boolean {
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (text) => prefixes.some((prefix) => text.startsWith(prefix));
  const pattern = expression.getRegex();
  if (!pattern) throw invalidArgument('a filter needs prefixes or a regular expression');
  try {
    const regex = new RegExp(pattern);
    return (text) => regex.test(text);
  } catch {
    throw invalidArgument('the filter is no valid regular expression');
  }
}

/** Reads the filter of a `$all` read or subscription. */
export function filterOf(options: streams.ReadReq.Options.FilterOptions): FilterOptions {
  const onStream = options.getStreamIdentifier();
  const onType = options.getEventType();
  const expression = onStream ?? onType;
  if (!expression) throw invalidArgument('a filter is on the stream or on the event type');
  const matches = wanted(expression);
  const window = options.hasMax() ? Math.max(1, options.getMax()) : SEARCH_WINDOW;
  return {
    matches: onStream ? (stream) => matches(stream) : (_, type) => matches(type),
    checkpointInterval: window * Math.max(1, options.getCheckpointintervalmultiplier()),
  };
}
