import { slotsOf } from '../collage/spacing.ts'
import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { Element } from '../elements/registry.ts'
import { textOf } from '../elements/text/edit-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import type { Asset, Box, Document, Page } from '../model.ts'
import { captionRoomOf, roomOf, withoutCaptionRoom } from './caption-boxes.ts'
import {
  captionBackdrop,
  captionBoxesOf,
  captionedSlotId,
  captionIdOf,
  captionStyleOf,
  createCaption,
  isCaption,
  isCaptionBackdrop,
  sanitiseCaption,
  takesCaptions,
} from './captions.ts'

/** A caption on its way to the photo that it belongs to. */
interface CarriedCaption {
  assetId: string
  text: TextElement
  /** The page that its style was chosen for. */
  from: { document: Document; page: Page } | null
}

/**
 * Completes a change of a book: each caption follows its photo to its new place, photos give way to their captions,
 * and captions of photos without a place are remembered with the photo. The same document without captions.
 */
export function withCaptionsPlaced(before: Document, after: Document): Document {
  if (!hasCaptions(before) && !hasCaptions(after)) return after
  const { bySlot, homeless } = assignCaptions(carriedCaptions(before, after), after)
  const assets = rememberedCaptions(after, bySlot, homeless)
  const document = assets === after.assets ? after : { ...after, assets }
  const pages = document.pages.map(page => withPlacedCaptions(document, page, bySlot))
  return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
}

const hasCaptions = ({ assets, pages }: Document): boolean =>
  Object.values(assets).some(({ caption }) => caption !== undefined) ||
  pages.some(({ elements }) => elements.some(isCaption))

const captionsOf = ({ pages }: Document) =>
  pages.flatMap(page => page.elements.filter(isCaption).map(text => ({ page, text })))

const innerSlots = ({ pages }: Document) =>
  pages.filter(takesCaptions).flatMap(page => slotsOf(page).map(slot => ({ page, slot })))

function carriedCaptions(before: Document, after: Document): CarriedCaption[] {
  const isOtherProduct = before.design?.id !== after.design?.id || paperOf(before) !== paperOf(after)
  const [former, now] = [before, after].map(
    one => new Map(innerSlots(one).map(({ slot }) => [slot.id, slot])),
  )
  const shown = new Map(captionsOf(after).map(({ text }) => [text.id, text]))
  const known = new Set<string>()
  const carried = captionsOf(before).flatMap(({ page, text }): CarriedCaption[] => {
    const assetId = former?.get(captionedSlotId(text))?.photo?.assetId
    if (assetId === undefined) return []
    known.add(text.id)
    const next = shown.get(text.id)
    const isRemoved = !next && now?.get(captionedSlotId(text))?.photo?.assetId === assetId
    if (isRemoved) return []
    const changed = isOtherProduct ? text : (next ?? text)
    return [{ assetId, text: changed, from: { document: before, page } }]
  })
  // From pages that came back, were copied, or were merged from another version.
  const fresh = captionsOf(after).flatMap(({ page, text }): CarriedCaption[] => {
    const assetId = now?.get(captionedSlotId(text))?.photo?.assetId
    if (known.has(text.id) || assetId === undefined) return []
    return [{ assetId, text, from: { document: after, page } }]
  })
  const waiting = Object.values(after.assets).flatMap(({ id, caption }): CarriedCaption[] => {
    if (!caption || [...carried, ...fresh].some(({ assetId }) => assetId === id)) return []
    const page = after.pages.find(takesCaptions)
    if (!page) return []
    const style = captionStyleOf(after, page, caption.position)
    const text = { ...createCaption('', caption.words, style), caption: caption.position }
    return [{ assetId: id, text, from: null }]
  })
  return [...carried, ...fresh, ...waiting]
}

const paperOf = ({ pages }: Document): string =>
  JSON.stringify(pages.find(({ role }) => role === 'inside' || role === 'spread')?.trim)

/** The slot of each caption: its former one while that shows its photo, else the first that does. */
function assignCaptions(carried: readonly CarriedCaption[], after: Document) {
  const slots = innerSlots(after).map(({ slot }) => slot)
  const bySlot = new Map<string, CarriedCaption>()
  const assign = (one: CarriedCaption, slot: PhotoSlot | undefined): boolean => {
    if (!slot || bySlot.has(slot.id)) return false
    bySlot.set(slot.id, one)
    return true
  }
  const shows = (assetId: string) => (slot: PhotoSlot) =>
    slot.photo?.assetId === assetId && !bySlot.has(slot.id)
  const moved = carried.filter(one => {
    const id = captionedSlotId(one.text)
    return !assign(
      one,
      slots.filter(shows(one.assetId)).find(slot => slot.id === id),
    )
  })
  const homeless = moved.filter(one => !assign(one, slots.find(shows(one.assetId))))
  return { bySlot, homeless }
}

