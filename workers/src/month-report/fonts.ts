import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;
export type Weight = 400 | 700;

const { resolve } = createRequire(import.meta.url);

/** What a page is written in: each letter in the first of these that has it. */
const SCRIPTS = ['noto-sans/latin', 'noto-sans/latin-ext', 'noto-sans-devanagari/devanagari'] as const;
type Script = (typeof SCRIPTS)[number];

const fileOf = (script: Script, weight: Weight): string => {
  const [family = '', subset = ''] = script.split('/');
  return resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
};

interface Run {
  readonly font: string;
  readonly text: string;
}

/** The fonts of a document; those that no letter asked for are not in it. */
export class Fonts {
  private readonly known = new Set<string>();

  constructor(private readonly doc: Doc) {}

  /** Text as runs of one font each. What no font has, the first shows as a box. */
  runsOf(text: string, weight: Weight): readonly Run[] {
    const runs: { font: string; text: string }[] = [];
    for (const letter of text) {
      const font = this.fontOf(letter, weight, runs.at(-1)?.font);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  /** In points. */
  widthOf(text: string, weight: Weight, size: number): number {
    return this.runsOf(text, weight).reduce(
      (width, run) => width + this.doc.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Blanks and marks stay in the font of what they stand beside. */
  private fontOf(letter: string, weight: Weight, before: string | undefined): string {
    const codePoint = letter.codePointAt(0) ?? 0;
    const fonts = SCRIPTS.map((script) => this.named(script, weight));
    return [...(before ? [before] : []), ...fonts].find((font) => this.has(font, codePoint)) ?? fonts[0] ?? '';
  }

  private named(script: Script, weight: Weight): string {
    const name = `${script}/${weight}`;
    if (!this.known.has(name)) this.doc.registerFont(name, fileOf(script, weight));
    this.known.add(name);
    return name;
  }

  private has(font: string, codePoint: number): boolean {
    this.doc.font(font);
    // Not in its types: what pdfkit reads a font with.
    const { _font } = this.doc as unknown as { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } };
    return _font.font.hasGlyphForCodePoint(codePoint);
  }
}
