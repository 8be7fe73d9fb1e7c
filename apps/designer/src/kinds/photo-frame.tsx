import { allSlots, createFrameDocument, framePage, qualityRule } from '@passepartout/document'
import {
  designerUrl,
  documentKindOf,
  type FrameConfiguration,
  formatSize,
  frameOuterSize,
  normaliseFrameConfiguration,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import { Frame, Images, Layers, Ruler } from 'lucide-react'
import { FramedPrint } from '../canvas/framed-print.tsx'
import { wallArtRepairs } from '../product/wall-art-repairs.ts'
import { PictureStage, ProductPanel, WallArtChoices, WallArtRow, WallArtTab } from '../shell/lazy-parts.tsx'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerKindAdapter, ThumbnailProps } from './designer-kind-adapter.ts'

const WALL = qualityRule('wall')

/** Wall art: one photo; everything else is configured beside it. */
export const photoFrame: DesignerKindAdapter = {
  modes: ['edit', 'see', 'check'],
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'frame', Icon: Frame },
    { tab: 'format', Icon: Ruler },
    { tab: 'material', Icon: Layers },
  ],
  hasOnePlace: true,
  isPricedHere: true,
  fresh: ({ catalogue, configuration, shop }) => ({
    document: createFrameDocument({
      ...framePage(catalogue, configuration),
      title: '',
      locale: shop.locale,
    }),
    configuration,
  }),
  read({ kind, catalogue, shop }, document, stored) {
    if (document.kind !== documentKindOf(kind)) return undefined
    const { configuration } = normaliseFrameConfiguration(catalogue, Object(stored), shop)
    return { document, configuration }
  },
  // Opaque JSON in the editor; only this kind stores it.
  picture: (_data, stored) => stored as FrameConfiguration,
  address: (_data, picture) => designerUrl('photo-frame', picture),
  corrections({ corrections }, { t, names }) {
    const list = corrections.map(({ field, given, used }) =>
      t('product.correctedOne', {
        field: names.field(field),
        given: names.value(field, given),
        used: names.value(field, used),
      }),
    )
    return list.join('; ')
  },
  quality: () => WALL,
  repairs: wallArtRepairs,
  sizeName: (_data, { names, configuration }) => names.format(configuration().formatType),
  summary({ catalogue, configuration, names, shop, sizeName, t }) {
    const picture = configuration()
    const outer = formatSize(frameOuterSize(catalogue, picture), shop.locale)
    const isFramed = picture.frameType !== undefined
    return {
      product: names.summary(picture),
      facts: [sizeName(), ...(isFramed ? [t('price.outer', { size: outer })] : [])],
    }
  },
  Stage: PictureStage,
  Mini: WallArtThumbnail,
  ProductPanel,
  TabPanel: WallArtTab,
  TabRow: WallArtRow,
  PhotoChoices: WallArtChoices,
}

function WallArtThumbnail({ document, page, scale, cut }: ThumbnailProps) {
  const { catalogue, configuration, photos, t } = useDesigner()
  const slot = allSlots(document)[0]?.slot
  if (!slot) return null
  return (
    <FramedPrint
      {...{ page, slot, scale }}
      look={wallArtAppearanceOf(catalogue, configuration())}
      document={document}
      tiers={photos.tiers}
      waiting={t('photos.converting')}
      bare
      showCut={cut}
    />
  )
}
