import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sniffFile } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { loadDetailImages } from './load-detail-images.ts'

const assets = join(import.meta.dirname, '../../../../../content/assets')
const entries: unknown = JSON.parse(readFileSync(join(assets, 'close-ups.json'), 'utf8'))
const closeUps = Object.entries(loadDetailImages())

describe('flat sample pictures that a photo can be laid into', () => {
  it('all name a scene of the shop', () => {
    expect(closeUps.map(([asset]) => asset)).toEqual(Object.keys(entries as object))
  })

  it.each(closeUps)('%s shows that part of its scene', (asset, { view, width, height }) => {
    const sample = sniffFile(readFileSync(join(assets, asset)))
    expect(view.width / view.height).toBeCloseTo((sample.width ?? 0) / (sample.height ?? 1), 2)
    expect([view.x + view.width <= width + 0.5, view.y + view.height <= height + 0.5]).toEqual([true, true])
  })

  it('are there for every material and every option that has a picture', () => {
    const shown = ['materials', 'materials/thumbs', 'scenes/closeups'].flatMap(folder =>
      readdirSync(join(assets, folder))
        .filter(file => file.endsWith('.jpg'))
        .map(file => `${folder}/${file}`),
    )
    expect(closeUps.map(([asset]) => asset).toSorted()).toEqual(shown.toSorted())
  })
})
