import { beforeAll, describe, expect, it } from 'vitest'
import { designedPage, shapeElement } from '../testing/designed-page.ts'
import { srgbProfile } from '../testing/test-image.ts'
import { toScene } from '../to-scene.ts'
import type { PrintingCondition } from './printing-condition.ts'
import { renderPdf } from './render-pdf.ts'

let icc: Uint8Array
beforeAll(async () => {
  icc = await srgbProfile()
})

/** The header of an ICC profile; its tables are not read here. */
function profile(deviceClass: string, space: string): Uint8Array {
  const header = Buffer.alloc(128)
  header.write(`${deviceClass}${space}`, 12, 'latin1')
  return header
}
const press: PrintingCondition = { identifier: 'FOGRA39', info: 'Offset', profile: profile('prtr', 'CMYK') }

const card = designedPage([shapeElement({ fill: 'foil' })], { refinement: 'gold' })
const scene = { ...toScene(card, 0), steps: [{ kind: 'cutting' as const, d: 'M0 0H100V60H0Z' }] }

async function print(press?: PrintingCondition, title = 'PP-1/1'): Promise<string> {
  const createdAt = new Date('2026-11-29T08:00:00Z')
  const loadImage = () => {
    throw new Error('There is no photo')
  }
  const pdf = await renderPdf(scene, { icc, createdAt, loadImage, title, ...(press && { press }) })
  return Buffer.from(pdf).toString('latin1')
}

const idsOf = (pdf: string) => /\/ID \[ <(\w+)> <(\w+)> \]/.exec(pdf)?.slice(1)

describe('a file for a press', () => {
  it('claims PDF/X-4 with one output intent; a file for reading does not', async () => {
    const made = await print(press)
    expect(made.slice(0, 8)).toBe('%PDF-1.6')
    expect(made.match(/\/S \/GTS_PDFX/g)).toHaveLength(1)
    expect(made).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4<')
    expect(await print()).not.toMatch(/GTS_PDFX|OutputIntent/)
  })

  it('holds the cut as a plate on a layer with its processing step; a file for reading does not', async () => {
    const made = await print(press)
    expect(made).toMatch(
      /\/OC \/CutContour BDC\nq\n\/State\d+ gs \/CutContour CS 1 SCN 0.25 w\n8.5039\d\d 178.5826\d\d m/,
    )
    expect(made).toMatch(/\/GTS_ProcStepsGroup \/Structural\n\/GTS_ProcStepsType \/Cutting/)
    expect(made).toMatch(/\/OC \/Gold BDC\nq/)
    expect(await print()).not.toMatch(/CutContour|\/OC /)
  })

  it('calls its plates as the lab does', async () => {
    const createdAt = new Date('2026-11-29T08:00:00Z')
    const plateNames = { cutting: 'Thru-cut 1', gold: 'Hot foil' }
    const loadImage = () => {
      throw new Error('There is no photo')
    }
    const made = await renderPdf(scene, { icc, createdAt, loadImage, press, plateNames })
    const spaces = [
      ...Buffer.from(made)
        .toString('latin1')
        .matchAll(/\/Separation (\/\S+)/g),
    ].map(one => one[1])
    expect(spaces.toSorted()).toEqual(['/Hot#20foil', '/Thru-cut#201'])
  })

  it('is the same for the same order, and one document in all its editions', async () => {
    const made = await print(press)
    expect(await print(press)).toBe(made)
    const other = await print({ ...press, profile: Buffer.concat([press.profile, Buffer.alloc(4)]) })
    expect(idsOf(other)?.[0]).toBe(idsOf(made)?.[0])
    expect(idsOf(other)?.[1]).not.toBe(idsOf(made)?.[1])
    expect(idsOf(await print(press, 'PP-1/2'))?.[0]).not.toBe(idsOf(made)?.[0])
  })

  it.each([
    ['of a scanner', profile('scnr', 'CMYK')],
    ['for RGB', profile('prtr', 'RGB ')],
  ])('is refused with a profile %s', async (_, wrong) => {
    await expect(print({ ...press, profile: wrong })).rejects.toMatchObject({ reason: 'profile-unusable' })
  })
})
