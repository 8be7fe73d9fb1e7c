import { designSlots, findSlot } from '@passepartout/document'
import type { EditorSnapshot } from '@passepartout/editor'
import { useEditor } from './designer-context.ts'

type SlotContext = Pick<EditorSnapshot, 'document' | 'session'>

const pageOf = ({ document, session }: SlotContext) =>
  document.pages.find(({ id }) => id === session.pageId) ?? document.pages[0]

const firstSlot = (seen: SlotContext) => pageOf(seen)?.elements.find(({ type }) => type === 'photo')?.id

/** The place that is selected, where a photo's place is. */
const selectedSlot = ({ document, session: { selection } }: SlotContext): string | undefined =>
  selection[0] !== undefined && findSlot(document, selection[0]) ? selection[0] : undefined

/** The place that tools and panels mean: the open one, the selected one, else the first of the page; empty where there is none. */
export const currentSlot = (snapshot: SlotContext): string =>
  snapshot.session.open?.slotId ?? selectedSlot(snapshot) ?? firstSlot(snapshot) ?? ''

/** Where the next photo goes: the selected place, the next empty one from this page on, else the first of the page. */
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

/** Whether a place with its photo is what is selected: a text may be selected as well. */
export const isPhotoSelected = ({ document, session }: SlotContext): boolean =>
  session.selection.some(id => findSlot(document, id)?.slot.photo)

/** Whether one photo is what is selected: of several nothing can be said that is true for all. */
export const isOnePhotoSelected = (seen: SlotContext): boolean =>
  seen.session.selection.length === 1 && isPhotoSelected(seen)

export const useSlot = (): string => useEditor(currentSlot)

/** The page that is shown. */
export const usePage = () => useEditor(pageOf)

/** Whether the design of the page in sight has no place for a photo. */
export const isBarePage = (seen: SlotContext): boolean => designSlots(pageOf(seen)).length === 0
