import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ObjectStorage } from '@passepartout/storage'
import * as z from 'zod'
import { type PrintFileCheck, printFileCheckSchema } from './job-ticket.ts'

/** Debian's own Python first: others do not see Debian's packages. */
const PYTHONS = ['/usr/bin/python3', 'python3']
const TIMEOUT_MS = 10 * 60_000
/** Exit codes of the checker: no fault, faults, pikepdf missing. */
const [PASSED, FAULTY, NO_PIKEPDF] = [0, 1, 3]

const reportSchema = z.record(
  z.string(),
  z.object({
    faults: z.array(z.object({ code: z.string(), text: z.string() })),
    inkPercent: z.int().nullable(),
  }),
)

/** Checks a print file that lies in the lab's storage. */
export type CheckPrintFile = (key: string) => Promise<PrintFileCheck>

interface CheckerDeps {
  plant: Pick<ObjectStorage, 'withFile'>
  /** Path of `tools/print/check-pdfx.py`. */
  script: string
  pythons?: readonly string[]
}

/**
 * Lets the second checker, in another language and with another parser, read each print file. Production never stops
 * for it: where it cannot run, the result says that nothing was checked.
 */
export const createPrintFileChecker =
  ({ plant, script, pythons = PYTHONS }: CheckerDeps): CheckPrintFile =>
  async key => {
    const checked = await plant.withFile(key, async path => {
      for (const python of pythons) {
        const { code, stdout } = await run(python, [script, '--json', '--ink', path])
        if (code !== PASSED && code !== FAULTY) {
          if (code === undefined || code === NO_PIKEPDF) continue
          return notChecked('the checker failed')
        }
        const report = parseReport(stdout)
        if (!report) return notChecked('the checker failed')
        const state = report.faults.length > 0 ? 'faults' : 'passed'
        return printFileCheckSchema.parse({ checker: 'check-pdfx', state, ...report })
      }
      return notChecked('this machine has no Python with pikepdf')
    })
    return checked ?? notChecked('the file is gone')
  }

function parseReport(stdout: string) {
  try {
    const [report] = Object.values(reportSchema.parse(JSON.parse(stdout)))
    return report
  } catch {
    return undefined
  }
}

const notChecked = (reason: string): PrintFileCheck => ({
  checker: 'check-pdfx',
  state: 'not-checked',
  reason,
})

/** Runs a program to its end; without an exit code where it cannot be started. */
async function run(program: string, args: string[]): Promise<{ code: number | undefined; stdout: string }> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { timeout: TIMEOUT_MS, maxBuffer: 2 ** 24 })
    return { code: PASSED, stdout }
  } catch (error) {
    const { code, stdout = '' } = error as { code?: unknown; stdout?: string }
    if (code === 'ENOENT') return { code: undefined, stdout }
    return { code: typeof code === 'number' ? code : -1, stdout }
  }
}
