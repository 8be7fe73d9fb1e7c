import { describe, expect, it } from 'vitest'
import type { RoomScene } from './rooms.ts'
import { computeWallPlacement } from './wall-placement.ts'

// Dimensions of the living room; its photos are not used.
const room: RoomScene = {
  width: 1800,
  height: 1200,
  pixelsPerMm: 0.5,
  centre: [914.4, 417.38],
  free: { x: 299.99, y: 69.93, width: 1144.07, height: 601.69 },
  shadowPerMm: [1, 0.4],
  furniture: { kind: 'sofa', widthMm: 2350, span: [326.9, 1501.9] },
  base: '',
  light: '',
  mask: null,
  thumb: '',
}
const stages = {
  desk: { width: 872, height: 772 },
  phone: { width: 390, height: 600 },
  wide: { width: 1264, height: 944 },
}

describe('The wall', () => {
  it.each(Object.entries(stages))(
    'shows picture and sofa in their real ratio within 1 %% (%s)',
    (_name, stage) => {
      for (const outer of [
        { widthMm: 300, heightMm: 200 },
        { widthMm: 690, heightMm: 490 },
        { widthMm: 1150, heightMm: 800 },
        { widthMm: 1000, heightMm: 1400 },
      ]) {
        const { hung, world } = computeWallPlacement({ room, outer, stage, bottom: 90 })
        const sofa = (1501.9 - 326.9) * (world.width / room.width)
        expect(Math.abs(hung.width / sofa / (outer.widthMm / 2350) - 1)).toBeLessThan(0.01)
        expect(hung.width / hung.height).toBeCloseTo(outer.widthMm / outer.heightMm, 5)
      }
    },
  )

  it('fills the stage and never shows beyond the picture of the room', () => {
    for (const stage of Object.values(stages)) {
      const { world } = computeWallPlacement({
        room,
        outer: { widthMm: 690, heightMm: 490 },
        stage,
        bottom: 90,
      })
      expect(world.x).toBeLessThanOrEqual(0)
      expect(world.y).toBeLessThanOrEqual(0)
      expect(world.x + world.width).toBeGreaterThanOrEqual(stage.width - 0.01)
      expect(world.y + world.height).toBeGreaterThanOrEqual(stage.height - 0.01)
    }
  })

  it('says when a picture is larger than the free wall', () => {
    const outer = { widthMm: 2400, heightMm: 1600 }
    expect(computeWallPlacement({ room, outer, stage: stages.desk, bottom: 90 }).isTooLarge).toBe(true)
  })
})
