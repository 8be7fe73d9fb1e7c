import type { Box } from '@passepartout/document'
import { findFaces, type Network, readNetwork } from '@passepartout/document/faces'
import type { PreviewReading, PreviewTask } from '../photos/preview-reader.ts'

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PreviewTask>) => void
  postMessage(reading: PreviewReading<Box[]>): void
}

let last: Promise<void> = Promise.resolve()

// One photo at a time, because of a phone's memory.
scope.onmessage = ({ data }) => {
  last = last.then(() => find(data))
}

async function find({ id, address }: PreviewTask): Promise<void> {
  try {
    network ??= await loadNetwork()
    scope.postMessage({ id, result: findFaces(await pixelsOf(address), network) })
  } catch {
    scope.postMessage({ id, result: null })
  }
}

let network: Network | undefined

async function loadNetwork(): Promise<Network> {
  const answer = await fetchFile(new URL('./face-network.bin', import.meta.url).href)
  return readNetwork(await answer.arrayBuffer())
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

const canvas = new OffscreenCanvas(1, 1)

async function pixelsOf(address: string): Promise<ImageData> {
  const answer = await fetchFile(address)
  const picture = await createImageBitmap(await answer.blob())
  const { width, height } = picture
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No drawing context')
  context.drawImage(picture, 0, 0)
  picture.close()
  return context.getImageData(0, 0, width, height)
}
