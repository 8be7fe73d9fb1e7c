import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardWithPlatesPdf } from './golden-print-files.ts'

const DPI = 127
/** Pixels in a millimetre. */
const SCALE = DPI / 25.4
type Area = [left: number, top: number, width: number, height: number]

const hasGhostscript = spawnSync('gs', ['--version']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'passepartout-plates-'))
const plates = new Map<string, string>()

beforeAll(async () => {
  if (!hasGhostscript) return
  const file = join(folder, 'card.pdf')
  writeFileSync(file, await cardWithPlatesPdf())
  const output = ['-sDEVICE=tiffsep', `-r${DPI}`, '-o', join(folder, 'plate.tif'), file]
  execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...output])
  for (const name of readdirSync(folder)) {
    const plate = /\((\w+)\)\.tif$/.exec(name)?.[1]
    if (plate) plates.set(plate, join(folder, name))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Box of the ink on a plate in mm from the sheet's top left, and its area in mm². */
async function inkOn(plate: string) {
  const { data, info } = await sharp(plates.get(plate))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = [...data].flatMap((tone, at) =>
    at % info.channels === 0 && tone < 128 ? [at / info.channels] : [],
  )
  const [xs, ys] = [inked.map(at => at % info.width), inked.map(at => Math.floor(at / info.width))]
  const edge = (values: number[], of: (a: number, b: number) => number) => values.reduce((a, b) => of(a, b))
  const box = [edge(xs, Math.min), edge(ys, Math.min), edge(xs, Math.max) + 1, edge(ys, Math.max) + 1]
  return { box: box.map(at => Math.round(at / SCALE)), area: inked.length / SCALE ** 2 }
}

/** Of an area in pixels; 0 is full ink, 255 none. */
async function tonesOn(plate: string, [left, top, width, height]: Area) {
  const area = sharp(plates.get(plate)).extract({ left, top, width, height }).toColourspace('b-w')
  const tones = await area.raw().toBuffer()
  return { darkest: tones.reduce((a, b) => Math.min(a, b)), lightest: tones.reduce((a, b) => Math.max(a, b)) }
}

describe.runIf(hasGhostscript)('plates by Ghostscript', () => {
  it('are the four inks and those that the card names', () => {
    const names = ['Black', 'CutContour', 'Cyan', 'Gold', 'Magenta', 'Yellow']
    expect([...plates.keys()].toSorted()).toEqual(names)
  })

  it('hold the foil at its place, in full', async () => {
    const { box, area } = await inkOn('Gold')
    expect(box).toEqual([9, 9, 29, 29])
    expect(Math.abs(area - 400)).toBeLessThan(10)
  })

  it('hold the cut as a line around the card', async () => {
    const { box, area } = await inkOn('CutContour')
    expect(box).toEqual([3, 3, 103, 63])
    expect(area).toBeGreaterThan(20)
    expect(area).toBeLessThan(200)
  })

  it('hold the code of the sheet beyond the bleed, on the black plate alone', async () => {
    const code: Area = [13, 66 + 2, 8, 8].map(mm => Math.round(mm * SCALE)) as Area
    expect(await tonesOn('Black', code)).toEqual({ darkest: expect.closeTo(0, -1), lightest: 255 })
    for (const plate of ['Cyan', 'Magenta', 'Yellow', 'Gold', 'CutContour'])
      expect((await tonesOn(plate, code)).darkest, plate).toBe(255)
  })

  it('hold black words on the black plate alone', async () => {
    const words = [33, 27, 2.5, 9].map(mm => Math.round(mm * SCALE)) as Area
    expect((await tonesOn('Black', words)).darkest).toBeLessThan(40)
    for (const plate of ['Cyan', 'Magenta', 'Yellow', 'Gold'])
      expect((await tonesOn(plate, words)).darkest, plate).toBeGreaterThan(200)
  })
})

describe.skipIf(hasGhostscript)('without Ghostscript', () => {
  it('NOT CHECKED: no RIP has separated the plates', ({ skip }) => skip('Ghostscript is missing'))
})
