/** How this installation is set, as far as everybody may know. */
export interface PublicSettings {
  /** The zone of the restaurants' clocks, an IANA name: where times are shown and days begin. */
  readonly timeZone: string;
}

/** May guests send orders themselves? */
export interface Submission {
  readonly isSubmitDisabled: boolean;
}
