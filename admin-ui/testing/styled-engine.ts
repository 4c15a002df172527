/**
 * In the place of `@mui/styled-engine`, which MUI lets one exchange: what makes rules of styles was a sixth of a page's
 * time, and nothing is drawn in jsdom that would heed them.
 */
import isPropValid from '@emotion/is-prop-valid';
import { createElement, type ElementType, type FunctionComponent, type ReactNode } from 'react';
import { ThemeContext, css, keyframes } from '@emotion/react';

export { ThemeContext, css, keyframes };

type Forwards = (prop: string) => boolean;
type Props = Record<string, unknown>;
interface Options {
  readonly label?: string;
  readonly shouldForwardProp?: Forwards;
}
interface Made extends FunctionComponent<Props> {
  readonly base: ElementType;
  readonly forwards: Forwards | undefined;
}

const isMade = (tag: ElementType | Made): tag is Made => typeof tag === 'function' && 'base' in tag;

const allButTheme: Forwards = (prop) => prop !== 'theme';
const usual = (tag: ElementType): Forwards =>
  typeof tag === 'string' && tag.charAt(0) === tag.charAt(0).toLowerCase() ? isPropValid : allButTheme;

const both = (one: Forwards | undefined, other: Forwards | undefined): Forwards | undefined =>
  one && other ? (prop) => one(prop) && other(prop) : (one ?? other);

/** Hands on what emotion would, and to which element; of the style remains what `sx` asks for, to be compared. */
const styled = (tag: ElementType | Made, { label, shouldForwardProp }: Options = {}) => {
  const base = isMade(tag) ? tag.base : tag;
  const forwards = both(isMade(tag) ? tag.forwards : undefined, shouldForwardProp);
  const takesAs = !(forwards ?? usual(base))('as');
  return (): Made => {
    const Styled = (props: Props) => {
      const final = (takesAs && (props['as'] as ElementType | undefined)) || base;
      const hands = forwards ?? usual(takesAs ? final : base);
      const handed: Props = {};
      for (const prop in props) if (!(takesAs && prop === 'as') && hands(prop)) handed[prop] = props[prop];
      if (props['ref']) handed['ref'] = props['ref'];
      if (props['sx'] && !handed['sx']) handed['data-sx'] = JSON.stringify(props['sx']);
      return createElement(final, handed);
    };
    return Object.assign(Styled, { base, forwards, displayName: label });
  };
};

export default styled;

/** emotion keeps what it made of a component's styles beside it; here there is nothing. */
export const internal_mutateStyles = () => undefined;
export const internal_serializeStyles = <Style>(style: Style) => style;

export const StyledEngineProvider = ({ children }: { children: ReactNode }) => children;
export const GlobalStyles = () => null;
