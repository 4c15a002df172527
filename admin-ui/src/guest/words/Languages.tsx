import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { keep, kept } from '../kept/kept.js';
import { firstLanguage, LanguageContext, LANGUAGES, type Language } from './language.js';

const KEY = 'guest-language';

/** Speaks the guest's language, and says so to the browser, which reads it out and breaks lines by it. */
export const Languages = ({ children }: { children: ReactNode }) => {
  const [language, setLanguage] = useState(() => firstLanguage(kept(KEY), navigator.languages));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(() => {
    const speak = (chosen: Language) => {
      keep(KEY, chosen);
      setLanguage(chosen);
    };
    return { language, words: LANGUAGES[language].words, speak };
  }, [language]);
  return <LanguageContext.Provider value={spoken}>{children}</LanguageContext.Provider>;
};
