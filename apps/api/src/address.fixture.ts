import type { AddressStep } from '@passepartout/contracts'

/** Somebody in Germany, as the first step of the checkout takes them. */
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
