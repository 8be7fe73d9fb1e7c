import { storedPhotoId } from '@passepartout/mockups/own-photo-hint'
import { useEffect, useState } from 'react'

/** Upright pixels of the visitor's own photo. */
export interface PhotoPixels {
  width: number
  height: number
}

const root = () => document.documentElement
const TRIES = 12
const PAUSE_MS = 250

/** The photo that this device keeps, and the next one as soon as it is taken; never known to the server. */
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
      // It shows before it is kept.
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
