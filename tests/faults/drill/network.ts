import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Where a part stands, and how it is started there. */
export interface Place {
  readonly host: string;
  within(command: readonly string[]): readonly string[];
}

/** Every part on a machine of its own, and what may befall the cable to it. */
export interface Network {
  /** Why nothing can befall the cables; null when it can. */
  readonly why: string | null;
  /** Why packets cannot be dropped; null when they can. */
  readonly whyNoDrops: string | null;
  place(name: string): Place;
  /** Its connections end; new ones work. */
  cut(name: string): void;
  /** What it says is lost; what it is told arrives. */
  mute(name: string): void;
  /** So many of a hundred packets are lost, each way. */
  lose(name: string, percent: number): void;
  slow(name: string, kbit: number): void;
  heal(name: string): void;
}

const has = (tool: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const run = (words: string) => {
  const [command = '', ...args] = words.split(' ');
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
};
const tried = (words: string) => {
  try {
    run(words);
  } catch {
    // Nothing was there to be taken away.
  }
};

/** Without namespaces all parts share the loopback, which nothing befalls. */
export const loopback = (why: string): Network => {
  const nothing = () => {
    throw new Error(why);
  };
  return {
    ...{ why, whyNoDrops: why, cut: nothing, mute: nothing, lose: nothing, slow: nothing, heal: () => undefined },
    place: () => ({ host: '127.0.0.1', within: (command) => command }),
  };
};

const NO_NFT = 'nft (of nftables) is missing';

/** Namespaces on a bridge. This process has a network of its own already, see `run.mjs`: all of it ends with it. */
export const namespaces = (): Network => {
  // There is no /run/netns where nobody made one before, and not everybody may make one.
  run('mount -t tmpfs none /run');
  mkdirSync('/run/netns');
  for (const words of ['set lo up', 'add hub type bridge', 'set hub up']) run(`ip link ${words}`);
  run('ip addr add 10.77.0.1/24 dev hub');
  const numbers = new Map<string, number>();
  const space = (name: string) => `part${numbers.get(name)}`;
  const inside = (name: string, words: string) => `ip netns exec ${space(name)} ${words}`;

  const add = (name: string): string => {
    const n = numbers.size + 2;
    numbers.set(name, n);
    const host = `10.77.0.${n}`;
    run(`ip netns add ${space(name)}`);
    run(`ip link add cable${n} type veth peer name eth0 netns ${space(name)}`);
    run(`ip link set cable${n} master hub up`);
    run(inside(name, `ip addr add ${host}/24 dev eth0`));
    for (const device of ['eth0', 'lo']) run(inside(name, `ip link set ${device} up`));
    return host;
  };
  const dropping = (device: string, which: string, within: (words: string) => string) => {
    run(within('nft add table netdev fault'));
    run(within(`nft add chain netdev fault in { type filter hook ingress device ${device} priority 0 ; }`));
    run(within(`nft add rule netdev fault in ip protocol tcp ${which} drop`));
  };
  // A table of the hub's for each: its own name would be one more to know.
  const said = (name: string, which: string) => {
    const table = `fault${numbers.get(name)}`;
    dropping(`cable${numbers.get(name)}`, which, (words) => words.replace('netdev fault', `netdev ${table}`));
  };
  return {
    why: null,
    whyNoDrops: has('nft') ? null : NO_NFT,
    place: (name) => {
      const host = add(name);
      return { host, within: (command) => ['ip', 'netns', 'exec', space(name), ...command] };
    },
    cut: (name) => tried(inside(name, 'ss -K src 10.77.0.0/24')),
    mute: (name) => said(name, 'counter'),
    lose: (name, percent) => {
      const some = `numgen random mod 100 < ${percent}`;
      said(name, some);
      dropping('eth0', some, (words) => inside(name, words));
    },
    slow: (name, kbit) => {
      const bucket = `root tbf rate ${kbit}kbit burst 8k latency 2s`;
      run(inside(name, `tc qdisc add dev eth0 ${bucket}`));
      run(`tc qdisc add dev cable${numbers.get(name)} ${bucket}`);
    },
    heal: (name) => {
      const cable = numbers.get(name);
      tried(`nft delete table netdev fault${cable}`);
      tried(inside(name, 'nft delete table netdev fault'));
      tried(inside(name, 'tc qdisc del dev eth0 root'));
      tried(`tc qdisc del dev cable${cable} root`);
    },
  };
};
