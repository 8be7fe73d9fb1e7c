/** What this repository needs before anything is installed; the installed commands bring their own, newer Node. */
const OLDEST = [20, 19]

/**
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined} the sentence to show when it is too old
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `This is Node ${version}; Passepartout needs Node ${OLDEST.join('.')} or newer to start (https://nodejs.org).`
}

export function requireNode() {
  const sentence = nodeTooOld(process.versions.node)
  if (!sentence) return
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
