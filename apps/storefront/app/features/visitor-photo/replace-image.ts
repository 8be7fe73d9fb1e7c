import { photoMessage } from './photo-messages.ts'

interface Sample {
  src: string | null
  srcset: string | null
  position: string
}

interface Replacement {
  src: string
  /** Used if the image has `sizes`. */
  srcset?: string
  position?: string
}

const samples = new WeakMap<HTMLImageElement, Sample>()
const alts = new WeakMap<HTMLImageElement, string>()

/** Replaces a sample image and remembers it. */
export function replaceImage(image: HTMLImageElement, { src, srcset = '', position }: Replacement): void {
  if (image.getAttribute('src') === src && image.srcset === srcset) return
  if (!samples.has(image)) {
    const sample = { src: image.getAttribute('src'), srcset: image.getAttribute('srcset') }
    samples.set(image, { ...sample, position: image.style.objectPosition })
  }
  delete image.dataset.broken
  // Without `sizes` the browser would assume the width of the window.
  setOrRemove(image, 'srcset', image.sizes && srcset ? srcset : null)
  image.src = src
  if (position) image.style.objectPosition = position
  describe(image)
}

export function restoreAllImages(): void {
  for (const image of document.images) {
    const sample = samples.get(image)
    if (!sample) continue
    setOrRemove(image, 'srcset', sample.srcset)
    setOrRemove(image, 'src', sample.src)
    image.style.objectPosition = sample.position
    samples.delete(image)
    const spoken = spokenText(image)
    if (!spoken) continue
    spoken.alt = alts.get(spoken) ?? spoken.alt
    alts.delete(spoken)
  }
}

/** Address of the sample that an image shows, or showed before. */
export const sampleOf = (image: HTMLImageElement): string => samples.get(image)?.src ?? image.src

export const isReplaced = (image: HTMLImageElement): boolean => samples.has(image)

/** Calls back with every image that is added to the page, before it is painted. */
export function observeNewImages(take: (images: HTMLImageElement[]) => void): MutationObserver {
  const observer = new MutationObserver(records => {
    const images = records.flatMap(({ addedNodes }) =>
      [...addedNodes].flatMap(node =>
        node instanceof HTMLImageElement
          ? [node]
          : node instanceof Element
            ? [...node.querySelectorAll('img')]
            : [],
      ),
    )
    if (images.length > 0) take(images)
  })
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return observer
}

/**
 * The image whose alternative text is announced: in a scene the room around the placements, which have no text of their
 * own.
 */
const spokenText = (image: HTMLImageElement) =>
  image.closest('.scene')?.querySelector<HTMLImageElement>('.scene-layer:not([alt=""])') ??
  (image.alt ? image : undefined)

function describe(image: HTMLImageElement): void {
  const spoken = spokenText(image)
  if (!spoken || alts.has(spoken)) return
  alts.set(spoken, spoken.alt)
  spoken.alt = photoMessage('instead').replace('{alt}', spoken.alt)
}

function setOrRemove(image: HTMLImageElement, name: 'src' | 'srcset', value: string | null): void {
  if (value === null) image.removeAttribute(name)
  else image.setAttribute(name, value)
}
