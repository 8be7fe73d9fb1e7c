import type { Pixels } from '@passepartout/document'
import type { PhotoVariants } from './photo-variants.ts'

/**
 * Pixels of the smallest variant of requested photos: the local one if there is one, otherwise the server's.
 * `onArrived` is called when more are loaded.
 */
export function createPhotoPixels(tiersOf: (assetId: string) => PhotoVariants, onArrived: () => void) {
  /** By address, as a photo retains its local variants when the server assigns another id. */
  const known = new Map<string, Pixels | null>()

  async function load(address: string): Promise<void> {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return
    context.drawImage(picture, 0, 0)
    known.set(address, context.getImageData(0, 0, canvas.width, canvas.height))
    onArrived()
  }

  return (assetId: string): Pixels | undefined => {
    const address = tiersOf(assetId)[160]
    if (!address) return undefined
    if (!known.has(address)) {
      known.set(address, null)
      // A failed load is retried on the next request.
      load(address).catch(() => known.delete(address))
    }
    return known.get(address) ?? undefined
  }
}

export type PhotoPixels = ReturnType<typeof createPhotoPixels>
