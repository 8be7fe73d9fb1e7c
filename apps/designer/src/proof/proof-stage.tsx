import { Share2, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useElementSize } from '../canvas/use-element-size.ts'
import { PageView } from '../pages/page-view.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { allTextFields } from '../text/text-fields.ts'
import { fieldName } from '../text/texts-panel.tsx'
import { textToReadAloud } from './text-to-read-aloud.ts'
import { useReadAloud } from './use-read-aloud.ts'
import { useRecordDocument } from './use-record-document.ts'

const RecordPager = lazyPart(() => import('../mail-merge/record-pager.tsx').then(one => one.default))

/** All sides of a card as printed. Inner pages are displayed side by side. */
export default function ProofStage({ covered = 0 }: { covered?: number | 'half' }) {
  const { t, view, guest } = useDesigner()
  const product = useDesign(state => state.product)
  const document = useRecordDocument()
  const isGolden = document.refinement !== 'none'
  const isDesk = useView(state => state.layout === 'desk')
  const plans = product?.pages ?? []
  const inner = plans.filter(({ label }) => label.key.startsWith('inside'))
  const outer = plans.filter(plan => !inner.includes(plan))
  const fields = allTextFields(document)
  const { canRead, isReading, toggle } = useReadAloud(() =>
    fields.flatMap(field => {
      const words = textToReadAloud(t, document, field.element)
      return words === '' ? [] : [`${fieldName(t, field)}: ${words}`]
    }),
  )
  const face = (plan: (typeof plans)[number]) => (
    <ProofSide key={plan.id} pageId={plan.id} name={t(`page.${plan.label.key}`, plan.label.params)} />
  )
  return (
    <div className="proof-stage" style={covered === 'half' ? { paddingBottom: '50%' } : undefined}>
      <div className="proof-head">
        {isDesk && <h2>{t('proof.heading')}</h2>}
        <RecordPager />
        <div className="proof-help">
          {canRead && (
            <button type="button" className="button" aria-pressed={isReading} onClick={toggle}>
              {isReading ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
              {t(isReading ? 'proof.stop' : 'proof.aloud')}
            </button>
          )}
          {!guest && (
            <button
              type="button"
              className="button"
              onClick={() => view.set({ share: 'approve', popover: null })}
            >
              <Share2 size={18} aria-hidden />
              {t('proof.send')}
            </button>
          )}
        </div>
      </div>
      {inner.length > 0 && <Row>{inner.map(face)}</Row>}
      <Row>{outer.map(face)}</Row>
      {isGolden && <p className="small muted">{t('proof.foil')}</p>}
    </div>
  )
}

const Row = ({ children }: { children: ReactNode }) => <div className="proof-row">{children}</div>

function ProofSide({ pageId, name }: { pageId: string; name: string }) {
  const document = useRecordDocument()
  const isShown = useEditor(({ session }) => session.pageId === pageId)
  const box = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(box)
  const page = document.pages.find(({ id }) => id === pageId)
  if (!page) return null
  const { trim } = page
  return (
    <figure className="proof-face" data-shown={isShown ? '' : undefined} data-proof-page={pageId}>
      <div ref={box} style={{ aspectRatio: `${trim.width} / ${trim.height}`, position: 'relative' }}>
        {width > 0 && <PageView {...{ document, page }} scale={width / trim.width} />}
      </div>
      <figcaption className="small muted">{name}</figcaption>
    </figure>
  )
}
