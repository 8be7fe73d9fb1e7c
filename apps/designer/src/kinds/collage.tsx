import { framePage, resizePage } from '@passepartout/document'
import {
  type CollageDesignerParams,
  designerUrl,
  type FrameConfiguration,
  formatSize,
  frameOuterSize,
  normaliseFrameConfiguration,
  parseDesignerUrl,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import { Images, Layers, LayoutGrid, SlidersHorizontal, Type } from 'lucide-react'
import { fetchCollagePrice } from '../api/fetch-collage-price.ts'
import type { DesignerData } from '../data/designer-data.ts'
import { PageCanvas } from '../pages/page-canvas.tsx'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import { CollagePanel, CollageRow, CollageTab, CollageTools } from '../shell/lazy-parts.tsx'
import { TextsAndPhotosPanel } from '../text/texts-and-photos-panel.tsx'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'
import { configuredProductOf, pages } from './pages.tsx'

/** Fallback month for parsing: only calendars have one. */
const ANY_MONTH = { year: 2026, month: 1 }

/** Parameters of a collage's address beside those of wall art: its design and colours. */
const collageParamsOf = (stored: StoredConfiguration): CollageDesignerParams => {
  const address = 'designerUrl' in stored ? parseDesignerUrl(stored.designerUrl, ANY_MONTH) : undefined
  return (address?.params ?? { collage: true, optionTypes: [] }) as CollageDesignerParams
}

function wallArtOf(data: DesignerData, stored: StoredConfiguration): FrameConfiguration {
  const params = 'designerUrl' in stored ? parseDesignerUrl(stored.designerUrl, ANY_MONTH)?.params : undefined
  return normaliseFrameConfiguration(data.catalogue, { ...(params as object) }, data.shop).configuration
}

const addressOf = (
  _data: DesignerData,
  { materialType, formatType, optionTypes, ...frame }: FrameConfiguration,
  stored: StoredConfiguration,
) => {
  const { designId, palette } = collageParamsOf(stored)
  const chosen = { materialType, formatType, optionTypes, ...frame }
  return designerUrl('collage', {
    ...(designId && { designId }),
    ...(palette && { palette }),
    collage: true,
    ...chosen,
  } as CollageDesignerParams)
}

/** Wall art with several photos: configured like wall art with one, plus the arrangement of the photos. */
export const collage: DesignerKindAdapter = {
  ...pages,
  modes: ['edit', 'see', 'check'],
  takesTexts: true,
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'text', Icon: Type },
    { tab: 'layout', Icon: LayoutGrid },
    { tab: 'spacing', Icon: SlidersHorizontal },
    { tab: 'product', Icon: Layers },
  ],
  isPricedHere: true,
  fresh(data) {
    const { document, address } = configuredProductOf(data)
    const picture = wallArtOf(data, { designerUrl: address })
    const [page] = document.pages
    return {
      document: page ? resizePage(document, page.id, framePage(data.catalogue, picture)) : document,
      configuration: { designerUrl: address },
    }
  },
  picture: wallArtOf,
  stored: (data, picture, before) => ({ designerUrl: addressOf(data, picture, before) }),
  charge: fetchCollagePrice,
  address: addressOf,
  sizeName: (_data, { names, configuration }) => names.format(configuration().formatType),
  summary({ data, catalogue, configuration, kindName, names, shop, sizeName, t }) {
    const picture = configuration()
    const outer = formatSize(frameOuterSize(catalogue, picture), shop.locale)
    return {
      product: [kindName(), configuredProductOf(data).design].filter(Boolean).join(', '),
      facts: [
        names.material(picture.materialType),
        sizeName(),
        ...(picture.frameType === undefined ? [] : [t('price.outer', { size: outer })]),
      ],
    }
  },
  look: ({ catalogue, configuration }) => wallArtAppearanceOf(catalogue, configuration()),
  Stage: PageCanvas,
  LeftPanel: TextsAndPhotosPanel,
  CanvasTools: CollageTools,
  ProductPanel: CollagePanel,
  TabPanel: CollageTab,
  TabRow: CollageRow,
}
