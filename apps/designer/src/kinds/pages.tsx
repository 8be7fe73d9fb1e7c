import { qualityRule, transferPhotos } from '@passepartout/document'
import { documentKindOf } from '@passepartout/domain'
import { Images, Layers } from 'lucide-react'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import type { DesignerData } from '../data/designer-data.ts'
import { PageCanvas } from '../pages/page-canvas.tsx'
import { PageView } from '../pages/page-view.tsx'
import { ConfigurationPanel, ConfigurationRow } from '../panels/configuration-panel.tsx'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'

/** The product that the page data contain for its address. */
export function configuredProductOf({
  kind,
  product,
}: Pick<DesignerData, 'kind' | 'product'>): ConfiguredProduct {
  if (!product) throw new RangeError(`The page of the designer "${kind}" came without its product.`)
  return product
}

/** Multi-page products, which are configured on their product page: the document follows from the address. */
export const pages: DesignerKindAdapter = {
  modes: ['edit', 'check'],
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'product', Icon: Layers },
  ],
  hasOnePlace: false,
  isPricedHere: false,
  quantity: data => configuredProductOf(data).quantity,
  fresh: data => {
    const { document, address } = configuredProductOf(data)
    return { document, configuration: { designerUrl: address } }
  },
  read(data, document, configuration) {
    const { designerUrl } = Object(configuration)
    const opened = configuredProductOf(data).document
    if (document.kind !== documentKindOf(data.kind) || typeof designerUrl !== 'string') return undefined
    // Older drafts contain only photos: they get the other elements of the design.
    const isBare = document.design === null && opened.design !== null
    return { document: isBare ? transferPhotos(opened, document) : document, configuration: { designerUrl } }
  },
  picture: data => data.configuration,
  address: (data, _picture, stored) =>
    'designerUrl' in stored ? stored.designerUrl : configuredProductOf(data).address,
  corrections: data => configuredProductOf(data).corrections.join(' '),
  quality: data => qualityRule(configuredProductOf(data).viewing),
  sizeName: data => configuredProductOf(data).size,
  summary: ({ data, kindName, sizeName }) => ({
    product: [kindName(), configuredProductOf(data).design].filter(Boolean).join(', '),
    facts: [sizeName()],
  }),
  Stage: PageCanvas,
  Mini: ({ cut, ...sheet }) => <PageView {...sheet} showCut={cut} />,
  ProductPanel: ConfigurationPanel,
  TabPanel: ConfigurationPanel,
  TabRow: ConfigurationRow,
}
