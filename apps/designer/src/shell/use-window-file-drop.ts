import { useEffect } from 'react'
import { droppedFiles } from '../photos/dropped-files.ts'
import { useDesigner } from '../state/designer-context.ts'

/**
 * The whole window accepts photos: dropped on the product they go into it, elsewhere into the tray; pasted ones too.
 */
export function useWindowFileDrop(): void {
  const { view, photos, editor } = useDesigner()
  useEffect(() => {
    let depth = 0
    const carries = (event: DragEvent) =>
      event.dataTransfer?.types.some(type => type === 'Files' || type === 'application/x-photo') ?? false
    const overPiece = (event: DragEvent) =>
      event.target instanceof Element && event.target.closest('[data-zone="canvas"]') !== null
    const enter = (event: DragEvent) => {
      if (!carries(event)) return
      depth++
      view.set({ dragging: true })
    }
    const leave = () => {
      depth = Math.max(0, depth - 1)
      if (depth === 0) view.set({ dragging: false })
    }
    const over = (event: DragEvent) => {
      if (carries(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      depth = 0
      view.set({ dragging: false })
      if (!carries(event)) return
      event.preventDefault()
      const at = event.target instanceof Element ? event.target : null
      const place = at?.closest<HTMLElement>('[data-scene]')?.dataset.scene
      if (place) editor.session.select([place])
      const spot = { x: event.clientX, y: event.clientY }
      const known = event.dataTransfer?.getData('application/x-photo')
      if (known) {
        if (overPiece(event)) photos.put(known, { spot })
        return
      }
      const into = overPiece(event)
      void droppedFiles(event.dataTransfer).then(files => photos.add(files, { place: into, spot }))
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      photos.add(files, { place: true })
    }
    addEventListener('dragenter', enter)
    addEventListener('dragleave', leave)
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragenter', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [editor, photos, view])
}
