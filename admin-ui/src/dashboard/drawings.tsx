import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { Bar, BarChart, CartesianGrid, Pie, PieChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { BAR, CHART_HEIGHT, PIE_SIZE, shortRupees, type Bar as EarningsBar, type Slice } from './chart-data.js';

/** What a chart says under the pointer. */
const ChartTip = ({ name, value }: { name: string; value: string }) => (
  <Paper elevation={4} sx={{ px: 1.5, py: 1, borderRadius: 2 }}>
    <Typography variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Typography sx={{ fontWeight: 700 }}>{value}</Typography>
  </Paper>
);

interface EarningsBarsProps {
  readonly bars: readonly EarningsBar[];
  /** Under which bars something is written; under all when left out. */
  readonly ticks?: readonly string[];
}

/** More bars than this are too thin for a border as wide as their own. */
const MANY = 62;

export const EarningsBars = ({ bars, ticks }: EarningsBarsProps) => {
  const { palette, typography } = useTheme();
  const names = new Map(bars.map(({ of, tick }) => [of, tick]));
  const axis = { stroke: palette.divider, tick: { fill: palette.text.secondary, fontSize: 12 }, tickLine: false };
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
      <BarChart
        data={[...bars]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        barCategoryGap={bars.length > MANY ? 0 : '18%'}
        style={{ fontFamily: typography.fontFamily }}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="of"
          {...axis}
          {...(ticks ? { ticks: [...ticks] } : {})}
          interval="preserveStart"
          minTickGap={10}
          tickFormatter={(of: string) => names.get(of) ?? ''}
        />
        <YAxis {...axis} axisLine={false} width="auto" tickFormatter={shortRupees} />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          content={({ payload }) => {
            const bar = payload[0]?.payload as EarningsBar | undefined;
            return bar ? <ChartTip name={bar.name} value={formatRupees(bar.total)} /> : null;
          }}
        />
        <Bar
          dataKey="total"
          fill={BAR.fill}
          stroke={BAR.border}
          strokeWidth={bars.length > MANY ? 0.5 : 1}
          maxBarSize={44}
          radius={bars.length > MANY ? 0 : [4, 4, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
};

export const CategoryPie = ({ slices }: { slices: readonly Slice[] }) => {
  const { palette } = useTheme();
  return (
    <PieChart width={PIE_SIZE} height={PIE_SIZE} accessibilityLayer={false}>
      <Pie
        data={slices.map((slice) => ({ ...slice, fill: slice.color }))}
        dataKey="total"
        nameKey="category"
        outerRadius="98%"
        startAngle={90}
        endAngle={-270}
        stroke={palette.background.paper}
        strokeWidth={slices.length > 1 ? 2 : 0}
        rootTabIndex={-1}
        isAnimationActive={false}
      />
      <Tooltip
        content={({ payload }) => {
          const slice = payload[0]?.payload as Slice | undefined;
          return slice ? (
            <ChartTip name={`${slice.category} · ${slice.share}`} value={formatRupees(slice.total)} />
          ) : null;
        }}
      />
    </PieChart>
  );
};
