import type { DesignState } from '../state/design-state.ts'
import { type PhotoVariants, previewVariants } from './photo-variants.ts'

const NONE: PhotoVariants = {}

/**
 * Variants of a photo by its id; the same object while they do not change. Every slot of every thumbnail reads them
 * after each change of the tray.
 */
export function cachedVariants(design: {
  get: () => Pick<DesignState, 'tray' | 'samples'>
}): (id: string) => PhotoVariants {
  let seen: Partial<Pick<DesignState, 'tray' | 'samples'>> = {}
  let known = new Map<string, PhotoVariants>()
  // A draft from another device may name photos that the tray has not loaded yet.
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
