import { expect, it } from 'vitest'
import { mara } from './checkout.fixture.ts'
import { readAddress } from './read-address.ts'

const typed = {
  'contact.email': ' mara.lindner@post.example ',
  'delivery.kind': 'home',
  'delivery.country': 'de',
  'delivery.firstName': 'Mara',
  'delivery.lastName': 'Lindner',
  'delivery.street': 'Lindenweg 14',
  'delivery.postalCode': '99423',
  'delivery.city': 'Weimar',
}

it('reads an address as it was typed', () => {
  expect(readAddress(typed, 'de')).toEqual(mara)
})

it('takes machine and number of a parcel machine from their own fields', () => {
  const station = {
    'delivery.kind': 'packstation',
    'delivery.packstation': '145',
    'delivery.postNumber': '12345678',
  }
  expect(readAddress({ ...typed, ...station }, 'de').delivery).toMatchObject({
    kind: 'packstation',
    street: '145',
    extra: '12345678',
  })
})

it.each([
  [
    { 'delivery.company': 'Atelier GmbH', vatNumber: 'ATU1' },
    { company: '', vatNumber: '' },
  ],
  [
    { company: 'on', 'delivery.company': 'Atelier GmbH', vatNumber: 'ATU1' },
    { company: 'Atelier GmbH', vatNumber: 'ATU1' },
  ],
])('leaves out what is folded away: %j', (extra, expected) => {
  const { delivery, vatNumber } = readAddress({ ...typed, ...extra }, 'de')
  expect({ company: delivery.company, vatNumber }).toEqual(expected)
})

it('reads an invoice address only where one was asked for', () => {
  const invoice = { 'invoice.country': 'at', 'invoice.city': 'Wien' }
  expect(readAddress({ ...typed, ...invoice }, 'de').invoice).toBeNull()
  expect(readAddress({ ...typed, ...invoice, otherInvoice: 'on' }, 'de').invoice).toMatchObject({
    country: 'at',
    city: 'Wien',
  })
})

it('takes the shop’s country for one it does not know', () => {
  expect(
    readAddress({ ...typed, 'delivery.country': '__proto__', 'delivery.kind': 'moon' }, 'ch').delivery,
  ).toMatchObject({
    country: 'ch',
    kind: 'home',
  })
})
