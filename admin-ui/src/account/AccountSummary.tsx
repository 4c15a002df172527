import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserView } from '@sae/domain/access';
import { Panel } from '../ui/Panel.js';
import { summaryOf, UNKNOWN } from './account-fields.js';
import { Logo } from './Logo.js';

const SummaryText = ({ label, text }: { label: string; text: string }) =>
  label === 'Review Link' && text !== UNKNOWN ? (
    <Link href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  ) : (
    text
  );

/** What guests and bills are told, and which plan pays for it. */
export const AccountSummary = ({ user }: { user: UserView }) => (
  <Panel title="Restaurant">
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2.5 }}>
      <Logo src={user.profilePicture} alt={`Logo of ${user.restaurantName}`} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {user.restaurantName}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Box>
    </Stack>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.75 }}>
      {summaryOf(user).map(([label, text]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            color={text === UNKNOWN ? 'text.secondary' : 'text.primary'}
            sx={{
              m: 0,
              overflowWrap: 'anywhere',
              '&::first-letter': label === 'Plan' ? { textTransform: 'uppercase' } : {},
            }}
          >
            <SummaryText label={label} text={text} />
          </Typography>
        </Box>
      ))}
    </Box>
  </Panel>
);
