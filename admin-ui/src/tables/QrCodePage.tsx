import { PageHeader } from '../shell/PageHeader.js';

export const QrCodePage = () => <PageHeader title="QR Codes" />;
