import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { designerUrl } from '../../designer/designer-url.ts'
import { shopFor } from '../../shops/shop.ts'
import { arbitraryConfiguration } from './configuration.fixture.ts'
import type { FrameConfigurationInput } from './configuration.ts'
import { describeConfiguration } from './describe-configuration.ts'
import { normaliseFrameConfiguration } from './normalise-configuration.ts'
import { parseFrameDesignerQuery } from './parse-frame-query.ts'
import { frameOuterSize, printGeometry, visibleSize } from './print-geometry.ts'

const shop = shopFor('passepartout', 'de-DE')
const normalise = (input: FrameConfigurationInput) => normaliseFrameConfiguration(catalogue, input, shop)

describe('the designer’s address', () => {
  it('carries a configuration without loss', () => {
    fc.assert(
      fc.property(arbitraryConfiguration(shop), raw => {
        const { configuration } = normalise(raw)
        const url = new URL(
          designerUrl('photo-frame', configuration, { platform: 'web', gclid: 'a b&c' }),
          'http://shop.example',
        )
        expect(url.pathname).toBe('/configurator-photo-frame')
        expect([url.searchParams.get('platform'), url.searchParams.get('gclid')]).toEqual(['web', 'a b&c'])
        expect(normalise(parseFrameDesignerQuery(url.searchParams))).toEqual({
          configuration,
          corrections: [],
        })
      }),
    )
  })
})

describe('sizes and words of a configuration', () => {
  const framed = normalise({
    materialType: 'poster',
    formatType: '900x600',
    frameType: 'holzrahmen',
    matType: 'mat-weiss',
  }).configuration
  const canvas = normalise({
    materialType: 'leinwand',
    formatType: '600x400',
    optionTypes: ['keilrahmen-38', 'rand-umgeschlagen'],
  }).configuration

  it('count frame, mat and gap outwards', () => {
    expect(frameOuterSize(catalogue, framed)).toEqual({ widthMm: 990, heightMm: 690, depthMm: 33 })
    expect(frameOuterSize(catalogue, canvas)).toEqual({ widthMm: 600, heightMm: 400, depthMm: 38 })
    const floating = normalise({ ...canvas, frameType: 'schattenfuge-leinwand' }).configuration
    expect(frameOuterSize(catalogue, floating)).toEqual({ widthMm: 634, heightMm: 434, depthMm: 50 })
    expect(visibleSize(catalogue, framed)).toEqual({ widthMm: 894, heightMm: 594 })
    expect(visibleSize(catalogue, canvas)).toEqual({ widthMm: 600, heightMm: 400 })
  })

  it('say how far a print goes beyond its edge', () => {
    expect(printGeometry(catalogue, canvas)).toEqual({
      trim: { widthMm: 600, heightMm: 400 },
      bleedMm: 53,
      safeMm: 10,
      edge: 'wrap',
    })
    expect(printGeometry(catalogue, framed)).toMatchObject({ bleedMm: 3, safeMm: 5, edge: 'none' })
    expect(printGeometry(catalogue, normalise({ materialType: 'leinwand' }).configuration)).toMatchObject({
      bleedMm: 40,
      edge: 'mirror',
    })
  })

  it('are described line by line in the customer’s language and unit', () => {
    const lines = describeConfiguration(catalogue, framed, shop)
    expect(lines.map(({ key }) => key)).toEqual([
      'frame.line.product',
      'frame.line.option',
      'frame.line.frame',
      'frame.line.mat',
    ])
    expect(lines[0]?.params).toEqual({ material: 'Poster', size: '90\u00a0×\u00a060\u00a0cm' })
    const american = describeConfiguration(catalogue, canvas, shopFor('passepartout', 'en-US'))
    expect(american.map(({ params }) => params.value ?? params.size)).toEqual([
      '23.6\u00a0×\u00a015.7\u00a0in',
      '1.5\u00a0in',
      'Wrapped',
    ])
  })
})
