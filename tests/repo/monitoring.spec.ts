import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import Ajv from 'ajv-6';
import { createGenerator } from 'ts-json-schema-generator';
import { parse } from 'yaml';
import type { OurDashboard, TimeSeries } from './dashboard.js';

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (name: string) => readFileSync(at(`docs/monitoring/${name}`), 'utf8');
const dashboard = JSON.parse(read('dashboard.json')) as OurDashboard;
const alerts = parse(read('alerts.yml')) as Alerts;

/** Grafana puts a time there. */
const asked = ({ panels }: OurDashboard) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')));

const isPromQl = (question: string): boolean => {
  let isError = false;
  parser.parse(question).iterate({
    enter: ({ type }) => {
      isError ||= type.isError;
    },
  });
  return !isError;
};

const overlap = ({ gridPos: one }: TimeSeries, { gridPos: other }: TimeSeries): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

describe('The dashboard', () => {
  const schema = createGenerator({
    path: at('tests/repo/dashboard.ts'),
    tsconfig: at('tests/tsconfig.json'),
    type: 'OurDashboard',
    skipTypeCheck: true,
  }).createSchema('OurDashboard');
  const ajv = new Ajv({ allErrors: true });
  const wrongIn = (that: unknown) => (ajv.validate(schema, that) ? [] : ajv.errors?.map(({ dataPath }) => dataPath));

  it('is what Grafana’s own types say a dashboard of time series is', () => {
    expect(wrongIn(dashboard)).toEqual([]);
    const [first, ...others] = dashboard.panels;
    expect(wrongIn({ ...dashboard, panels: [{ ...first, gridPos: { h: '8' } }, ...others] })).not.toEqual([]);
    expect(wrongIn({ ...dashboard, colour: 'red' })).not.toEqual([]);
  });

  it('has its panels beside each other, in the 24 columns there are, each by a number of its own', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
    const pairs = panels.flatMap((one, n) => panels.slice(n + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
  });

  it('asks the source that is chosen at its head', () => {
    const sources = dashboard.templating.list.filter(({ type }) => type === 'datasource').map(({ name }) => name);
    expect(sources).toEqual(['source']);
    for (const { datasource, targets } of dashboard.panels) {
      expect(datasource).toEqual({ type: 'prometheus', uid: '${source}' });
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    }
  });

  it('asks, as the alarms do, in Prometheus’ grammar', () => {
    const rules = alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
    expect([...asked(dashboard), ...rules].filter((question) => !isPromQl(question))).toEqual([]);
    expect(isPromQl('sum by (status) rate(x[1m])')).toBe(false);
  });
});
