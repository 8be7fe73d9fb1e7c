// npm run e2e -- [arguments of `playwright test`]: the e2e tests on a freshly built shop.
import { ensureBuilds } from './bootstrap/builds.mjs'
import { root } from './bootstrap/root.mjs'
import { step } from './bootstrap/steps.mjs'
import { runPlaywrightVerbose } from './e2e/playwright-runner.ts'

await step('build', () => ensureBuilds(root)).catch(() => process.exit(1))
process.exitCode = await runPlaywrightVerbose(root, process.argv.slice(2))
