import type { Element } from '@passepartout/document'
import type { DragPreview, EditorSnapshot } from '@passepartout/editor'
import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import type { DesignState } from './design-state.ts'
import type { Designer } from './designer.ts'
import { useStore } from './store.ts'
import type { ViewState } from './view-state.ts'

export const DesignerContext = createContext<Designer | null>(null)

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext)
  if (!designer) throw new Error('A part of the designer was used outside of it')
  return designer
}

/**
 * A part of the editor's snapshot; the selector returns what is in it, never a fresh object. What only a hand moves is not heard of here:
 * every part of the designer would look for it in every frame (designer.md 12).
 */
export function useEditor<S>(select: (snapshot: EditorSnapshot) => S): S {
  const { editor } = useDesigner()
  return useSyncExternalStore(editor.subscribeAtRest, () => select(editor.getSnapshot()))
}

/** What a hand makes of an element at this moment, where that is to be rendered anew; null while it is in none. */
export function useDragPreview(
  id: string | undefined,
  isAnew: (lifted: DragPreview) => boolean = () => true,
): DragPreview | null {
  const { editor } = useDesigner()
  return useSyncExternalStore(editor.subscribe, () => {
    const { lifted } = editor.getSnapshot().session
    return lifted && lifted.id === id && isAnew(lifted) ? lifted : null
  })
}

/** Draws an element as a hand has it at this moment, without React: it moves with every frame (designer.md 12). */
export function useDragFrame(element: Element, draw: (element: Element) => void, isLive = true): void {
  const { editor } = useDesigner()
  useLayoutEffect(() => {
    let drawn: Element | undefined
    const follow = () => {
      const { lifted } = editor.getSnapshot().session
      const now = lifted?.id === element.id ? lifted.element : element
      if (now === drawn) return
      drawn = now
      draw(now)
    }
    follow()
    return isLive ? editor.subscribe(follow) : undefined
  })
}

export const useView = <S>(select: (state: ViewState) => S): S => useStore(useDesigner().view, select)
export const useDesign = <S>(select: (state: DesignState) => S): S => useStore(useDesigner().design, select)

/** The one slot of a photo frame; other kinds select theirs. */
export const FIRST_SLOT_ID = 'photo-1'
