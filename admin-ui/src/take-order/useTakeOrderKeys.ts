import { type RefObject, useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Where a finger points, a focused box brings up a keyboard over half of the page. */
export const hasKeyboard = () => globalThis.matchMedia?.('(pointer: fine)').matches ?? false;

/** In a box for numbers `/` stands for nothing. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  target.getAttribute('type') !== 'number';

/** Ctrl+Enter submits, from wherever; `/` goes to the search box, from wherever no text is being typed. */
export const useTakeOrderKeys = (box: RefObject<HTMLInputElement | null>, submit: () => void): void => {
  const onKey = useEvent((event: DocumentEventMap['keydown']) => {
    const isWithControl = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && isWithControl) {
      event.preventDefault();
      submit();
    }
    if (event.key !== '/' || isWithControl || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    box.current?.focus();
    box.current?.select();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
};
