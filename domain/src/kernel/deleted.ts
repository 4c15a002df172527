/** What stands for a thing that is no more. */
export interface Deleted {
  readonly id: number;
}
