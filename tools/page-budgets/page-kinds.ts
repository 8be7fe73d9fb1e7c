import type { Channel } from '@passepartout/domain'

export interface PageKind {
  name: string
  /** On the German host. */
  path: string
  /** Status of the response, by default 200. */
  status?: number
  /** Window in which the quick run checks the page; by default none. */
  sample?: 'phone' | 'desktop'
}

const CARD =
  'designId=salbei&themeId=olivenhain&occasion=wedding&category=invitation&paper=glatt&punching=none'

/** One page of every kind, by channel. */
export const PAGE_KINDS: Readonly<Record<Channel, readonly PageKind[]>> = {
  passepartout: [
    { name: 'start page', path: '/', sample: 'desktop' },
    { name: 'list of products', path: '/products' },
    { name: 'wall art', path: '/wandbilder', sample: 'phone' },
    { name: 'material', path: '/wandbilder/leinwand' },
    { name: 'framed material', path: '/wandbilder/poster?frameType=holzrahmen-eiche' },
    { name: 'frames', path: '/rahmen' },
    { name: 'comparison', path: '/wandbild-materialien-im-vergleich', sample: 'phone' },
    { name: 'calendars', path: '/fotokalender' },
    { name: 'kind of calendar', path: '/fotokalender/wandkalender' },
    { name: 'photo books', path: '/fotobuch' },
    { name: 'kind of photo book', path: '/fotobuch/digitalfotobuch', sample: 'desktop' },
    { name: 'collages', path: '/fotocollagen' },
    { name: 'prints', path: '/fotoabzuege' },
    { name: 'photo box', path: '/bilderbox' },
    { name: 'voucher', path: '/geschenkgutschein' },
    { name: 'accessories', path: '/zubehoer' },
    { name: 'gifts', path: '/fotogeschenke' },
    { name: 'inspiration', path: '/inspiration' },
    { name: 'guide', path: '/inspiration/bilder-aufhaengen' },
    { name: 'contact', path: '/kontakt' },
    { name: 'questions', path: '/haeufige-fragen' },
    { name: 'legal page', path: '/impressum' },
    { name: 'cart', path: '/warenkorb' },
    { name: 'nothing found', path: '/gibt-es-nicht', status: 404, sample: 'phone' },
    {
      name: 'designer',
      path: '/configurator-photo-frame?materialType=poster&frameType=holzrahmen-eiche&formatType=600x400',
    },
  ],
  kartenliebe: [
    { name: 'start page', path: '/', sample: 'phone' },
    { name: 'list of products', path: '/products/' },
    { name: 'cards', path: '/karten/' },
    { name: 'occasion', path: '/hochzeitskarten/', sample: 'phone' },
    { name: 'occasion, filtered', path: '/weihnachtskarten/?color=green' },
    { name: 'card design', path: '/themes/olivenhain/', sample: 'desktop' },
    { name: 'samples', path: '/muster/' },
    { name: 'papers and refinements', path: '/papier-und-veredelung/' },
    { name: 'calendars', path: '/fotokalender/' },
    { name: 'kind of calendar', path: '/fotokalender/familienplaner/', sample: 'desktop' },
    { name: 'photo books', path: '/fotobuch/' },
    { name: 'kind of photo book', path: '/fotobuch/echtfotobuch/' },
    { name: 'collages', path: '/fotocollagen/' },
    { name: 'collage design', path: '/fotocollagen/design/' },
    { name: 'voucher', path: '/geschenkgutschein/' },
    { name: 'accessories', path: '/zubehoer/' },
    { name: 'accessory', path: '/zubehoer/artikel/' },
    { name: 'inspiration', path: '/inspiration/' },
    { name: 'guide', path: '/inspiration/hochzeitseinladung/' },
    { name: 'contact', path: '/kontakt/', sample: 'desktop' },
    { name: 'questions', path: '/fragen/' },
    { name: 'legal page', path: '/impressum/' },
    { name: 'cart', path: '/warenkorb/' },
    { name: 'wishlist', path: '/merkzettel/' },
    { name: 'nothing found', path: '/gibt-es-nicht/', status: 404 },
    { name: 'designer', path: `/configurator-card/?${CARD}&refinementType=gold&locale=de-DE` },
  ],
}
