import { expect, test } from 'vitest'
import { foilPlate } from './foil-plate.ts'
import { group, path, type Scene } from './scene.ts'

test('the plate of the metal holds what is metal, and nothing else', () => {
  const sides = { top: 0, right: 0, bottom: 0, left: 0 }
  const foil = { foil: 'gold' as const }
  const scene: Scene = {
    ...{
      title: '',
      trim: { width: 10, height: 10 },
      bleed: sides,
      safe: sides,
      folds: [],
      ground: '#ffffff',
    },
    nodes: [
      { type: 'rect', role: 'paper', box: { x: 0, y: 0, width: 10, height: 10 }, fill: '#ffffff' },
      group([path('M0 0L1 1', { fill: foil }), path('M1 1L2 2', { fill: '#123456' })], { elementId: 'a' }),
      group([path('M2 2L3 3', { fill: '#123456' })], { elementId: 'b' }),
    ],
  }
  expect(foilPlate(scene).nodes).toMatchObject([
    { elementId: 'a', children: [{ type: 'path', d: 'M0 0L1 1', fill: '#000000' }] },
  ])
})
