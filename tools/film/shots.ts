import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeImage, type Pixels, type SceneData } from '@passepartout/mockups'
import sharp from 'sharp'

export const WIDTH = 1280
export const HEIGHT = 720
export const FPS = 25

/** The photo alone, then the rooms, each with the camera's path: centre and width of the view, as shares. */
const ROOMS = [
  { scene: undefined, from: [0.5, 0.5, 0.84], to: [0.5, 0.5, 1] },
  { scene: 'living-room', from: [0.5, 0.37, 0.62], to: [0.52, 0.46, 0.98] },
  { scene: 'canvas-bedroom', from: [0.46, 0.5, 0.98], to: [0.5, 0.42, 0.72] },
  { scene: 'lounge-acrylic', from: [0.56, 0.42, 0.74], to: [0.5, 0.48, 0.98] },
  { scene: 'office-dibond', from: [0.48, 0.4, 0.98], to: [0.5, 0.34, 0.8] },
] as const

const SHOT = 2.4 * FPS
const FADE = 0.6 * FPS
const STEP = SHOT - FADE

interface Shot {
  width: number
  height: number
  data: Buffer
  from: readonly [number, number, number]
  to: readonly [number, number, number]
}

/** Every shot as an image at full size, the photo in its scene as the shop shows it. */
export function openShots(assets: string, photo: string): Promise<Shot[]> {
  return Promise.all(
    ROOMS.map(async ({ scene, from, to }) => {
      const hung = scene
        ? await hang(assets, scene, photo)
        : await pixelsOf(join(assets, 'photos', `${photo}.jpg`))
      const { data, info } = await sharp(hung.data, { raw: { ...sizeOf(hung), channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, data, from, to }
    }),
  )
}

export const frameCount = (shots: readonly Shot[]): number => shots.length * STEP + FADE

/** A frame of the film; the next shot fades in over the end of the previous one. */
export function frameAt(shots: readonly Shot[], at: number): Buffer {
  const index = Math.min(shots.length - 1, Math.floor(at / STEP))
  const [shot, before] = [shots[index], shots[index - 1]]
  if (!shot) throw new RangeError(`there is no frame ${at}`)
  const time = at - index * STEP
  const frame = seen(shot, time / SHOT)
  if (!before || time >= FADE) return frame
  const ending = seen(before, (time + STEP) / SHOT)
  const share = eased(time / FADE)
  return Buffer.from(
    frame.map((value, byte) => Math.round(value * share + (ending[byte] ?? 0) * (1 - share))),
  )
}

/** The camera's view at a time of its path, 0 to 1. */
function seen({ width, height, data, from, to }: Shot, time: number): Buffer {
  const part = eased(Math.min(1, time))
  const [middleX, middleY, zoom] = [0, 1, 2].map(
    at => (from[at] ?? 0) + ((to[at] ?? 0) - (from[at] ?? 0)) * part,
  ) as [number, number, number]
  const span = Math.min(width, (height * WIDTH) / HEIGHT) * zoom
  const box = { width: span, height: (span * HEIGHT) / WIDTH }
  const left = clamp(middleX * width - box.width / 2, 0, width - box.width)
  const top = clamp(middleY * height - box.height / 2, 0, height - box.height)
  const frame = Buffer.alloc(WIDTH * HEIGHT * 3)
  const scale = box.width / WIDTH
  // Interpolates between pixels: a camera that moved by whole pixels would jitter.
  for (let row = 0; row < HEIGHT; row++) {
    const y = Math.min(height - 1.001, top + row * scale)
    const [above, below] = [Math.floor(y) * width, Math.min(height - 1, Math.floor(y) + 1) * width]
    const down = y % 1
    for (let column = 0; column < WIDTH; column++) {
      const x = Math.min(width - 1.001, left + column * scale)
      const [west, east, across] = [Math.floor(x), Math.floor(x) + 1, x % 1]
      for (let colour = 0; colour < 3; colour++) {
        const of = (at: number) => data[at * 3 + colour] ?? 0
        const upper = of(above + west) * (1 - across) + of(above + east) * across
        const lower = of(below + west) * (1 - across) + of(below + east) * across
        frame[(row * WIDTH + column) * 3 + colour] = upper * (1 - down) + lower * down
      }
    }
  }
  return frame
}

async function hang(assets: string, name: string, photo: string): Promise<Pixels> {
  const folder = join(assets, 'scenes', name)
  const scene: SceneData = JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8'))
  const size = { width: scene.width, height: scene.height }
  const { base, mask, reflect } = scene.files
  const layer = (file: string | undefined) => file && pixelsOf(join(folder, file), size)
  return composeImage({
    view: { x: 0, y: 0, ...size },
    placements: scene.placements,
    base: await pixelsOf(join(folder, base), size),
    mask: (await layer(mask)) || undefined,
    reflect: (await layer(reflect)) || undefined,
    photo: await pixelsOf(join(assets, 'photos', `${photo}.jpg`)),
    focus: [0.5, 0.5],
  })
}

async function pixelsOf(file: string, size?: { width: number; height: number }): Promise<Pixels> {
  const picture = sharp(file).toColourspace('srgb').ensureAlpha()
  const { data, info } = await (size ? picture.resize(size.width, size.height, { fit: 'fill' }) : picture)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

const sizeOf = ({ width, height }: Pixels) => ({ width, height })
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
/** Slow at both ends. */
const eased = (time: number) => (1 - Math.cos(Math.PI * time)) / 2
