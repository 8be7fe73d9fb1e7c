import { MM_PER_POINT } from '@passepartout/typeset'
import { slotsOf } from '../collage/spacing.ts'
import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { Element } from '../elements/registry.ts'
import type { ShapeElement } from '../elements/shape/shape.ts'
import { sanitiseText, textOf, withText } from '../elements/text/edit-text.ts'
import { type CaptionPosition, createRun, type TextElement } from '../elements/text/text.ts'
import { findAsset, findSlot } from '../find.ts'
import { LIMITS } from '../limits.ts'
import type { Box, Document, Page, PhotoCaption } from '../model.ts'
import { backgroundColourOf, tokenColour } from '../paint.ts'
import { backgroundColours, readableVeil } from './background-photo.ts'
import { type CaptionBoxes, captionBoxes, foldOf, roomOf } from './caption-boxes.ts'
import { readablePaint } from './readable-paint.ts'
import { runningTextStyleOf } from './running-text-style.ts'

/** Type size in points: that of the running text within these. */
const SIZE = { min: 8, max: 11 }
const LEAST_PT = 6.5
const MOST_PT = 24
const LEADING = 1.25
/** Average width of a character in em, to estimate the number of lines; on the safe side. */
const LETTER_EM = 0.54

const CAPTION = '.caption'
const BACKDROP = '.caption-backdrop'

export const captionIdOf = (slotId: string): string => `${slotId}${CAPTION}`

/** The slot whose photo a caption belongs to. */
export const captionedSlotId = ({ id }: Pick<TextElement, 'id'>): string =>
  id.endsWith(CAPTION) ? id.slice(0, -CAPTION.length) : ''

export const isCaption = (element: Element): element is TextElement & { caption: CaptionPosition } =>
  element.type === 'text' && element.caption !== undefined

/** The veil below a caption on its photo. */
export const isCaptionBackdrop = ({ type, id }: Element): boolean => type === 'shape' && id.endsWith(BACKDROP)

/** The caption of the photo in a slot. */
export function captionOf(
  page: Page,
  slotId: string,
): (TextElement & { caption: CaptionPosition }) | undefined {
  const id = captionIdOf(slotId)
  return page.elements.filter(isCaption).find(one => one.id === id)
}

export const captionTextOf = (text: TextElement): string => textOf(text).trim()

export const sanitiseCaption = (words: string): string => sanitiseText(words).slice(0, LIMITS.captionLength)

export type CaptionStyle = Pick<TextElement, 'face' | 'weight' | 'italic' | 'colour' | 'sizePt'>

/** The style of captions on a page: that of the running text, in a colour that can be read there. */
export function captionStyleOf(document: Document, page: Page, position: CaptionPosition): CaptionStyle {
  const { face, weight, italic, colour, sizePt } = {
    ...runningTextStyleOf(document),
    ...document.design?.book?.captions,
  }
  const below = position === 'over' ? readableVeil(document, page).below : backgroundColours(document, page)
  return {
    ...{ face, weight, italic, colour: readablePaint(document, colour, below) },
    sizePt: clampSize(sizePt),
  }
}

/** A new caption; its box follows from its slot. */
export const createCaption = (slotId: string, words: string, style: CaptionStyle): TextElement => ({
  ...{ type: 'text', id: captionIdOf(slotId), role: null, required: false, own: words !== '' },
  ...{ runs: [createRun(words)], calendar: null, box: { x: 0, y: 0, width: 1, height: 1 }, turn: 0 },
  ...{ ...style, locked: true, minSizePt: LEAST_PT, maxSizePt: MOST_PT, trackingEm: 0, leading: LEADING },
  ...{ align: 'left', valign: 'top', wrap: true, hyphens: true, caps: false, opacity: 1 },
  ...{ caption: 'under', set: null },
})

/** Estimated height of words in mm at a width. */
export function captionHeight(
  words: string,
  { sizePt, leading }: Pick<TextElement, 'sizePt' | 'leading'>,
  width: number,
): number {
  const em = sizePt * MM_PER_POINT
  const perLine = Math.max(1, Math.floor(width / (em * LETTER_EM)))
  const lines = words
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
  return (lines * leading + 0.2) * em
}

