import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { qualityThresholds } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { listFiles } from '../check/sources.ts'

const IN_THE_HAND = Object.values(qualityThresholds('hand', { widthMm: 100, heightMm: 100 }))
/** Wall art from the smallest to the largest size of the guide, in mm. */
const WALLS = [300, 600, 900, 1200, 1500].map(widthMm => ({ widthMm, heightMm: (widthMm * 2) / 3 }))
const ON_A_WALL = WALLS.flatMap(size => Object.values(qualityThresholds('wall', size)))
const KNOWN = new Set([...IN_THE_HAND, ...ON_A_WALL].map(Math.round))

const DENSITY =
  /(\d+)[\s\u00a0](?:ppi|ppp|Pixel je Zoll|pixels per inch|pixels par pouce|pixel per pollice|píxeles por pulgada)/g

describe('What the pages say of sharpness', () => {
  const files = listFiles(root, ['content/kartenliebe', 'content/passepartout']).map(
    file => [file, readFileSync(join(root, file), 'utf8')] as const,
  )

  it('names no other pixels per inch than those by which the shop judges a photo', () => {
    const said = files.flatMap(([file, text]) =>
      [...text.matchAll(DENSITY)].map(([words, density]) => ({ file, words, density: Number(density) })),
    )
    expect(said.length).toBeGreaterThan(40)
    expect(said.filter(({ density }) => !KNOWN.has(density))).toEqual([])
  })

  it('gives the widths at which a wall picture turns sharp and good, rounded up to ten pixels', () => {
    const guide = JSON.parse(
      readFileSync(join(root, 'content/passepartout/inspiration/foto-gross-drucken.json'), 'utf8'),
    )
    const facts = guide.content.body.find((block: { component: string }) => block.component === 'facts').items
    const widths = facts.map(({ text }: { text: { de: string } }) =>
      [...text.de.matchAll(/[\d.]+/g)].map(([figure]) => Number(figure.replace('.', ''))),
    )
    const rounded = (ppi: number, widthMm: number) => Math.ceil((ppi * widthMm) / 254 - 1e-9) * 10
    const expected = WALLS.map(size => {
      const { sharp, good } = qualityThresholds('wall', size)
      return [rounded(sharp, size.widthMm), rounded(good, size.widthMm)]
    })
    expect(widths).toEqual(expected)
  })
})
