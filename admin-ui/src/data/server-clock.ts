/** Answers say the time to the second and are some time on their way; a clock that differs by less is right. */
const RIGHT_WITHIN_MS = 60_000;

let aheadMs = 0;

/** The server's time, as its answers tell it: the clock of a tablet may be wrong by years. */
export const serverClock = {
  hear: (headers: Headers): void => {
    const told = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(told)) return;
    const difference = told - Date.now();
    aheadMs = Math.abs(difference) > RIGHT_WITHIN_MS ? difference : 0;
  },
  now: (): number => Date.now() + aheadMs,
};
