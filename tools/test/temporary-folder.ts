import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One folder for all temporary files of a test run, deleted with everything left in it. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
