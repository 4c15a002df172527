import type { ReactNode } from 'react';
import { useWords } from '../words/language.js';
import { LanguageSwitch } from '../words/LanguageSwitch.js';
import { Icon, type IconName } from './Icon.js';

/** When there is no more to say than this. */
export const WholePage = ({
  icon,
  title,
  help,
  children,
}: {
  icon: IconName;
  title: string;
  help: string;
  children?: ReactNode;
}) => {
  const words = useWords();
  return (
    <div className="page whole">
      <LanguageSwitch />
      <main>
        <span className="empty-icon">
          <Icon name={icon} />
        </span>
        <h1>{title}</h1>
        <p className="quiet">{help}</p>
        {children}
      </main>
      <footer className="powered">{words.poweredBy}</footer>
    </div>
  );
};