/** Where the caption of a slot and its photo lie. An empty caption takes nothing from its photo. */
export function captionBoxesOf(
  document: Document,
  page: Page,
  slot: PhotoSlot,
  text: TextElement,
): CaptionBoxes {
  const words = captionTextOf(text)
  return captionBoxes(roomOf(slot), {
    ...{ page, fold: foldOf(document, page), hasStraightEdges: slot.mask === 'rect' },
    position: words === '' ? 'over' : (text.caption ?? 'under'),
    heightAt: width => captionHeight(words, text, width),
  })
}

/** The part of a photo below its caption in the colour of the page: as opaque as words need it. */
export const captionBackdrop = (document: Document, page: Page, slotId: string, box: Box): ShapeElement => ({
  ...{ type: 'shape', id: `${slotId}${BACKDROP}`, box, turn: 0, locked: true, shape: 'rect', path: null },
  ...{ stroke: null, strokeMm: 0.1, dashMm: null, radiusMm: 0 },
  ...{
    fill: tokenColour(document, backgroundColourOf(document, page)),
    opacity: readableVeil(document, page).opacity,
  },
})

/** Photos of the cover have no captions: words there are its title's. */
export const takesCaptions = ({ role }: Pick<Page, 'role'>): boolean => role !== 'cover'

/** Gives the photo in a slot a caption, or changes it; null removes it. Places follow with `withCaptionsPlaced`. */
export function withCaption(
  document: Document,
  slotId: string,
  caption: Partial<PhotoCaption> | null,
): Document {
  const found = findSlot(document, slotId)
  if (!found?.slot.photo || !takesCaptions(found.page)) return document
  const { page } = found
  const before = captionOf(page, slotId)
  if (caption === null) {
    if (!before) return document
    return withPageElements(
      document,
      page,
      page.elements.filter(one => one !== before),
    )
  }
  const position = caption.position ?? before?.caption ?? proposedPosition(page, found.slot)
  const words = sanitiseCaption(caption.words ?? (before ? textOf(before) : ''))
  if (before) {
    const next = { ...(caption.words === undefined ? before : withText(before, words)), caption: position }
    return withPageElements(
      document,
      page,
      page.elements.map(one => (one === before ? next : one)),
    )
  }
  const text = {
    ...createCaption(slotId, words, captionStyleOf(document, page, position)),
    caption: position,
  }
  return withPageElements(document, page, [...page.elements, text])
}

/** Photos that fill a page to its lower edge have their caption on them. */
const proposedPosition = ({ trim }: Page, { box }: PhotoSlot): CaptionPosition =>
  box.y + box.height > trim.height ? 'over' : 'under'

const withPageElements = (document: Document, page: Page, elements: Element[]): Document => ({
  ...document,
  pages: document.pages.map(one => (one === page ? { ...one, elements } : one)),
})

/** Paper that the layout engine leaves for the caption of a photo, in mm. */
export interface CaptionSpace {
  widthMm: number
  heightMm: number
}

/** Width of a photo for which the lines of its caption are estimated before it has a place. */
const USUAL_WIDTH_MM = 75
const BESIDE_MM = 32

/** The paper that captions of photos need, by photo id; without those that lie on their photos. */
export function captionSpaces(document: Document): Map<string, CaptionSpace> {
  const spaces = new Map<string, CaptionSpace>()
  const add = (assetId: string, { words, position }: PhotoCaption) => {
    if (words.trim() === '' || position === 'over') return
    const style = { sizePt: clampSize(runningTextStyleOf(document).sizePt), leading: LEADING }
    const heightMm = captionHeight(words, style, USUAL_WIDTH_MM) + 1.8
    spaces.set(assetId, position === 'under' ? { widthMm: 0, heightMm } : { widthMm: BESIDE_MM, heightMm: 0 })
  }
  for (const { id, caption } of Object.values(document.assets)) if (caption) add(id, caption)
  for (const page of document.pages)
    for (const { id, photo } of slotsOf(page)) {
      const text = captionOf(page, id)
      if (photo && text && findAsset(document, photo.assetId))
        add(photo.assetId, { words: textOf(text), position: text.caption })
    }
  return spaces
}

const clampSize = (sizePt: number): number => Math.min(SIZE.max, Math.max(SIZE.min, sizePt))
