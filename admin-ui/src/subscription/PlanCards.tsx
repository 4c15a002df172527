import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { PLANS, type Plan, type PlanType } from '@sae/domain/subscription';
import { priceText } from './plan-choice.js';

const PlanCard = ({ plan, chosen, note }: { plan: Plan; chosen: boolean; note?: string }) => (
  <Card
    sx={{
      borderWidth: 2,
      borderColor: chosen ? 'primary.main' : 'divider',
      bgcolor: chosen ? 'action.selected' : undefined,
      '&:has(:focus-visible)': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
    }}
  >
    <FormControlLabel
      value={plan.type}
      control={<Radio slotProps={{ input: { 'aria-describedby': `${plan.type}-terms` } }} />}
      label={<Typography sx={{ fontWeight: 650 }}>{plan.name}</Typography>}
      sx={{ m: 0, px: 2, pt: 2, width: '100%' }}
    />
    <Box id={`${plan.type}-terms`} sx={{ px: 3, pb: 3, pt: 1 }}>
      <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 750, letterSpacing: '-0.02em' }}>
        {priceText(plan)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {plan.duration} days{note && ` · ${note}`}
      </Typography>
    </Box>
  </Card>
);

interface PlanCardsProps {
  readonly chosen: PlanType | null;
  readonly hasUsedFreeTrial: boolean;
  readonly onChoose: (type: PlanType) => void;
}

export const PlanCards = ({ chosen, hasUsedFreeTrial, onChoose }: PlanCardsProps) => (
  <RadioGroup
    aria-label="Plan"
    name="planType"
    value={chosen ?? ''}
    onChange={(_, type) => onChoose(type as PlanType)}
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}
  >
    {PLANS.map((plan) => (
      <PlanCard
        key={plan.type}
        plan={plan}
        chosen={plan.type === chosen}
        note={plan.price > 0 ? undefined : hasUsedFreeTrial ? 'already used' : 'no payment needed'}
      />
    ))}
  </RadioGroup>
);
