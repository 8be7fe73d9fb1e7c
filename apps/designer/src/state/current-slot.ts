import type { EditorSnapshot } from '@passepartout/editor'
import { useEditor } from './designer-context.ts'

type Seen = Pick<EditorSnapshot, 'document' | 'session'>

const pageOf = ({ document, session }: Seen) =>
  document.pages.find(({ id }) => id === session.pageId) ?? document.pages[0]

/** The place that tools and panels mean: the open one, the selected one, else the first of the page; empty where there is none. */
export const currentSlot = (snapshot: Seen): string =>
  snapshot.session.open?.slotId ?? snapshot.session.selection[0] ?? pageOf(snapshot)?.elements[0]?.id ?? ''

/** Where the next photo goes: the selected place, the next empty one from this page on, else the first of the page. */
export function targetSlot(snapshot: Seen): string {
  const [selected] = snapshot.session.selection
  if (selected !== undefined) return selected
  const { pages } = snapshot.document
  const here = Math.max(
    0,
    pages.findIndex(({ id }) => id === snapshot.session.pageId),
  )
  const slots = [...pages.slice(here), ...pages.slice(0, here)].flatMap(({ elements }) => elements)
  return slots.find(({ photo }) => photo === null)?.id ?? currentSlot(snapshot)
}

export const useSlot = (): string => useEditor(currentSlot)

/** The page that is shown. */
export const usePage = () => useEditor(pageOf)
