import { ensureBuilds } from './bootstrap/builds.mjs'
import { root } from './bootstrap/root.mjs'
import { step } from './bootstrap/steps.mjs'

await step('build', () => ensureBuilds(root)).catch(() => process.exit(1))
