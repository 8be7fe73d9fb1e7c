import type { SheetPlan } from '@passepartout/designer'
import { type DesignLibrary, maskPath, pageTrim } from '@passepartout/designs'
import type { Locale } from '@passepartout/domain'
import { type Sheet, sheetDesign } from './sheet-design.ts'
import { liesOver, sheetPicture } from './sheet-picture.ts'

interface PlanOptions {
  library: DesignLibrary
  locale: Locale
  /** Of the plant, in mm; the design's own where it is left out. */
  print?: Partial<Pick<SheetPlan, 'bleed' | 'safe' | 'edge'>>
}

type Named = Pick<SheetPlan, 'id' | 'label'> & { folds?: readonly number[] }

/** A sheet of a design as the designer opens it; `undefined` where the design has no such page. */
export function sheetPlan(
  { library, locale, print = {} }: PlanOptions,
  { id, label, folds = [] }: Named,
  sheet: Sheet,
): SheetPlan | undefined {
  const design = sheetDesign(library, sheet)
  const [page] = design?.pages ?? []
  if (!design || !page) return undefined
  const { widthMm, heightMm } = pageTrim(design, page)
  const { bleedMm, safeMm } = design
  const bleed = print.bleed ?? bleedMm
  const reach = typeof bleed === 'number' ? bleed : bleedMm
  const places = page.elements.flatMap(element => (element.kind === 'photo' ? [element] : []))
  const outward = (start: number, length: number, trim: number): [number, number] => {
    // What runs into the bleed runs as far as the plant's bleed does.
    const from = start <= 0.01 - bleedMm ? -reach : start
    const until = start + length >= trim + bleedMm - 0.01 ? trim + reach : start + length
    return [from, until - from]
  }
  const slots = places.map(place => {
    const [x, width] = outward(place.x, place.width, widthMm)
    const [y, height] = outward(place.y, place.height, heightMm)
    return { id: `${id}.${place.id}`, box: { x, y, width, height } }
  })
  const outlines = places.flatMap(({ id: own, mask, radiusMm, rotate, ...box }) =>
    mask === 'rect' && rotate === 0
      ? []
      : [
          [
            `${id}.${own}`,
            {
              ...(mask === 'rect' ? {} : { path: maskPath(mask, box, radiusMm) }),
              ...(rotate === 0 ? {} : { turn: rotate }),
            },
          ] as const,
        ],
  )
  const palette = design.palettes.find(one => one.id === sheet.palette) ?? design.palettes[0]
  return {
    id,
    label,
    widthMm,
    heightMm,
    bleed,
    safe: print.safe ?? safeMm,
    ...(print.edge ? { edge: print.edge } : {}),
    background: palette?.colours[page.background] ?? '#ffffff',
    slots,
    outlines: Object.fromEntries(outlines),
    folds,
    art: {
      under: sheetPicture(library, sheet, 'under', locale),
      over: liesOver(page.elements) ? sheetPicture(library, sheet, 'over', locale) : null,
      bleed: bleedMm,
    },
  }
}

interface PlainSheet extends Named {
  widthMm: number
  heightMm: number
  bleed: number
  safe: number
}

/** A white page without a design; with one photo over all of it where it is told so. */
export const plainPlan = (
  { id, label, folds = [], ...sizing }: PlainSheet,
  { withPhoto }: { withPhoto: boolean },
): SheetPlan => ({
  id,
  label,
  folds,
  ...sizing,
  slots: withPhoto ? [{ id: `${id}.photo`, box: 'full' }] : [],
  outlines: {},
  art: null,
})
