import type { Dashboard, GraphFieldConfig, GridPos, Panel, VariableModel } from '@grafana/schema';
import type { Options } from '@grafana/schema/dist/esm/raw/composable/timeseries/panelcfg/x/TimeSeriesPanelCfg_types.gen';

/** Grafana leaves to each data source what a question is. */
interface PrometheusQuery {
  refId: string;
  expr: string;
  legendFormat?: string;
}

export interface TimeSeries extends Panel<Options, GraphFieldConfig> {
  id: number;
  type: 'timeseries';
  title: string;
  description: string;
  gridPos: GridPos;
  options: Options & Record<string, unknown>;
  targets: (PrometheusQuery & Record<string, unknown>)[];
}

/** What `docs/monitoring/dashboard.json` is, by Grafana's own types. */
export interface OurDashboard extends Omit<Dashboard, 'annotations' | 'panels' | 'templating'> {
  uid: string;
  annotations: { list: never[] };
  /** A variable of ours is a source, and has none. */
  templating: { list: Omit<VariableModel, 'datasource'>[] };
  panels: TimeSeries[];
}
