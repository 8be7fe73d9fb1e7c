import { SPECIFIED_IDS } from '@passepartout/domain/specification-words'
import type { VocabularyLocation } from './vocabulary-locations.ts'

type Words = Readonly<Record<string, VocabularyLocation>>

const CARDS = '/karten/'
const cardsShow = (...shows: string[]): VocabularyLocation => ({ shop: 'kartenliebe', path: CARDS, shows })

const each = (words: readonly string[], placeOf: (word: string) => VocabularyLocation): Words =>
  Object.fromEntries(words.map(word => [word, placeOf(word)]))

/** Words of the specification that no visitor meets on a page, with the reason. */
export const UNSEEN_GROUPS: Readonly<Record<string, string>> = {
  'content-states': 'drafts are for editors, visitors see what is published',
}

/** Pages for words that belong to the shop as a whole: kinds of products, occasions, filters, sorting, envelopes, money. */
export const shopWordLocations = (): Readonly<Record<string, Words>> => ({
  'product-kinds': {
    calendar: { path: '/fotokalender', shows: ['a[href*="/fotokalender/"]'] },
    card: cardsShow('a[href*="/themes/"]'),
    collage: { path: '/fotocollagen', shows: ['a[href*="designId="]'] },
    photoframe: { path: '/wandbilder/poster', shows: ['input[name="materialType"]', '#calculator button'] },
    photoprint: { path: '/fotoabzuege', shows: ['input[name="printType"]'] },
    photobook: { path: '/fotobuch', shows: ['a[href*="/fotobuch/"]'] },
    photobox: { path: '/bilderbox', shows: ['input[name="photoboxType"]'] },
  },
  occasions: each(SPECIFIED_IDS.occasions, occasion => cardsShow(`a[href*="occasion=${occasion}"]`)),
  'card-filters': each(SPECIFIED_IDS['card-filters'], filter => cardsShow(`a[href*="?${filter}="]`)),
  'sort-options': {
    // The own order is the one chosen.
    sort: cardsShow('a[aria-current="true"] ::text(Empfohlen)'),
    created: cardsShow('a[href*="sort=created"]'),
    popularity: cardsShow('a[href*="sort=popularity"]'),
  },
  'envelope-classes': Object.fromEntries(
    Object.entries({ C6: 'c6', B6: 'b6', DINLANG: 'din-lang', Other: 'quadrat' }).map(([word, size]) => [
      word,
      {
        ...{ shop: 'kartenliebe', path: '/zubehoer/?type=envelope' },
        shows: [`a[href*="sku=umschlag-${size}-"]`],
      } satisfies VocabularyLocation,
    ]),
  ),
  units: {
    cm: { path: '/wandbilder/poster', shows: ['label ::text( cm)'] },
    in: { shop: 'passepartout.com', path: '/wall-art/poster', shows: ['label ::text( in)'] },
    // Formats with a name instead of a size.
    none: { shop: 'kartenliebe', path: '/zubehoer/?type=envelope', shows: ['a ::text(C6)'] },
  },
  currencies: {
    eur: { path: '/products', shows: ['main ::text(€)'] },
    chf: { shop: 'passepartout.ch', path: '/products', shows: ['main ::text(CHF)'] },
    gbp: { shop: 'passepartout.gb', path: '/products', shows: ['main ::text(£)'] },
    usd: { shop: 'passepartout.com', path: '/products', shows: ['main ::text($)'] },
  },
})
