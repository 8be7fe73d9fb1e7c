// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { clearPhotoFromDetails, showPhotoInDetails } from './detail-photo-preview.ts'

const { swapped, place } = vi.hoisted(() => ({ swapped: vi.fn(), place: { width: 0 } }))
vi.mock('./draw-detail-image.ts', () => ({
  setDrawingPhoto: vi.fn(),
  preloadDrawing: vi.fn(),
  terminateDrawing: vi.fn(),
  drawDetailImage: async () => new Blob(['drawn']),
}))
vi.mock('./detail-image-registry.ts', () => ({
  areDetailImagesLoaded: () => true,
  isDetailImage: () => true,
  fetchDetailImages: vi.fn(),
  detailImagesAmong: (images: HTMLImageElement[]) =>
    images.map(image => ({ image, closeUp: {}, name: 'edge', width: place.width })),
  drawPlanOf: async () => ({}),
}))
vi.mock('./viewport-visibility.ts', () => ({
  isInViewport: () => true,
  onNearViewport: () => ({ observe: vi.fn(), disconnect: vi.fn() }),
}))
vi.mock('./replace-image.ts', () => ({
  isReplaced: () => false,
  replaceImage: swapped,
  sampleOf: () => '',
  observeNewImages: () => ({ disconnect: vi.fn() }),
}))

// The test document has no `images`.
Object.defineProperty(document, 'images', { get: () => document.querySelectorAll('img') })

afterEach(() => {
  clearPhotoFromDetails()
  vi.restoreAllMocks()
  swapped.mockClear()
  document.body.innerHTML = ''
})

/** Shows a photo on a page with one image; the test decides when its decoder finishes. */
async function shows(width: number) {
  place.width = width
  document.body.innerHTML = '<img src="/materials/edge.jpg">'
  const decoder = Promise.withResolvers<void>()
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoder.promise)
  await showPhotoInDetails(`photo ${width}`, 1200, new Blob(['photo']))
  // Waits for planning, drawing and decoding.
  const settle = () => new Promise(resolve => setTimeout(resolve))
  await settle()
  return {
    decode,
    isDecoded: () =>
      settle()
        .then(() => decoder.resolve())
        .then(settle),
  }
}

test('a small picture takes its place without waiting for a decoder', async () => {
  const { decode } = await shows(240)
  expect(swapped).toHaveBeenCalledOnce()
  expect(decode).not.toHaveBeenCalled()
})

test('a large one takes its place once it is decoded', async () => {
  const { isDecoded } = await shows(320)
  expect(swapped).not.toHaveBeenCalled()
  await isDecoded()
  expect(swapped).toHaveBeenCalledOnce()
})
