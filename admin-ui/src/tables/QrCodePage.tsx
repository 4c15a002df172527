import Stack from '@mui/material/Stack';
import { LoadFailure } from '../shell/LoadFailure.js';
import { PageHeader } from '../shell/PageHeader.js';
import { PanelSkeleton } from '../shell/PanelSkeleton.js';
import { useUser } from '../shell/user.js';
import { GenerateForm } from './GenerateForm.js';
import { TableList } from './TableList.js';
import { useTables } from './useTables.js';

export const QrCodePage = () => {
  const isPayable = Boolean(useUser()?.upiId);
  const { data: tables, isPending, refetch } = useTables();
  return (
    <>
      <PageHeader title="QR Codes" lead="Guests scan the code on their table to order, to pay and to review." />
      <Stack sx={{ gap: 3 }}>
        <GenerateForm isPayable={isPayable} />
        {tables ? (
          <TableList tables={tables} />
        ) : isPending ? (
          <PanelSkeleton title="Tables" />
        ) : (
          <LoadFailure title="Tables" text="Failed to fetch tables" onRetry={() => void refetch()} />
        )}
      </Stack>
    </>
  );
};
