import { note, step } from './steps.mjs'
import { describeInstall, installPackages, missingPackages } from './system-packages.mjs'

/**
 * Reports missing system programs of the tests before anything is installed, and installs them only on request: a
 * program for the whole machine is its owner's choice.
 *
 * @param {string} root
 * @param {{ isLongRun: boolean, mayInstall: boolean }} options
 */
export async function prepareSystem(root, { isLongRun, mayInstall }) {
  const wanted = missingPackages(isLongRun)
  if (wanted.length === 0) return note('✓', 'system packages', 'all there')
  if (!mayInstall) return note('!', 'system packages', describeMissing(wanted))
  await step('system packages', async () => {
    const { installed, missing, reason } = await installPackages(root, wanted)
    const done = installed.length > 0 ? `installed ${namesOf(installed)}` : 'nothing installed'
    if (missing.length === 0) return done
    return `${done}; not there: ${namesOf(missing)} (${reason}).\n  Once, by hand: ${describeInstall(missing)}`
  })
}

/** @param {ReturnType<typeof missingPackages>} needs */
export function describeMissing(needs) {
  return [
    `not there: ${namesOf(needs)}. Tests that use these fail, are skipped or take longer.`,
    `Once, by hand: ${describeInstall(needs)}`,
    'or let the tests do it: npm test -- --install',
  ].join('\n  ')
}

/** @param {ReturnType<typeof missingPackages>} needs */
const namesOf = needs => needs.map(({ name }) => name).join(', ')
