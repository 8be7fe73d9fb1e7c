import type { Locale, Refinement } from '@passepartout/domain'
import { type CalendarPage, SAMPLE_PAGE } from '../calendar/calendar-page.ts'
import { drawElement } from '../elements/registry.ts'
import { type Design, pageTrim } from '../schema/design.ts'
import { folderOf } from '../schema/kinds.ts'
import { FOIL } from '../schema/parts.ts'
import type { TextShaper } from '../text/text-shaper.ts'
import type { SlotPhoto } from './drawing.ts'
import { foilGradient } from './foil.ts'
import { number } from './svg.ts'

export interface DrawOptions {
  /** Id of the page; the first unless given. */
  page?: string
  /** Id of the palette; the first unless given. */
  palette?: string
  locale: Locale
  /** The metal; `none` prints what would be foil in the design's stand-in colour. */
  refinement: Refinement
  /** Shows what is cut off, too. */
  includeBleed?: boolean
  /** Nothing under the elements, for what lies above a visitor's photo. */
  withoutGround?: boolean
  /** Photo of a slot: by the id of its sample and of the slot; nothing leaves the slot grey. */
  photos?: (sample: string, slotId: string) => SlotPhoto | undefined
  /** Own words by the id of the text element. */
  texts?: Readonly<Record<string, string>>
  shaper: TextShaper
  /** Month that a calendar's page shows; a sample unless given. */
  calendar?: CalendarPage
  /** SVG by its path in `catalogue/`: the library's. */
  artwork: Readonly<Record<string, string>>
  /** In front of every id in the picture, where several stand in one HTML document. */
  idPrefix?: string
}

/** Draws a page as an SVG picture, one user unit to the millimetre; `undefined` when the design has no such page or palette. */
export function drawDesign(design: Design, options: DrawOptions): string | undefined {
  const page = options.page ? design.pages.find(({ id }) => id === options.page) : design.pages[0]
  const palette = options.palette
    ? design.palettes.find(({ id }) => id === options.palette)
    : design.palettes[0]
  if (!page || !palette) return undefined
  const { widthMm, heightMm } = pageTrim(design, page)
  const {
    refinement,
    idPrefix = 'd',
    includeBleed = false,
    withoutGround = false,
    locale,
    shaper,
    texts = {},
  } = options
  const ground = palette.colours[page.background] ?? '#ffffff'
  const foilId = `${idPrefix}-${FOIL}`
  let count = 0
  const paint = (token: string): string => {
    if (token !== FOIL) return palette.colours[token] ?? '#000000'
    return refinement === 'none' ? paint(design.foilFallback ?? page.background) : `url(#${foilId})`
  }
  const drawing = {
    palette,
    locale,
    shaper,
    texts,
    calendar: options.calendar ?? SAMPLE_PAGE,
    paint,
    artwork: (file: string) => options.artwork[`${folderOf(design)}/${file}`] ?? '',
    photo: options.photos ?? (() => undefined),
    nextId: (word: string) => `${idPrefix}-${word}${++count}`,
  }
  const body = page.elements.map(element => drawElement(element, drawing)).join('')
  const defs =
    refinement === 'none' || !body.includes(`#${foilId}`)
      ? ''
      : `<defs>${foilGradient(foilId, refinement, { widthMm, heightMm, ground })}</defs>`
  const bleed = design.bleedMm
  const edge = includeBleed ? bleed : 0
  const under = withoutGround
    ? ''
    : `<rect x="${number(-bleed)}" y="${number(-bleed)}" width="${number(widthMm + 2 * bleed)}" height="${number(heightMm + 2 * bleed)}" fill="${ground}"/>`
  const size = [widthMm + 2 * edge, heightMm + 2 * edge].map(value => number(value))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${number(-edge)} ${number(-edge)} ${size.join(' ')}" width="${size[0]}" height="${size[1]}">${defs}${under}${body}</svg>`
}
