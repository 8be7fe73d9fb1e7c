import { type CallInput, getCardPrice } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { type Channel, type Locale, parseDesignerUrl } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'

type Query = CallInput<(typeof schemas)['getCardPrice']>['query']

const shop = useShop()

async function price(query: Query, options: { channel?: Channel; locale?: Locale } = {}) {
  const visitor = shop().visitor({ channel: 'kartenliebe', ...options })
  const answer = await visitor.client.call(getCardPrice, { query })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
  return answer.payload
}

const refused = async (query: string, channel: Channel = 'kartenliebe') => {
  const answer = await shop().visitor({ channel }).request(`/card-price?${query}`)
  return { status: answer.status, errors: (await bodyOf(answer)).payload.errors }
}

describe('the price of a card', () => {
  test('consists of named parts that add up', async () => {
    const card = await price({ themeId: 'olivenhain', paper: 'natur', envelope: 'creme', quantity: 60 })
    expect(card.parts.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'format B6 hoch',
      'paper Natur',
      'refinement Goldfolie',
      'envelope Creme',
    ])
    const sum = card.parts.reduce((total, part) => total + part.priceCurrent.amount, 0)
    expect(sum).toBe(card.priceCurrent.amount)
    expect(card.total.amount).toBe(60 * sum)
    expect(card).toMatchObject({ vatIncluded: true, quantityLimits: { min: 1, max: 5000 } })
  })

  test('names the lining of its envelope apart from the envelope', async () => {
    const { parts, designerUrl } = await price({ themeId: 'bogen', envelope: 'salbei', liner: 'salbei' })
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Salbei', 'Umschlagfutter: Salbei']),
    )
    expect(parseDesignerUrl(designerUrl, { year: 2026, month: 1 })?.params).toMatchObject({ liner: 'salbei' })
  })

  test('names what the next quantity would save', async () => {
    const { priceCurrent, nextTier } = await price({ themeId: 'olivenhain', quantity: 60 })
    expect(nextTier?.from).toBe(75)
    expect(nextTier?.saving.amount).toBe((priceCurrent.amount - (nextTier?.price.amount ?? 0)) * 75)
  })

  test('starts with what the design is drawn for', async () => {
    expect((await price({ themeId: 'fischzug' })).configuration).toMatchObject({
      themeId: 'fischzug',
      formatType: 'DLl',
      folding: 'flat',
      paper: 'natur',
      refinementType: 'none',
    })
  })

  test('is that of the foil which the design is drawn in, among the fronts of the grids or not', async () => {
    const { configuration, choices, parts } = await price({ themeId: 'zwei-ringe' })
    expect(configuration.refinementType).toBe('gold')
    expect(choices.refinementType.filter(({ allowed }) => allowed).map(({ value }) => value)).toContain(
      'gold',
    )
    expect(parts.map(({ name }) => name)).toContain('Goldfolie')
  })

  test('is known without a design as well', async () => {
    const { configuration, designerUrl } = await price({ formatType: 'A5p', folding: 'flat' })
    expect(configuration).toMatchObject({ themeId: null, formatType: 'A5p' })
    expect(designerUrl).toMatch(/^\/configurator-card\?/)
  })

  test('leads into the designer with the same card', async () => {
    const { designerUrl } = await price({
      themeId: 'olivenhain',
      designId: 'puder',
      paper: 'natur',
      ribbon: 'satinband-gold',
      quantity: 25,
    })
    expect(parseDesignerUrl(designerUrl, { year: 2026, month: 11 })?.params).toMatchObject({
      themeId: 'olivenhain',
      designId: 'puder',
      paper: 'natur',
      ribbon: 'satinband-gold',
      quantity: 25,
      isSample: false,
    })
  })

  test('offers no other values than the design has, and says why one cannot be had', async () => {
    const { choices } = await price({ themeId: 'olivenhain', envelope: 'wald' })
    expect(choices.formatType.map(({ value }) => value)).toEqual(['A6p', 'B6p', 'A5p'])
    expect(choices.punching.map(({ value }) => value)).toEqual(['none', 'corners', 'hole', 'two-holes'])
    expect(choices.envelopePrint.find(({ value }) => value === 'sender')).toMatchObject({
      allowed: false,
      reason: 'Dunkle Umschläge können wir nicht bedrucken.',
    })
  })
})

