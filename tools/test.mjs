// npm test keeps to the main road; npm run test:gate (--gate) is what a change needs to land; npm run test:all (--all) adds the long sweeps.
// Runs on whatever Node the machine has and before anything is installed: plain JavaScript, no packages.
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { requireNode } from './bootstrap/node-version.mjs'
import { root } from './bootstrap/root.mjs'
import { serve } from './bootstrap/serve.mjs'
import { compileCache } from './bootstrap/server-arguments.mjs'
import { step } from './bootstrap/steps.mjs'

requireNode()
try {
  await step('dependencies', () => ensureDependencies(root))
} catch {
  process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}
// Test files that stand alone load the same libraries each, some hundred times.
serve(root, ['tools/test/run.ts', ...process.argv.slice(2)], compileCache(root))
