import type { Focus } from '@passepartout/mockups'
import type { ScenePhoto } from '@passepartout/mockups/scene'

interface PhotoEntry {
  id: string
  focus?: { x: number; y: number }
}

// Guarded, so that a browser's bundle never holds them.
const focusOf = new Map<string, Focus>(import.meta.env.SSR ? readFocus() : [])

function readFocus(): [string, Focus][] {
  const files = import.meta.glob<PhotoEntry[]>('../../../../../content/assets/photos.json', {
    eager: true,
    import: 'default',
  })
  return Object.values(files)
    .flat()
    .flatMap(({ id, focus }): [string, Focus][] => (focus ? [[id, [focus.x, focus.y]]] : []))
}

/** A sample photograph by its id in `content/assets/photos`, with what must stay in sight. Server only. */
export function photoNamed(id: string): ScenePhoto {
  const focus = focusOf.get(id)
  return { path: `photos/${id}.jpg`, ...(focus ? { focus } : {}) }
}
