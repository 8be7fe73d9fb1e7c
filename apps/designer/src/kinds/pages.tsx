import { qualityRule, withPhotosOf } from '@passepartout/document'
import { documentKindOf } from '@passepartout/domain'
import { Images, Layers } from 'lucide-react'
import type { DesignerData } from '../data/designer-data.ts'
import type { OpenedProduct } from '../data/opened-product.ts'
import { PageSheet } from '../pages/page-sheet.tsx'
import { PageStage } from '../pages/page-stage.tsx'
import { ChosenPanel, ChosenRow } from '../zones/chosen-panel.tsx'
import type { DesignerKind } from './designer-kind.ts'

/** The page comes with what its address opens. */
export function openedOf({ kind, product }: Pick<DesignerData, 'kind' | 'product'>): OpenedProduct {
  if (!product) throw new RangeError(`The page of the designer "${kind}" came without its product.`)
  return product
}

/** Products of pages that are chosen on their own page: what is drawn follows from the address. */
export const pages: DesignerKind = {
  modes: ['edit', 'check'],
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'product', Icon: Layers },
  ],
  hasOnePlace: false,
  isPricedHere: false,
  quantity: data => openedOf(data).quantity,
  fresh: data => {
    const { document, address } = openedOf(data)
    return { document, configuration: { designerUrl: address } }
  },
  read(data, document, configuration) {
    const { designerUrl } = Object(configuration)
    const opened = openedOf(data).document
    if (document.kind !== documentKindOf(data.kind) || typeof designerUrl !== 'string') return undefined
    // A draft of the days in which a document held nothing but photos gets what its design draws around them.
    const isBare = document.design === null && opened.design !== null
    return { document: isBare ? withPhotosOf(opened, document) : document, configuration: { designerUrl } }
  },
  picture: data => data.configuration,
  address: (data, _picture, stored) =>
    'designerUrl' in stored ? stored.designerUrl : openedOf(data).address,
  corrections: data => openedOf(data).corrections.join(' '),
  quality: data => qualityRule(openedOf(data).viewing),
  sizeName: data => openedOf(data).size,
  summary: ({ data, kindName, sizeName }) => ({
    product: [kindName(), openedOf(data).design].filter(Boolean).join(', '),
    facts: [sizeName()],
  }),
  Stage: PageStage,
  Mini: ({ cut, ...sheet }) => <PageSheet {...sheet} showCut={cut} />,
  ProductPanel: ChosenPanel,
  TabPanel: ChosenPanel,
  TabRow: ChosenRow,
}
