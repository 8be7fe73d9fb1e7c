import type { AddressStep } from '@passepartout/contracts'

/** A German address in the format of the checkout's first step. */
export const ADDRESS_DE: AddressStep = {
  contact: { email: 'mara.lindner@post.example', phone: '' },
  delivery: {
    country: 'de',
    firstName: 'Mara',
    lastName: 'Lindner',
    company: '',
    street: 'Lindenweg 14',
    extra: '',
    postalCode: '99423',
    city: 'Weimar',
    region: '',
    kind: 'home',
  },
  invoice: null,
  vatNumber: '',
  greeting: '',
}
