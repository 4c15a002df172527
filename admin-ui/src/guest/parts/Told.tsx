import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

const SHOWN_MS = 6_000;

const TellContext = createContext<(text: string) => void>(() => undefined);

/** Says something in passing: what is told stands elsewhere on the page as well. */
export const useTell = () => useContext(TellContext);

/** What is told in passing: shown for a while, and read out. */
export const Told = ({ children }: { children: ReactNode }) => {
  const [text, setText] = useState('');
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useCallback((told: string) => {
    clearTimeout(hiding.current);
    setText(told);
    hiding.current = setTimeout(() => setText(''), SHOWN_MS);
  }, []);
  useEffect(() => () => clearTimeout(hiding.current), []);
  return (
    <TellContext.Provider value={tell}>
      {children}
      <div className="told" role="status">
        {text && <p>{text}</p>}
      </div>
    </TellContext.Provider>
  );
};
