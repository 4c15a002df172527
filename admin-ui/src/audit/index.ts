import { lazy } from 'react';

export const audit = {
  name: 'audit',
  list: lazy(() => import('./AuditList.js').then((module) => ({ default: module.AuditList }))),
};
