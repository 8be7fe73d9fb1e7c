// npm test is the quick run; npm run test:gate (--gate) is required before a change lands; npm run test:all (--all)
// adds the long sweeps. --install also installs the system programs they use (Chromium, poppler, Postgres), if the user
// has the permission. Runs on any Node of the machine and before anything is installed: plain JavaScript, no packages.
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { requireMachine } from './bootstrap/machine.mjs'
import { root } from './bootstrap/root.mjs'
import { serve } from './bootstrap/serve.mjs'
import { compileCache } from './bootstrap/server-arguments.mjs'
import { step } from './bootstrap/steps.mjs'
import { prepareSystem } from './bootstrap/test-machine.mjs'

const words = process.argv.slice(2)
requireMachine()
await prepareSystem(root, { isLongRun: words.includes('--all'), mayInstall: words.includes('--install') })
try {
  await step('dependencies', () => ensureDependencies(root))
} catch {
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}
// Isolated test files each load the same libraries, some hundred times: the compile cache helps.
serve(root, ['tools/test/run.ts', ...words], compileCache(root))
