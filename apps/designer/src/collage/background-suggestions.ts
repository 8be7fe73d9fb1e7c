import type { Pixels } from '@passepartout/document'

type Rgb = [number, number, number]

/** Step per channel: pixels within one step count as one tone. */
const STEP = 48
const APART = 90
const APART_FROM_OFFERED = 40

/**
 * Up to three frequent tones of the photos, visibly different from each other and from those already offered,
 * desaturated to suit a background.
 */
export function backgroundSuggestions(pictures: readonly Pixels[], taken: readonly string[] = []): string[] {
  const boxes = new Map<string, { sum: Rgb; count: number }>()
  for (const { data } of pictures) {
    for (let at = 0; at < data.length; at += 16) {
      const rgb: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const key = rgb.map(one => Math.floor(one / STEP)).join()
      const box = boxes.get(key) ?? { sum: [0, 0, 0], count: 0 }
      boxes.set(key, {
        sum: box.sum.map((one, index) => one + (rgb[index] ?? 0)) as Rgb,
        count: box.count + 1,
      })
    }
  }
  const tones = [...boxes.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ sum, count }) => sum.map(one => one / count) as Rgb)
  const chosen: Rgb[] = []
  const offered = taken.map(rgbOf)
  for (const tone of tones) {
    const isNew =
      chosen.every(other => distance(tone, other) > APART) &&
      offered.every(other => distance(desaturated(tone), other) > APART_FROM_OFFERED)
    if (chosen.length < 3 && isNew) chosen.push(tone)
  }
  return chosen.map(tone => hex(desaturated(tone)))
}

const rgbOf = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** A third of the way to the grey of equal brightness. */
function desaturated(tone: Rgb): Rgb {
  const grey = 0.3 * tone[0] + 0.59 * tone[1] + 0.11 * tone[2]
  return tone.map(one => one + (grey - one) / 3) as Rgb
}

const hex = (tone: Rgb) => `#${tone.map(one => Math.round(one).toString(16).padStart(2, '0')).join('')}`
