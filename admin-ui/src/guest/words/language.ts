import { createContext, useContext } from 'react';
import { en, type Words } from './en.js';
import { hi } from './hi.js';

/** Each by its own name, for whoever reads no other. */
export const LANGUAGES = {
  en: { name: 'English', short: 'EN', words: en },
  hi: { name: 'हिन्दी', short: 'हिन्दी', words: hi },
};
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** What was chosen before, else the first of the browser's languages that we speak. */
export const firstLanguage = (kept: string | null, wanted: readonly string[]): Language =>
  [kept ?? '', ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())].find(isLanguage) ?? 'en';

export interface Spoken {
  readonly language: Language;
  readonly words: Words;
  readonly speak: (language: Language) => void;
}

export const LanguageContext = createContext<Spoken>({ language: 'en', words: en, speak: () => undefined });

export const useLanguage = (): Spoken => useContext(LanguageContext);
export const useWords = (): Words => useContext(LanguageContext).words;
