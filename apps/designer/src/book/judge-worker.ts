import { JUDGED_SIDE, judgePixels, perceptualHash } from '@passepartout/document/layout'
import type { PreviewReading, PreviewTask } from '../photos/preview-reader.ts'
import type { JudgedPixels } from './judged-photos.ts'

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PreviewTask>) => void
  postMessage(reading: PreviewReading<JudgedPixels>): void
}

let last: Promise<void> = Promise.resolve()

// One photo is decoded at a time, because of a phone's memory.
scope.onmessage = ({ data }) => {
  last = last.then(() => judge(data))
}

async function judge({ id, address }: PreviewTask): Promise<void> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The preview answered ${answer.status}`)
    const picture = await createImageBitmap(await answer.blob())
    const share = Math.min(1, JUDGED_SIDE / Math.max(picture.width, picture.height))
    const [width, height] = [picture.width, picture.height].map(side => Math.max(1, Math.round(side * share)))
    const pixels = draw(picture, width ?? 1, height ?? 1)
    picture.close()
    scope.postMessage({ id, result: { ...judgePixels(pixels), look: perceptualHash(pixels) } })
  } catch {
    scope.postMessage({ id, result: null })
  }
}

const canvas = new OffscreenCanvas(1, 1)

function draw(picture: ImageBitmap, width: number, height: number): ImageData {
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No drawing context')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
