import { PageHeader } from '../shell/PageHeader.js';

export const AuditPage = () => <PageHeader title="Audit" />;
