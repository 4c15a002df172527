import type { ReadModelSet } from '../kernel/index.js';
import { AccessReader, access } from './access.js';
import { AnalyticsReader } from './analytics.js';
import { AuditReader, audit, auditOfAccounts, auditOfMenus } from './audit.js';
import { auditOfPeople } from './audit-of-people.js';
import { cancelledBills } from './cancelled-bills.js';
import { claims } from './claims.js';
import { DaysReader, days } from './days.js';
import { earnings } from './earnings.js';
import { GuestsReader, reviewed } from './guests.js';
import { MenuReader, menu } from './menu.js';
import { mornings } from './mornings.js';
import { OrderReader, orders } from './ordering.js';
import { packing } from './packing.js';
import { PeopleReader, people } from './people.js';
import { PlacesReader } from './places.js';
import { PopularReader, popular } from './popular.js';
import { PortionsReader, portions } from './portions.js';
import { ReportReader } from './reports.js';
import { ReviewsReader, reviews } from './reviews.js';
import { SalesReader, sales } from './sales.js';
import { sittings } from './sittings.js';
import { StationsReader, stations } from './stations.js';
import { takings } from './takings.js';
import { PlansReader, plans } from './subscription.js';
import { TablesReader, tables } from './tables.js';
import { TicketsReader, tickets } from './tickets.js';

/**
 * Names what the tables make of the events. Models of another shape are built anew when the process starts, so that
 * nobody reads what an older version left; a spec says when it has to change, and to what.
 */
export const SHAPE = 'EuB-4kbHAeeH';

/** What answers from the read models, each made of Redis alone. */
export const READERS = [
  ...[
    AccessReader,
    AnalyticsReader,
    AuditReader,
    DaysReader,
    GuestsReader,
    MenuReader,
    OrderReader,
    PeopleReader,
    PlacesReader,
    PlansReader,
    PopularReader,
  ],
  ...[PortionsReader, ReportReader, ReviewsReader, SalesReader, StationsReader, TablesReader, TicketsReader],
];

/**
 * Every read model there is, with days as the clocks in `zone` have them. Each fact is told to them in this order:
 * `audit`, `sittings`, `portions`, `takings`, `sales` and `cancelledBills` ask how `orders` stood before it, `plans` and
 * `auditOfAccounts` how `access` did, `auditOfMenus` how `menu` did, `auditOfPeople` how `people` did; `claims` asks how `sittings` do after it, `packing`
 * how all do.
 */
export const modelsIn = (zone: string): ReadModelSet => ({
  projections: [
    ...[plans, auditOfAccounts, access, auditOfMenus, menu, audit, sittings, claims, portions],
    ...[
      takings(zone),
      sales(zone),
      cancelledBills,
      orders,
      earnings(zone),
      popular(zone),
      reviews(zone),
      reviewed,
      stations,
      tables,
      tickets,
      days,
      mornings(zone),
      auditOfPeople,
      people,
      packing,
    ],
  ],
  shape: `${SHAPE} ${zone}`,
});
