import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../platform/testing/free-port.mjs';

// Playwright reads this file in every worker: the first reading chooses, the others inherit its environment.
process.env.SAE_TEST_PORT ??= String(await freePort());
process.env.SAE_TEST_MAILBOX_PORT ??= String(await freePort());
process.env.SAE_TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'sae-'));

// Of Playwright's own list, which ours replaces, what a page on this machine can come across.
const UNWANTED = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Chromium without what tests do not need, and without these of its features. */
const chromium = (...without: readonly string[]) => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    // What the last of V8's compilers makes of scripts is never earned back by pages that live for seconds; what they
    // were compiled to is kept for the next.
    '--js-flags=--no-opt --no-flush-bytecode',
    `--disable-features=${[...UNWANTED, ...without].join()}`,
    '--disable-gpu',
    '--disable-quic',
    // Else a page may sound only if Playwright happened to ask it something before the bell woke up.
    '--autoplay-policy=no-user-gesture-required',
  ],
});

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/.cache/browser`,
  fullyParallel: true,
  // Each waits half its time, mostly for what mails, projections and pages do one after another.
  workers: availableParallelism() + 2,
  retries: 0,
  projects: [
    // It begins first: its tests go one after the other, on a system of their own.
    { name: 'one by one', testMatch: 'razorpay.spec.ts', use: { launchOptions: chromium() } },
    { name: 'side by side', testIgnore: 'razorpay.spec.ts' },
  ],
  // Longer than any test takes on a slow machine: what waits for something has its own, shorter patience.
  timeout: 240_000,
  // What has to come may take its time on a slow machine: that a push comes before a poll is for the live specs to say.
  expect: { timeout: 25_000 },
  reporter: [['line'], ['json', { outputFile: `${root}/.cache/browser.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env.SAE_TEST_PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A page that moves is drawn sixty times a second, and nothing is pressed before it rests.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // A trace films every test, which is two fifths of what a run costs; `--trace on` makes one. What failed keeps a
    // picture, the page as text and every call.
    trace: 'off',
    // One page goes from test to test, emptied: its process has compiled the scripts, which is half of opening a screen.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // Our pages' header of that name asks for another process than the empty page between two tests has; it is known where
    // windows of others are opened.
    launchOptions: chromium('CrossOriginOpenerPolicy'),
  },
  webServer: {
    command: `node ${root}/tests/browser/server.mjs`,
    url: `http://127.0.0.1:${process.env.SAE_TEST_PORT}/api/health`,
    env: {
      PORT: process.env.SAE_TEST_PORT,
      MAILBOX_PORT: process.env.SAE_TEST_MAILBOX_PORT,
      DATA_DIR: process.env.SAE_TEST_DATA_DIR,
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
