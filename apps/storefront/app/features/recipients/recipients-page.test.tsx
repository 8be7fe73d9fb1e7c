import type { RecipientList } from '@passepartout/contracts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { euro, pageIn } from '../checkout/checkout.fixture.ts'
import { RecipientsPage, type RecipientsPageProps } from './recipients-page.tsx'

const recipients = Array.from({ length: 60 }, (_, at) => ({
  ...{
    id: `guest-${at + 1}`,
    name: `Gast ${at + 1}`,
    extra: '',
    street: 'Ringstraße 21',
    postalCode: '01307',
  },
  ...{ city: 'Dresden', region: '', copies: 1, problems: {}, doubt: null },
}))
const list = {
  ...{ lineId: 'line', title: 'Einladung', quantity: 80, copies: 60, recipients, problem: null },
  ...{ each: euro(495), total: euro(29700) },
} as unknown as RecipientList

const shown = (props: Partial<RecipientsPageProps>) =>
  renderToStaticMarkup(
    <RecipientsPage
      page={pageIn('de-DE')}
      {...{ list, change: undefined, find: '', isWhole: false, refused: undefined, envelope: 1, ...props }}
    />,
  )
const shownNames = (html: string) => html.match(/<p class="font-semibold">Gast \d+/g)?.length ?? 0

describe('a long list', () => {
  test('is shown by its first fifty, and can be looked through', () => {
    const html = shown({})
    expect(shownNames(html)).toBe(50)
    expect(html).toContain('50 von 60 Adressen')
    expect(html).toContain('name="find"')
  })

  test('shows whom somebody looks for, and says where nobody is', () => {
    expect(shownNames(shown({ find: 'gast 59' }))).toBe(1)
    expect(shown({ find: 'gast 59' })).toContain('Eine Adresse passt zu „gast 59“.')
    expect(shown({ find: '<b>' })).toContain('Niemand auf der Liste passt zu „&lt;b&gt;“.')
  })

  test('shows the address that is changed, wherever it stands', () => {
    const html = shown({ change: 'guest-57' })
    expect(html).toContain('value="Gast 57"')
    expect(shownNames(html)).toBe(51)
  })
})

describe('printed envelopes', () => {
  const printed = { ...list, isPrinted: true }

  test('are paged through, one for each address', () => {
    const html = shown({ list: printed, envelope: 2 })
    expect(html).toContain('/web-api/cart/lines/line/envelope/front?of=guest-2')
    expect(html).toContain('alt="Umschlag 2 von 60, an Gast 2"')
    expect(html.match(/rel="(?:prev|next)"/g)).toEqual(['rel="prev"', 'rel="next"'])
    expect(shown({ list: printed, envelope: 60 })).not.toContain('rel="next"')
  })

  test('are not shown of lines without any, nor of an empty list', () => {
    expect(shown({})).not.toContain('/envelope/')
    expect(shown({ list: { ...printed, recipients: [] } })).not.toContain('/envelope/')
  })
})

describe('addressed envelopes', () => {
  const home = { ...list, isPrinted: true, delivery: 'home' as const }

  test('that all come with the order cost nothing more, and leave some without a recipient', () => {
    const html = shown({ list: home })
    expect(html).toContain('60 Umschläge mit Adresse')
    expect(html).toContain('20 Umschläge ohne Empfänger')
    expect(html).toMatch(/id="delivery-home"[^>]*checked=""/)
    expect(html).toContain('60 Sendungen zu 4.95')
    expect(shown({ list: { ...home, copies: 80 } })).toContain('Auf allen 80 Umschlägen steht ein Empfänger')
  })

  test('that go to each guest show what that costs', () => {
    const html = shown({ list: { ...home, delivery: 'guests' } })
    expect(html).toMatch(/id="delivery-guests"[^>]*checked=""/)
    expect(html).toContain('60 von 80 Stück gehen an diese Liste, 20 an die Lieferadresse.')
  })

  test('are no question where nothing is printed', () => {
    expect(shown({})).not.toContain('name="delivery"')
  })
})

test('a short list needs no search', () => {
  expect(shown({ list: { ...list, recipients: list.recipients.slice(0, 5) } })).not.toContain('name="find"')
})
