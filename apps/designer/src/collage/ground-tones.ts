import type { Pixels } from '@passepartout/document'

type Rgb = [number, number, number]

/** Steps per channel: pixels of one box are one tone. */
const STEP = 48
const APART = 90

/** Up to three tones that photos have much of, one from another as far as eyes tell apart, calmed for a ground. */
export function groundTones(pictures: readonly Pixels[]): string[] {
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
  for (const tone of tones) {
    if (chosen.length < 3 && chosen.every(other => distance(tone, other) > APART)) chosen.push(tone)
  }
  return chosen.map(tone => hex(calmed(tone)))
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** A third of the way to its own grey. */
function calmed(tone: Rgb): Rgb {
  const grey = 0.3 * tone[0] + 0.59 * tone[1] + 0.11 * tone[2]
  return tone.map(one => one + (grey - one) / 3) as Rgb
}

const hex = (tone: Rgb) => `#${tone.map(one => Math.round(one).toString(16).padStart(2, '0')).join('')}`
