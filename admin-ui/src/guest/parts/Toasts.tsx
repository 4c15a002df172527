import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

const SHOWN_MS = 6_000;

const ToastContext = createContext<(text: string) => void>(() => undefined);

/** Says something in passing: what is told stands elsewhere on the page as well. */
export const useToast = () => useContext(ToastContext);

/** What is told in passing: shown for a while, and read out. */
export const Toasts = ({ children }: { children: ReactNode }) => {
  const [text, setText] = useState('');
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useCallback((news: string) => {
    clearTimeout(hiding.current);
    setText(news);
    hiding.current = setTimeout(() => setText(''), SHOWN_MS);
  }, []);
  useEffect(() => () => clearTimeout(hiding.current), []);
  return (
    <ToastContext.Provider value={toast}>
      {children}
      <div className="told" role="status">
        {text && <p>{text}</p>}
      </div>
    </ToastContext.Provider>
  );
};
