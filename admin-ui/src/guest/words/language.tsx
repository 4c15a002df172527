import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { ApiError, isAway } from '../../data/api-error.js';
import { keep, kept } from '../../data/kept.js';
import { en, type Words } from './en.js';
import { hi } from './hi.js';

/** Each by its own name, for whoever reads no other. */
const LANGUAGES = {
  en: { short: 'EN', words: en },
  hi: { short: 'हिन्दी', words: hi },
};
type Language = keyof typeof LANGUAGES;

const KEY = 'guest-language';

const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** What was chosen before, else the first of the browser's languages that we speak. */
export const firstLanguage = (kept: string | null, wanted: readonly string[]): Language =>
  [kept ?? '', ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())].find(isLanguage) ?? 'en';

interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly speak: (language: Language) => void;
}

const LanguageContext = createContext<Spoken>({ language: 'en', words: en, speak: () => undefined });

export const useLanguage = (): Spoken => useContext(LanguageContext);
export const useWords = (): Words => useLanguage().words;

/** Why something was not done: by the refusal's code, else in the server's own words. */
export const refused = (error: unknown, words: Words): string => {
  if (isAway(error)) return words.unreachable;
  if (!(error instanceof ApiError)) return words.failed;
  return words.refusals[error.code] ?? (error.message || words.failed);
};

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

export const LanguageSwitch = () => {
  const { language, words, speak } = useLanguage();
  return (
    <div className="languages" role="group" aria-label={words.language}>
      {(Object.keys(LANGUAGES) as Language[]).map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => speak(each)}>
          {LANGUAGES[each].short}
        </button>
      ))}
    </div>
  );
};
