import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from '../model.ts'
import { cropLoss } from './energy.ts'
import { layOutArea } from './lay-out-area.ts'
import { boxesOf, mirrored, shapeOf, uncroppedSize } from './slicing-tree.ts'
import { slicingTrees } from './slicing-trees.ts'

const ratios = (min: number, max: number) =>
  fc.array(fc.double({ min: 0.4, max: 2.6, noNaN: true }), { minLength: min, maxLength: max })
const area = fc.record({
  x: fc.double({ min: -20, max: 300, noNaN: true }),
  y: fc.double({ min: -20, max: 300, noNaN: true }),
  width: fc.double({ min: 80, max: 600, noNaN: true }),
  height: fc.double({ min: 80, max: 400, noNaN: true }),
})
const gap = fc.double({ min: 0, max: 8, noNaN: true })
const photosOf = (list: readonly number[]) => list.map((ratio, index) => ({ id: `p${index}`, ratio }))
const TASTE = { white: 0.1, evenness: 0.2 }

const CRUMB = 1e-6
const distance = (a: Box, b: Box) =>
  Math.max(
    Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width),
    Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height),
  )
const isInside = (box: Box, outer: Box) =>
  box.x >= outer.x - CRUMB &&
  box.y >= outer.y - CRUMB &&
  box.x + box.width <= outer.x + outer.width + CRUMB &&
  box.y + box.height <= outer.y + outer.height + CRUMB

describe('slicing trees', () => {
  it('solve ratios and gaps exactly', () => {
    fc.assert(
      fc.property(ratios(1, 5), area, gap, fc.nat(), (list, room, gapMm, pick) => {
        const trees = slicingTrees(photosOf(list), gapMm)
        const tree = trees[pick % trees.length]
        if (!tree) throw new Error('There is a tree for every number of photos')
        const size = uncroppedSize(tree, room)
        fc.pre(size.width > 30 && size.height > 30)
        const boxes = boxesOf(tree, { x: 0, y: 0, ...size }, gapMm)
        fc.pre(boxes.every(({ width, height }) => width > 4 && height > 4))
        for (const [index, box] of boxes.entries())
          expect(Math.abs(box.width / box.height / (list[index] ?? 1) - 1)).toBeLessThan(0.001)
        const gaps = boxes.flatMap((a, at) => boxes.slice(at + 1).map(b => distance(a, b)))
        for (const one of gaps) expect(one).toBeGreaterThan(gapMm - CRUMB)
        if (boxes.length > 1) expect(Math.min(...gaps)).toBeCloseTo(gapMm, 6)
      }),
    )
  })

  it('are as many as there are ways to cut, each once', () => {
    // Large Schröder numbers: https://oeis.org/A006318
    expect([1, 2, 3, 4, 5].map(count => slicingTrees(photosOf(Array(count).fill(1.5)), 2).length)).toEqual([
      1, 2, 6, 22, 90,
    ])
    const shapes = slicingTrees(photosOf(Array(5).fill(1.5)), 2).map(shapeOf)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('keep every size when they are mirrored', () => {
    fc.assert(
      fc.property(ratios(2, 5), area, gap, fc.nat(), (list, room, gapMm, pick) => {
        const trees = slicingTrees(photosOf(list), gapMm)
        const tree = trees[pick % trees.length]
        if (!tree) throw new Error('There is a tree for every number of photos')
        const [before, after] = [boxesOf(tree, room, gapMm), boxesOf(mirrored(tree, 'columns'), room, gapMm)]
        for (const [index, box] of before.entries()) {
          const x = 2 * room.x + room.width - box.x - box.width
          expect(after[index]?.x).toBeCloseTo(x, 6)
          expect(after[index]?.width).toBeCloseTo(box.width, 6)
          expect(after[index]?.y).toBeCloseTo(box.y, 6)
        }
      }),
    )
  })
})

describe('photos in an area', () => {
  const options = { gapMm: 3, taste: TASTE, neverCrop: false, seed: 0 }

  it('lie inside it, do not overlap, and lose nothing where nothing may be cropped', () => {
    fc.assert(
      fc.property(ratios(1, 9), area, gap, fc.boolean(), fc.nat(9), (list, room, gapMm, neverCrop, seed) => {
        const photos = photosOf(list)
        const [layout] = layOutArea(photos, room, { ...options, gapMm, neverCrop, seed })
        if (!layout) return
        expect(layout.boxes).toHaveLength(photos.length)
        for (const [index, box] of layout.boxes.entries()) {
          expect(isInside(box, room)).toBe(true)
          const photo = photos[index]
          if (photo && neverCrop) expect(cropLoss(photo, box)).toBeLessThan(0.001)
          for (const other of layout.boxes.slice(index + 1))
            expect(distance(box, other)).toBeGreaterThan(gapMm - CRUMB)
        }
      }),
    )
  })

  it('are the same for the same seed, and ordered by their energy', () => {
    fc.assert(
      fc.property(ratios(2, 7), area, fc.nat(1000), (list, room, seed) => {
        const layouts = layOutArea(photosOf(list), room, { ...options, seed }, 5)
        expect(layOutArea(photosOf(list), room, { ...options, seed }, 5)).toEqual(layouts)
        const energies = layouts.map(({ energy }) => energy)
        expect(energies).toEqual(energies.toSorted((a, b) => a - b))
      }),
    )
  })

  it('give a photo the size it was wished', () => {
    const room = { x: 0, y: 0, width: 280, height: 190 }
    const photos = photosOf([1.5, 1.5, 1.5]).map((photo, at) => ({ ...photo, weight: at === 0 ? 6 : 1 }))
    const [layout] = layOutArea(photos, room, { ...options, taste: { white: 0.3, evenness: 2 } })
    const areas = layout?.boxes.map(({ width, height }) => width * height) ?? []
    expect(areas[0]).toBeGreaterThan(1.5 * (areas[1] ?? 0))
  })
})
