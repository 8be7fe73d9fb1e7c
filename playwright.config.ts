import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tools/browser/chromium.ts'
import { longRunPattern } from './tools/e2e/long-run-tests.ts'
import { quickTestFiles, quickTestPattern } from './tools/e2e/quick-tests.ts'

const { CHROMIUM, GATE_ONLY, MAIN_ROAD_ONLY, SHOP_URL, WHOLE_TABLE } = process.env

/**
 * No spare renderer process for a next page: hardly any test opens one, and it takes a tenth of all processor time.
 * Chromium uses only the last list, so Playwright's own entries are repeated here.
 */
const WITHOUT = [
  'SpareRendererForSitePerProcess',
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
]

const args = [...CHROMIUM_FLAGS, `--disable-features=${WITHOUT.join(',')}`]
const browser = CHROMIUM ? { launchOptions: { executablePath: CHROMIUM, args } } : {}

/** Patterns of a project replace those of the whole run. */
const leftOut = GATE_ONLY === '1' ? [longRunPattern()] : []

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './tools/e2e/require-shop.ts',
  ...(MAIN_ROAD_ONLY === '1'
    ? { testMatch: quickTestFiles(), grep: quickTestPattern() }
    : { testMatch: '**/*.test.ts' }),
  outputDir: 'test-results',
  forbidOnly: process.env.CI === 'true',
  fullyParallel: true,
  workers: 2,
  // A busy machine may break a test once; `npm test` names those that needed a second attempt.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 240_000,
  // For a run that hangs: machines differ by a factor of two, and a slow one needs 45 minutes for all tests.
  globalTimeout: (WHOLE_TABLE === '1' ? 120 : 60) * 60_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: '{testDir}/golden/{arg}-{projectName}{ext}',
  reporter: [['list']],
  use: {
    ...browser,
    ...(SHOP_URL ? { baseURL: SHOP_URL } : {}),
    // Tracing every step of every test slows all of them down; `npm run e2e -- --trace on` enables it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.test.ts',
      grepInvert: [/@desktop/, ...leftOut],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.phone.test.ts',
      grepInvert: [/@phone/, ...leftOut],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
