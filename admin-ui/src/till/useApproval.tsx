import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { rightOf, type Act, type ApprovalKind, type PersonName } from '@sae/domain/people';
import { useEffect, useEffectEvent, useState } from 'react';
import { roleOf, useUser } from '../auth/user.js';
import { proofOf, type Proof } from '../data/proofs.js';
import { till } from '../data/till.js';
import type { AskApproval } from '../ui/confirm.js';
import { Choice } from '../ui/Choice.js';
import { useQuestion } from '../ui/provider.js';
import { useDoor } from './useDoor.js';

const ACTS: Readonly<Record<ApprovalKind, Act>> = {
  discount: 'CompleteTable',
  cancel: 'DeleteOrder',
  bill: 'ReopenOrder',
  payment: 'UndoPayment',
  cash: 'MoveCash',
  close: 'CloseDay',
};

const LEAST_DIGITS = 4;
const MOST_DIGITS = 6;

export const canApprove = ({ role }: PersonName): boolean => role === 'owner' || role === 'manager';

/** A manager’s name and PIN, beneath the reason. */
export const ApprovalFields: AskApproval = ({ onProof, isMissing }) => {
  const { door } = useDoor();
  const managers = door?.people.filter(canApprove) ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [pin, setPin] = useState('');
  const who = chosen ?? managers[0]?.id ?? null;
  const isEntered = pin.length >= LEAST_DIGITS;
  const proof = who !== null && isEntered ? proofOf.approval(who, pin) : null;
  const tell = useEffectEvent(() => onProof(proof));
  // Not as it is typed: whoever is quick has typed it before it is known who there is.
  useEffect(() => tell(), [who, pin]);
  const missing = isEntered ? 'Please wait for the names' : 'Please enter the PIN';
  const problem = isMissing && !proof ? missing : undefined;
  if (door && managers.length === 0)
    return <Typography>No manager has a PIN. The owner sets one under People.</Typography>;
  return (
    <Stack role="group" aria-label="A manager’s approval" direction="row" sx={{ gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Choice
          label="Approved by"
          value={String(who ?? '')}
          options={managers.map(({ id, name }) => ({ value: String(id), name }))}
          onChoose={(id) => {
            setChosen(Number(id));
            setPin('');
          }}
        />
      </Box>
      <TextField
        label="Their PIN"
        type="password"
        value={pin}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => setPin(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: MOST_DIGITS } }}
        sx={{ width: 140 }}
      />
    </Stack>
  );
};

/**
 * How a manager is asked for what one may not do alone, where that is known before it is done; else nothing, and the server
 * says where it wants one.
 */
export const useApproval = (kind: ApprovalKind): { readonly approval?: AskApproval } => {
  const user = useUser();
  const isAsked = user !== null && rightOf(roleOf(user), ACTS[kind]) === 'approval' && till.get() !== null;
  const { data } = useQuestion('peopleSettings', undefined, { queryKey: ['people', 'settings'], enabled: isAsked });
  return isAsked && data?.approvals.includes(kind) ? { approval: ApprovalFields } : {};
};

/** In a form of one’s own: what asks the manager, and what they showed. */
export const useApprovalHere = (kind: ApprovalKind, isWanted = true) => {
  const { approval: Approval } = useApproval(kind);
  const [proof, setProof] = useState<Proof | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isHere = Approval !== undefined && isWanted;
  return {
    proof: isHere ? proof : null,
    /** Says whether it may go on; else what is missing is said. */
    isGiven: (): boolean => {
      setMissing(isHere && !proof);
      return !isHere || proof !== null;
    },
    fields: isHere ? <Approval onProof={setProof} isMissing={isMissing} /> : null,
  };
};
