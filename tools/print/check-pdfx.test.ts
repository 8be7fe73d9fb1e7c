import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goldenPrintFiles } from './golden-print-files.ts'
import { checkInk, checkPdfX, type PdfXFault, pythonWithPikepdf, seedFaults } from './second-checker.ts'

const CODES = Array.from({ length: 26 }, (_, index) => `X${String(index + 1).padStart(2, '0')}`)

const folder = mkdtempSync(join(tmpdir(), 'passepartout-pdfx-'))
const pathOf = (name: string) => join(folder, `${name.replaceAll('/', '-')}.pdf`)
const names: string[] = []
let faults: Record<string, PdfXFault[]> = {}

beforeAll(async () => {
  if (!pythonWithPikepdf) return
  for await (const { name, pdf } of goldenPrintFiles()) {
    writeFileSync(pathOf(name), pdf)
    names.push(name)
  }
  seedFaults(pythonWithPikepdf, pathOf('card-with-plates'), folder)
  faults = checkPdfX(pythonWithPikepdf, [...names, ...CODES].map(pathOf))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.runIf(pythonWithPikepdf)('the second checker', () => {
  it('finds no fault in a print file of any kind', () => {
    expect(names.length).toBeGreaterThan(6)
    const found = names.flatMap(name => (faults[pathOf(name)] ?? []).map(fault => ({ name, ...fault })))
    expect(found).toEqual([])
  })

  it.each(CODES)('finds the seeded fault %s and no other', code => {
    expect([...new Set(faults[pathOf(code)]?.map(one => one.code))]).toEqual([code])
  })

  it('measures the sum of inks, and finds the page with more than 300 %', ({ skip }) => {
    if (spawnSync('gs', ['--version']).status !== 0) skip('NOT CHECKED: Ghostscript is missing')
    const found = checkInk(pythonWithPikepdf ?? '', [pathOf('I01')])[pathOf('I01')]
    expect(found?.faults.map(({ code }) => code)).toEqual(['I01'])
    expect(found?.inkPercent).toBeGreaterThan(336)
    expect(found?.inkPercent).toBeLessThan(344)
  })

  it('agrees with the syntax check of qpdf', ({ skip }) => {
    if (spawnSync('qpdf', ['--version']).status !== 0) skip('NOT CHECKED: qpdf is missing')
    const refused = names.filter(name => spawnSync('qpdf', ['--check', pathOf(name)]).status !== 0)
    expect(refused).toEqual([])
  })
})

describe.skipIf(pythonWithPikepdf)('without python3-pikepdf', () => {
  it('NOT CHECKED: no second program has read the print files', ({ skip }) =>
    skip('python3-pikepdf is missing'))
})
