import { type Document, designSlots, findSlot, type PhotoSlot } from '@passepartout/document'
import type { EditorSnapshot } from '@passepartout/editor'
import type { DesignerKindAdapter } from '../kinds/designer-kind-adapter.ts'
import { useEditor } from './designer-context.ts'

type SlotContext = Pick<EditorSnapshot, 'document' | 'session'>

const pageOf = ({ document, session }: SlotContext) =>
  document.pages.find(({ id }) => id === session.pageId) ?? document.pages[0]

const firstSlot = (seen: SlotContext) => pageOf(seen)?.elements.find(({ type }) => type === 'photo')?.id

/** The only slot of a kind that has one photo; undefined for kinds of several. */
export const onlySlot = (
  { hasOnePlace }: Pick<DesignerKindAdapter, 'hasOnePlace'>,
  { pages: [page] }: Document,
): PhotoSlot | undefined =>
  hasOnePlace ? page?.elements.find(element => element.type === 'photo') : undefined

/** The selected slot; undefined where another element is selected. */
const selectedSlot = ({ document, session: { selection } }: SlotContext): string | undefined =>
  selection[0] !== undefined && findSlot(document, selection[0]) ? selection[0] : undefined

/**
 * The slot that tools and panels apply to: the open one, the selected one, or the first of the page; empty where there
 * is none.
 */
export const currentSlot = (snapshot: SlotContext): string =>
  snapshot.session.open?.slotId ?? selectedSlot(snapshot) ?? firstSlot(snapshot) ?? ''

/** Slot of the next photo: the selected one, the next empty one from this page onwards, or the first of the page. */
export function nextPhotoSlot(snapshot: SlotContext): string {
  const selected = selectedSlot(snapshot)
  if (selected !== undefined) return selected
  const { pages } = snapshot.document
  const here = Math.max(
    0,
    pages.findIndex(({ id }) => id === snapshot.session.pageId),
  )
  const elements = [...pages.slice(here), ...pages.slice(0, here)].flatMap(page => page.elements)
  return (
    elements.find(element => element.type === 'photo' && element.photo === null)?.id ?? currentSlot(snapshot)
  )
}

/** Whether a slot with a photo is selected, not a text. */
export const isPhotoSelected = ({ document, session }: SlotContext): boolean =>
  session.selection.some(id => findSlot(document, id)?.slot.photo)

export const isOnePhotoSelected = (seen: SlotContext): boolean =>
  seen.session.selection.length === 1 && isPhotoSelected(seen)

export const useSlot = (): string => useEditor(currentSlot)

export const usePage = () => useEditor(pageOf)

/** Whether the design of the page in sight has no place for a photo. */
export const isBarePage = (seen: SlotContext): boolean => designSlots(pageOf(seen)).length === 0
