import { storedPhotoId } from '@passepartout/mockups/own-photo-hint'
import { useEffect, useState } from 'react'

/** Pixels of the visitor photo in upright orientation. */
export interface PhotoPixels {
  width: number
  height: number
}

const root = () => document.documentElement
const TRIES = 12
const PAUSE_MS = 250

/** The photo stored on this device, and the next one as soon as it is chosen; never known to the server. */
export function useVisitorPhoto(): PhotoPixels | undefined {
  const [pixels, setPixels] = useState<PhotoPixels>()
  useEffect(() => {
    let wanted: string | undefined
    const look = async () => {
      const id = root().dataset.photo ?? storedPhotoId()
      if (id === wanted) return
      wanted = id
      if (!id) return setPixels(undefined)
      const { loadVisitorPhoto } = await import('@passepartout/mockups/own-photo')
      // The photo is shown before it is stored.
      for (let tries = 0; tries < TRIES && wanted === id; tries++) {
        const photo = await loadVisitorPhoto()
        if (photo?.id === id) return setPixels({ width: photo.width, height: photo.height })
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
      }
    }
    void look()
    const observer = new MutationObserver(() => void look())
    observer.observe(root(), { attributes: true, attributeFilter: ['data-photo'] })
    return () => {
      wanted = ''
      observer.disconnect()
    }
  }, [])
  return pixels
}
