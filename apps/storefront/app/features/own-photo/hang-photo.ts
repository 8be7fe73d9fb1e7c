import { photoWords } from './photo-words.ts'

export interface Point {
  x: number
  y: number
}

interface Photo {
  width: number
  height: number
  /** JPEGs by their longer side. */
  tiers: Readonly<Record<number, Blob>>
}

interface Sample {
  src: string | null
  srcset: string | null
  position: string
}

const FADE_MS = 200
const STAGGER_MS = 30
/** However many are in sight, the last begins soon. */
const LAST_MS = 150
/** A picture that scrolled away is never drawn; its sample must not stay for that. */
const PATIENCE_MS = 400
/** What is worth seeing in a visitor's photo is rather above its middle. */
const FOCUS = '50% 42%'

const alts = new WeakMap<HTMLImageElement, string>()
const samples = new WeakMap<HTMLImageElement, Sample>()
let shown: { src: string; srcset: string; urls: string[] } | undefined

const places = (within: ParentNode) => within.querySelectorAll<HTMLImageElement>('img[data-own-photo]')

// Flyouts, dialogs and islands bring further pictures: they get the photo before they are painted.
const newcomers = new MutationObserver(records => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof Element) {
        if (node.matches('img[data-own-photo]')) hang(node as HTMLImageElement)
        places(node).forEach(hang)
      }
})

/** Puts the photo into every place on the page; with `near` those in sight fade over from their samples, nearest first. */
export function hangPhoto({ width, height, tiers }: Photo, near?: Point): void {
  const last = shown
  const sizes = Object.entries(tiers).map(([side, blob]) => {
    const scale = Math.min(1, Number(side) / Math.max(width, height))
    return { url: URL.createObjectURL(blob), width: Math.round(width * scale) }
  })
  shown = {
    src: sizes[0]?.url ?? '',
    srcset: sizes.map(size => `${size.url} ${size.width}w`).join(', '),
    urls: sizes.map(({ url }) => url),
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const inSight = near && !calm ? placesInSight(near) : []
  inSight.forEach(fade)
  places(document).forEach(hang)
  newcomers.observe(document.documentElement, { childList: true, subtree: true })
  if (last) setTimeout(() => last.urls.forEach(URL.revokeObjectURL), 2000)
}

/** The samples are back. */
export function takeDown(): void {
  newcomers.disconnect()
  for (const image of places(document)) {
    const sample = samples.get(image)
    if (!sample) continue
    setOrRemove(image, 'srcset', sample.srcset)
    setOrRemove(image, 'src', sample.src)
    image.style.objectPosition = sample.position
    samples.delete(image)
    const room = roomOf(image)
    if (!room) continue
    room.alt = alts.get(room) ?? room.alt
    alts.delete(room)
  }
  shown?.urls.forEach(URL.revokeObjectURL)
  shown = undefined
}

/** The smallest ready size, for a picture of the photo itself. */
export const photoAddress = (): string | undefined => shown?.urls[0]

function hang(image: HTMLImageElement): void {
  if (!shown) return
  const { src, srcset } = shown
  if (image.getAttribute('src') === src && image.srcset === srcset) return
  if (!samples.has(image)) {
    const sample = { src: image.getAttribute('src'), srcset: image.getAttribute('srcset') }
    samples.set(image, { ...sample, position: image.style.objectPosition })
  }
  delete image.dataset.broken
  // Without `sizes` the browser would take it for as wide as the window.
  setOrRemove(image, 'srcset', image.sizes ? srcset : null)
  image.src = src
  image.style.objectPosition = FOCUS
  describe(image)
}

/** The picture of the room around a place: its text is all that is read out of a scene. */
const roomOf = (image: Element) =>
  image.closest('.scene')?.querySelector<HTMLImageElement>('.scene-layer:not([alt=""])')

function describe(image: HTMLImageElement): void {
  const room = roomOf(image)
  if (!room || alts.has(room)) return
  alts.set(room, room.alt)
  room.alt = photoWords('instead').replace('{alt}', room.alt)
}

function placesInSight({ x, y }: Point): HTMLImageElement[] {
  return [...places(document)]
    .map(image => {
      // The box around it: asking for the place itself would lay out rooms that nobody sees.
      const box = (image.closest('.scene') ?? image).getBoundingClientRect()
      const inSight =
        box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      return { image, inSight, away: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) }
    })
    .filter(({ inSight }) => inSight)
    .toSorted((a, b) => a.away - b.away)
    .map(({ image }) => image)
}

/** Leaves what was there on top until the photo is drawn below it, then lets it fade. */
function fade(image: HTMLImageElement, index: number): void {
  if (!image.complete || image.naturalWidth === 0) return
  const before = image.cloneNode() as HTMLImageElement
  delete before.dataset.ownPhoto
  before.alt = ''
  if (getComputedStyle(image).position !== 'absolute') {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = image
    Object.assign(before.style, {
      position: 'absolute',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
  }
  image.after(before)
  hang(image)
  void Promise.race([image.decode(), wait(PATIENCE_MS)])
    .catch(() => undefined)
    .then(
      () =>
        before.animate(
          { opacity: [1, 0] },
          { duration: FADE_MS, delay: Math.min(index * STAGGER_MS, LAST_MS), fill: 'both' },
        ).finished,
    )
    .finally(() => before.remove())
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

function setOrRemove(image: HTMLImageElement, name: 'src' | 'srcset', value: string | null): void {
  if (value === null) image.removeAttribute(name)
  else image.setAttribute(name, value)
}
