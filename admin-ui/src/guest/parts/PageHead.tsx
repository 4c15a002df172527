import type { ReactNode } from 'react';
import { useWords } from '../words/language.js';
import { Icon } from './Icon.js';
import { goBack } from './view.js';

export const PageHead = ({ title, under, children }: { title: string; under: string; children?: ReactNode }) => (
  <header className="page-head">
    <button type="button" className="round" aria-label={useWords().back} onClick={goBack}>
      <Icon name="back" />
    </button>
    <div className="page-title">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="quiet">{under}</p>
    </div>
    {children}
  </header>
);
