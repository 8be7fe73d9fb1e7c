import { framePage, resizePage } from '@passepartout/document'
import {
  type CollageDesignerParams,
  designerUrl,
  type FrameConfiguration,
  formatSize,
  frameOuterSize,
  normaliseFrameConfiguration,
  parseDesignerUrl,
} from '@passepartout/domain'
import { Images, Layers, LayoutGrid, SlidersHorizontal, Type } from 'lucide-react'
import { askCollageCharge } from '../api/ask-collage-price.ts'
import type { DesignerData } from '../data/designer-data.ts'
import { PageStage } from '../pages/page-stage.tsx'
import { frameLook } from '../product/frame-look.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import { CollagePanel, CollageRow, CollageTab, CollageTools } from '../shell/later-parts.tsx'
import { WordsAndPhotos } from '../text/words-and-photos.tsx'
import type { DesignerKind } from './designer-kind.ts'
import { openedOf, pages } from './pages.tsx'

/** The month is for calendars; a collage's address has none. */
const ANY_MONTH = { year: 2026, month: 1 }

/** What the address of a collage says beside the picture: its design and colours. */
const beside = (stored: StoredConfiguration): CollageDesignerParams => {
  const address = 'designerUrl' in stored ? parseDesignerUrl(stored.designerUrl, ANY_MONTH) : undefined
  return (address?.params ?? { collage: true, optionTypes: [] }) as CollageDesignerParams
}

function pictureOf(data: DesignerData, stored: StoredConfiguration): FrameConfiguration {
  const said = 'designerUrl' in stored ? parseDesignerUrl(stored.designerUrl, ANY_MONTH)?.params : undefined
  return normaliseFrameConfiguration(data.catalogue, { ...(said as object) }, data.shop).configuration
}

const addressOf = (
  _data: DesignerData,
  { materialType, formatType, optionTypes, ...frame }: FrameConfiguration,
  stored: StoredConfiguration,
) => {
  const { designId, palette } = beside(stored)
  const chosen = { materialType, formatType, optionTypes, ...frame }
  return designerUrl('collage', {
    ...(designId && { designId }),
    ...(palette && { palette }),
    collage: true,
    ...chosen,
  } as CollageDesignerParams)
}

/** Wall art with many photos: everything of a picture is chosen beside it, and how the photos lie. */
export const collage: DesignerKind = {
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
    const { document, address } = openedOf(data)
    const picture = pictureOf(data, { designerUrl: address })
    const [page] = document.pages
    return {
      document: page ? resizePage(document, page.id, framePage(data.catalogue, picture)) : document,
      configuration: { designerUrl: address },
    }
  },
  picture: pictureOf,
  stored: (data, picture, before) => ({ designerUrl: addressOf(data, picture, before) }),
  charge: askCollageCharge,
  address: addressOf,
  sizeName: (_data, { names, configuration }) => names.format(configuration().formatType),
  summary({ data, catalogue, configuration, kindName, names, shop, sizeName, t }) {
    const picture = configuration()
    const outer = formatSize(frameOuterSize(catalogue, picture), shop.locale)
    return {
      product: [kindName(), openedOf(data).design].filter(Boolean).join(', '),
      facts: [
        names.material(picture.materialType),
        sizeName(),
        ...(picture.frameType === undefined ? [] : [t('price.outer', { size: outer })]),
      ],
    }
  },
  look: ({ catalogue, configuration }) => frameLook(catalogue, configuration()),
  Stage: PageStage,
  LeftPanel: WordsAndPhotos,
  CanvasTools: CollageTools,
  ProductPanel: CollagePanel,
  TabPanel: CollageTab,
  TabRow: CollageRow,
}
