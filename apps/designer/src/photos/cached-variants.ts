import type { DesignState } from '../state/design-state.ts'
import { type PhotoVariants, previewVariants } from './photo-variants.ts'

const NONE: PhotoVariants = {}

/**
 * The files behind a photo by its id, the same object as long as they are the same. Every place of every picture of a page
 * asks whenever anything of the tray has changed.
 */
export function cachedVariants(design: {
  get: () => Pick<DesignState, 'tray' | 'samples'>
}): (id: string) => PhotoVariants {
  let seen: Partial<Pick<DesignState, 'tray' | 'samples'>> = {}
  let known = new Map<string, PhotoVariants>()
  // A draft from another device names photos that the tray may not have loaded yet.
  const remembered = new Map<string, PhotoVariants>()
  const remember = (id: string) => {
    const tiers = remembered.get(id) ?? previewVariants(id)
    remembered.set(id, tiers)
    return tiers
  }
  return id => {
    const { tray, samples } = design.get()
    if (seen.tray !== tray || seen.samples !== samples) {
      seen = { tray, samples }
      known = new Map([...samples, ...tray].map(photo => [photo.id, photo.tiers]))
    }
    return known.get(id) ?? (id.startsWith('local-') ? NONE : remember(id))
  }
}
