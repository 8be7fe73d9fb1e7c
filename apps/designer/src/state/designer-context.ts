import type { EditorSnapshot } from '@passepartout/editor'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Designer } from './create-designer.ts'
import type { DesignState } from './design-state.ts'
import { useStore } from './store.ts'
import type { ViewState } from './view-state.ts'

export const DesignerContext = createContext<Designer | null>(null)

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext)
  if (!designer) throw new Error('A part of the designer was used outside of it')
  return designer
}

/** A part of the editor's snapshot; the selector returns what is in it, never a fresh object. */
export function useEditor<S>(select: (snapshot: EditorSnapshot) => S): S {
  const { editor } = useDesigner()
  return useSyncExternalStore(editor.subscribe, () => select(editor.getSnapshot()))
}

export const useView = <S>(select: (state: ViewState) => S): S => useStore(useDesigner().view, select)
export const useDesign = <S>(select: (state: DesignState) => S): S => useStore(useDesigner().design, select)

/** The one slot of a photo frame; other kinds select theirs. */
export const SLOT = 'photo-1'
