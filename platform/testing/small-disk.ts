import { rmSync, statfsSync, writeFileSync } from 'node:fs';

/** The command that runs another on a disk of its own, `mb` large, mounted at `dir` and gone when it ends. */
export const onSmallDisk = (dir: string, mb: number, command: readonly string[]): [string, string[]] => [
  'unshare',
  ['--mount', '--map-root-user', 'sh', '-c', `mount -t tmpfs -o size=${mb}m none "$0" && exec "$@"`, dir, ...command],
];

/** That disk as it is seen from outside, through the process that lives on it. */
export class SmallDisk {
  private readonly filler: string;
  /** Its folder, as this process reaches it. */
  readonly root: string;

  constructor(pid: number, dir: string) {
    this.root = `/proc/${pid}/root${dir}`;
    this.filler = `${this.root}/filler`;
  }

  /** Leaves so many MB free. */
  fill(leaveMb: number): void {
    this.clear();
    const { bavail, bsize } = statfsSync(this.root);
    const size = bavail * bsize - leaveMb * 1024 * 1024;
    try {
      writeFileSync(this.filler, Buffer.alloc(Math.max(size, 0)));
    } catch (error) {
      // Others write meanwhile: then it is as full as can be.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  clear(): void {
    rmSync(this.filler, { force: true });
  }
}
