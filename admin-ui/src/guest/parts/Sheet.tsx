import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/language.js';
import { Icon } from './Icon.js';
import { goBack } from './view.js';

/** Comes up over the page and keeps the focus until it is closed, when it goes back to where it was. */
export const Sheet = ({ title, foot, children }: { title: string; foot?: ReactNode; children: ReactNode }) => {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
      // What is pressed beside the sheet is the dialog itself.
      onClick={(event) => event.target === event.currentTarget && goBack()}
    >
      <div className="sheet-inside">
        <header className="sheet-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="round" aria-label={words.close} onClick={goBack}>
            <Icon name="close" />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
        {foot && <footer className="sheet-foot">{foot}</footer>}
      </div>
    </dialog>
  );
};
