// npm test keeps to the main road; npm run test:gate (--gate) is what a change needs to land; npm run test:all (--all) adds the long sweeps.
// --install also installs what they use of the system (Chromium, poppler, Postgres), where this user may.
// Runs on whatever Node the machine has and before anything is installed: plain JavaScript, no packages.
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
// Test files that stand alone load the same libraries each, some hundred times.
serve(root, ['tools/test/run.ts', ...words], compileCache(root))
