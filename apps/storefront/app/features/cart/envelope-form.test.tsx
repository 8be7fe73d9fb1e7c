import type { CartLine, EnvelopeAddress } from '@passepartout/contracts'
import { shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import type { Page } from '../../platform/page.ts'
import { EnvelopeForm } from './envelope-form.tsx'

const shop = shopFor('kartenliebe', 'de-DE')
const page = {
  shop,
  translate: translatorFor(shop, { warn: fields => expect.unreachable(JSON.stringify(fields)) }),
} as unknown as Page
const line = {
  id: 'line',
  envelope: { sender: ['Familie Lindner'], usesList: false, takesAddress: true, pictures: [] },
} as unknown as CartLine
const ANNA: EnvelopeAddress = {
  ...{
    id: 'anna',
    name: 'Anna Berg',
    extra: '',
    street: 'Ringstraße 1',
    postalCode: '01307',
    city: 'Dresden',
  },
  ...{ region: '', problems: {}, doubt: null },
}
const form = (address: EnvelopeAddress | null | undefined) =>
  renderToStaticMarkup(<EnvelopeForm page={page} line={line} name="Karte" address={address} />)

describe('the address on a single card’s envelope', () => {
  it('is out of the way once it is whole', () => {
    expect(form(ANNA)).not.toMatch(/<details[^>]* open/)
    expect(form(null)).toMatch(/<details[^>]* open/)
  })

  it('is not asked for, and so not overwritten, where nobody could say what it is', () => {
    expect(form(null)).toContain('name="postalCode"')
    expect(form(undefined)).not.toContain('name="postalCode"')
    expect(form(undefined)).toContain('name="sender"')
  })

  it('is shown with what may be wrong about it', () => {
    const doubted = form({ ...ANNA, street: 'Ringstraße', doubt: 'Ohne Hausnummer?' })
    expect(doubted).toContain('Ohne Hausnummer?')
    expect(doubted).toMatch(/<details[^>]* open/)
  })
})
