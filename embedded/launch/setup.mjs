/** What every command of the repository may need first; runs with nothing installed but Node. */
export { ensureBuilt } from './build.mjs';
export { Hung, ROOT, command, tool } from './command.mjs';
export { ensureInstalled, ensureNode } from './install.mjs';
export { Stop, run, say, told } from './say.mjs';
export { ensureChromium, ensureRedis } from './system-packages.mjs';
