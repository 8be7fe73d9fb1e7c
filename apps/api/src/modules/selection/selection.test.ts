import {
  getArticlePrice,
  getFormatLimits,
  getFormatPrices,
  getSelectionArticlePrice,
  getSelectionData,
  getSelectionFormatPrices,
  getVariantsForFrameTypes,
} from '@passepartout/contracts'
import { MATERIALS } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

describe('the selection of photo frames', () => {
  test('prices as the price calls do', async () => {
    const { client } = shop().visitor()
    const query = { materialType: 'aludibond', formatType: '600x400' }
    expect(await client.call(getSelectionArticlePrice, { query })).toEqual(
      await client.call(getArticlePrice, { query }),
    )
    const material = { query: { materialType: 'aludibond' } }
    expect(await client.call(getSelectionFormatPrices, material)).toEqual(
      await client.call(getFormatPrices, material),
    )
  })

  test('names the sizes between which a material is made, in the unit of the shop', async () => {
    const limits = async (locale: 'de-DE' | 'en-US') => {
      const query = { materialType: 'leinwand' }
      const answer = await shop().visitor({ locale }).client.call(getFormatLimits, { query })
      if (!answer.ok) throw new Error(answer.code)
      return answer.payload
    }
    const metric = await limits('de-DE')
    expect(metric).toMatchObject({ unit: 'cm', freeFormat: true })
    expect(metric.minText).toBe(`${metric.minSideMm / 10}\u00a0cm`)
    expect((await limits('en-US')).maxText).toMatch(/\sin$/)
  })

  test('narrows the sizes for a frame and its mat', async () => {
    const { client } = shop().visitor()
    const bare = await client.call(getFormatLimits, { query: { materialType: 'poster' } })
    const query = { materialType: 'poster', frameType: 'holzrahmen', matType: 'mat-weiss', matSize: 30 }
    const framed = await client.call(getFormatLimits, { query })
    if (!bare.ok || !framed.ok) throw new Error('no limits')
    expect(framed.payload.maxLongSideMm).toBeLessThan(bare.payload.maxLongSideMm)
  })

  test('offers what can be chosen next, and says in words what cannot', async () => {
    const query = {
      materialType: 'poster',
      formatType: '600x400',
      frameType: 'holzrahmen',
      optionTypes: ['materialausfuehrung-oekopapier'],
    }
    const answer = await shop().visitor().client.call(getSelectionData, { query })
    if (!answer.ok) throw new Error(answer.code)
    const { materials, options, frames, configuration } = answer.payload
    expect(materials.map(({ materialType }) => materialType).sort()).toEqual([...MATERIALS].sort())
    expect(configuration.materialType).toBe('poster')
    expect(frames.flatMap(({ finishes }) => finishes).filter(({ chosen }) => chosen)).toHaveLength(1)
    const refused = options.flatMap(({ choices }) => choices).filter(({ allowed }) => !allowed)
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(reason).toMatch(/\S/)
  })

  test('begins with a complete configuration where nothing is asked', async () => {
    const answer = await shop().visitor().client.call(getSelectionData, { query: {} })
    expect(answer).toMatchObject({ ok: true, payload: { configuration: { formatType: expect.any(String) } } })
  })
})

describe('the materials of frames', () => {
  test('are those that may carry the frame, with the options they then have', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getVariantsForFrameTypes, {
        query: { frameTypes: ['holzrahmen', 'schattenfuge-leinwand'] },
      })
    if (!answer.ok) throw new Error(answer.code)
    const [wood, floating] = answer.payload.variants
    expect(wood?.materials.map(({ materialType }) => materialType)).toContain('poster')
    expect(floating?.materials.map(({ materialType }) => materialType)).toEqual(['leinwand'])
    expect(wood?.materials.every(({ optionTypes }) => optionTypes.length > 0)).toBe(true)
  })

  test('of a frame that does not exist are a refusal', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getVariantsForFrameTypes, { query: { frameTypes: ['goldrahmen'] } })
    expect(answer).toMatchObject({ ok: false, status: 422, errors: { frameTypes: [expect.any(String)] } })
  })
})
