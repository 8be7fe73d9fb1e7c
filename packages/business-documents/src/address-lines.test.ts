import { describe, expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'
import { sampleAddress } from './documents/invoice.fixture.ts'

describe('an address', () => {
  it('has what belongs to the house below the street, in France above it', () => {
    const house = { extra: 'Haus B', street: 'Ring 3', city: 'Weimar', postalCode: '99423' }
    const lines = (country: 'de' | 'fr') =>
      addressLines(sampleAddress({ ...house, country }), 'de-DE').slice(1)
    expect(lines('de')).toEqual(['Ring 3', 'Haus B', '99423 Weimar'])
    expect(lines('fr')).toEqual(['Haus B', 'Ring 3', '99423 Weimar'])
  })

  it('of a Packstation has the post number above it', () => {
    const station = sampleAddress({ kind: 'packstation', street: 'Packstation 145', extra: '12345678' })
    expect(addressLines(station, 'de-DE').slice(1, 3)).toEqual(['12345678', 'Packstation 145'])
  })
})
