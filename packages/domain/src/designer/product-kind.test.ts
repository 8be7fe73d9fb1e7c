import { describe, expect, it } from 'vitest'
import { parseDesignerUrl } from './designer-url.ts'
import { productKindOf, productTypeOf, requestedKind } from './product-kind.ts'

describe('the kind of a product', () => {
  it.each([
    ['photobox', { photoboxType: 'small' }],
    ['photoprint', { photoboxType: 'photoprint' }],
    ['photoprint', { photoboxType: 'photoprint', materialType: 'poster' }],
    ['photo-frame', { materialType: 'poster' }],
    ['photo-frame', { frameType: 'holzrahmen' }],
    ['collage', { materialType: 'poster', designId: '13' }],
    ['collage', { frameType: 'artbox', collage: true }],
    ['photo-frame', { materialType: 'poster', designId: '', collage: false }],
    ['calendar', { calendarType: 'wandkalender', designId: '7' }],
    ['photobook', { photobookType: 'digitalfotobuch-hard' }],
    ['photobook', { photobookPrinting: 'echtfotobuch' }],
    ['card', { themeId: '42' }],
    ['card', { themeId: '42', designId: '7' }],
    [undefined, { designId: '13', collage: true }],
    [undefined, {}],
  ])('is %s for %o', (kind, params) => expect(productKindOf(params)).toBe(kind))

  it.each([
    ['calendar', 'calendar?calendarType=wandkalender'],
    ['card', 'card?themeId=42'],
    ['collage', 'collage?materialType=leinwand'],
    ['photo-frame', 'photo-frame?materialType=leinwand'],
    ['photobook', 'photobook?photobookType=fotoheft-soft'],
    ['photobox', 'photobox'],
    ['photoprint', 'photobox?photoboxType=photoprint'],
  ])('is %s by its designer’s address', (kind, address) => {
    const parsed = parseDesignerUrl(`/configurator-${address}`, { year: 2026, month: 11 })
    expect(productKindOf(parsed?.params ?? {})).toBe(kind)
  })
})

describe('the type of a product', () => {
  const card = { card: 'flat', category: 'thanks', occasion: 'wedding', themeId: '42' }
  it.each([
    ['card', card],
    ['card', { ...card, designGroupId: '1', designId: '2' }],
    ['calendar', { designGroupId: '1', designId: '2' }],
    ['photobook', { designGroupSetId: '3' }],
    ['collage', { designId: '2' }],
    ['collage', { ...card, themeId: undefined, designId: '2' }],
    [undefined, { ...card, occasion: '' }],
    [undefined, { designGroupId: '1' }],
    [undefined, {}],
  ])('is %s for %o', (type, query) => expect(productTypeOf(query)).toBe(type))
})

describe('the kind that an address asks for', () => {
  it.each([
    ['calendar', { productType: 'calendar' }],
    ['photo-frame', { productType: 'photoframe' }],
    ['photo-frame', { productType: 'photo-frame' }],
    ['photoprint', { productType: 'photoprint', designId: '13' }],
    ['collage', { designId: '13' }],
    ['collage', { productType: 'mug', designId: '13' }],
    ['calendar', { designGroupId: 'leinen', designId: 'leinen' }],
    ['photobook', { designGroupSetId: 'weit' }],
    ['card', { card: 'flat', category: 'invitation', occasion: 'wedding', themeId: 'olivenhain' }],
    [undefined, { productType: 'constructor' }],
    [undefined, { productType: '' }],
    [undefined, {}],
  ])('is %s for %o', (kind, query) => expect(requestedKind(query)).toBe(kind))
})
