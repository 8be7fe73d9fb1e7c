import { type CalendarDesign, designsOf } from '@passepartout/designs'
import { bleedArea, type PositionedWord, type Scene, type SceneNode } from '@passepartout/render'
import { renderPdf } from '@passepartout/render/pdf'
import { type Raster, rasterisePdf } from '@passepartout/render/testing/rasterise'
import { srgbProfile } from '@passepartout/render/testing/test-image'
import { sampleUnlessLongRun } from '@passepartout/testing'
import { rasterise } from '@passepartout/worker/rasterise'
import { describe, expect, test } from 'vitest'
import { MONTHS, type MonthPage, monthPages, textsIn } from './month-pages.ts'
import { openDesigns, openPhotos } from './open-designs.ts'

const SIDE = 1200
/** A pixel that differs by less in every channel is hardly visible. */
const SEEN = 32
/** Least pixels of a digit: a 1 of 4 pt. */
const FEWEST_PIXELS = 4
const IS_FIGURE = /^\d{1,2}$/

const { library, shaper } = await openDesigns()
const calendars = designsOf(library, 'calendar')
const photos = await openPhotos(calendars)
const icc = await srgbProfile()

const hasTint = ({ pages }: CalendarDesign) =>
  pages.some(({ elements }) => elements.some(one => one.kind === 'month-grid' && one.tint))
/** Grids with a background, and some of the others; one month that does not begin on a weekend. */
const designs = sampleUnlessLongRun(calendars, (design, index) => hasTint(design) || index % 8 === 0)
const months = sampleUnlessLongRun(MONTHS, ({ year, month }) => year === 2027 && month === 2)

const printed = async (scene: Scene, size: { width: number; height: number }): Promise<Raster> =>
  rasterisePdf(
    await renderPdf(scene, {
      icc,
      createdAt: new Date('2026-11-29T08:00:00Z'),
      rasterise,
      loadImage: id => {
        const photo = photos(id)
        if (!photo) throw new Error(`There is no sample ${id}`)
        return { encoding: 'jpeg', bytes: photo.jpeg, width: photo.jpegWidth, height: photo.jpegHeight }
      },
    }),
    size,
  )

/** The page without the paths of digits. */
function withoutFigures(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.type === 'group') return [{ ...node, children: withoutFigures(node.children) }]
    const isOfFigures = node.type === 'path' && node.words?.some(({ text }) => IS_FIGURE.test(text))
    return isOfFigures ? [] : [node]
  })
}

async function invisibleDays({ scene, grids }: MonthPage): Promise<string[]> {
  const sheet = bleedArea(scene)
  const scale = SIDE / Math.max(sheet.width, sheet.height)
  const size = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) }
  const whole = await printed(scene, size)
  const bare = await printed({ ...scene, nodes: withoutFigures(scene.nodes) }, size)
  const isSeen = ({ x, y, widthMm, sizeMm }: PositionedWord) => {
    const across = [x - sheet.x, x - sheet.x + widthMm].map(mm => Math.round(mm * scale))
    const down = [y - sheet.y - sizeMm * 0.75, y - sheet.y].map(mm => Math.round(mm * scale))
    return differing(whole, bare, across, down) >= FEWEST_PIXELS
  }
  return grids.flatMap(grid => {
    const seen = new Set(
      textsIn(grid)
        .filter(isSeen)
        .map(({ text }) => text),
    )
    return grid.days.filter(day => !seen.has(day))
  })
}

function differing(a: Raster, b: Raster, [left = 0, right = 0]: number[], [top = 0, bottom = 0]: number[]) {
  let count = 0
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const at = (y * a.width + x) * 3
      if ([0, 1, 2].some(one => Math.abs((a.pixels[at + one] ?? 0) - (b.pixels[at + one] ?? 0)) > SEEN))
        count++
    }
  }
  return count
}

describe('a month in print', () => {
  test.each(designs.map(design => [design.id, design] as const))(
    '%s: the figure of every day is seen',
    async (_id, design) => {
      for (const start of months) {
        const pages = await monthPages({ library, shaper, photos }, design, { trim: design.trim, start })
        for (const page of pages) expect(await invisibleDays(page), page.name).toEqual([])
      }
    },
  )
})
