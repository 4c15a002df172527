/** What was asked for is not as it was written, and is therefore not served. */
export class DamagedLog extends Error {
  constructor(what: string) {
    super(`The event log is damaged: ${what}. "npm run repair" says more; a backup has it whole.`);
  }
}
