import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One folder for everything that the tests of a run write: what they leave behind goes with it. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
