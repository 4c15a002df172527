import { setTimeout as pause } from 'node:timers/promises';
import { sheetIn } from '../../../api/src/menu/sheet-in.js';
import type { Asking } from '../../../api/testing/calls/asking.js';
import { send, type RouteCall } from '../../../api/testing/every-call.js';
import type { PreparedHouse } from '../../../api/testing/prepared-house.js';
import type { Calm } from './troubles.js';
import type { Sent } from './written.js';

export interface Question {
  readonly call: RouteCall;
  readonly asking: Asking;
  /** What is answered in peace. */
  readonly answer: string;
}

export interface Wish {
  readonly call: RouteCall;
  readonly asking: Asking;
  readonly key: string | undefined;
}

export interface Told extends Sent {
  readonly call: RouteCall;
  readonly isDone: boolean;
}

/** Says how it is just now, which is 503 where nobody takes mail. */
const OF_THE_MOMENT: readonly string[] = ['health.health'];
/** Whoever has ended their own session asks for it again in vain. */
const LEAVES = 'access.logOut';
/** A workbook says when it was written; what is in its cells is the answer. */
const WORKBOOKS: readonly string[] = ['menuImports.sheet'];
/** How often one who waits asks again. */
const PACE_MS = 700;
const SLOW_PACE_MS = 4 * PACE_MS;
/** What differs from one answer to the next, as it should. */
const FRESH_EACH_TIME = /"(lastSeenAt|qrCode|reference)":"[^"]*"|"until":"\d\d:\d\d"|tr=SAE\w+/g;
const SHOWN = 300;
/** Nobody waits longer for an answer, be it a 503. */
const PATIENCE_MS = 60_000;
/** Within so long after a trouble all is as before. */
const RECOVERY_MS = 60_000;

/** One trouble: who asks during it and until all is well again, and what goes wrong. */
export class Round {
  readonly wrong = new Set<string>();
  private overSince = Infinity;
  private paceMs = PACE_MS;

  /** Asks less often while nothing changes: all of what it asks meets what comes next at its own pace again. */
  readonly slowly: Calm = async (ms) => {
    this.paceMs = SLOW_PACE_MS;
    await pause(Math.max(0, ms - SLOW_PACE_MS));
    this.paceMs = PACE_MS;
    await pause(Math.min(ms, SLOW_PACE_MS));
  };

  over(): void {
    this.overSince = performance.now();
  }

  note({ name }: RouteCall, wrong: string | null): void {
    if (wrong !== null) this.wrong.add(`${name}: ${wrong}`.slice(0, SHOWN));
  }

  /** What is answered in peace, as soon as lists show what was just done. */
  async well(house: PreparedHouse, call: RouteCall, asking: Asking): Promise<string> {
    for (const began = performance.now(); ; await pause(this.paceMs)) {
      const { status, text } = await this.ask(house, call, asking);
      if (status < 300 || OF_THE_MOMENT.includes(call.name)) return text;
      if (status === 503 && performance.now() < began + RECOVERY_MS) continue;
      this.note(call, `${status} ${text} in peace`);
      return text;
    }
  }

  /** As a client that has a key does: again and again until it is done. Without one it is asked for once. */
  async insist(house: PreparedHouse, { call, asking, key }: Wish, afterMs = 0): Promise<Told> {
    await pause(afterMs);
    const requestIds: string[] = [];
    for (;;) {
      const { isLate } = this;
      const { status, requestId, text } = await this.ask(house, call, asking, key);
      requestIds.push(requestId);
      const hasLeft = status === 401 && call.name === LEAVES && requestIds.length > 1;
      const isDone = status < 300 || hasLeft;
      const isAway = status === 503 && !isLate;
      if (!isDone && !isAway) this.note(call, `${status} ${text}`);
      if (!isAway || key === undefined) return { call, key, requestIds, isDone };
      await pause(this.paceMs);
    }
  }

  /** Until it is answered as in peace, once all is over. */
  async keepAsking(house: PreparedHouse, { call, asking, answer }: Question): Promise<void> {
    for (;;) {
      const { isOver, isLate } = this;
      const { status, text } = await this.ask(house, call, asking);
      const isOfTheMoment = OF_THE_MOMENT.includes(call.name);
      const isAway = status === 503 && !isOfTheMoment && !isLate;
      const isTrue = isOfTheMoment ? status === 200 || status === 503 : text === answer;
      if (!isAway && !isTrue) this.note(call, `${status} ${text}, and not ${answer}`);
      if (isOver && !isAway) return;
      await pause(this.paceMs);
    }
  }

  private get isOver(): boolean {
    return performance.now() > this.overSince;
  }

  private get isLate(): boolean {
    return performance.now() > this.overSince + RECOVERY_MS;
  }

  private async ask(house: PreparedHouse, call: RouteCall, asking: Asking, key?: string) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await send(house, call, asking, { ...(key === undefined ? {} : { key }), signal }).catch(String);
    if (typeof answer === 'string') return { status: Infinity, requestId: '', text: answer };
    const { status, headers, isJson, bytes } = answer;
    const isWorkbook = status === 200 && WORKBOOKS.includes(call.name);
    const file = isWorkbook ? JSON.stringify(await sheetIn(bytes)) : bytes.toString(isJson ? 'utf8' : 'base64');
    const requestId = headers.get('x-request-id') ?? '';
    return { status, requestId, text: file.replaceAll(FRESH_EACH_TIME, '') };
  }
}
