// Runs on whatever Node the machine has and before anything is installed: plain JavaScript, no packages.
import { ensureBuilds } from './bootstrap/builds.mjs'
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { requireNode } from './bootstrap/node-version.mjs'
import { root } from './bootstrap/root.mjs'
import { serve } from './bootstrap/serve.mjs'
import { SERVER_ARGUMENTS, serverEnvironment } from './bootstrap/server-arguments.mjs'
import { step } from './bootstrap/steps.mjs'

requireNode()
try {
  await step('dependencies', () => ensureDependencies(root, 'serving'))
  await step('build', () => ensureBuilds(root))
} catch {
  process.exit(1)
}
serve(root, SERVER_ARGUMENTS, { ...serverEnvironment(root), NODE_ENV: 'production' })
