import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findPythonWith } from '../bootstrap/programs.mjs'

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Debian's own Python first: other ones do not see Debian's packages. */
const PYTHONS = [findPythonWith('pikepdf') ?? 'python3', 'python3']

/** A Python with pikepdf; undefined where this machine has none, so that nothing can be checked. */
export const pythonWithPikepdf = PYTHONS.find(
  python => spawnSync(python, ['-c', 'import pikepdf'], { stdio: 'ignore' }).status === 0,
)

export interface PdfXFault {
  /** `X01` to `X26`. */
  code: string
  text: string
}

/** The faults of each file, by its path. */
export function checkPdfX(python: string, paths: readonly string[]): Record<string, PdfXFault[]> {
  const { stdout, stderr, status } = spawnSync(python, [script('check-pdfx.py'), '--json', ...paths], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0 && status !== 1) throw new Error(`The checker ended with ${status}: ${stderr}`)
  return JSON.parse(stdout)
}

/** Faults and the highest sum of inks of each file, by its path. */
export function checkInk(python: string, paths: readonly string[]) {
  const { stdout } = spawnSync(python, [script('check-pdfx.py'), '--json', '--ink', ...paths], {
    encoding: 'utf8',
  })
  return JSON.parse(stdout) as Record<string, { faults: PdfXFault[]; inkPercent: number | null }>
}

/** Writes `X01.pdf` to `X26.pdf` into a folder, each with one fault. */
export const seedFaults = (python: string, good: string, folder: string): void => {
  execFileSync(python, [script('seed-faults.py'), good, folder], { stdio: ['ignore', 'ignore', 'inherit'] })
}
