import { withPhoto } from '../../change-photos.ts'
import { diffDocuments } from '../../diff-documents.ts'
import type { PhotoSlot } from '../../elements/photo/photo.ts'
import { allSlots } from '../../find.ts'
import type { Asset, Document, Json } from '../../model.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding, Repair } from '../finding.ts'
import { finding, type SlotCheck } from '../slot-check.ts'
import { bestUnusedPhoto, CHOOSE_PHOTO, placeInSlotRepair, usablePhotos } from './free-photos.ts'

/**
 * Empty slots, in one finding. A product without any photo cannot be produced; otherwise an empty slot prints nothing
 * and prevents nothing.
 */
export function findEmptySlots(document: Document, context: PreflightContext): Finding[] {
  const places = allSlots(document)
  const empty = places.filter(({ slot }) => !slot.photo && slot.required)
  const [first] = empty
  if (!first) return []
  const isBare = places.every(({ slot }) => !slot.photo)
  const check = { document, context, page: first.page, slot: first.slot }
  const found = finding(check, 'empty-slot', isBare ? 'block' : 'hint', { count: empty.length }, [])
  const filling = empty.length === 1 ? fillOne(check) : fillAll(document, context, empty)
  return [{ ...found, repairs: [...filling, CHOOSE_PHOTO, ...removing(check, empty.length)] }]
}

function fillOne(check: SlotCheck): Repair[] {
  const best = bestUnusedPhoto(check)
  return best ? [placeInSlotRepair(check, best)] : []
}

/** Puts each available photo into the empty slot with the most similar ratio, once. */
function fillAll(
  document: Document,
  context: PreflightContext,
  empty: readonly { slot: PhotoSlot }[],
): Repair[] {
  const free = [...usablePhotos(context)]
  const chosen: { slotId: string; asset: Asset }[] = []
  for (const { slot } of empty) {
    const best = free.reduce<number>(
      (a, b, at) => (a < 0 || away(slot, b) < away(slot, free[a]) ? at : a),
      -1,
    )
    const [asset] = best < 0 ? [] : free.splice(best, 1)
    if (asset) chosen.push({ slotId: slot.id, asset })
  }
  if (chosen.length === 0) return []
  const filled = chosen.reduce((current, { slotId, asset }) => withPhoto(current, slotId, asset), document)
  const effect = { type: 'patch' as const, patch: diffDocuments(document, filled) }
  return [{ id: 'fill-places', effect, params: { count: chosen.length } }]
}

const away = ({ box }: PhotoSlot, photo: Asset | undefined) =>
  photo
    ? Math.abs(Math.log((box.width * photo.height) / (box.height * photo.width)))
    : Number.POSITIVE_INFINITY

/** Removes the only empty slot from the page. The patch is written directly: comparing two documents takes longer. */
function removing({ page, slot }: SlotCheck, count: number): Repair[] {
  const hasMore = page.elements.some(({ type, id }) => type === 'photo' && id !== slot.id)
  if (count > 1 || !hasMore || slot.locked) return []
  const elements = page.elements.filter(({ id }) => id !== slot.id)
  const path = ['pages', page.id, 'elements']
  const effect = {
    type: 'patch' as const,
    patch: [{ op: 'set' as const, path, value: elements as unknown as Json }],
  }
  return [{ id: 'remove-slot', effect, params: {} }]
}
