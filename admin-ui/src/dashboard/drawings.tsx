import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@sae/domain/kernel';
import { Bar, BarChart, CartesianGrid, Pie, PieChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import {
  BAR,
  CHART_HEIGHT,
  PIE_SIZE,
  shortRupees,
  ticksOf,
  type Bar as EarningsBar,
  type Slice,
} from './chart-data.js';

/** What a chart says under the pointer. */
const ChartTip = ({ name, value }: { name: string; value: string }) => (
  <Paper elevation={4} sx={{ px: 1.5, py: 1, borderRadius: 2 }}>
    <Typography variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Typography sx={{ fontWeight: 700 }}>{value}</Typography>
  </Paper>
);

const barTip = ({ payload }: { payload: readonly { readonly payload?: unknown }[] }) => {
  const bar = payload[0]?.payload as EarningsBar | undefined;
  return bar ? <ChartTip name={bar.name} value={formatRupees(bar.total)} /> : null;
};

const BAR_LOOK = {
  ...{ fill: BAR.fill, stroke: BAR.border, strokeWidth: 1 },
  ...{ maxBarSize: 44, isAnimationActive: false },
} as const;

export const EarningsBars = ({ bars }: { bars: readonly EarningsBar[] }) => {
  const { palette, typography } = useTheme();
  const names = new Map(bars.map(({ of, tick }) => [of, tick]));
  const axis = { stroke: palette.divider, tick: { fill: palette.text.secondary, fontSize: 12 }, tickLine: false };
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
      <BarChart
        data={[...bars]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        barCategoryGap="18%"
        style={{ fontFamily: typography.fontFamily }}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="of"
          {...axis}
          ticks={ticksOf(bars)}
          interval="preserveStart"
          minTickGap={10}
          tickFormatter={(of: string) => names.get(of) ?? ''}
        />
        <YAxis {...axis} axisLine={false} width="auto" tickFormatter={shortRupees} />
        <Tooltip cursor={{ fill: palette.action.hover }} content={barTip} />
        <Bar dataKey="total" {...BAR_LOOK} radius={[4, 4, 0, 0]} />
      </BarChart>
    </ResponsiveContainer>
  );
};

/** Names are as long as a line here; a longer one ends in dots. */
const NAME_CHARACTERS = 22;
const BAR_ROOM = 34;

const shortName = (name: string): string =>
  name.length > NAME_CHARACTERS ? `${name.slice(0, NAME_CHARACTERS - 1)}…` : name;

/** Bars that lie, so that their names can be read. */
export const NamedBars = ({ bars }: { bars: readonly EarningsBar[] }) => {
  const { palette, typography } = useTheme();
  const axis = { stroke: palette.divider, tick: { fill: palette.text.secondary, fontSize: 12 }, tickLine: false };
  const names = new Map(bars.map(({ of, tick }) => [of, tick]));
  return (
    <ResponsiveContainer width="100%" height={bars.length * BAR_ROOM + 40}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
        barCategoryGap="22%"
        style={{ fontFamily: typography.fontFamily }}
      >
        <CartesianGrid horizontal={false} stroke={palette.divider} />
        <XAxis type="number" {...axis} tickFormatter={shortRupees} />
        <YAxis
          type="category"
          dataKey="of"
          {...axis}
          axisLine={false}
          width="auto"
          interval={0}
          tickFormatter={(of: string) => shortName(names.get(of) ?? '')}
        />
        <Tooltip cursor={{ fill: palette.action.hover }} content={barTip} />
        <Bar dataKey="total" {...BAR_LOOK} radius={[0, 4, 4, 0]} />
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
