import { formatSize } from '@passepartout/domain'
import { Images, Layers, Type } from 'lucide-react'
import { quantityOf } from '../card/card-query.ts'
import { storeCardTexts } from '../card/stored-card-texts.ts'
import { PageCanvas } from '../pages/page-canvas.tsx'
import { ProofButton } from '../proof/proof-button.tsx'
import { laterPanel } from '../shell/later-panel.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { TextsAndPhotosPanel } from '../text/texts-and-photos-panel.tsx'
import type { DesignerKindAdapter, StageProps } from './designer-kind-adapter.ts'
import { pages } from './pages.tsx'

// Lazily loaded, because the first interaction does not need it.
const CardPanel = laterPanel(() => import('../card/card-panel.tsx').then(one => one.default))
const FoldView = lazyPart(() => import('../card/fold-view.tsx').then(one => one.default))
const ProofPanel = laterPanel(() => import('../proof/proof-panel.tsx').then(one => one.default))
const ProofStage = lazyPart(() => import('../proof/proof-stage.tsx').then(one => one.default))

const isDesigned = (data: { product: { card?: unknown } | null }) => Boolean(data.product?.card)

function CardTab({ tab }: { tab: Tab }) {
  const { data } = useDesigner()
  return isDesigned(data) ? <CardPanel /> : <pages.TabPanel tab={tab} />
}

function CardProduct() {
  const { data } = useDesigner()
  return isDesigned(data) ? <CardPanel /> : <pages.ProductPanel />
}

function CardStage(props: StageProps) {
  const isReading = useEditor(({ session }) => session.mode === 'check')
  return isReading ? <ProofStage {...props} /> : <PageCanvas {...props} />
}

/** Cards: texts first, then photos; the proof must be approved before the order. */
export const card: DesignerKindAdapter = {
  ...pages,
  tabs: [
    { tab: 'text', Icon: Type },
    { tab: 'photo', Icon: Images },
    { tab: 'product', Icon: Layers },
  ],
  modes: ['edit', 'see', 'check'],
  takesTexts: true,
  takesNames: true,
  isShownWithVisitorPhoto: true,
  takesOwnPhotos: true,
  begin: ({ editor }) => storeCardTexts(editor),
  Stage: CardStage,
  See: FoldView,
  sizeName(data, { editor }) {
    const { width = 0, height = 0 } = editor.getSnapshot().document.pages[0]?.trim ?? {}
    return formatSize({ widthMm: width, heightMm: height }, data.shop.locale)
  },
  quantity: (_data, stored) => ('designerUrl' in stored ? quantityOf(stored.designerUrl) : 1),
  LeftPanel: TextsAndPhotosPanel,
  ProductPanel: CardProduct,
  CheckPanel: ProofPanel,
  CallToAction: ProofButton,
  checksAllPages: true,
  TabPanel: CardTab,
}
