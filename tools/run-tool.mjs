// npm run check, bench, e2e, screens: installs the development packages first, which `npm start` omits. Runs on any
// Node of the machine and before anything is installed: plain JavaScript, no packages.
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { requireMachine } from './bootstrap/machine.mjs'
import { root } from './bootstrap/root.mjs'
import { serve } from './bootstrap/serve.mjs'
import { step } from './bootstrap/steps.mjs'
import { requirePrograms } from './bootstrap/tool-needs.mjs'

const [tool = '', ...words] = process.argv.slice(2)
requireMachine()
requirePrograms(tool, words)
await step('dependencies', () => ensureDependencies(root)).catch(() => process.exit(1))
serve(root, ['--import=./tools/bootstrap/plain-errors.mjs', `tools/${tool}.ts`, ...words], {})
