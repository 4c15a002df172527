import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonName, PersonSessionView } from '@sae/domain/people';
import { useState } from 'react';
import { api } from '../data/api.js';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { FullPage } from '../ui/FullPage.js';
import { NameTiles } from './NameTiles.js';
import { PinPad } from './PinPad.js';
import { byTill, useDoor } from './useDoor.js';

const useLogIn = (onDone: () => void) => {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const logIn = async (personId: number, pin: string) => {
    const tillToken = till.get()?.tillToken;
    if (!tillToken) return;
    setBusy(true);
    try {
      const asked = { ...byTill(tillToken), body: { personId, pin } };
      const { token, restaurantId } = await api.post<PersonSessionView>('/till/login', asked);
      if (session.save({ token, userId: restaurantId })) onDone();
      else setProblem('Failed to save authentication token');
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { logIn, problem, isBusy, forget: () => setProblem(undefined) };
};

/** A till that waits for who comes next: names, then a PIN. */
export const TillLogIn = ({ onDone }: { onDone: () => void }) => {
  const { door, failure } = useDoor();
  const [chosen, setChosen] = useState<PersonName | null>(null);
  const { logIn, problem, isBusy, forget } = useLogIn(onDone);
  if (!door) return <FullPage text={failure ?? undefined} />;
  const back = () => {
    forget();
    setChosen(null);
  };
  return (
    <Stack
      sx={{ alignItems: 'center', gap: 2.5, width: '100%', maxWidth: 760, mx: 'auto', px: 2, py: { xs: 3, md: 6 } }}
    >
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
        {chosen ? chosen.name : door.restaurantName}
      </Typography>
      {chosen ? (
        <>
          <PinPad action="OK" problem={problem} isBusy={isBusy} onPin={(pin) => void logIn(chosen.id, pin)} />
          <Button onClick={back}>Somebody else</Button>
        </>
      ) : (
        <>
          <Typography color="text.secondary">
            {door.people.length > 0 ? 'Who is it?' : 'Nobody has a PIN yet. Log in with e-mail, and add people there.'}
          </Typography>
          <NameTiles people={door.people} onChoose={setChosen} />
        </>
      )}
    </Stack>
  );
};
