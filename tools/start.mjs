// Runs on whatever Node the machine has and before anything is installed: plain JavaScript, no packages.
import { ensureBuilds } from './bootstrap/builds.mjs'
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { requireNode } from './bootstrap/node-version.mjs'
import { root } from './bootstrap/root.mjs'
import { serve } from './bootstrap/serve.mjs'
import { step } from './bootstrap/steps.mjs'

requireNode()
try {
  await step('dependencies', () => ensureDependencies(root))
  await step('build', () => ensureBuilds(root))
} catch {
  process.exit(1)
}
serve(root, ['apps/server/src/main.ts'], { NODE_ENV: 'production' })
