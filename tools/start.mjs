// Runs on any Node of the machine and before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { BUILD_NAMES, ensureBuilds, isFullyCompressed } from './bootstrap/builds.mjs'
import { ensureDependencies, installedNode } from './bootstrap/dependencies.mjs'
import { requireMachine } from './bootstrap/machine.mjs'
import { root } from './bootstrap/root.mjs'
import { startWhileBuilding } from './bootstrap/serve.mjs'
import { SERVER_ARGUMENTS, serverEnvironment } from './bootstrap/server-arguments.mjs'
import { step } from './bootstrap/steps.mjs'

requireMachine()
try {
  await step('dependencies', () => ensureDependencies(root, 'serving'))
  await startWhileBuilding(
    root,
    SERVER_ARGUMENTS,
    { ...serverEnvironment(root), NODE_ENV: 'production' },
    build,
  )
} catch {
  process.exit(1)
}

/** In sequence, so that the first page does not wait for the designer. @param {(name: string) => void} onBuilt */
async function build(onBuilt) {
  for (const name of BUILD_NAMES) {
    await step(name, () => ensureBuilds(root, 'quickly', [name]))
    onBuilt(name)
  }
  if (isFullyCompressed(root)) return
  const packer = spawn(installedNode(root), [join(root, 'tools/bootstrap/pack-well.mjs')], {
    stdio: 'ignore',
    detached: true,
  }).on('error', () => undefined)
  if (packer.pid) setPriority(packer.pid, constants.priority.PRIORITY_LOW)
  packer.unref()
}
