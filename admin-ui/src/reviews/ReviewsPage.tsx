import { PageHeader } from '../shell/PageHeader.js';

export const ReviewsPage = () => <PageHeader title="Customer Reviews" />;
