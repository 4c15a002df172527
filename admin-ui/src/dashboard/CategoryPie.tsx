import { useTheme } from '@mui/material/styles';
import { formatRupees } from '@sae/domain/kernel';
import { Pie, PieChart, Tooltip } from 'recharts';
import type { Slice } from './chart-data.js';
import { PIE_SIZE } from './chart-style.js';
import { ChartTip } from './ChartTip.js';

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
