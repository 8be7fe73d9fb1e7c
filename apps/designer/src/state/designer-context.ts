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
 * Subscribes to a part of the editor's snapshot; the selector must return an existing object, never a new one. Drag
 * previews do not notify: every component would be checked on every frame (designer.md 12).
 */
export function useEditor<S>(select: (snapshot: EditorSnapshot) => S): S {
  const { editor } = useDesigner()
  return useSyncExternalStore(editor.subscribeAtRest, () => select(editor.getSnapshot()))
}

/** The drag preview of an element, where it requires rendering; null otherwise. */
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

/** Calls `draw` with an element's current drag preview on every frame, without React (designer.md 12). */
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
