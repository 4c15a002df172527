import { describe, expect, it } from '@jest/globals';
import { seeQuickly } from './seen.js';

const ASKED = ['display', 'visibility', 'pointer-events', 'color'];

const NAMES =
  'html head style body p div span a h1 table tr td ul li form label button input select textarea dialog rt svg path title';

const styles = NAMES.split(' ').map((name) => [name, '']);
const written = [
  'style="display: none"',
  'style="display: flex; visibility: hidden"',
  'style="pointer-events: none"',
  'style="visibility: unset"',
  'style="visibility: inherit"',
  'style="visibility: initial"',
  'style="display: initial"',
  'style="display: inherit"',
  'style="pointer-events: unset"',
  'hidden',
  'type="hidden"',
  'open',
];

describe('What jsdom says of an element’s style', () => {
  it.each([...styles, ...written.flatMap((text) => ['div', 'input', 'dialog'].map((name) => [name, text]))])(
    'is said of <%s %s> and what stands in it, sooner',
    (name, text) => {
      // A frame's window is one as jsdom makes it.
      const { contentWindow, contentDocument } = document.body.appendChild(document.createElement('iframe'));
      if (!contentWindow || !contentDocument) throw new Error('No frame');
      contentDocument.body.innerHTML = `<main style="visibility: hidden"><${name} ${text}><b></b></${name}></main>`;
      const elements = [...contentDocument.querySelectorAll('*')];
      const all = () =>
        elements.map((element) =>
          ASKED.map((property) => contentWindow.getComputedStyle(element).getPropertyValue(property)),
        );
      const its = all();
      seeQuickly(contentWindow);
      expect(all()).toEqual(its);
      expect(elements.map((element) => contentWindow.getComputedStyle(element).pointerEvents)).toEqual(
        its.map((one) => one[2]),
      );
    },
  );
});
