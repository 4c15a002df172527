import { LANGUAGES, useLanguage, type Language } from './language.js';

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