describe('weight and postage', () => {
  test('are those of one card in its envelope', async () => {
    const { piece } = await price({ themeId: 'bogen', quantity: 80 })
    expect(piece).toMatchObject({
      hasEnvelope: true,
      envelopeClass: { value: 'C6' },
      postage: { letterClass: 'standard', price: { amount: 95, currency: 'EUR' } },
    })
    expect(piece.grams).toBeGreaterThan(8)
    expect(piece.grams).toBeLessThan(12)
  })

  test('follow the country', async () => {
    const postage = async (locale: Locale) =>
      (await price({ themeId: 'bogen' }, { locale })).piece.postage?.price.amount
    expect(await Promise.all([postage('de-AT'), postage('fr-CH'), postage('nl-NL')])).toEqual([
      100,
      100,
      undefined,
    ])
  })

  test('have a tariff of their own for a pocket fold in Switzerland, and only there', async () => {
    const postage = async (locale: Locale, accessories: string[]) =>
      (await price({ themeId: 'bogen', accessories }, { locale })).piece.postage?.price.amount
    const pocketFold = ['pocketfold-a6-kraft']
    expect(await postage('de-CH', pocketFold)).toBe(140)
    expect(await postage('de-CH', [])).toBe(100)
    expect(await postage('de-DE', pocketFold)).toBe(110)
  })

  test('are more for a heavier card', async () => {
    const plain = await price({ formatType: 'B6p', folding: 'folded' })
    const sealed = await price({ formatType: 'B6p', folding: 'folded', accessories: ['holzherz-natur'] })
    expect(sealed.piece.grams).toBeGreaterThan(plain.piece.grams)
    expect(sealed.piece.thicknessMm).toBeGreaterThan(plain.piece.thicknessMm)
  })
})

describe('a sample', () => {
  test('is one card, whatever the quantity says', async () => {
    const { quantity, total, parts, quantityLimits } = await price({
      themeId: 'olivenhain',
      isSample: 'true',
      quantity: 50,
    })
    expect({ quantity, quantityLimits }).toEqual({ quantity: 1, quantityLimits: { min: 1, max: 1 } })
    expect(total.amount).toBe(0)
    expect(parts.map(({ name }) => name)).toEqual(['Kostenlose Musterkarte'])
  })

  test.each([
    [0, 'de-DE', 0],
    [2, 'de-DE', 0],
    [3, 'de-DE', 290],
    [3, 'de-CH', 350],
    [40, 'de-CH', 350],
  ] as const)('after %i others costs in %s %i', async (samplesBefore, locale, amount) => {
    const sample = await price({ themeId: 'olivenhain', isSample: '1', samplesBefore }, { locale })
    expect(sample.total.amount).toBe(amount)
  })
})

describe('a card that cannot be made', () => {
  test.each([
    ['themeId', 'themeId=no-such-theme'],
    ['designId', 'themeId=olivenhain&designId=neon'],
    ['designId', 'designId=salbei'],
    ['formatType', 'themeId=olivenhain&formatType=A6l'],
    ['folding', 'themeId=olivenhain&folding=flat'],
    ['paper', 'themeId=olivenhain&paper=struktur'],
    ['refinementType', 'themeId=fischzug&refinementType=silver'],
    ['refinementType', 'paper=struktur&refinementType=silver'],
    ['punching', 'themeId=olivenhain&punching=arch'],
    ['envelope', 'formatType=A5p&envelope=wald'],
    ['liner', 'formatType=A5p&liner=gold'],
    ['liner', 'themeId=olivenhain&envelope=none&liner=gold'],
    ['liner', 'themeId=olivenhain&liner=__proto__'],
    ['envelopePrint', 'themeId=olivenhain&envelope=none&envelopePrint=sender'],
    ['quantity', 'themeId=olivenhain&quantity=5001'],
    ['quantity', 'themeId=olivenhain&quantity=-1'],
    ['quantity', 'themeId=olivenhain&quantity=1.5'],
    ['quantity', 'quantity=lots'],
    ['samplesBefore', 'isSample=true&samplesBefore=-1'],
    ['isSample', 'isSample=maybe'],
    ['accessories', 'themeId=olivenhain&accessories[]=ponyhof'],
    ['accessories', 'themeId=olivenhain&bow=__proto__'],
  ])('is refused with a word about its %s: %s', async (field, query) => {
    const { status, errors } = await refused(query)
    expect(status).toBe(422)
    expect(errors).toEqual({ [field]: [expect.stringMatching(/^[\p{Lu}„]/u)] })
  })

  test('in gold is one that kartenliebe does not offer without a design for it', async () => {
    expect(await refused('formatType=A6p&refinementType=gold', 'passepartout')).toMatchObject({ status: 200 })
    expect((await refused('formatType=A6p&refinementType=gold')).errors.refinementType?.[0]).toMatch(/Gold/)
  })

  test('leaves a line in the log when an accessory is to blame', async () => {
    const { errors } = await refused('themeId=olivenhain&accessories[]=organzaband-weiss')
    expect(errors.accessories?.[0]).toBe('Dieses Zubehör braucht eine Lochung.')
    expect(shop().logged).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        fields: {
          key: 'error-add-accessory',
          accessories: [{ code: 'accessory-needs-punching', value: 'organzaband-weiss' }],
        },
      }),
    )
  })
})
