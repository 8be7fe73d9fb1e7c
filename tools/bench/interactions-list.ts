interface PageOfInteractions {
  name: string
  host: string
  path: string
  isPhone?: boolean
  /** Performed in this order on one page: name of the step, and selector to click or tap. */
  steps: Readonly<Record<string, string>>
}

const choice = (name: string) => `label:has(input[name="${name}"]:not(:checked, :disabled))`
const passepartout = 'passepartout.de.localhost'
const kartenliebe = 'kartenliebe.de.localhost'

/** Frequent interactions on configuration pages, each in the window in which it is most frequent. */
export const INTERACTIONS: readonly PageOfInteractions[] = [
  {
    name: 'material',
    host: passepartout,
    path: '/wandbilder/leinwand',
    steps: {
      format: choice('formatType'),
      option: choice('optionTypes[rand]'),
      'another material': '#material-poster:not([aria-current])',
      'and back': '#material-leinwand:not([aria-current])',
      'more formats': 'a:text("Mehr Formate"), button:text("Mehr Formate")',
    },
  },
  {
    name: 'material on a phone',
    host: passepartout,
    path: '/wandbilder/leinwand',
    isPhone: true,
    steps: {
      format: choice('formatType'),
      option: choice('optionTypes[keilrahmen]'),
      'another material': '#material-poster:not([aria-current])',
    },
  },
  {
    name: 'card',
    host: kartenliebe,
    path: '/themes/olivenhain/',
    steps: {
      colour: choice('designId'),
      paper: choice('paper'),
      refinement: choice('refinementType'),
      envelope: choice('envelope'),
      accessories: 'form details:not([open]) > summary',
      quantity: '[data-set=quantity]:not([aria-current])',
    },
  },
  {
    name: 'card on a phone',
    host: kartenliebe,
    path: '/themes/olivenhain/',
    isPhone: true,
    steps: { paper: choice('paper'), quantity: '[data-set=quantity]:not([aria-current])' },
  },
  {
    name: 'calendar',
    host: passepartout,
    path: '/fotokalender/design?designGroupId=linen',
    steps: { format: choice('formatType'), mounting: choice('mountingType'), paper: choice('paperType') },
  },
  {
    name: 'photobook',
    host: passepartout,
    path: '/fotobuch/design?designGroupSetId=far-away',
    steps: { kind: choice('photobookPrinting'), cover: choice('photobookPaper') },
  },
  {
    name: 'collage',
    host: passepartout,
    path: '/fotocollagen/design?designId=13',
    steps: { material: choice('materialType'), format: choice('formatType') },
  },
  { name: 'photo box', host: passepartout, path: '/bilderbox', steps: { size: choice('boxSize') } },
  { name: 'prints', host: passepartout, path: '/fotoabzuege', steps: { format: choice('photoboxFormat') } },
]
