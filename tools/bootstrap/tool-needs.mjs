import { CHROMIUM, describeInstall, POSTGRES } from './system-packages.mjs'

const BROWSER_TOOLS = new Set(['crawl', 'e2e', 'film', 'screens'])
const BROWSER_BENCHES = new Set(['designer', 'interactions', 'own-photo'])

/**
 * System programs that a tool requires.
 *
 * @param {string} tool
 * @param {readonly string[]} words its arguments
 */
export function programsOf(tool, words) {
  if (BROWSER_TOOLS.has(tool)) return [CHROMIUM]
  if (tool !== 'bench') return []
  const bench = words.find(word => !word.startsWith('-')) ?? ''
  if (BROWSER_BENCHES.has(bench)) return [CHROMIUM]
  const brings = { kills: '--embedded', capacity: '--database-url', soak: undefined }
  if (!(bench in brings)) return []
  const instead = brings[/** @type {keyof typeof brings} */ (bench)]
  return words.some(word => instead && word.startsWith(instead)) ? [] : [POSTGRES]
}

/**
 * Ends the process before anything is installed where a program is missing. @param {string} tool @param {readonly
 * string[]} words
 */
export function requirePrograms(tool, words) {
  const missing = programsOf(tool, words).filter(need => !need.isThere())
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  process.stderr.write(`${tool} needs ${names}, which this machine lacks: ${describeInstall(missing)}\n`)
  process.exit(1)
}
