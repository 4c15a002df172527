/** Of those that systems give to nobody by themselves: it is still free when a server comes back to it. */
export declare const freePort: () => Promise<number>;
export interface TestRedis {
    readonly url: string;
    readonly port: number;
    readonly pid: number;
    stop(): Promise<void>;
}
/** A Redis of its own for one test file, empty and forgetful. A given port lets a stopped one come back. */
export declare const startRedis: (port?: number) => Promise<TestRedis>;
