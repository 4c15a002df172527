type Named = readonly (readonly [name: string, sign: RegExp])[];

/** In this order: each calls itself what stands below it as well. */
const BROWSERS: Named = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: Named = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
/** What a program that is no browser calls itself. */
const PROGRAM = /^([A-Za-z][\w.-]{0,39})\/\d/;
/** Longer than any honest browser speaks. */
const MOST_READ = 500;

export const UNKNOWN_BROWSER = 'Unknown browser';

const nameIn = (named: Named, said: string) => named.find(([, sign]) => sign.test(said))?.[0];

/** A browser by its `User-Agent`, in words people use. Nothing of what it said is in them but a program's plain name. */
export const browserName = (userAgent = ''): string => {
  const said = userAgent.slice(0, MOST_READ);
  const browser = nameIn(BROWSERS, said);
  const system = nameIn(SYSTEMS, said);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const program = PROGRAM.exec(said)?.[1];
  return program && program !== 'Mozilla' ? program : UNKNOWN_BROWSER;
};
