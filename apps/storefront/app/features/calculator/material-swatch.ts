const drawn: Readonly<Record<string, string>> = {
  leinwand: 'sw-leinwand',
  poster: 'sw-poster',
  hahnemuehle: 'sw-hahnemuehle',
  acrylglas: 'sw-acryl',
  aludibond: 'sw-dibond',
  gallerybond: 'sw-gallerybond',
  forexplatte: 'sw-forex',
}

/** The corner of an object in its material; where none is drawn yet, the nearest in look. */
const alike: Readonly<Record<string, string>> = {
  echtglas: 'sw-acryl',
  klebefolie: 'sw-poster',
  backlitfolie: 'sw-gallerybond',
  pvcplane: 'sw-forex',
  fototapete: 'sw-hahnemuehle',
}

export const materialSwatch = (material: string): string =>
  `scenes/closeups/${drawn[material] ?? alike[material] ?? 'sw-poster'}.jpg`
