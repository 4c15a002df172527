const INHERITED: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };
const CAMEL: Record<string, string> = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };

/** What jsdom's own sheet heeds beside an element's name. */
const SPECIAL = /^(input|dialog|rt|rp)$/;

const written = (element: Element, property: string) => {
  const value = element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
  return value === 'unset' ? '' : value;
};

/**
 * Queries ask of every element whether it is seen, and jsdom holds each rule of its own sheet against each element each
 * time. Without another sheet the answer follows from the element's name and from what is written on it: that is kept.
 */
export const seeQuickly = (window: Window) => {
  const { document } = window;
  const computed = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  const displayOf = ({ namespaceURI, localName }: Element): string => {
    const name = `${namespaceURI} ${localName}`;
    const display = displays.get(name) ?? computed(document.createElementNS(namespaceURI, localName)).display;
    displays.set(name, display);
    return display;
  };
  const inherited = (element: Element, property: string) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = written(at, property);
      if (value) return value;
    }
    return INHERITED[property] ?? '';
  };
  const quick = (element: Element, property: string) =>
    property === 'display' ? written(element, 'display') || displayOf(element) : inherited(element, property);

  window.getComputedStyle = (element: Element, pseudo?: string | null) => {
    let style: CSSStyleDeclaration | undefined;
    const whole = () => (style ??= computed(element, pseudo));
    if (pseudo || document.styleSheets.length > 0 || SPECIAL.test(element.localName) || element.hasAttribute('hidden'))
      return whole();
    const known = (property: string) => property === 'display' || property in INHERITED;
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        const asked = CAMEL[String(name)];
        if (asked) return quick(element, asked);
        if (name === 'getPropertyValue')
          return (property: string) =>
            known(property) ? quick(element, property) : whole().getPropertyValue(property);
        const value: unknown = Reflect.get(whole(), name);
        return typeof value === 'function' ? (value.bind(whole()) as unknown) : value;
      },
    });
  };
};
