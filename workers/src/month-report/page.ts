import PDFDocument from 'pdfkit';
import { Fonts, type Weight } from './fonts.js';

type Doc = InstanceType<typeof PDFDocument>;

export const INK = '#1b1b1b';
export const QUIET = '#5f6368';
export const LINE = '#d9dce0';
export const BAR = '#2e7d5b';

const MARGIN = 48;

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Where x is: the left end, or the right one. */
  readonly align?: 'left' | 'right' | 'center';
  /** What is longer is cut off, and says so. */
  readonly within?: number;
}

/** One A4 page, in points from its upper left corner. */
export class Page {
  private readonly doc: Doc;
  private readonly fonts: Fonts;
  readonly left = MARGIN;
  readonly right: number;
  readonly bottom: number;

  constructor(about: { readonly title: string; readonly author: string }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      info: { Title: about.title, Author: about.author },
      lang: 'en',
    });
    this.fonts = new Fonts(this.doc);
    this.right = this.doc.page.width - MARGIN;
    this.bottom = this.doc.page.height - MARGIN;
  }

  get width(): number {
    return this.right - this.left;
  }

  write(
    text: string,
    { x, y, size = 9, weight = 400, color = INK, align = 'left', within = this.width }: Written,
  ): void {
    const shown = this.cut(text, weight, size, within);
    const width = this.fonts.widthOf(shown, weight, size);
    let at = x - { left: 0, center: width / 2, right: width }[align];
    for (const run of this.fonts.runsOf(shown, weight)) {
      this.doc.font(run.font).fontSize(size).fillColor(color);
      this.doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.doc.widthOfString(run.text);
    }
  }

  rule(y: number, from = this.left, to = this.right): void {
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(LINE).stroke();
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fill(color);
  }

  async bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.doc.end();
    for await (const part of this.doc) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  private cut(text: string, weight: Weight, size: number, within: number): string {
    if (this.fonts.widthOf(text, weight, size) <= within) return text;
    const letters = [...text];
    while (letters.length > 1 && this.fonts.widthOf(`${letters.join('')}…`, weight, size) > within) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }
}
