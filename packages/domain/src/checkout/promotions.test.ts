import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dataFiles } from '../catalogue/catalogue.fixture.ts'
import { parseSelling } from './parse-selling.ts'
import { bestPromotion, calculatePromotion, type PromotionContext } from './promotions.ts'
import type { Promotion } from './selling-schema.ts'

const promotion = (part: Partial<Promotion> = {}): Promotion => ({
  code: 'HERBST26',
  reduction: { percent: 10 },
  from: '2026-09-01',
  until: '2026-11-30',
  ...part,
})
const order = (part: Partial<PromotionContext> = {}): PromotionContext => ({
  shop: { channel: 'passepartout', country: 'de', currency: 'EUR' },
  moment: { day: '2026-11-23', time: '12:00' },
  lines: [
    { kind: 'photo-frame', total: 3000 },
    { kind: 'accessory', total: 1000 },
    { kind: 'gift-voucher', total: 5000 },
  ],
  ...part,
})

describe('a promotion code', () => {
  it('takes its share off all goods but vouchers', () => {
    expect(calculatePromotion(promotion(), order())).toEqual({ ok: true, amount: 400, shares: [300, 100, 0] })
  })

  it('takes its amount off, and no more than there is', () => {
    const off = (amount: number) =>
      calculatePromotion(promotion({ reduction: { amount: { EUR: amount } } }), order())
    expect(off(500)).toEqual({ ok: true, amount: 500, shares: [375, 125, 0] })
    expect(off(9000)).toEqual({ ok: true, amount: 4000, shares: [3000, 1000, 0] })
  })

  test.each([
    [{ from: '2026-11-24' }, { reason: 'early' }],
    [{ until: '2026-11-22' }, { reason: 'expired' }],
    [{ channels: ['kartenliebe'] }, { reason: 'not-here' }],
    [{ countries: ['ch', 'at'] }, { reason: 'not-here' }],
    [{ reduction: { amount: { CHF: 500 } } }, { reason: 'not-here' }],
    [{ kinds: ['calendar'] }, { reason: 'nothing' }],
    [{ kinds: ['gift-voucher'] }, { reason: 'nothing' }],
    [{ minimum: { EUR: 4001 } }, { reason: 'minimum', minimum: 4001 }],
    [
      { minimum: { EUR: 3500 }, kinds: ['photo-frame'] },
      { reason: 'minimum', minimum: 3500 },
    ],
  ] as const)('%j is refused: %j', (part, refusal) => {
    expect(calculatePromotion(promotion(part as Partial<Promotion>), order())).toEqual({
      ok: false,
      ...refusal,
    })
  })

  test('the first and the last day are inside', () => {
    for (const day of ['2026-09-01', '2026-11-30'])
      expect(calculatePromotion(promotion(), order({ moment: { day, time: '23:59' } })).ok).toBe(true)
  })

  it('is spread over lines without losing or making a cent', () => {
    const anyLines = fc.array(
      fc.record({
        kind: fc.constantFrom('photo-frame' as const, 'accessory' as const, 'gift-voucher' as const),
        total: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      { maxLength: 20 },
    )
    const anyReduction = fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map(hundredths => ({ percent: hundredths / 100 })),
      fc.integer({ min: 1, max: 2_000_000 }).map(EUR => ({ amount: { EUR } })),
    )
    fc.assert(
      fc.property(anyLines, anyReduction, (lines, reduction) => {
        const worth = calculatePromotion(promotion({ reduction }), order({ lines }))
        if (!worth.ok) return
        expect(worth.shares.reduce((all, share) => all + share, 0)).toBe(worth.amount)
        for (const [index, share] of worth.shares.entries()) {
          expect(Number.isInteger(share) && share >= 0).toBe(true)
          expect(share).toBeLessThanOrEqual(lines[index]?.total ?? 0)
          if (lines[index]?.kind === 'gift-voucher') expect(share).toBe(0)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('of several codes', () => {
  const tried = (...promotions: Promotion[]) =>
    promotions.map(one => ({ code: one.code, worth: calculatePromotion(one, order()) }))

  it('the one that takes most off counts, of equals the first', () => {
    const [ten, five, same, none] = [
      promotion(),
      promotion({ code: 'FIVE', reduction: { percent: 5 } }),
      promotion({ code: 'SAME', reduction: { amount: { EUR: 400 } } }),
      promotion({ code: 'NONE', until: '2026-09-02' }),
    ]
    expect(bestPromotion(tried(none, five, ten, same))?.code).toBe('HERBST26')
    expect(bestPromotion(tried(same, ten))?.code).toBe('SAME')
    expect(bestPromotion(tried(none))).toBeUndefined()
  })
})

describe('the files of selling', () => {
  const problems = (change: (files: Record<string, Record<string, never>>) => void) => {
    const files = dataFiles() as Record<string, Record<string, never>>
    change(files)
    const result = parseSelling(files)
    return result.ok ? [] : result.problems.map(({ file, path, message }) => `${file} ${path}: ${message}`)
  }

  it('tell a code that is there twice, an unknown carrier, a state that does not exist', () => {
    expect(problems(files => delete files['selling/shipping.json'])).toEqual([
      'selling/shipping.json : the file is missing',
    ])
    expect(
      problems(files => {
        const rows = files['selling/promotions.json']?.promotions as unknown as unknown[]
        rows.push(rows[0])
      }),
    ).toEqual(['selling/promotions.json : has a code twice'])
    expect(
      problems(files => {
        const carriers = files['selling/shipping.json']?.carriers as unknown as Record<string, unknown>
        delete carriers['dhl-express']
      })[0],
    ).toBe('selling/shipping.json countries.de: unknown carrier "dhl-express"')
    expect(
      problems(files => {
        const nexus = files['selling/us-sales-tax.json']?.nexus as unknown as string[]
        nexus.push('ZZ')
      }),
    ).toEqual(['selling/us-sales-tax.json nexus[0]: must be a state'])
  })
})
