import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.js';

/** Where there is nothing to show: what that means, and what one may do. */
export const Empty = ({
  icon,
  title,
  help,
  children,
}: {
  icon: IconName;
  title: string;
  help?: string;
  children?: ReactNode;
}) => (
  <div className="empty">
    <span className="empty-icon">
      <Icon name={icon} />
    </span>
    <p className="empty-title">{title}</p>
    {help && <p className="quiet">{help}</p>}
    {children}
  </div>
);
