import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
/** Of those that systems give to nobody by themselves: it is still free when a server comes back to it. */
export const freePort = async () => {
    for (;;) {
        const port = randomInt(15_000, 30_000);
        const server = createServer().listen(port, '127.0.0.1');
        const isFree = await once(server, 'listening').then(() => true, () => false);
        if (!isFree)
            continue;
        server.close();
        await once(server, 'close');
        return port;
    }
};
/** A Redis of its own for one test file, empty and forgetful. A given port lets a stopped one come back. */
export const startRedis = async (port) => {
    const at = port ?? (await freePort());
    const child = spawn('redis-server', ['--port', `${at}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => reject(new Error(`redis-server ended at once with code ${code}`)));
        child.stdout.on('data', (chunk) => {
            if (chunk.includes('Ready to accept connections'))
                resolve();
        });
    });
    return {
        url: `redis://127.0.0.1:${at}`,
        port: at,
        pid: child.pid,
        stop: async () => {
            child.kill('SIGKILL');
            await exited;
        },
    };
};
//# sourceMappingURL=redis.js.map