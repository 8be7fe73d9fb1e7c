import { describe, expect, it } from 'vitest'
import { type DesignerInput, designerParams, designerUrl, parseDesignerUrl } from './designer-url.ts'

const november = { year: 2026, month: 11 }
const calendar = (input: DesignerInput['calendar']) => designerParams('calendar', input, november)
const card = (input: DesignerInput['card']) => designerParams('card', input, november)
const photobook = (input: DesignerInput['photobook']) => designerParams('photobook', input, november)

describe('a calendar on its way to the designer', () => {
  it.each([
    ['now where nothing is said', {}, 11, 2026],
    ['on its start date', { startDate: '2027-01-31' }, 1, 2027],
    ['in a start month without a day', { startDate: '2027-04' }, 4, 2027],
    ['as said, whatever its start date', { startDate: '2027-01-01', startMonth: 3 }, 3, 2027],
    ['in a month of this year', { startMonth: 2 }, 2, 2026],
    ['in this month of a year', { year: 2028 }, 11, 2028],
    ['now where the month is none', { startMonth: 13, year: 0 }, 11, 2026],
    ['now where the date is none', { startDate: '2027-00-01' }, 11, 2026],
  ])('starts %s', (_when, input, startMonth, year) => {
    expect(calendar(input)).toMatchObject({ startMonth, year })
  })

  it('has no accessories where none are named', () => {
    expect(calendar({}).accessoryTypes).toEqual(['ohne'])
    expect(calendar({ accessoryTypes: [] }).accessoryTypes).toEqual(['ohne'])
    expect(calendar({ accessoryTypes: ['box', 'pen'] }).accessoryTypes).toEqual(['box', 'pen'])
  })

  it('names its length unless it is the usual one', () => {
    expect(calendar({ months: 12 })).not.toHaveProperty('months')
    expect(designerUrl('calendar', calendar({ months: 18 }))).toContain('&months=18')
  })

  it('writes what it starts with', () => {
    const params = calendar({ calendarType: 'wandkalender', startDate: '2027-01-01' })
    expect(designerUrl('calendar', params, { platform: 'web', locale: 'de-DE' })).toBe(
      '/configurator-calendar?calendarType=wandkalender&startMonth=1&year=2027&accessoryTypes[]=ohne&platform=web&locale=de-DE',
    )
  })
})

describe('a card on its way to the designer', () => {
  it.each([
    ['a sample', { isSample: true, quantity: 80 }, { quantity: 1, isSample: true }],
    ['a sample instead of a number', { quantity: 'sample' as const }, { quantity: 1, isSample: true }],
    ['cards', { quantity: 80 }, { quantity: 80, isSample: false }],
    ['no number', { quantity: 0 }, { isSample: false }],
    ['nothing', {}, { isSample: false }],
  ])('of %s has its quantity', (_what, input, params) => expect(card(input)).toEqual(params))

  it('is read with a sample for a quantity', () => {
    const address = '/configurator-card?themeId=42&quantity=sample&s=newsletter'
    expect(parseDesignerUrl(address, november)?.params).toEqual({
      themeId: '42',
      quantity: 1,
      isSample: true,
      s: 'newsletter',
    })
  })

  it('leaves a refinement of none out', () => {
    expect(card({ refinementType: 'none' })).not.toHaveProperty('refinementType')
    expect(card({ refinementType: 'gold' })).toHaveProperty('refinementType', 'gold')
  })
})

describe('a photobook on its way to the designer', () => {
  it.each([
    ['digitalfotobuch-hard', 'digitalfotobuch', 'hard'],
    ['echtfotobuch-soft', 'echtfotobuch', 'soft'],
    ['echt-foto-buch-soft', 'echt-foto-buch', 'soft'],
    ['fotoheft', 'fotoheft', undefined],
  ])('of type %s is printed as %s with cover %s', (photobookType, photobookPrinting, photobookCover) => {
    const { photobookPrinting: printing, photobookCover: cover } = photobook({ photobookType })
    expect([printing, cover]).toEqual([photobookPrinting, photobookCover])
    expect(
      parseDesignerUrl(`/configurator-photobook?photobookType=${photobookType}`, november)?.params,
    ).toEqual(photobook({ photobookType }))
  })

  it.each([
    ['a4-quer', 'landscape'],
    ['a4-hoch', 'portrait'],
    ['300-300', 'square'],
    ['150-400', 'square'],
  ])('of format %s takes the %s template', (photobookFormat, templateId) => {
    expect(photobook({ photobookFormat })).toEqual({ photobookFormat, templateId, amount: 1 })
  })

  it.each([
    ['quantity=3', 3],
    ['quantity=3&amount=5', 5],
    ['quantity=none', 1],
    ['quantity=0', 1],
  ])('at an address with %s is made %i times', (query, amount) => {
    const address = parseDesignerUrl(`/configurator-photobook?${query}`, november)
    expect(address?.params).toEqual({ amount })
  })

  it('keeps its template while it has no format', () => {
    expect(photobook({ templateId: 'portrait' })).toEqual({ templateId: 'portrait', amount: 1 })
    expect(photobook({ templateId: 'oval' as never })).toEqual({ amount: 1 })
  })
})

describe('boxes, prints and pictures on their way to the designer', () => {
  it('are boxes where no type is named, and lose what is no size', () => {
    expect(designerParams('photobox', { photoboxFormat: '0x9' }, november)).toEqual({ photoboxType: 'small' })
  })

  it('are a frame alone without the material', () => {
    const input = { frameOnly: true, materialType: 'poster', frameType: 'holzrahmen', formatType: '600x400' }
    expect(designerUrl('photo-frame', designerParams('photo-frame', input, november))).toBe(
      '/configurator-photo-frame?formatType=600x400&frameType=holzrahmen',
    )
  })

  it('are a collage by its flag, with or without a design', () => {
    expect(designerUrl('collage', designerParams('collage', { materialType: 'poster' }, november))).toBe(
      '/configurator-collage?collage=true&materialType=poster',
    )
    expect(parseDesignerUrl('/configurator-collage?designId=13', november)?.params).toEqual({
      designId: '13',
      collage: true,
      optionTypes: [],
    })
  })
})
