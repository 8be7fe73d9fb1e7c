import { layOutArea } from '@passepartout/document/layout'

const RATIOS = [1.5, 0.75, 1.33, 1.78, 0.67, 1.5, 1, 0.75, 1.5]
const AREA = { x: 0, y: 0, width: 560, height: 190 }
const OPTIONS = { gapMm: 3, taste: { white: 0.1, evenness: 0.2 }, neverCrop: false, seed: 7 }
const RUNS = 100
/** A slow phone takes four times as long and has 40 ms (docs/decisions/0106). */
const MOST_MS = 10

/** Processor time of laying out photos in one area, in ms; 1 if nine photos take too long. */
export function benchLayouts(): number {
  let last = 0
  for (const count of [3, 5, 9]) {
    const photos = RATIOS.slice(0, count).map((ratio, index) => ({ id: `photo-${index}`, ratio }))
    const run = () => layOutArea(photos, AREA, OPTIONS)
    for (let warm = 0; warm < RUNS; warm++) run()
    const before = process.cpuUsage()
    for (let measured = 0; measured < RUNS; measured++) run()
    const { user, system } = process.cpuUsage(before)
    last = (user + system) / 1000 / RUNS
    console.log(`${count} photos: ${last.toFixed(2)} ms`)
  }
  return last <= MOST_MS ? 0 : 1
}
