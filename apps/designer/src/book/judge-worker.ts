import { JUDGED_SIDE, judgePixels, perceptualHash } from '@passepartout/document/layout'

/** A small version of a photo, by its address. */
export interface JudgeRequest {
  id: number
  address: string
}

export interface JudgeResult {
  id: number
  judgement: (ReturnType<typeof judgePixels> & { look: bigint }) | null
}

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<JudgeRequest>) => void
  postMessage(result: JudgeResult): void
}

let last: Promise<void> = Promise.resolve()

// One photo is decoded at a time, because of a phone's memory.
scope.onmessage = ({ data }) => {
  last = last.then(() => judge(data))
}

async function judge({ id, address }: JudgeRequest): Promise<void> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The preview answered ${answer.status}`)
    const picture = await createImageBitmap(await answer.blob())
    const share = Math.min(1, JUDGED_SIDE / Math.max(picture.width, picture.height))
    const [width, height] = [picture.width, picture.height].map(side => Math.max(1, Math.round(side * share)))
    const pixels = draw(picture, width ?? 1, height ?? 1)
    picture.close()
    scope.postMessage({ id, judgement: { ...judgePixels(pixels), look: perceptualHash(pixels) } })
  } catch {
    scope.postMessage({ id, judgement: null })
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
