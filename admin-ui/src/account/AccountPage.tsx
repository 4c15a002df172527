import { PageHeader } from '../shell/PageHeader.js';

export const AccountPage = () => <PageHeader title="Account" />;
