import { normaliseProduct, type ProductConfiguration, shopFor } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { buildEnvelopePrintJob } from './build-envelope-print-job.ts'

const { catalogue } = await readCatalogue()
const shop = shopFor('kartenliebe', 'de-DE')
const now = new Date('2026-11-26T12:00:00Z')
const card = (changes: Record<string, unknown> = {}): ProductConfiguration =>
  ({
    ...normaliseProduct(catalogue, 'card', { formatType: 'A6p', envelope: 'weiss' }, shop, now).configuration,
    envelopePrint: 'addresses',
    envelopeSender: ['Familie Lindner', '99423 Weimar'],
    ...changes,
  }) as ProductConfiguration
const anna = {
  name: 'Anna Groß',
  extra: '',
  street: 'Ring 3',
  postalCode: '01307',
  city: 'Dresden',
  region: '',
}
const where = { catalogue, locale: 'de-DE', country: 'de', recipients: [anna] } as const

describe('what is printed on envelopes', () => {
  test('is the sender, and the addresses as their country writes them', () => {
    expect(buildEnvelopePrintJob(card(), where)).toEqual({
      envelope: { width: 162, height: 114 },
      sender: ['Familie Lindner', '99423 Weimar'],
      recipients: [['Anna Groß', 'Ring 3', '01307 Dresden']],
    })
    const jane = {
      ...anna,
      name: 'Jane Roe',
      street: '1 Elm St',
      city: 'Troy',
      region: 'NY',
      postalCode: '12180',
    }
    const there = { ...where, country: 'com', locale: 'en-US', recipients: [jane] } as const
    expect(buildEnvelopePrintJob(card(), there)?.recipients).toEqual([
      ['Jane Roe', '1 Elm St', 'Troy, NY 12180'],
    ])
  })

  test('is the sender alone where no addresses were ordered', () => {
    expect(buildEnvelopePrintJob(card({ envelopePrint: 'sender' }), where)?.recipients).toEqual([])
  })

  test.each([
    ['blank envelopes', card({ envelopePrint: 'none' })],
    ['no envelopes', card({ envelope: 'none' })],
    ['a format that is sold no longer', card({ formatType: 'A9' })],
    ['what cannot be read', undefined],
  ])('is nothing for %s', (_, configuration) => {
    expect(buildEnvelopePrintJob(configuration, where)).toBeUndefined()
  })
})
