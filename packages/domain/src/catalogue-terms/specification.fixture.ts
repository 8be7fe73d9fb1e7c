import type { VocabularyGroup } from './groups.ts'

const words = (line: string): string[] => line.trim().split(/\s+/)

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const FRAMED = words(
  'acrylglas aludibond aludibond-brushed forexplatte gallerybond leinwand fineart fraesbild',
)

/** The ids of section 3 of the specification, typed out group by group. */
export const SPECIFIED_IDS = {
  'product-kinds': words('calendar card collage photoframe photoprint photobook photobox'),
  'display-materials': [
    ...words('aludibond-brushed fineart fraesbild photobook photobox card zubehoer'),
    ...[...FRAMED, 'poster', 'hahnemuehle'].map(id => `${id}-gerahmt`),
    ...words('acrylglas-fineart aludibond-fineart forexplatte-fineart'),
    ...words('poster-alurahmen poster-holzrahmen poster-kunststoffrahmen'),
    ...words('hahnemuehle-alurahmen hahnemuehle-holzrahmen hahnemuehle-kunststoffrahmen'),
  ],
  'format-groups': [
    ...words('16:9 2:1 3:1 3:2 4:1 4:3 5:1 5:2 5:4 6:1'),
    ...words('din square standard hidden fototapete'),
    ...words('custom panoramic-wide panoramic-ultra-wide'),
  ],
  'frame-extras': words('back-normal glass-museum glass-normal frameWithMat emptyTemplate'),
  'mat-colours': words('creme schwarz weiss none'),
  'mat-sizes': words('0 30'),
  'calendar-types': words('familienplaner kuechenkalender terminkalender tischkalender wandkalender'),
  'calendar-formats': [
    ...words('a3-hoch a3-quer a4-hoch a4-quer a5-quer a6-hoch a6-quer'),
    ...words('150-400 200-400 130-300 145-145 200-200 300-300 265-120'),
  ],
  'calendar-mountings': words('holzblock holzfuss lochung spirale'),
  'photobook-types': words('digitalfotobuch echtfotobuch fotoheft'),
  'photobook-bindings': words('heftbindung layflat pur'),
  'photobook-covers': words('hard soft'),
  'photobook-papers': words('feinstweiss glaenzend matt standard'),
  'photobook-orientations': words('din-landscape din-portrait square'),
  'photobook-categories': [...numbers(1, 50).map(String), ...numbers(1, 39).map(n => `kl-${n}`)],
  'photobox-types': words('small photoprint'),
  'photobox-sizes': words('small max'),
  'print-types': words('simple poster fotopapier-matt hahnemuehle'),
  'photo-formats': words('100x100 100x120 130x90 150x100 180x130 300x200'),
  'card-accessory-types': words('bag bow box envelope inlay pen posterbar ribbon screw seal standard'),
  'envelope-classes': words('B6 C6 DINLANG Other'),
  refinements: words('gold none relief rosegold silver'),
  'card-filters': words('aspectRatio category color label product punching style'),
  occasions: [
    ...words('school-enrolment confirmation birth birthday wedding childrens-birthday communion easter'),
    ...words('christening mourning business-christmas private-christmas'),
  ],
  'sort-options': words('sort created popularity'),
  'content-states': words('draft published'),
  units: words('cm in none'),
  currencies: words('chf eur gbp usd'),
} satisfies Partial<Record<VocabularyGroup, string[]>>

/** Option groups of materials with the number of their values (spec 3, "Material option groups"). */
export const SPECIFIED_OPTIONS = {
  bohrung: 2,
  druckverfahren: 4,
  materialausfuehrung: 5,
  rahmen: 2,
  fraesung: 3,
  ausfuehrung: 4,
  keilrahmen: 2,
  rand: 3,
  laminierung: 3,
  oesung: 2,
}
