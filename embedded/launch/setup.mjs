/** What every command of the repository may need first; runs with nothing installed but Node. */
export { compile, ensureBuilt } from './build.mjs';
export { Hung, ROOT, Stop, command, run, say, told, tool } from './command.mjs';
export { ensureChromium, ensureInstalled, ensureNode, ensurePostgres, ensureRedis } from './install.mjs';
