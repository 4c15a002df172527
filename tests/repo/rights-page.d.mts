import type * as people from '@sae/domain/people';

export const RIGHTS_PAGE: string;
export const rightsPage: (table: Pick<typeof people, 'ACTS' | 'ROLES' | 'rightOf'>) => string;