/** Photos with the captions that wait for them, and without those that found their place. */
function rememberedCaptions(
  { assets }: Document,
  bySlot: ReadonlyMap<string, CarriedCaption>,
  homeless: readonly CarriedCaption[],
): Document['assets'] {
  const changed: Record<string, Asset> = {}
  for (const { assetId } of bySlot.values()) {
    const asset = assets[assetId]
    if (!asset?.caption) continue
    const { caption: _placed, ...bare } = asset
    changed[assetId] = bare
  }
  const placed = new Set([...bySlot.values()].map(({ assetId }) => assetId))
  for (const { assetId, text } of homeless) {
    const asset = assets[assetId]
    const words = sanitiseCaption(textOf(text).trim())
    if (!asset || asset.caption || placed.has(assetId) || words === '') continue
    changed[assetId] = { ...asset, caption: { words, position: text.caption ?? 'under' } }
  }
  return Object.keys(changed).length > 0 ? { ...assets, ...changed } : assets
}

function withPlacedCaptions(
  document: Document,
  page: Page,
  bySlot: ReadonlyMap<string, CarriedCaption>,
): Page {
  const captions: Element[] = []
  const slots = new Map(
    slotsOf(page).map(slot => {
      const carried = bySlot.get(slot.id)
      if (!carried) return [slot.id, withoutCaptionRoom(slot)]
      const text = styledCaption(document, page, slot, carried)
      const { photo, backdrop, text: box, align } = captionBoxesOf(document, page, slot, text)
      if (backdrop && textOf(text).trim() !== '')
        captions.push(captionBackdrop(document, page, slot.id, backdrop))
      captions.push(laidOut(page, text, box, align))
      return [slot.id, withPhotoBox(slot, photo)]
    }),
  )
  const others = page.elements.flatMap((one): Element[] => {
    if (isCaptionBackdrop(one)) return []
    if (isCaption(one)) return isLoose(page, one) ? [loose(one)] : []
    return [one.type === 'photo' ? (slots.get(one.id) ?? one) : one]
  })
  const elements = [...others, ...captions].map(one => same(page, one))
  const isSame =
    elements.length === page.elements.length && elements.every((one, at) => one === page.elements[at])
  return isSame ? page : { ...page, elements }
}

/** A caption without a slot, as after a merge of versions: it stays as a text of the customer's. */
const isLoose = (page: Page, text: TextElement): boolean =>
  !slotsOf(page).some(({ id }) => id === captionedSlotId(text))

const loose = ({ caption: _former, ...text }: TextElement): TextElement => ({ ...text, locked: false })

/** The caption in the style of its new page, as far as the customer has not chosen another. */
function styledCaption(
  document: Document,
  page: Page,
  slot: PhotoSlot,
  { text, from }: CarriedCaption,
): TextElement {
  const own = { ...text, id: captionIdOf(slot.id), own: textOf(text) !== '' }
  const style = captionStyleOf(document, page, positionOf(document, page, slot, own))
  const former = from && captionStyleOf(from.document, from.page, text.caption ?? 'under')
  const isRestyled = from && from.document.design?.id !== document.design?.id
  if (!former || isRestyled) return { ...own, ...style }
  const isChosen = (key: keyof typeof style) => own[key] !== former[key] && own[key] !== style[key]
  return {
    ...own,
    ...(isChosen('face') || isChosen('weight') || isChosen('italic')
      ? {}
      : { face: style.face, weight: style.weight, italic: style.italic }),
    ...(isChosen('sizePt') ? {} : { sizePt: style.sizePt }),
    ...(isChosen('colour') ? {} : { colour: style.colour }),
  }
}

const positionOf = (document: Document, page: Page, slot: PhotoSlot, text: TextElement) =>
  captionBoxesOf(document, page, slot, text).position

const laidOut = (page: Page, text: TextElement, box: Box, align: TextElement['align']): TextElement => {
  const before = page.elements.find(({ id }) => id === text.id)
  const next = {
    ...text,
    box,
    align,
    valign: text.caption === 'beside' ? ('bottom' as const) : ('top' as const),
  }
  const isSet = before?.type === 'text' && isNear(before.box, box) && before.sizePt === text.sizePt
  return isSet ? { ...next, box: before.box } : { ...next, set: null }
}

function withPhotoBox(slot: PhotoSlot, box: Box): PhotoSlot {
  if (isNear(slot.box, box)) return slot
  const room = roomOf(slot)
  const { captionRoom: _before, photo, ...bare } = slot
  const captionRoom = captionRoomOf(room, box)
  const isWhole = Object.values(captionRoom).every(mm => Math.abs(mm) < NEAR_MM)
  return { ...bare, box: isWhole ? room : box, ...(!isWhole && { captionRoom }), photo }
}

/** Rounding of binary fractions is no change. */
const NEAR_MM = 1e-6
const isNear = (a: Box, b: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(a[side] - b[side]) < NEAR_MM)

/** The element of the page itself where it did not change. */
function same(page: Page, next: Element): Element {
  const before = page.elements.find(({ id }) => id === next.id)
  if (!before || before === next) return next
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(next)) ? before : next
}

const sorted = (element: Element) => Object.entries(element).sort(([a], [b]) => (a < b ? -1 : 1))

/** The book with all of the room of its slots for photos, as designs and layouts know it. */
export const withoutCaptionRooms = (document: Document): Document =>
  document.pages.some(page => slotsOf(page).some(({ captionRoom }) => captionRoom))
    ? {
        ...document,
        pages: document.pages.map(page => ({
          ...page,
          elements: page.elements.map(one => (one.type === 'photo' ? withoutCaptionRoom(one) : one)),
        })),
      }
    : document
