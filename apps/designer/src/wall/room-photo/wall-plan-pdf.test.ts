import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { createTranslator, type Locale, shopFor } from '@passepartout/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordsFor } from '../../messages/index.ts'
import { paperOf, sheetSize } from './room-photo.ts'
import { formatTapeLength } from './wall-plan.ts'
import { wallPlanPdf } from './wall-plan-pdf.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanging-plan-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function planOf(locale: Locale, title = 'Dünen, Oktober') {
  const { messages, language } = wordsFor(shopFor('passepartout', locale))
  const paper = paperOf(locale)
  const bytes = await wallPlanPdf({
    pictures: [
      { title, outer: { widthMm: 1150, heightMm: 800 }, centre: [105, 148.5] },
      { title: 'Nebenan', outer: { widthMm: 300, heightMm: 200 }, centre: [880, 148.5] },
    ],
    ...{ paper, sheet: sheetSize(paper, false) },
    t: createTranslator(messages, { locale, language }),
    length: mm => formatTapeLength(mm, locale),
    fileDate: new Date('2026-11-24T10:00:00Z'),
  })
  const path = join(folder, `${locale}.pdf`)
  await writeFile(path, bytes)
  return { path, bytes }
}
const read = (path: string, ...options: string[]) =>
  execFileSync('pdftotext', [...options, path, '-'])
    .toString()
    .replaceAll('\u00a0', ' ')

describe('The plan for drilling', () => {
  it.each([
    ['de-DE', 'A4', [595.3, 841.9]],
    ['en-US', 'Letter', [612, 792]],
  ] as const)('of %s fits the paper of its household: %s', async (locale, _name, size) => {
    const pdf = await PDFDocument.load((await planOf(locale)).bytes)
    expect(pdf.getPageCount()).toBe(2)
    for (const page of pdf.getPages()) {
      expect(page.getWidth()).toBeCloseTo(size[0], 0)
      expect(page.getHeight()).toBeCloseTo(size[1], 0)
    }
  })

  it('says where each picture hangs, seen from the sheet, and what is free between them', async () => {
    const words = read((await planOf('de-DE')).path, '-layout')
    expect(words).toMatch(/1\s+Dünen, Oktober\s+47 cm links\s+10,5 cm rechts\s+25,2 cm darüber/)
    expect(words).toMatch(/2\s+Nebenan\s+73 cm rechts\s+88 cm rechts\s+4,9 cm darunter/)
    expect(words).toContain('5 cm')
  })

  it.each(['de-AT', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'] as const)(
    'is written in the letters of %s, without a question mark in place of one',
    async locale => {
      const words = read((await planOf(locale)).path)
      expect(words).toContain('100 mm')
      expect(words).not.toContain('?')
    },
  )

  it('keeps its page where a title has letters that its typeface lacks', async () => {
    expect(read((await planOf('de-DE', '砂丘 Łódź')).path)).toContain('Nebenan')
  })

  it('has a test line of 100 mm between the middles of its end strokes', async () => {
    const { path } = await planOf('de-DE')
    const pixelsPerMm = 10
    const grey = execFileSync('pdftoppm', ['-r', '254', '-gray', '-f', '2', '-l', '2', path], {
      maxBuffer: 1e8,
    })
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(grey.subarray(0, 40).toString('latin1'))
    const [start, width] = [head?.[0].length ?? 0, Number(head?.[1])]
    const lines = new Set<number>()
    let run = 0
    for (let at = start; at < grey.length; at++) {
      const dark = (grey[at] ?? 255) < 128 && (at - start) % width !== 0
      if (!dark) lines.add(run / pixelsPerMm)
      run = dark ? run + 1 : 0
    }
    // Only the line of the upper edge is longer; it goes across the page.
    const longest = Math.max(...[...lines].filter(mm => mm < 120))
    // A stroke is 0.35 mm wide, half of it on each side.
    expect(longest).toBeGreaterThan(100)
    expect(longest).toBeLessThan(100.6)
  })
})
