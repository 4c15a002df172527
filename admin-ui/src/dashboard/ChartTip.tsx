import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** What a chart says under the pointer. */
export const ChartTip = ({ name, value }: { name: string; value: string }) => (
  <Paper elevation={4} sx={{ px: 1.5, py: 1, borderRadius: 2 }}>
    <Typography variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Typography sx={{ fontWeight: 700 }}>{value}</Typography>
  </Paper>
);
