import { describe, expect, it } from 'vitest'
import { isBlurred } from './is-blurred.ts'
import { isScreenshot, judgePixels } from './judge-photo.ts'
import { randomOf } from './lay-out-area.ts'

const [WIDTH, HEIGHT] = [256, 192]

/** A picture by the brightness of its pixels. */
function picture(brightness: (x: number, y: number) => number, tint = [1, 1, 1]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (const [channel, share] of tint.entries())
        data[(y * WIDTH + x) * 4 + channel] = brightness(x, y) * share
  return { data, width: WIDTH, height: HEIGHT }
}
/** Leaves of 4 px, each of another brightness. */
const LEAVES = Array.from({ length: 5000 }, (_, at) => 40 + 160 * randomOf(`${at}`, 7))
const leaves = (x: number, y: number) => LEAVES[(Math.floor(y / 4) + 2) * 70 + Math.floor(x / 4) + 2] ?? 0
const blurred = (radius: number) => (x: number, y: number) => {
  let sum = 0
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) sum += leaves(x + dx, y + dy)
  return sum / (2 * radius + 1) ** 2
}

describe('a judged photo', () => {
  it('is less sharp the more it is blurred', () => {
    const [sharp, soft, shaken] = [leaves, blurred(2), blurred(6)].map(one => judgePixels(picture(one)))
    expect(isBlurred(sharp)).toBe(false)
    expect(soft?.sharpness).toBeLessThan(sharp?.sharpness ?? 0)
    expect(isBlurred(shaken)).toBe(true)
  })

  it('with shallow focus is sharp: a quarter of it is enough', () => {
    const portrait = picture((x, y) => (x > 64 && x < 192 && y > 48 && y < 144 ? leaves(x, y) : 120))
    expect(isBlurred(judgePixels(portrait))).toBe(false)
  })

  it('without any detail is not called blurred', () => {
    expect(isBlurred(judgePixels(picture(() => 120)))).toBe(false)
  })

  it('is poor in light when too dark or too bright, and in colour when grey', () => {
    const [dark, middle, bright] = [4, 118, 252].map(one => judgePixels(picture(() => one)).light)
    expect(middle).toBeGreaterThan(0.95)
    expect(Math.max(dark ?? 1, bright ?? 1)).toBeLessThan(0.2)
    expect(judgePixels(picture(leaves)).colour).toBe(0)
    expect(judgePixels(picture(leaves, [1, 0.4, 0.1])).colour).toBeGreaterThan(0.5)
  })

  it('is a screenshot by its name, or by the shape of a screen without a camera', () => {
    const file = { name: 'IMG_1.PNG', width: 1170, height: 2532 }
    expect(isScreenshot(file)).toBe(true)
    expect(isScreenshot({ ...file, takenAt: '2026-08-03T10:00:00' })).toBe(false)
    expect(isScreenshot({ ...file, name: 'IMG_1.jpg' })).toBe(false)
    expect(isScreenshot({ ...file, width: 3000, height: 2000 })).toBe(false)
    expect(isScreenshot({ name: 'Screenshot_2026.jpg', width: 30, height: 20 })).toBe(true)
  })
})
