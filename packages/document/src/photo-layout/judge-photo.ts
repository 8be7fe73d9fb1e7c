import type { PhotoJudgement } from '../model.ts'
import type { Pixels } from '../pixels.ts'

/** Longer side in pixels at which photos are compared; blur that is seen in print is seen here too. */
export const JUDGED_SIDE = 512
const TILE = 32
/** Share of the tiles that may be sharp in a photo with shallow focus. */
const SHARP_TILES = 0.25
/** Variance of the Laplacian of a tile without detail, and the powers of ten above it that fine detail reaches. */
const [PLAIN, POWERS] = [40, 2]
/** Mean brightness of a well exposed photo, 0..1. */
const MIDDLE = 0.46
/** Brightness 0..255 below and above which print shows no detail. */
const [BLACK, WHITE] = [6, 249]

/** What can be seen in a photo of at most `JUDGED_SIDE` pixels, from its pixels alone. */
export function judgePixels(pixels: Pixels): Omit<PhotoJudgement, 'isScreenshot'> {
  const grey = greyOf(pixels)
  return {
    sharpness: round(sharpnessOf(grey, pixels.width, pixels.height)),
    light: round(lightOf(grey)),
    colour: round(colourOf(pixels)),
  }
}

function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4
    grey[at] = (data[from] ?? 0) * 0.299 + (data[from + 1] ?? 0) * 0.587 + (data[from + 2] ?? 0) * 0.114
  }
  return grey
}

/** Deviation of brightness 0..255 below which a photo has nothing that could be sharp: a wall, a clear sky. */
const UNIFORM = 4

/** The median of the sharpest quarter of the tiles: the rest may be out of focus on purpose. */
function sharpnessOf(grey: Float32Array, width: number, height: number): number {
  if (deviationOf(grey) < UNIFORM) return 1
  const variances: number[] = []
  for (let top = 1; top + TILE < height; top += TILE)
    for (let left = 1; left + TILE < width; left += TILE)
      variances.push(laplacianVariance(grey, width, left, top))
  if (variances.length === 0) return 1
  variances.sort((a, b) => b - a)
  const median = variances[Math.floor((variances.length * SHARP_TILES) / 2)] ?? 0
  return clamp(Math.log10(1 + median / PLAIN) / POWERS)
}

function deviationOf(grey: Float32Array): number {
  let [sum, squares] = [0, 0]
  for (const value of grey) {
    sum += value
    squares += value * value
  }
  const count = Math.max(1, grey.length)
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

function laplacianVariance(grey: Float32Array, width: number, left: number, top: number): number {
  let [sum, squares] = [0, 0]
  for (let y = top; y < top + TILE; y++)
    for (let x = left; x < left + TILE; x++) {
      const at = y * width + x
      const value =
        4 * (grey[at] ?? 0) -
        (grey[at - 1] ?? 0) -
        (grey[at + 1] ?? 0) -
        (grey[at - width] ?? 0) -
        (grey[at + width] ?? 0)
      sum += value
      squares += value * value
    }
  const count = TILE * TILE
  return squares / count - (sum / count) ** 2
}

function lightOf(grey: Float32Array): number {
  let [sum, clipped] = [0, 0]
  for (const value of grey) {
    sum += value
    if (value < BLACK || value > WHITE) clipped++
  }
  const count = Math.max(1, grey.length)
  const mean = sum / count / 255
  return clamp(1 - Math.abs(mean - MIDDLE) / MIDDLE - (0.5 * clipped) / count)
}

/** Distance of opponent colours from grey (Hasler and Süsstrunk 2003), 1 for a very colourful photo. */
function colourOf({ data }: Pixels): number {
  let [count, redGreen, blueYellow, squares] = [0, 0, 0, 0]
  for (let at = 0; at + 2 < data.length; at += 16) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const [a, b] = [red - green, (red + green) / 2 - blue]
    count++
    redGreen += a
    blueYellow += b
    squares += a * a + b * b
  }
  if (count === 0) return 0
  const [meanA, meanB] = [redGreen / count, blueYellow / count]
  const spread = Math.sqrt(Math.max(0, squares / count - meanA ** 2 - meanB ** 2))
  return clamp((spread + 0.3 * Math.hypot(meanA, meanB)) / 110)
}

/** Ratios of screens of phones, longer by shorter side. */
const SCREENS = [19.5 / 9, 20 / 9, 19 / 9, 18.5 / 9, 16 / 9]
const SCREEN_TOLERANCE = 0.012
const SCREEN_NAME =
  /screen[\s_-]?shot|bildschirmfoto|capture d|schermata|schermafbeelding|captura de pantalla/i

/** Whether a file is a picture of a screen: by its name, or the shape of a phone's screen in a format without a camera. */
export function isScreenshot({
  name,
  width,
  height,
  takenAt,
}: {
  name: string
  width: number
  height: number
  takenAt?: string
}): boolean {
  if (SCREEN_NAME.test(name)) return true
  const ratio = Math.max(width, height) / Math.max(1, Math.min(width, height))
  const isScreen = SCREENS.some(screen => Math.abs(ratio / screen - 1) < SCREEN_TOLERANCE)
  return takenAt === undefined && /\.png$/i.test(name) && isScreen
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const round = (value: number) => Math.round(value * 100) / 100
