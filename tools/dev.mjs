// Like start.mjs, without a build: the server passes pages to Vite, and restarts when its own files change.
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { requireMachine } from './bootstrap/machine.mjs'
import { root } from './bootstrap/root.mjs'
import { serve } from './bootstrap/serve.mjs'
import { SERVER_ARGUMENTS, serverEnvironment } from './bootstrap/server-arguments.mjs'
import { step } from './bootstrap/steps.mjs'

requireMachine()
try {
  await step('dependencies', () => ensureDependencies(root))
} catch {
  process.exit(1)
}
serve(root, ['--watch', '--watch-preserve-output', ...SERVER_ARGUMENTS], {
  ...serverEnvironment(root),
  NODE_ENV: 'development',
  DEV_PAGES: process.env.DEV_PAGES ?? '1',
  PREPARE_PICTURES: process.env.PREPARE_PICTURES ?? '0',
})
