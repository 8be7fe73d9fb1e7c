import type { Focus } from '@passepartout/mockups'
import type { ScenePhoto } from '@passepartout/mockups/scene'

interface PhotoEntry {
  id: string
  width: number
  height: number
  focus?: { x: number; y: number }
}

interface Known {
  /** In pixels. */
  size: { width: number; height: number }
  focus?: Focus
}

// Guarded, so that browser bundles never include the data.
const known = new Map<string, Known>(import.meta.env.SSR ? readPhotos() : [])

function readPhotos(): [string, Known][] {
  const files = import.meta.glob<PhotoEntry[]>('../../../../../content/assets/photos.json', {
    eager: true,
    import: 'default',
  })
  return Object.values(files)
    .flat()
    .map(({ id, width, height, focus }): [string, Known] => [
      id,
      { size: { width, height }, ...(focus ? { focus: [focus.x, focus.y] } : {}) },
    ])
}

/**
 * A sample photo by its id in `content/assets/photos`, with its size and the focus that a crop must keep. Server only.
 */
export function findSamplePhoto(id: string): ScenePhoto & Partial<Known> {
  return { path: `photos/${id}.jpg`, ...known.get(id) }
}
